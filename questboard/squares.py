"""What squares are called: a letter for the column and a number for the row, as along the edges of a map."""

from __future__ import annotations

ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def column_letters(number: int) -> str:
    """The letters of a column, counted from 1; nothing before the first.

    >>> [column_letters(number) for number in (0, 1, 26, 27, 54)]
    ['', 'a', 'z', 'aa', 'bb']
    """
    if number < 1:
        return ""
    high, low = divmod(number - 1, len(ALPHABET))
    return (ALPHABET[high - 1] if high else "") + ALPHABET[low]


def column_number(letters: str) -> int:
    """The number of a column by its letters.

    >>> column_number("a"), column_number("bb")
    (1, 54)
    """
    number = 0
    for letter in letters:
        number = len(ALPHABET) * number + ALPHABET.index(letter) + 1
    return number


def square_name(column: int, row: int) -> str:
    """A square by its column and its row, counted from 1.

    >>> square_name(8, 3)
    'h3'
    """
    return f"{column_letters(column)}{row}"
