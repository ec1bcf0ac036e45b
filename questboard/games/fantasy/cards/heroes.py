"""Heroes: how they look, and what is not among the abilities of `content/`."""

from __future__ import annotations

from questboard.games.fantasy.hooks import HeroKind


class Regdar(HeroKind, id="regdar"):
    """The fighter: 1 sword more in melee, and two weapons in use."""

    icon, color = "visored-helm", "ruby"


class Lidda(HeroKind, id="lidda"):
    """The rogue: she sneaks through monsters, finds traps and keeps the tokens of those that she disables."""

    icon, color = "cloak-dagger", "heal"
    keeps_trap_tokens = True


class Jozan(HeroKind, id="jozan"):
    """The cleric: he casts spells, heals and turns undead."""

    icon, color = "holy-symbol", "topaz"
    heals_most = 3


class Mialee(HeroKind, id="mialee"):
    """The wizard: she casts spells."""

    icon, color = "pointy-hat", "sapphire"


class Elwick(HeroKind, id="elwick"):
    """A druid: he casts spells and moves through bushes."""

    icon, color = "three-leaves", "emerald"


class Orwick(HeroKind, id="orwick"):
    """A druid: he casts spells and moves through bushes."""

    icon, color = "oak-leaf", "emerald"


class Morkahn(HeroKind, id="morkahn"):
    """The barbarian: 1 sword more in melee, two weapons in use, and rage; snow does not slow him."""

    icon, color = "battle-axe", "diamond"
    rage_cost = 4
