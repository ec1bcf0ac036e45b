"""What can go wrong at a table, each with a sentence for a person."""


class QuestboardError(Exception):
    """Something a person asked for can't be done; the message says what and why."""


class SetupError(QuestboardError):
    """A game can't be set up as asked: a wrong number of seats, an unknown option."""


class AnswerError(QuestboardError):
    """An answer was refused. The table is as it was."""


class NoSuchOption(AnswerError):
    """The answer is not among the options of the question."""


class WrongSeat(AnswerError):
    """Somebody else is asked."""


class StaleAnswer(AnswerError):
    """The answer was meant for an earlier or later question."""


class GameOver(AnswerError):
    """The game has ended; nobody is asked any more."""


class CannotUndo(QuestboardError):
    """Something has been learned since, or somebody else has answered."""


class SaveError(QuestboardError):
    """A save can't be read; the message says what is wrong with it."""


class RulesError(Exception):
    """A rule did something no rule may do. This is a bug in a game, not in an answer."""
