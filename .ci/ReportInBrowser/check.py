"""Opens reports in a browser, presses every control, and says what does not work.

Usage: check.py <program that writes a report of a package to a file> <folder for screenshots, or nothing>
"""

import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

sys.path.insert(0, os.path.dirname(__file__))
from browser import Browser
from run import make

PHONE, DESKTOP = (390, 844), (1280, 900)
problems = []


def expect(what, isTrue):
    if not isTrue:
        problems.append(what)
        print("  FAILED:", what)


def choose(browser, control, value):
    browser.value(f"""(() => {{
      const control = document.getElementById('{control}');
      control.value = '{value}';
      control.dispatchEvent(new Event('input'));
    }})()""")


# Texts whose contrast with what lies behind them is below 4.5 to 1 (WCAG 2.2, 1.4.3), large ones below 3.
CONTRAST = """(() => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  function rgba(color) {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  }
  function luminance([r, g, b]) {
    const [x, y, z] = [r, g, b].map((c) => { const p = c / 255; return p <= 0.04045 ? p / 12.92 : ((p + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  }
  function ground(element) {
    for (let each = element; each; each = each.parentElement) {
      const color = rgba(getComputedStyle(each).backgroundColor);
      if (color[3] === 255) return color;
    }
    return rgba("Canvas");
  }
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility() || element.closest("script, :disabled, label:has(:disabled)")) continue;
    const style = getComputedStyle(element);
    const [text, behind] = [luminance(rgba(style.color)), luminance(ground(element))];
    const contrast = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24;
    if (contrast < (isLarge ? 3 : 4.5)) found.add(`"${node.data.trim().slice(0, 30)}" ${contrast.toFixed(2)}`);
  }
  return [...found];
})()"""


def check_reading(browser, name):
    """What those need who see little or nothing."""
    low = browser.value(CONTRAST)
    expect(f"every text of the {name} can be read: {low}", low == [])
    roles = {node.get("role", {}).get("value") for node in browser.call("Accessibility.getFullAXTree")["nodes"]
             if not node.get("ignored")}
    expect(f"the {name} has its landmarks: {roles}", {"banner", "main"} <= roles and roles & {"navigation", "region"})


def shown(browser):
    return browser.value("document.getElementById('change-title').textContent")


def check_list(browser):
    count = "document.querySelectorAll('.item').length"
    expect("twelve snapshots and two passing are listed", browser.value(count) == 14)
    expect("those of one cause stand together", browser.value(
        "document.querySelector('.group h3').textContent") == "colour #2060C0 became #2868C8")
    expect("a group has three", browser.value("document.querySelectorAll('.group .item').length") == 3)
    browser.click(".group-head button")
    expect("a group folds", browser.value("document.querySelectorAll('.group li:not([hidden]) .item').length") == 1)
    browser.click(".group-head button")
    browser.click("#group")
    expect("grouping goes off", browser.value("document.querySelectorAll('.group').length") == 0)
    browser.click("#group")
    for kind, left in [("failure", 5), ("new", 11), ("passing", 12)]:
        browser.click("#show-" + kind)
        expect(f"{kind} can be left out", browser.value(count) == left)
        browser.click("#show-" + kind)
    browser.click("#search")
    browser.type("moved")
    expect("search finds one", browser.value(count) == 1)
    browser.value("(() => { const s = document.getElementById('search'); s.value = 'no such'; s.dispatchEvent(new Event('input')); })()")
    expect("search may find none", "No snapshot" in browser.value("document.getElementById('list').textContent"))
    browser.value("(() => { const s = document.getElementById('search'); s.value = ''; s.dispatchEvent(new Event('input')); })()")
    browser.press("Escape")
    browser.click("#search")
    browser.type("became #2868c8")
    expect("search finds causes", browser.value(count) == 3)
    choose(browser, "search", "")
    browser.press("Escape")
    choose(browser, "cause", browser.value("document.querySelectorAll('#cause option')[1].value"))
    expect("one cause can be shown alone", browser.value(count) == 3)
    choose(browser, "cause", "")
    for order, first in [("size", "larger"), ("name", ""), ("run", "first")]:
        browser.value(f"(() => {{ const s = document.getElementById('sort'); s.value = '{order}'; s.dispatchEvent(new Event('input')); }})()")
        title = browser.value("document.querySelector('.item .names').textContent")
        expect(f"sorting by {order}", first in title)


