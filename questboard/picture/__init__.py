"""The picture: any scene as one self-contained SVG, for docs, reviews and tests.

It knows the kinds of nodes and no game. `page` lays the table out; the `painter` draws what lies on
it as `trays`, `cards` and `tokens` say; `svg` writes the marks down. `palette`, `lettering`, `icons`
and `measures` are the paint box.
"""

from questboard.picture.icons import ICONS, Icon
from questboard.picture.page import draw
from questboard.picture.palette import THEMES, Theme

__all__ = ["ICONS", "THEMES", "Icon", "Theme", "draw"]
