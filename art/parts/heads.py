"""Heads: bone structures of people. Men, women and elves have several, so that no two need look alike."""

from __future__ import annotations

from art.parts import Head

__all__ = ["HEADS", "STRUCTURES"]

HEADS = {
    # An even oval.
    "man": Head(
        "M69 74Q65 84 68 92Q67 110 77 122Q86 134 97 134Q111 132 123 118Q133 106 135 86Q138 46 103 44Q74 45 69 74z"
    ),
    # A square jaw and a heavy brow.
    "man-square": Head(
        "M70 70Q66 78 69 85Q65 92 67 99Q68 109 73 115Q74 127 83 135Q95 140 107 136Q123 129 131 112Q136 99 136 84Q138 43 104 42Q76 43 70 70z",
        eyes=(80, 109, 87),
        eye=0.94,
        mouth=(89, 119),
        nose="broken",
        brow=3,
        wide=1,
    ),
    # Lean and long, with hollow cheeks.
    "man-lean": Head(
        "M71 70Q67 79 71 86Q67 93 70 101Q77 115 82 130Q91 141 101 137Q112 130 121 116Q130 103 133 84Q135 41 103 40Q77 41 71 70z",
        eyes=(81, 107, 86),
        eye=0.92,
        mouth=(90, 119),
        nose="aquiline",
        brow=1.9,
        wide=-1,
    ),
    # Round and well fed.
    "man-round": Head(
        "M67 77Q63 87 67 95Q62 107 71 121Q82 136 99 137Q120 135 131 119Q140 105 138 87Q139 47 103 46Q72 47 67 77z",
        eyes=(79, 108, 89),
        mouth=(88, 118),
        nose="broad",
        wide=3,
    ),
    "woman": Head(
        "M71 74Q67 84 70 94Q72 112 83 123Q90 131 96 131Q107 128 119 114Q130 102 132 86Q135 46 103 44Q76 45 71 74z",
        eye=1.08,
        mouth=(91, 117),
        brow=1.3,
    ),
    # Wide cheekbones and a pointed chin.
    "woman-heart": Head(
        "M70 74Q65 84 69 93Q69 107 80 120Q87 132 93 133Q101 131 113 117Q128 103 133 86Q136 45 103 43Q75 44 70 74z",
        eyes=(80, 109, 88),
        eye=1.14,
        slant=3,
        mouth=(90, 118),
        nose="small",
        brow=1.2,
    ),
    # A strong jaw.
    "woman-strong": Head(
        "M71 72Q67 81 70 90Q67 99 72 110Q75 123 83 131Q93 136 104 132Q119 123 128 108Q133 98 133 85Q135 44 103 42Q76 43 71 72z",
        eyes=(81, 108, 87),
        eye=1.02,
        mouth=(91, 118),
        nose="straight",
        brow=1.7,
    ),
    # Soft and round.
    "woman-round": Head(
        "M69 77Q65 87 69 96Q67 112 80 124Q90 133 99 132Q114 130 125 116Q134 105 134 88Q136 47 103 45Q74 46 69 77z",
        eyes=(80, 108, 90),
        eye=1.12,
        mouth=(90, 118),
        nose="snub",
        brow=1.4,
        wide=1,
    ),
    "elf": Head(
        "M72 72Q68 83 71 93Q74 114 85 127Q91 134 95 134Q104 130 116 113Q127 100 129 84Q132 43 102 41Q77 42 72 72z",
        slant=4,
        mouth=(91, 117),
        nose="small",
        brow=1.6,
    ),
    # Long and sharp, with cheekbones like blades.
    "elf-sharp": Head(
        "M72 67Q68 77 73 85Q67 91 69 98Q77 114 84 130Q90 141 97 140Q106 134 114 118Q127 104 130 84Q132 39 102 37Q77 38 72 67z",
        eyes=(81, 107, 86),
        eye=0.92,
        slant=7,
        mouth=(91, 120),
        nose="aquiline",
        brow=1.9,
        wide=-1,
    ),
    # Young and wide-eyed.
    "elf-soft": Head(
        "M72 75Q67 85 71 95Q73 111 84 123Q90 131 95 131Q104 128 116 113Q128 101 130 86Q133 46 102 43Q77 44 72 75z",
        eyes=(80, 108, 90),
        eye=1.12,
        slant=5,
        mouth=(91, 119),
        nose="small",
        brow=1.3,
    ),
    "dwarf": Head(
        "M64 76Q58 86 62 98Q63 114 76 125Q90 135 102 134Q120 131 132 117Q141 104 141 86Q142 48 103 47Q70 48 64 76z",
        eyes=(79, 110, 90),
        mouth=(88, 120),
        nose="big",
        brow=2.8,
        wide=4,
    ),
    # A dwarf with a square face.
    "dwarf-square": Head(
        "M65 74Q60 82 63 90Q58 100 63 112Q68 128 82 135Q98 139 112 135Q130 127 138 110Q142 98 141 84Q141 46 103 45Q71 46 65 74z",
        eyes=(80, 110, 89),
        eye=0.92,
        mouth=(89, 120),
        nose="big",
        brow=3.2,
        wide=4,
    ),
    "orc": Head(
        "M71 64Q62 76 67 86Q57 104 64 122Q76 140 96 140Q118 138 132 122Q143 106 136 80Q134 45 103 45Q77 45 71 64z",
        eyes=(79, 110, 85),
        eye=0.86,
        mouth=(92, 124),
        nose="flat",
        brow=2.8,
        wide=4,
    ),
    # An orc's jaw on finer bones.
    "orc-woman": Head(
        "M72 68Q66 78 69 88Q62 101 67 114Q74 131 93 136Q111 135 125 119Q136 104 134 82Q134 44 103 44Q76 44 72 68z",
        eyes=(80, 109, 86),
        eye=0.98,
        slant=3,
        mouth=(91, 120),
        nose="flat",
        brow=1.9,
        wide=1,
    ),
    # A huge jaw under a small skull: ogres and giants.
    "ogre": Head(
        "M76 62Q68 72 70 80Q60 92 58 108Q60 130 80 140Q100 145 120 138Q140 126 142 106Q140 88 134 78Q132 46 104 45Q82 45 76 62z",
        eyes=(83, 109, 82),
        eye=0.74,
        mouth=(94, 124),
        nose="wide",
        brow=3,
        wide=0,
    ),
    "small": Head(
        "M66 78Q61 90 66 102Q69 118 82 127Q92 133 100 132Q116 129 127 116Q137 104 138 88Q139 49 103 47Q72 49 66 78z",
        eyes=(79, 110, 92),
        eye=1.14,
        mouth=(88, 119),
        nose="button",
        brow=1.8,
        wide=4,
    ),
    # A small head with an old, clever face.
    "small-pinched": Head(
        "M67 76Q62 87 67 97Q65 108 74 119Q82 132 92 135Q102 134 114 122Q131 107 137 88Q139 47 103 45Q73 46 67 76z",
        eyes=(79, 109, 90),
        eye=1.02,
        mouth=(88, 120),
        nose="bulb",
        brow=2.2,
        wide=3,
    ),
    "goblin": Head(
        "M61 78Q58 90 66 100Q73 117 86 127Q92 133 97 132Q110 127 124 110Q139 98 140 82Q138 52 103 52Q67 52 61 78z",
        eyes=(79, 110, 92),
        eye=1.14,
        mouth=(88, 119),
        nose="hook",
        brow=2.2,
        wide=4,
    ),
}

STRUCTURES = {
    ("man", False): ("man", "man-square", "man-lean", "man-round"),
    ("man", True): ("woman", "woman-heart", "woman-strong", "woman-round"),
    ("elf", False): ("elf", "elf-sharp", "elf-soft"),
    ("elf", True): ("elf-soft", "elf", "elf-sharp"),
    ("dwarf", False): ("dwarf", "dwarf-square"),
    ("dwarf", True): ("dwarf",),
    ("orc", True): ("orc-woman",),
    ("small", False): ("small", "small-pinched"),
    ("small", True): ("small",),
}
"""The bone structures of a kind of people, of men and of women."""