def check_choice(browser):
    browser.click(".item input")
    expect("one is chosen", browser.value("document.getElementById('choice-summary').textContent") == "1 chosen")
    browser.click("#choose-all")
    expect("all are chosen, and some cannot be accepted", browser.value(
        "document.getElementById('choice-summary').textContent") == "14 chosen, 5 of them cannot be accepted here")
    browser.click("#copy-choice")
    browser.until("document.getElementById('choice-summary').textContent === 'Copied.'")
    command = browser.value("navigator.clipboard.readText()")
    expect("the command for all is copied", command.startswith("swift run stills accept __Snapshots__/AppTests/CardTests/first.png "))
    expect("it names nine", command.count("__Snapshots__") == 9)
    browser.click("#choose-none")
    expect("nothing is chosen", browser.value("document.getElementById('choice-summary').textContent") == "None chosen")
    expect("nothing can be copied", browser.value("document.getElementById('copy-choice').disabled"))


def check_pictures(browser, is_phone):
    browser.click(".item button")
    browser.until("document.querySelector('.plane img')?.naturalWidth > 0")
    expect("the first is shown", shown(browser) == "CardTests/first")
    if is_phone:
        expect("the list is hidden", browser.value("getComputedStyle(document.querySelector('nav')).display") == "none")
    expect("nothing is wider than the screen", browser.value("document.documentElement.scrollWidth <= innerWidth"))
    panes = "document.querySelectorAll('.pane').length"
    for mode, count in [("side", 2), ("slider", 1), ("blink", 1), ("blend", 1), ("difference", 1), ("expected", 1), ("actual", 1)]:
        browser.click(f".segments label:has([value={mode}])")
        expect(f"{mode} shows {count}", browser.value(panes) == count)
        expect(f"{mode} is checked", browser.value(f"document.querySelector('[value={mode}]').checked"))
        if mode == "blink":
            caption = "document.querySelector('figcaption').textContent"
            before = browser.value(caption)
            browser.until(f"{caption} !== '{before}'", 3)
            browser.click("input[type=range] + button")
            expect("blinking pauses", browser.value("document.querySelector('input[type=range] + button').textContent") == "Go on")
            browser.press(" ")
        if mode in ("slider", "blend"):
            browser.click("input[type=range]")
            browser.press("ArrowRight")
            style = "clipPath" if mode == "slider" else "opacity"
            expect(f"{mode} mixes", browser.value(f"document.querySelectorAll('.plane img')[1].style.{style}") not in ("", "none", "0.5"))
    browser.click(".segments label:has([value=side])")
    browser.click(".plane", 0, 30)
    browser.until("document.querySelector('.readout dd.mono')")
    expect("both colours are read", browser.value("document.querySelector('.readout').textContent").count("#") == 2)
    browser.click("[aria-label='Next region']")
    expect("the region is named", browser.value("document.querySelector('#status').textContent")
           == "Region 1 of 1: 120 x 40 px at (20, 100)")
    browser.click("[aria-label='Previous region']")
    zoom = "Number(document.querySelector('[aria-label=Zoom]').value)"
    before = browser.value(zoom)
    browser.click("[aria-label='Larger']")
    expect("larger", browser.value(zoom) > before)
    browser.click("[aria-label='Smaller']")
    expect("smaller", browser.value(zoom) == before)
    browser.value("document.querySelector('.panes').focus()")
    browser.press("ArrowRight")
    browser.until("document.querySelector('#status').textContent.startsWith('Pixel')")
    said = browser.value("document.querySelector('#status').textContent")
    expect("the pixel is told to those who do not see it", "expected #" in said and "actual #" in said)
    browser.hover(".changes button")
    expect("a change lights up both frames", browser.value("document.querySelectorAll('.lit').length") == 2)
    browser.hover(".outline.actual li:nth-child(2)")
    expect("a line lights up its frame", browser.value(
        "[...document.querySelectorAll('.lit')].map((r) => r.getAttribute('height')).join()") == "40")
    browser.value("document.querySelector('.outline.expected').focus()")
    browser.press("ArrowDown")
    expect("the arrow keys choose a line", browser.value("document.querySelector('.outline.expected').getAttribute('aria-activedescendant')") == "expected-line-0")
    browser.click(".command button")
    browser.until("document.querySelector('#status').textContent === 'Copied.'")
    expect("the command is copied", browser.value("navigator.clipboard.readText()") == "swift run stills accept __Snapshots__/AppTests/CardTests/first.png")


