"""Review: a game looked through by a strong bot: chances by turn, what mistakes cost, and what luck did.

`walk` comes to every choice of a game once, `critic` has each of them appraised, `findings` sums up;
`words` tells it in lines of text, and `page` (with its `chart`) as one HTML page to share.
"""

from questboard.review.critic import review, thinking_time
from questboard.review.findings import Account, Judgement, Play, Point, Review, sum_up
from questboard.review.page import page
from questboard.review.walk import Crossroad, crossroads
from questboard.review.words import report

__all__ = [
    "Account",
    "Crossroad",
    "Judgement",
    "Play",
    "Point",
    "Review",
    "crossroads",
    "page",
    "report",
    "review",
    "sum_up",
    "thinking_time",
]
