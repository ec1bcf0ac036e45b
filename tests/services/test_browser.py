"""The browser is real. Asynchronous tests have modules of their own; the fixture says why."""

from __future__ import annotations


def test_the_browser_opens_a_page(browser):
    page = browser.new_page()
    page.goto("data:text/html,<title>The Yawning Portal</title><button>Sit down</button>")
    assert page.title() == "The Yawning Portal"
    assert page.get_by_role("button", name="Sit down").is_visible()
    page.close()