def check_keys(browser, is_phone):
    browser.value("document.activeElement.blur()")
    browser.press("j")
    browser.until("document.getElementById('change-title').textContent !== 'CardTests/first'")
    expect("j goes on", shown(browser) == "CardTests/second")
    browser.press("k")
    browser.until("document.getElementById('change-title').textContent === 'CardTests/first'")
    for key, mode in enumerate(["side", "slider", "blink", "blend", "difference", "expected", "actual"], 1):
        browser.press(str(key))
        expect(f"{key} is {mode}", browser.value(f"document.querySelector('[value={mode}]').checked"))
    browser.press(" ")
    expect("the space bar shows the other one", browser.value("document.querySelector('[value=expected]').checked"))
    browser.press("1")
    browser.press("n")
    expect("n goes to a region", browser.value("document.querySelector('.region.current') !== null"))
    browser.press("0")
    expect("0 shows all", browser.value("document.querySelector('[aria-label=Zoom]').value") == "fit")
    browser.press("+")
    expect("+ is larger", browser.value("document.querySelector('[aria-label=Zoom]').value") != "fit")
    browser.press("x")
    expect("x chooses", browser.value("document.querySelectorAll('.item input:checked').length") == 1)
    browser.press("x")
    browser.press("c")
    browser.press("?")
    expect("? explains", browser.value("document.getElementById('help').open"))
    expect("no control of the keys' list is without a name", browser.unnamed_controls() == [])
    browser.click("#help form button")
    expect("and closes", not browser.value("document.getElementById('help').open"))
    browser.value("document.getElementById('keys-on').checked = false")
    browser.press("j")
    expect("keys can be turned off", shown(browser) == "CardTests/first")
    browser.value("document.getElementById('keys-on').checked = true")
    if is_phone:
        browser.press("Escape")
        expect("Esc shows the list", browser.value("getComputedStyle(document.querySelector('nav')).display") != "none")


def check_others(browser, address):
    def open_title(part):
        browser.value(f"report.open(report.data.changes.find((change) => change.title.includes('{part}')))")
        browser.until(f"document.getElementById('change-title').textContent.includes('{part}')")
    open_title("text")
    expect("words are marked", browser.value("[...document.querySelectorAll('del, ins')].map((m) => m.textContent).join()") == "line,word")
    rows = "document.querySelectorAll('.text tr').length"
    folded = browser.value(rows)
    browser.click(".text button")
    expect("equal lines unfold", browser.value(rows) > folded)
    open_title("inline")
    expect("a text in the source is shown", browser.value("document.querySelector('ins').textContent") == "three")
    expect("and how it is recorded", browser.value("document.querySelector('.command code').textContent").startswith("SNAPSHOT_TESTING_RECORD=failed swift test --filter"))
    open_title("moved")
    browser.press("1")
    expect("the difference stands beside both", browser.value("document.querySelectorAll('.pane').length") == 3)
    browser.press("5")
    expect("and alone", browser.value("document.querySelectorAll('.pane img').length") == 1)
    open_title("larger")
    open_title("renamed")
    expect("a renamed test shows the reference under its old name, and how to move it", browser.value(
        "document.getElementById('change').textContent.includes('old-name.png') && "
        "document.getElementById('change').textContent.includes('unused --move')"))
    open_title("absent")
    expect("a new one is alone", browser.value("document.querySelector('.segments').hidden"))
    open_title("thrown")
    open_title("passing0")
    open_title("script")
    expect("hostile names are texts", browser.value("document.querySelector('#change img[src=x]') === null && document.title.startsWith('Snapshots of')"))
    expect("what is not seen is spelled", "\\u{202e}" in shown(browser))
    browser.value("history.back()")
    browser.until("document.getElementById('change-title').textContent.includes('passing0')")


