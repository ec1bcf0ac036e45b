"""Cards that do something: Hero effects by class (`fighters`, `casters`), and what Objectives ask for."""
