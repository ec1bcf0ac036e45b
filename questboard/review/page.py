"""The page: a review as one self-contained HTML file, to keep and to share."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape

from questboard.picture import THEMES, draw
from questboard.picture.palette import JEWELS, contrast, mix
from questboard.review.chart import chart
from questboard.review.findings import Account, Judgement, Review
from questboard.review.words import (
    MINUS,
    balance,
    basis,
    by_round_title,
    percent,
    play,
    points,
    signed,
    stroke,
)
from questboard.scene import Color, Scene
from questboard.text.words import result

OPENING = '<!doctype html>\n<html lang="en" data-questboard="review">\n'
"""The first lines of every review page."""
LARGEST_PICTURE = 400_000
"""In characters; a larger picture would make the page slow to open."""
LINES: tuple[Color, ...] = ("sapphire", "ruby", "emerald", "topaz", "arcane", "brass")
"""The colours of the sides."""
LEGIBLE = 4.5
"""The least contrast of names and lines with the page."""


def page(review: Review, scene: Scene | None = None, replay: str = "") -> str:
    """The review as HTML, with a picture of the last scene unless it is too large.

    Where the game has a replay, each mistake leads to its question there, and to what came of the answer.
    """
    title = escape(f"{review.title}: the review")
    return (
        f'{OPENING}<head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_style(len(review.accounts))}</style></head>\n<body><main>\n"
        + "\n".join(filter(None, _sections(review, scene, replay)))
        + "\n</main></body></html>\n"
    )


def _sections(review: Review, scene: Scene | None, replay: str) -> Iterator[str]:
    yield _heading(review)
    if review.accounts:
        yield _section(by_round_title(review), chart(review, review.costliest()), "chances")
        yield _section("Costliest mistakes", _mistakes(review, replay), "mistakes")
        yield _section("How each player did", _plays(review), "plays")
        yield _section("Luck", _luck(review), "luck")
    yield _picture(scene)
    yield f"<footer><p>{escape(basis(review))}</p><p>Made with Questboard.</p></footer>"


def _section(title: str, body: str, name: str) -> str:
    return f'<section id="{name}"><h2>{escape(title)}</h2>{body}</section>'


def _heading(review: Review) -> str:
    ended = result(review.outcome, review.names)[-1] if review.outcome else "This game is not over."
    scores = review.outcome.scores if review.outcome else ()
    names = "".join(
        f"<li><span>{escape(name)}</span>{f' <b>{scores[seat]}</b>' if scores else ''}</li>"
        for seat, name in enumerate(review.names)
    )
    return (
        f'<header><p class="over">The review</p><h1>{escape(review.title)}</h1>'
        f'<p class="result">{escape(ended)}</p><ul class="seats">{names}</ul></header>'
    )


def _mistakes(review: Review, replay: str) -> str:
    costly = review.costliest()
    if not costly:
        return "<p>No mistake that stands out from the noise.</p>"
    items = "".join(
        f'<li id="mistake-{number}"><p class="where">'
        f'<b class="mark side-{_side(review, each.seat)}">{number}</b>'
        f"<span>{escape(review.names[each.seat])}, round {each.round}, answer {each.ply + 1}</span>"
        f'<b class="cost">{MINUS}{escape(points(each.cost or each.judged))}</b></p>'
        f'<p class="prompt">{escape(each.prompt)} <span class="rule">{escape(each.rule)}</span></p>'
        f"<dl><dt>Answered</dt><dd>{escape(each.given)} "
        f"<span>{percent(each.chance - each.cost)}</span></dd>"
        f"<dt>{escape(review.level.capitalize())}</dt><dd>{escape(each.best)} "
        f"<span>{percent(each.chance)}</span></dd></dl>{_links(replay, each)}</li>"
        for number, each in enumerate(costly, 1)
    )
    return f"<ol>{items}</ol>"


def _links(replay: str, each: Judgement) -> str:
    """The ways to the question in the replay, and to the first beat of what the answer led to."""
    if not replay:
        return ""
    question = f"{replay}?ply={each.ply}&seat={each.seat}"
    outcome = f"{replay}?ply={each.ply + 1}&beat=1&seat={each.seat}"
    return (
        f'<p class="links"><a href="{escape(question)}">See the question</a> '
        f'<a href="{escape(outcome)}">Watch what came of it</a></p>'
    )


def _plays(review: Review) -> str:
    return f"<ul>{''.join(f'<li>{escape(play(each))}</li>' for each in review.plays)}</ul>"


def _luck(review: Review) -> str:
    most = max(max(account.cost, abs(account.luck)) for account in review.accounts) or 1.0
    accounts = "".join(_account(review, account, most) for account in review.accounts)
    strokes = "".join(f"<li>{escape(stroke(review, each))}</li>" for each in review.luckiest())
    return f'{accounts}<ul class="strokes">{strokes}</ul>' if strokes else accounts


def _account(review: Review, account: Account, most: float) -> str:
    place = review.accounts.index(account)
    bars = "".join(
        f'<div class="bar"><span>{name}</span><i class="{"gain" if share > 0 else "loss"}" '
        f'style="--share:{100 * abs(share) / most:.1f}"></i>'
        f"<b>{signed(share)}</b></div>"
        for name, share in (("decisions", -account.cost), ("luck", account.luck))
    )
    return (
        f'<div class="books"><h3 class="side-{place}">{escape(review.side_name(account.seats))}</h3>{bars}'
        f"<p>{escape(balance(review, account))}</p></div>"
    )


def _side(review: Review, seat: int) -> int:
    return next(place for place, account in enumerate(review.accounts) if seat in account.seats)


def _picture(scene: Scene | None) -> str:
    drawn = draw(scene) if scene is not None else ""
    if scene is None or len(drawn) > LARGEST_PICTURE:
        return ""
    data = b64encode(drawn.encode()).decode()
    drawing = f'<img alt="{escape(scene.status)}" src="data:image/svg+xml;base64,{data}">'
    return _section("The table at the end", drawing, "table")


# ---- style


def _style(sides: int) -> str:
    dark, light = (_colors(theme, sides) for theme in ("evening", "daylight"))
    lines = "".join(f".side-{n}{{--side:var(--side-{n})}}" for n in range(sides))
    return (
        f":root{{color-scheme:dark light;{dark}}}"
        f"@media(prefers-color-scheme:light){{:root{{{light}}}}}{lines}{CSS}"
    )


def _colors(theme: str, sides: int) -> str:
    """The colours of a theme; line colours are mixed with ink until they are legible on the panel."""
    light = THEMES[theme]
    named = {
        "page": light.page.fill,
        "edge": light.page.edge,
        "ink": light.page.ink,
        "faded": light.page.faded,
        "panel": light.panel.fill,
        "panel-edge": light.panel.edge,
        "gain": _legible(JEWELS["heal"], light.panel.fill, light.page.ink),
        "loss": _legible(JEWELS["danger"], light.panel.fill, light.page.ink),
    }
    for place in range(sides):
        jewel = JEWELS[LINES[place % len(LINES)]]
        named[f"side-{place}"] = _legible(jewel, light.panel.fill, light.page.ink)
    return ";".join(f"--{name}:{color}" for name, color in named.items())


def _legible(color: str, ground: str, ink: str) -> str:
    """A colour, mixed with just enough ink to be legible on a background."""
    return next(
        mixed
        for share in range(11)
        if contrast(mixed := mix(color, ink, share / 10), ground) >= LEGIBLE or share == 10
    )


CSS = """
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--ink);line-height:1.5;padding:1rem;
font-family:Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{max-width:54rem;margin:0 auto;display:grid;gap:1.1rem}
h1,h2,h3,.over{font-family:Literata,"Iowan Old Style",Georgia,"Times New Roman",serif;line-height:1.2}
h1{font-size:clamp(1.7rem,6vw,2.4rem)}
h2{font-size:1.25rem;margin-bottom:.8rem}
h3{font-size:1.05rem;color:var(--side)}
.over{color:var(--faded);font-style:italic}
header{border-bottom:2px solid var(--edge);padding-bottom:1rem}
.result{margin:.4rem 0 .6rem}
.seats{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;color:var(--faded)}
.seats b{color:var(--ink);font-variant-numeric:tabular-nums}
section{background:var(--panel);border:1px solid var(--panel-edge);border-radius:10px;padding:1rem 1.1rem;
min-width:0}
.chart{padding:.6rem 6.5rem 0 3.1rem}
figcaption{margin-top:2rem;color:var(--faded);font-size:.85rem}
.plot{position:relative;height:clamp(13rem,42vw,20rem)}
.plot svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.grid{stroke:var(--panel-edge);stroke-width:1;vector-effect:non-scaling-stroke;opacity:.7}
.line{fill:none;stroke:var(--side);stroke-width:2.5;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.plot span{position:absolute;font-size:.82rem;white-space:nowrap}
.scale{right:100%;transform:translateY(-50%);padding-right:.5rem;color:var(--faded)}
.name{left:100%;transform:translateY(-50%);padding-left:.5rem;color:var(--side);font-weight:600;
max-width:6.4rem;overflow:hidden;text-overflow:ellipsis}
.tick{top:100%;transform:translateX(-50%);padding-top:.35rem;color:var(--faded)}
.mark{display:inline-grid;place-items:center;width:1.45rem;height:1.45rem;border-radius:50%;flex:none;
background:var(--panel);border:2px solid var(--side);color:var(--ink);font-size:.78rem;font-weight:700;
text-decoration:none;font-variant-numeric:tabular-nums}
.plot .mark{position:absolute;transform:translate(-50%,-50%)}
ol,ul{padding:0;list-style:none;display:grid;gap:.5rem}
#mistakes ol{gap:.8rem}
#mistakes li{border-top:1px solid var(--panel-edge);padding-top:.8rem;scroll-margin-top:1rem}
#mistakes li:first-child{border-top:0;padding-top:0}
#mistakes li:target{outline:2px solid var(--edge);outline-offset:.4rem;border-radius:4px}
.where{display:flex;align-items:center;gap:.6rem;color:var(--faded);font-size:.9rem}
.cost{margin-left:auto;color:var(--loss);white-space:nowrap}
.prompt{margin:.3rem 0;font-weight:600}
.rule{color:var(--faded);font-weight:400;font-size:.82rem;white-space:nowrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem .8rem}
dt{color:var(--faded)}
dd span{color:var(--faded);font-size:.9rem;margin-left:.3rem;white-space:nowrap}
.links{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin-top:.4rem;font-size:.9rem}
.links a{color:inherit}
.books+.books,.strokes{margin-top:1rem}
.books p,.strokes{color:var(--faded);font-size:.9rem}
.bar{display:grid;grid-template-columns:5.2rem 1fr 3.4rem;align-items:center;gap:.6rem;font-size:.9rem}
.bar i{position:relative;height:.8rem;
background:linear-gradient(var(--panel-edge),var(--panel-edge)) center/1px 100% no-repeat}
.bar i::after{content:"";position:absolute;top:0;bottom:0;width:calc(var(--share)*.5%);border-radius:2px}
.bar .gain::after{left:50%;background:var(--gain)}
.bar .loss::after{right:50%;
background:repeating-linear-gradient(135deg,var(--loss) 0 5px,transparent 5px 7px)}
.bar b{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
img{display:block;width:100%;height:auto;border-radius:6px}
footer{color:var(--faded);font-size:.85rem;display:grid;gap:.4rem}
@media(max-width:34rem){body{padding:.6rem}section{padding:.9rem .8rem}
.chart{padding:.6rem 4.4rem 0 2.7rem}.tick:nth-of-type(even){display:none}.name{max-width:4.4rem}
.bar{gap:.4rem}}
@media print{body{background:none}section{break-inside:avoid}}
"""
