"""Benchmarks: the speed of games on this machine, and of a server under load, of beats."""

from questboard.bench.load import Load, measure_server
from questboard.bench.speed import Speed, measure

__all__ = ["Load", "Speed", "measure", "measure_server"]
