"""Review: a strong bot looks through a game and says who had which chances, what mistakes cost, and what
luck did.

`decisions` lists the decisions of a game, `reviewer` has each appraised, `findings` sums up; `words` puts
a review into lines of text, and `page` (with its `chart`) into one HTML page to share.
"""

from questboard.review.decisions import DecisionPoint, decision_points
from questboard.review.findings import Account, Judgement, Play, Point, Review, sum_up
from questboard.review.page import page
from questboard.review.reviewer import ReviewPlan, review
from questboard.review.words import report

__all__ = [
    "Account",
    "DecisionPoint",
    "Judgement",
    "Play",
    "Point",
    "Review",
    "ReviewPlan",
    "decision_points",
    "page",
    "report",
    "review",
    "sum_up",
]