def check_page(browser, address, size, scheme, pictures):
    is_phone = size == PHONE
    name = f"{'phone' if is_phone else 'desktop'}, {scheme}"
    print(name)
    browser.errors.clear()
    browser.open(address, *size, is_phone=is_phone, scheme=scheme)
    picture(browser, pictures, name + " list")
    expect("no control is without a name", browser.unnamed_controls() == [])
    check_reading(browser, "list")
    check_list(browser)
    check_choice(browser)
    check_pictures(browser, is_phone)
    check_reading(browser, "snapshot")
    picture(browser, pictures, name + " change")
    expect("no control of a snapshot is without a name", browser.unnamed_controls() == [])
    check_keys(browser, is_phone)
    check_others(browser, address)
    picture(browser, pictures, name + " hostile")
    # Twice as large texts, and still nothing beside the screen.
    browser.value("document.documentElement.style.fontSize = '200%'")
    expect("large texts fit", browser.value("document.documentElement.scrollWidth <= innerWidth"))
    picture(browser, pictures, name + " large")
    browser.value("document.documentElement.style.fontSize = ''")
    for error in browser.errors:
        expect("the console is silent: " + error, False)


def picture(browser, folder, name):
    if folder:
        browser.picture(os.path.join(folder, name.replace(", ", "-").replace(" ", "-") + ".png"))


def check_speed(browser, write):
    """500 pictures, whose time is printed: what a machine needs is no reason to fail."""
    with tempfile.TemporaryDirectory() as package:
        make(package, passing=485)
        page = os.path.join(package, "report.html")
        write(package, page)
        browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)
        start = time.monotonic()
        browser.call("Page.navigate", url="file://" + page)
        browser.until("document.querySelectorAll('.item').length >= 490 && document.querySelector('.plane img')?.naturalWidth > 0")
        listed = time.monotonic() - start
        browser.until("document.readyState === 'complete'")
        print(f"500 pictures, {os.path.getsize(page) / 1e6:.1f} MB: shown after {listed:.2f} s, "
              f"read whole after {time.monotonic() - start:.2f} s")
        decoded = browser.value("document.querySelectorAll('.thumbnail img').length")
        expect(f"pictures that nobody sees are not decoded ({decoded})", decoded < 60)


