"""Learning to judge positions: from games that bots play against themselves to a model that bots use.

`selfplay` plays games and keeps what their positions looked like (a game's *gauges*) and how they ended;
`fit` finds a network that foretells the end, and is the only part that needs PyTorch; `measure` says how well
it does on games it has not seen; `model` is what ships: a small file, evaluated in plain Python, with a card
that says how it was made. `questboard train GAME` does all of it.
"""
