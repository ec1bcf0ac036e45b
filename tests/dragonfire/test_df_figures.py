"""The figures of encounters, Market cards, screens and Features, as they were designed.

The tables stand here a second time, so that a slip of the pen in `content/` is noticed.
"""

import pytest

from questboard.games.dragonfire.content import CARDS, ENCOUNTERS, FEATURES, SCREENS

ENCOUNTER_FIGURES = """
swarming-skeletons: 2 G; G / 2; AS 1; 7 gold; 2 x (1 / AS 1)
ghoul-pack: 1 G; 3 / G / 2; AS 1; 8 gold
violet-fungus: 1 G; 2 / G / 2; AS 1; 7 gold
cursed-ground: 1 G; G / 3 / G; AS 1; 9 gold
chuul: 1 B; 3 / B ~ K / 2; AS 1; 9 gold
minotaur: 1 B; 4 / B / B / R; AS 2; 9 gold
animated-armor: 1 B; 2 / B / 3; AS 1; 8 gold
basilisk: 1 B; B / 4 / K; AS 1; 9 gold
fire-snake: 1 B; 2 / BB; AS 2; 7 gold
red-slaad: 1 R; 3 / R / K / 2; AS 2; 10 gold
grick-knot: 2 R; R / 3; AS 1; 7 gold; 1 x (2 / AS 1)
phase-spider: 1 R; 2 / R / 2; AS 1; 7 gold
choke-point: 1 R; 2 / R / K; AS 0; 8 gold
kobold-pack: 2 K; 1 / 2 / K; AS 1; 8 gold; 3 x (1 / AS 1)
orog: 1 K; 3 / K / K; AS 2; 9 gold
troll: 1 K; R / 4 / K / 2; AS 2; 11 gold
gelatinous-cube: 1 K; 2 / 2 / K / 2; AS 1; 9 gold
blue-slaad: 1 B; 3 / BB / K / 3; AS 2; 13 gold
mind-flayer: 1 B; B / 4 / BB / 2; AS 2; 13 gold
spectator: 1 B; 3 / B / R / G / 2; AS 1; 12 gold
helmed-horror: 1 B; [B] / 3 / [BB] / 2; AS 2; 13 gold
xorn: 1 B; 3 / K / B / 3; AS 2; 11 gold
slaad-planar-portal: 1 R; 4 / K / 1 / R / 1; AS 1; 11 gold
cloaker: 1 R; R / 3 / RR; AS 2; 13 gold; 3 x (R / AS 1)
drider: 1 R; 3 / RR / 3; AS 2; 12 gold
roper: 1 R; 4 / R / 4; AS 2; 12 gold
black-pudding: 1 R; 3 / 3 / R / 3; AS 2; 12 gold
green-slaad: 1 G; 3 / GG / K / 3; AS 2; 13 gold
moaning-chamber: 1 G; GG / 6 / 2; AS 1; 12 gold
wraith: 1 G; [G] / 3 / [GG] / 2; AS 2; 12 gold
mummy: 1 G; 3 / G / G / 3; AS 2; 11 gold
otyugh: 1 G; 3 / G / R / 3; AS 2; 12 gold
death-slaad: 1 K; 6 / KK ~ BB / 3; AS 2; 14 gold
stone-golem: 1 K; 3 / [KK] / 4; AS 3; 13 gold
fomorian: 1 K; 4 / K / K / 3; AS 2; 13 gold
stone-giant: 1 K; 4 / KK / 3; AS 3; 13 gold
cyclops: 1 K; 5 / K / 4; AS 3; 13 gold
orc-warchief: 1 K; KK / 4 / K; AS 2; 10 gold
gnoll-pack: 2 K; K / 3; AS 1; 8 gold; 2 x (2 / AS 1)
ogre: 1 K; 4 / K / 2; AS 2; 9 gold
bandit-camp: 1 K; 3 / K / R; AS 1; 9 gold
centaur: 1 B; 3 / B / B / K; AS 1; 9 gold
will-o-wisp: 1 B; BB / 2; AS 1; 8 gold
dust-mephits: 1 B; B / 2; AS 1; 7 gold; 2 x (1 / AS 0)
displacer-beast: 1 B; 3 / BB / 2; AS 2; 10 gold
manticore: 1 B; 3 / B / R / 2; AS 1; 9 gold
dryad: 1 G; 2 / G / 2; AS 0; 7 gold
awakened-tree: 1 G; 4 / G / 3; AS 1; 8 gold
green-hag: 1 G; G / 3 / GG; AS 1; 10 gold
dire-wolf-pack: 2 G; G / 2; AS 1; 7 gold; 2 x (1 / AS 1)
goblin-ambush: 2 R; R / 2; AS 1; 7 gold; 2 x (1 / AS 1)
giant-spider: 1 R; 3 / R / 2; AS 1; 8 gold
harpy: 1 R; 2 / R / G; AS 1; 8 gold
quicksand-mire: 1 R; 3 / R / 3; AS 0; 8 gold
thug-gang: 2 K; 3 / K; AS 1; 8 gold; 2 x (2 / AS 1)
corrupt-watch-sergeant: 1 K; 3 / K / K; AS 2; 9 gold
pit-gladiator: 1 K; 4 / KK / 1; AS 2; 10 gold
half-ogre-bouncer: 1 K; 5 / K; AS 2; 8 gold
apprentice-wizard: 1 B; 3 / B / B; AS 1; 8 gold
imp: 1 B; B / 3 / B; AS 1; 8 gold
animated-statue: 1 B; 3 / [B] / 3; AS 1; 9 gold
doppelganger: 1 B; 4 / B / R; AS 1; 9 gold
rug-of-smothering: 1 B; 3 / B / 2; AS 1; 7 gold
cult-fanatic: 1 G; 3 / G / G; AS 1; 8 gold
wererat: 1 G; 3 / G / R; AS 2; 9 gold
plague-rats: 2 G; G / 2; AS 1; 6 gold; 3 x (1 / AS 1)
flooded-sewer: 1 G; 3 / G / 3; AS 1; 9 gold
spy: 1 R; 3 / R / R; AS 1; 8 gold
street-assassin: 1 R; R / 3 / R; AS 2; 10 gold
gargoyle: 1 R; [R] / 4 / 1; AS 1; 9 gold
cutpurse: 1 R; 3 / R; AS 1; 6 gold
thieves-guildhall: 1 R; R / 3 / R; AS 1; 10 gold
brakka-ironjaw: 1 K; 3 / KK ~ K / 3; AS 2; 13 gold
sir-aldous-venn: 1 K; [K] / 4 / KK / 2; AS 2; 13 gold
torvald-and-his-hounds: 1 K; 3 / K / 3; AS 2; 13 gold; 3 x (2 / AS 1)
captain-mirelle-drask: 1 K; 4 / K / R / 3; AS 2; 13 gold
rival-camp: 1 K; 3 / K / B / 4; AS 1; 12 gold
xandra-quill: 1 B; 3 / BB / B / 3; AS 3; 13 gold
ferrin-of-the-nine-lamps: 1 B; B / 3 ~ BB / 2; AS 2; 13 gold
ilmeth-the-veiled: 1 B; B / B / B / 3; AS 1; 12 gold
gorlan-hexhand: 1 B; 3 / BB / R / 2; AS 2; 13 gold
sealed-vault: 1 B; [BB] / 3 / [R]; AS 0; 15 gold
brother-casimir: 1 G; 3 / G / G / 3; AS 2; 12 gold
sister-ondreth: 1 G; 3 / GG / 3; AS 2; 12 gold
yarrow-thornkin: 1 G; G / 3 / G; AS 1; 12 gold; 3 x (1 / AS 1)
high-inquisitor-vael: 1 G; 4 / GG / K / 2; AS 3; 14 gold
hollow-eyed-pilgrims: 1 G; 2 / GG; AS 1; 11 gold; 4 x (1 / AS 1)
ryana-amcathra: 1 R; 3 / K / R / R / 2; AS 2; 13 gold
pip-nimblefoot: 1 R; RR / 3 / R; AS 1; 11 gold
the-masked-duellist: 1 R; 3 / R / K / R / 2; AS 2; 12 gold
silka-nightwhisper: 1 R; 3 / RR / 3; AS 2; 12 gold
the-grinning-twins: 1 R; 3 / R / 3; AS 2; 12 gold; 1 x (RR / AS 2)
vampire: 1 G; 5 / GG / 4 / GG; AS 3; 17 gold
vampire-lair: 1 G; 4 / GG / 4 / G; AS 2; 16 gold
rakshasa: 1 R; 4 / RR / 5 / R; AS 3; 17 gold
beholder: 1 B; 4 / BB / 4 / B / 3; AS 3; 19 gold
adult-black-dragon: 1 K; 6 / KK ~ 5 / K / K; AS 4; 19 gold
iron-golem: 1 K; [KK] / 6 / [BB] / 4; AS 4; 18 gold
the-presence: 1 G; [GG] / 4 / G / 4; AS 2; 0 gold
"""
"""How many there are, colour, damage track, Attack Strength, gold, tokens."""
MARKET_FIGURES = """
magic-missile: 2; cost 4; -; Swords 0
misty-step: 2; cost 3; BB; Swords 0
burning-hands: 2; cost 3; B1; Swords 0
cloud-of-daggers: 1; cost 5; BB1; Swords 0
crown-of-confusion: 1; cost 5; BB; Swords 0
lightning-bolt: 1; cost 7; -; Swords 0
fireball: 1; cost 10; -; Swords 0
mage-armor: 1; cost 4; B; Swords 0
sleep: 1; cost 3; B; Swords 0
haste: 1; cost 6; B; Swords 0
scorching-ray: 1; cost 6; BBB; Swords 0
polymorph: 1; cost 8; B; Swords 0
bless: 2; cost 2; G; Swords 0
cure-wounds: 2; cost 2; -; Swords 0
healing-word: 2; cost 4; G; Swords 0
spirit-guardians: 1; cost 7; G; Swords 0
guiding-bolt: 1; cost 4; GG; Swords 0
sacred-flame: 1; cost 3; G1; Swords 0
shield-of-faith: 1; cost 3; G; Swords 0
sanctuary: 1; cost 5; G; Swords 0
prayer-of-healing: 1; cost 6; -; Swords 0
spiritual-weapon: 1; cost 5; GG1; Swords 0
beacon-of-hope: 1; cost 8; GG; Swords 0
flame-strike: 1; cost 10; GG2; Swords 0
perception: 2; cost 2; R; Swords 0
feint: 2; cost 3; R; Swords 0
sneak-attack: 2; cost 4; RR; Swords 0
twist-the-knife: 1; cost 6; RR; Swords 0
expertise: 1; cost 5; RR; Swords 0
flaming-oil: 1; cost 6; R1; Swords 0
caltrops: 1; cost 3; R; Swords 0
thieves-tools: 1; cost 4; R1; Swords 0
uncanny-dodge: 1; cost 4; R; Swords 0
disguise-kit: 1; cost 5; R1; Swords 0
ambush: 1; cost 7; RRR; Swords 0
assassinate: 1; cost 10; -; Swords 0
javelin: 2; cost 3; KK; Swords 1
tower-shield: 2; cost 6; K1; Swords 2
cleave: 2; cost 5; KK; Swords 1
grapple: 1; cost 4; K1; Swords 1
command-presence: 1; cost 5; K1; Swords 1
heroic-charge: 1; cost 8; KK; Swords 2
longbow: 1; cost 3; K1; Swords 0
second-wind: 1; cost 4; K; Swords 1
greatsword: 1; cost 6; KKK; Swords 2
interpose: 1; cost 4; K; Swords 1
battle-cry: 1; cost 7; KK; Swords 1
whirlwind-attack: 1; cost 10; K; Swords 2
"""
"""How many there are, cost, damage icons, Sword icons."""
SCREEN_FIGURES = """
human-fighter-male: 4 1 1 1; hand 4; 4 gold; 9 HP; 4 1 1 3
human-fighter-female: 4 1 1 1; hand 4; 4 gold; 9 HP; 4 1 1 3
human-cleric-male: 1 1 4 1; hand 4; 5 gold; 7 HP; 2 1 1 4
human-cleric-female: 1 1 4 1; hand 4; 5 gold; 7 HP; 2 1 1 4
human-rogue-male: 1 1 1 4; hand 4; 6 gold; 7 HP; 3 1 0 5
human-rogue-female: 1 1 1 4; hand 4; 6 gold; 7 HP; 3 1 0 5
human-wizard-male: 1 4 1 1; hand 5; 5 gold; 6 HP; 1 1 0 6
human-wizard-female: 1 4 1 1; hand 5; 5 gold; 6 HP; 1 1 0 6
shield-dwarf-cleric: 2 1 4 1; hand 4; 5 gold; 8 HP; 2 1 1 4
shield-dwarf-fighter: 4 1 2 1; hand 3; 4 gold; 10 HP; 3 1 1 4
half-elf-rogue: 1 2 1 4; hand 4; 5 gold; 7 HP; 3 1 0 5
half-elf-wizard: 1 4 1 2; hand 4; 5 gold; 6 HP; 2 1 0 5
sun-elf-wizard: 1 5 1 1; hand 5; 5 gold; 6 HP; 2 1 0 6
sun-elf-cleric: 1 2 4 1; hand 4; 5 gold; 7 HP; 2 1 1 5
half-orc-rogue: 2 1 1 4; hand 5; 2 gold; 9 HP; 3 1 0 4
half-orc-fighter: 5 1 1 1; hand 4; 2 gold; 10 HP; 4 1 1 3
"""
"""Equipment Pack (black, blue, green, red), hand, gold, HP, limits of weapons, armor, shields, others."""
FEATURE_XP = {
    5: """
        acolyte charlatan criminal entertainer folk-hero guild-artisan hermit noble sage sailor soldier
        street-urchin haggling observant mobile
    """,
    10: """
        tough alert healer fighting-style-archery fighting-style-defense fighting-style-great-weapon
        fighting-style-protection second-wind champion eldritch-knight turn-undead-i divine-favor
        life-domain war-domain expertise-i thief thief-second-story-work assassin arcane-recovery-i
        school-of-evocation school-of-illusion versatility stonecunning menacing fey-ancestry trance
    """,
    20: """
        lucky resilient sentinel extra-attack-i champion-improved-critical champion-remarkable-athlete
        eldritch-knight-weapon-bond eldritch-knight-war-magic channel-divinity
        life-domain-preserve-life-i life-domain-blessed-healer war-domain-war-priest
        war-domain-guided-strike sneak-attack-i cunning-action thief-fast-hands assassin-assassinate
        familiar ritual-book school-of-evocation-sculpt-spells school-of-illusion-malleable-illusions
        dwarven-toughness savage-attacks diplomat
    """,
    30: """
        inspiring-leader savage-attacker action-surge destroy-undead expertise-ii evasion
        assassin-impostor school-of-illusion-illusory-self heroic-resolve elven-accuracy
    """,
    40: """
        magic-initiate indomitable eldritch-knight-eldritch-strike turn-undead-ii
        life-domain-preserve-life-ii sneak-attack-ii reliable-talent arcane-recovery-ii
        school-of-evocation-empowered-evocation
    """,
    60: """
        durable extra-attack-ii champion-superior-critical divine-intervention thief-use-magic-device
        assassin-death-strike spell-mastery school-of-evocation-overchannel
        school-of-illusion-illusory-reality
    """,
    100: """
        epic-destiny war-domain-avatar-of-battle signature-spell
    """,
}