def check_print(browser, address, pictures):
    """On paper there is the snapshot, in black on white, and no control."""
    browser.open(address, *DESKTOP, scheme="dark")
    browser.until("document.querySelector('.plane img')?.naturalWidth > 0")
    browser.call("Emulation.setEmulatedMedia", media="print", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    expect("no list and no control is printed", browser.value(
        "[...document.querySelectorAll('nav, #change .row button, .segments')].every((e) => !e.checkVisibility())"))
    expect("what changed of the layout is printed", browser.value("document.querySelector('.changes button').checkVisibility()"))
    expect("paper is white", browser.value("getComputedStyle(document.querySelector('#change h2')).color") == "rgb(27, 28, 31)")
    picture(browser, pictures, "print")
    browser.call("Emulation.setEmulatedMedia", media="", features=[])


def check_failures(browser, write):
    """300 failures, whose time is printed too."""
    with tempfile.TemporaryDirectory() as package:
        make(package, failing=300)
        page = os.path.join(package, "report.html")
        write(package, page)
        browser.call("Emulation.setDeviceMetricsOverride", width=1280, height=900, deviceScaleFactor=1, mobile=False)
        start = time.monotonic()
        browser.call("Page.navigate", url="file://" + page)
        browser.until("document.querySelectorAll('.item').length >= 310 && document.querySelector('.plane img')?.naturalWidth > 0")
        print(f"300 failures, {os.path.getsize(page) / 1e6:.1f} MB: shown after {time.monotonic() - start:.2f} s")
        browser.until("document.readyState === 'complete'")


def check_served(browser, program):
    """Accepts and rejects in the browser, and asks as others would."""
    with tempfile.TemporaryDirectory() as package:
        make(package, passing=1)
        server = subprocess.Popen([*program.split(), "--serve"], cwd=package, stdout=subprocess.PIPE, text=True)
        try:
            address = server.stdout.readline().split()[-1]
            browser.errors.clear()
            browser.open(address, *DESKTOP)
            references = os.path.join(package, "__Snapshots__/AppTests/CardTests")

            def content(path):
                with open(path, "rb") as file:
                    return file.read()
            old, new = content(references + "/first.png"), content(package + "/.build/snapshots/failures/1/actual.png")
            state = "document.querySelector('#change .mark').textContent"
            browser.click("#change button.served")
            browser.until(state + " === 'accepted'")
            expect("accepting writes the new picture", content(references + "/first.png") == new)
            browser.click("#change button.served ~ button.served")
            browser.until(state + " === 'rejected'")
            expect("rejecting brings the old one back", content(references + "/first.png") == old)
            browser.click("#undo")
            browser.until(state + " === 'accepted'")
            expect("undo brings the new one back", content(references + "/first.png") == new)
            browser.press("u")
            browser.until(state + " === 'does not match'")
            expect("and again the old one", content(references + "/first.png") == old)
            browser.press("u")
            browser.until("document.getElementById('choice-summary').textContent === 'There is nothing to undo.'")
            expect("and then nothing", browser.value("document.getElementById('undo').disabled"))
            browser.click("#choose-all")
            browser.click("#accept-choice")
            browser.until("document.getElementById('choice-summary').textContent.includes('accepted.')")
            expect("all chosen are accepted", os.path.exists(references + "/absent.png"))
            browser.press("j")
            browser.until("document.getElementById('change-title').textContent === 'CardTests/second'")
            browser.press("r")
            browser.until(state + " === 'rejected'")
            choose(browser, "decided", "rejected")
            expect("those that were rejected alone", browser.value("document.querySelectorAll('.item').length") == 1)
            choose(browser, "decided", "waiting")
            expect("those that wait alone", browser.value(
                "[...document.querySelectorAll('.item .mark')].every((m) => !/accepted|rejected/.test(m.textContent))"))
            choose(browser, "decided", "")
            for error in browser.errors:
                expect("the console of the served page is silent: " + error, False)
            for name, headers, path, status in [
                ("another site", {"Origin": "http://evil.example"}, "accept", 403),
                ("a site that has taken the address", {"Host": "evil.example"}, "", 403),
                ("somebody without the token", {}, "../", 404),
            ]:
                headers = {"Content-Type": "application/json", **headers}
                body = b'{"run":"","ids":[]}' if path == "accept" else None
                request = urllib.request.Request(address + path, data=body, headers=headers)
                try:
                    answer = urllib.request.urlopen(request).status
                except urllib.error.HTTPError as error:
                    answer = error.code
                expect(f"{name} is refused ({answer})", answer == status)
        finally:
            server.terminate()
            server.wait()


def main(program, pictures=None):
    def write(package, page):
        subprocess.run([*program.split(), "--output", page], cwd=package, check=True, stdout=subprocess.DEVNULL)
    if pictures:
        os.makedirs(pictures, exist_ok=True)
    browser = Browser("chromium")
    try:
        with tempfile.TemporaryDirectory() as package:
            make(package, passing=2)
            page = os.path.join(package, "report.html")
            write(package, page)
            address = "file://" + page
            browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
            for size in [DESKTOP, PHONE]:
                for scheme in ["light", "dark"]:
                    check_page(browser, address, size, scheme, pictures)
            check_print(browser, address, pictures)
        print("served")
        check_served(browser, program)
        check_speed(browser, write)
        check_failures(browser, write)
    except (AssertionError, RuntimeError) as error:
        expect(f"{error} {browser.errors}", False)
    finally:
        browser.close()
    if problems:
        sys.exit(f"{len(problems)} problems")


main(*sys.argv[1:])
