"""Everything that can't get lost: cards and tiles, counted wherever they lie."""

from __future__ import annotations

from collections import Counter

from questboard.games.adventure.content import ENCOUNTERS, MONSTERS, TILES
from questboard.games.adventure.state import AdventureState, Deck


def inventory(s: AdventureState) -> dict[str, int]:
    """Monster, Encounter and Treasure cards, standard tiles and door tokens, by name."""
    found: Counter[str] = Counter()

    def count(kind: str, names: list[str]) -> None:
        found.update(f"{kind} {name}" for name in names)

    def count_deck(kind: str, deck: Deck) -> None:
        count(kind, deck.discard)
        for packet in deck.packets:
            count(kind, packet.cards)

    count_deck("monster", s.monster_deck)
    count_deck("encounter", s.encounter_deck)
    count_deck("treasure", s.treasure_deck)
    count_deck("tile", s.stack)
    count_deck("door", s.door_tokens)
    count("door", ["locked"] * len(s.locked))
    for team in s.teams:
        count("monster", team.experience)
    count("tile", [placed.tile for placed in s.dungeon.tiles])
    for hero in s.heroes:
        count("treasure", hero.items)
        count("encounter", hero.curses)
        count("monster", [card.name for card in hero.row if card.name in MONSTERS])
        count("encounter", [card.name for card in hero.row if card.name in ENCOUNTERS])
    if s.environment:
        count("encounter", [s.environment])
    if s.campaign is not None:
        count("treasure", s.campaign.store)
    return {name: number for name, number in sorted(found.items()) if there_from_the_start(name)}


def there_from_the_start(name: str) -> bool:
    """Whether a thing is in play from the start; Villains, Chamber tiles and the like come later."""
    kind, _, thing = name.partition(" ")
    match kind:
        case "monster":
            return not MONSTERS[thing].villain
        case "encounter":
            return ENCOUNTERS[thing].kind != "adventure"
        case "tile":
            return TILES[thing].group == "standard"
        case _:
            return True
