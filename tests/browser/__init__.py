"""Tests in a real browser. They are a package, so that one browser is open while they run and no longer."""
