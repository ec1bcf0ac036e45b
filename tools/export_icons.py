"""Copy the icons that our scenes name out of the Game Icons set.

    python tools/export_icons.py path/to/@iconify-json/game-icons/icons.json

The set is the npm package `@iconify-json/game-icons`, unpacked into any temporary folder with
`npm install` or `npm pack`. Each game's scene lists its icons in `ICONS`; what we drew ourselves
is in `questboard/picture/drawn.json` and is left alone.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
from pathlib import Path

import questboard.games
from questboard.picture import icons

# The package doesn't say who drew what; the set's own repository has a folder for each author.
AUTHORS = {
    "Carl Olsen": "crossbow spider-face",
    "Caro Asercion": "boar goblin",
    "Delapouite": """
        bar-stool bear-head bracer brain-tentacle broom cage caltrops camping-tent cape carrot
        cave-entrance cliff-crossing dart devil-mask dungeon-gate dwarf-face eagle-head exit-door
        falling-rocks female-vampire fire-spell-cast gauntlet health-potion hole horizontal-flip
        horned-reptile hot-meal ionic-column knocked-out-stars ladder lockpicks night-sleep oak-leaf
        ogre orc-head outback-hat oyster-pearl pearl-necklace person power-ring rolled-cloth
        round-star saber-toothed-cat-head shambling-zombie shamrock smoking-volcano sparkles
        spell-book spiked-dragon-head stairs stalactites star-altar stone-bridge stone-bust
        stone-pile sun-priest t-rex-skull table templar-shield trophy-cup two-coins upgrade
        velociraptor war-pick warhammer warlock-eye
    """,
    "Faithtoken": "card-discard card-draw",
    "Kier Heyl": "dwarf-helmet dwarf-king elf-helmet",
    "Lorc": """
        arrow-cluster battle-axe beast-eye beer-stein big-wave boots bowman breastplate
        bright-explosion broadsword bubbling-flask burning-embers campfire carnivore-mouth centipede
        cloak-dagger cog cowled cracked-shield crossed-bones crossed-swords crowned-skull
        crystal-bars crystal-growth crystal-wand cursed-star daemon-skull daggers dinosaur-rex
        doorway dragon-head earth-crack feathered-wing fire-bottle fireball footprint gear-hammer
        gecko gem-necklace gem-pendant ghost gooey-daemon high-shot holy-symbol hood horned-helm
        hourglass imprisoned knapsack lever lightning-storm lizardman locked-chest lyre mace-head
        magic-gate mailed-fist manacles masked-spider minotaur mushroom-gills octopus owl padlock
        paw-print plain-dagger pocket-bow pointy-hat poison-bottle queen-crown ragged-wound
        ringing-bell robe rune-stone scroll-unfurled shield-reflect snake spears spectre spider-web
        spinning-blades squid-head stone-sphere stone-throne surrounded-eye sword-array sword-clash
        tentacles-skull third-eye three-leaves tombstone trade treasure-map tribal-mask two-shadows
        vile-fluid vine-whip visored-helm volcano walking-boot water-splash waves wizard-staff
        wolf-head wolf-howl wolf-trap wooden-door
    """,
    "Lucas": "belt cloak",
    "Quoting": "card-play",
    "Sbed": "electric hand key lava poison-cloud shield",
    "Skoll": "fist ham-shank hearts open-treasure-chest skeleton troll",
    "Zeromancer": "heart-plus",
}


def named_icons() -> set[str]:
    """The icons that the scenes of all games name."""
    games = pkgutil.iter_modules(questboard.games.__path__, "questboard.games.")
    scenes = [importlib.import_module(f"{game.name}.scene") for game in games if game.ispkg]
    return {name for scene in scenes for name in scene.ICONS}


def main() -> None:
    """Write `questboard/picture/icons.json` anew."""
    parser = argparse.ArgumentParser(description="Copy the icons that our scenes name out of Game Icons.")
    parser.add_argument("set", type=Path, help="the icons.json of the package")
    path: Path = parser.parse_args().set
    whole = json.loads(path.read_text(encoding="utf-8"))
    authors = {name: author for author, names in AUTHORS.items() for name in names.split()}
    wanted = sorted(named_icons() - icons.read("drawn.json").keys())
    if missing := [name for name in wanted if name not in whole["icons"]]:
        parser.error(f"the set has no {', '.join(missing)}; name others or draw them in drawn.json")
    if default_names := [name for name in wanted if name not in authors]:
        parser.error(f"say in AUTHORS who drew {', '.join(default_names)}; the licence asks for it")
    chosen = {
        name: {
            "author": authors[name],
            "body": whole["icons"][name]["body"],
            "height": whole["icons"][name].get("height", whole.get("height", 512)),
            "width": whole["icons"][name].get("width", whole.get("width", 512)),
        }
        for name in wanted
    }
    text = json.dumps(chosen, indent=2, ensure_ascii=False, sort_keys=True) + "\n"
    (icons.HERE / "icons.json").write_text(text, encoding="utf-8")
    print(f"{len(chosen)} icons by {', '.join(sorted({authors[name] for name in wanted}))}")


if __name__ == "__main__":
    main()
