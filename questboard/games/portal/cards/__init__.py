"""Cards that do something: Hero effects by class, and the conditions of Objectives."""
