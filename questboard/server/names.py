"""Names: what people call themselves, without characters that nobody sees or that look like others."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

LONGEST = 24
"""Characters of a name."""
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""The kinds of characters that show nothing, or turn the text around them."""
BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"
"""Letters and marks that show nothing either."""
MOST_MARKS = 2
"""Accents on one letter; more of them cover the lines above."""
LOOK_ALIKES = str.maketrans(
    "\u0430\u0432\u0435\u0451\u0437\u0456\u0457\u0458\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0501\u0261\u04bb\u051b\u051d\u03b1\u03b2\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u0131\u014201|i",
    "abee3iijkmhopctyxsdghqwabeikvoptyxilolll",
)
"""Letters of other alphabets, and figures, that look like Latin letters."""


def normalised(name: str) -> str:
    """A name as it is shown: composed, on one line, and with nothing that can't be seen.

    >>> normalised("  A\\u200bda\\u202e \\n L. ")
    'Ada L.'
    """
    text = unicodedata.normalize("NFKC", name)
    seen = "".join(
        " " if each.isspace() else each
        for each in text
        if each.isspace() or (unicodedata.category(each) not in UNSEEN and each not in BLANK)
    )
    kept, marks = [], 0
    for each in unicodedata.normalize("NFD", seen):
        marks = marks + 1 if unicodedata.combining(each) else 0
        if marks <= MOST_MARKS:
            kept.append(each)
    return re.sub(" +", " ", unicodedata.normalize("NFC", "".join(kept))).strip()[:LONGEST].strip()


def skeleton(name: str) -> str:
    """What a name looks like at a glance; look-alikes have the same.

    >>> skeleton("\\u0410da") == skeleton("ada") == skeleton("\\u00c1da")
    True
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(each for each in plain if not unicodedata.combining(each) and each != " ")
    return letters.translate(LOOK_ALIKES).replace("rn", "m").replace("vv", "w")


def unique_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has, nor one that looks like it.

    >>> unique_name("Ada", ["Ada", "Ada 2"])
    'Ada 3'
    """
    looks = {skeleton(each) for each in taken if each}
    number, unique = 2, name
    while unique and skeleton(unique) in looks:
        unique, number = f"{name} {number}", number + 1
    return unique
