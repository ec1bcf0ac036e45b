"""What actions, Hero effects by class (`fighters`, `casters`) and Objectives do: a class for each."""

from questboard.games.portal.cards import actions, casters, fighters, objectives

MODULES = (actions, casters, fighters, objectives)