def lines(table: str) -> list[tuple[str, str]]:
    """The entries of a table, by their names."""
    return [(name, figures) for line in table.split("\n") if line for name, figures in [line.split(": ")]]


@pytest.mark.parametrize(("name", "figures"), lines(ENCOUNTER_FIGURES))
def test_an_encounter_has_the_figures_of_its_design(name: str, figures: str) -> None:
    card = ENCOUNTERS[name]
    found = f"{card.count} {card.color}; {card.track}; AS {card.strength}; {card.gold} gold"
    if card.tokens:
        found += f"; {card.tokens.count} x ({card.tokens.track} / AS {card.tokens.strength})"
    assert found == figures


@pytest.mark.parametrize(("name", "figures"), lines(MARKET_FIGURES))
def test_a_market_card_has_the_figures_of_its_design(name: str, figures: str) -> None:
    card = CARDS[name]
    assert f"{card.count}; cost {card.cost}; {card.damage or '-'}; Swords {card.swords}" == figures


@pytest.mark.parametrize(("name", "figures"), lines(SCREEN_FIGURES))
def test_a_screen_has_the_figures_of_its_design(name: str, figures: str) -> None:
    screen = SCREENS[name]
    assert list(screen.pack) == ["K", "B", "G", "R"]
    pack = " ".join(str(count) for count in screen.pack.values())
    limits = " ".join(str(screen.limits[kind]) for kind in ("weapon", "armor", "shield", "misc"))
    found = f"{pack}; hand {screen.hand}; {screen.gold} gold; {screen.hp} HP; {limits}"
    assert found == figures


@pytest.mark.parametrize("xp", FEATURE_XP)
def test_features_cost_the_xp_of_their_design(xp: int) -> None:
    assert sorted(FEATURE_XP[xp].split()) == sorted(each.id for each in FEATURES.values() if each.xp == xp)


def test_no_card_is_left_out() -> None:
    assert {name for name, _ in lines(ENCOUNTER_FIGURES)} == set(ENCOUNTERS)
    assert {name for name, _ in lines(SCREEN_FIGURES)} == set(SCREENS)
    assert sum(len(names.split()) for names in FEATURE_XP.values()) == len(FEATURES)
