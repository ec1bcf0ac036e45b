"""Damage to Monsters, objects, Heroes and Villagers, and what a defeat brings (WA-104 to WA-111)."""

from __future__ import annotations

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.hooks.tables import DEFEATED, DOWNED, ENDED_BY_DEFEAT, SWARM
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.rules.talk import emit
from questboard.games.adventure.state import AdventureState, Foe


def harm(s: AdventureState, target: Foe, amount: int, by: int, rule: str) -> None:
    """Deal damage to a Monster, Villain or object; `by` is the Hero who does it, or -1."""
    if amount <= 0:
        return
    if target in s.friends:  # an Ally of another team (LD-294)
        hurt_friend(s, target, amount)
        return
    rival = s.rival(target)
    if rival >= 0:
        lose_hit_points(s, rival, amount, rule)
        return
    if target in s.objects:
        thing = s.objects[target]
        thing.hp = max(0, thing.hp - amount)
        emit(s, "damaged", rule, foe=target, amount=amount, left=thing.hp)
        if thing.hp <= 0:
            del s.objects[target]
            emit(s, "destroyed", "WA-121", foe=target)
            quest(s).destroyed(s, target, by)
        else:
            quest(s).hurt(s, target)
        return
    figure = s.figures[target]
    figure.damage += amount
    left = s.max_hp(target) - figure.damage
    card = MONSTERS[figure.name]
    enraged = bool(card.enraged) and figure.damage >= card.enraged_at
    if enraged:
        figure.name = card.enraged
        left = s.max_hp(target) - figure.damage
    if left <= 0:
        figure.damage = s.max_hp(target)
    emit(s, "damaged", rule, foe=target, amount=amount, left=max(0, left))
    if enraged:
        emit(s, "enraged", "WA-203", foe=target)
    if left <= 0:
        defeat(s, target, by)
    else:
        quest(s).hurt(s, target)


def defeat(s: AdventureState, target: Foe, by: int) -> None:
    """A Monster is defeated: its figure goes, its card becomes Experience, a Treasure is due (WA-106)."""
    figure = s.figures.pop(target)
    name = figure.name
    s.defeated += 1
    card = MONSTERS[name]
    if name in DEFEATED:
        s.turn.aftermath.append((name, figure.square))
    before = [len(team.experience) for team in s.teams]
    if card.villain:
        s.team(by if by >= 0 else s.active).experience.append(card.face_of or name)
    elif name not in SWARM:
        give_up_card(s, name, by)
    elif not any(other.name == name for other in s.figures.values()):
        while give_up_card(s, name, by):
            pass
    earned = [card for team, count in zip(s.teams, before, strict=True) for card in team.experience[count:]]
    worth = sum([MONSTERS[each].experience for each in earned])
    emit(s, "defeated", "WA-106", foe=target, hero=by, experience=worth)
    if by >= 0:
        if by not in s.turn.rewarded and by not in s.turn.rewards:
            s.turn.rewards.append(by)
        for curse in list(s.heroes[by].curses):
            if curse in ENDED_BY_DEFEAT:
                end_curse(s, by, curse, "WA-135")
    quest(s).defeated(s, card.face_of or name, by)


def give_up_card(s: AdventureState, name: str, by: int) -> bool:
    """The card of a defeated Monster goes to the Experience pile of who defeated it (WA-107, LD-227)."""
    seat = take_card(s, name, by)
    if seat < 0:
        return False
    helper = s.friends.get(s.turn.card)
    if by < 0 and helper is not None and helper.owner >= 0:  # what an Ally defeats is its player's
        seat = helper.owner
    s.team(by if by >= 0 else seat).experience.append(name)
    return True


def drop_card(s: AdventureState, name: str, by: int) -> bool:
    """A Monster's card goes to the discard pile without Experience."""
    if take_card(s, name, by) < 0:
        return False
    s.monster_deck.discard.append(name)
    return True


def take_card(s: AdventureState, name: str, by: int) -> int:
    """Take a Monster's card out of a row, the attacker's first; returns whose it was, or -1 (WA-108)."""
    for seat in s.clockwise(by if by >= 0 else s.active):
        row = s.heroes[seat].row
        for card in row:
            if card.name == name:
                row.remove(card)
                return seat
    return -1


def lose_hit_points(s: AdventureState, seat: int, amount: int, rule: str) -> None:
    """Take hit points from a Hero who can't answer to it any more."""
    hero = s.heroes[seat]
    if hero.hp <= 0 or amount <= 0:
        return
    hero.hp = max(0, hero.hp - amount)
    emit(s, "took_damage", rule, hero=seat, amount=amount, left=hero.hp)
    if not hero.hp:
        emit(s, "downed", "WA-111", hero=seat)
        for mark in list(hero.notes):
            if mark in DOWNED:
                DOWNED[mark](s, seat)
        if hero.carried and hero.on_board:
            s.turn.fallen.append(seat)
        quest(s).downed(s, seat)


def hurt_friend(s: AdventureState, name: str, amount: int) -> None:
    """A Villager takes damage, and is killed at 0 HP."""
    friend = s.friends[name]
    if amount <= 0:
        return
    friend.damage += min(amount, friend.hp)
    emit(s, "villager_hurt", "WA-104", villager=friend.name, amount=amount, left=friend.hp)
    if friend.hp <= 0:
        del s.friends[name]
        for hero in s.heroes:
            hero.row = [card for card in hero.row if card.name != friend.name]
        emit(s, "villager_killed", "WA-215", villager=friend.name)
        quest(s).villager_killed(s, friend.name)


def end_curse(s: AdventureState, seat: int, curse: str, rule: str) -> None:
    """A curse ends; its card goes to the discard pile (WA-135)."""
    s.heroes[seat].curses.remove(curse)
    s.encounter_deck.discard.append(curse)
    emit(s, "curse_ended", rule, hero=seat, card=curse)
