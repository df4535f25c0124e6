"""A browser without a window, spoken to in the DevTools protocol over two pipes."""

import base64
import json
import os
import select
import subprocess
import tempfile
import time


class Browser:
    def __init__(self, program):
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.out = os.pipe()
        self.inn, from_browser = os.pipe()
        # The browser reads from 3 and writes to 4.
        command = [
            "sh", "-c", f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}', program, "--headless=new", "--no-sandbox",
            "--remote-debugging-pipe", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
            f"--user-data-dir={self.profile.name}", "about:blank",
        ]
        self.process = subprocess.Popen(
            command, pass_fds=[to_browser, from_browser], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.buffer, self.errors = 0, b"", []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Accessibility"]:
            self.call(domain + ".enable")

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait(timeout=20)
        self.profile.cleanup()

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        wanted = self.number
        while True:
            answer = self.receive()
            if answer.get("id") == wanted:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def receive(self, seconds=60):
        while b"\0" not in self.buffer:
            if not select.select([self.inn], [], [], seconds)[0]:
                raise RuntimeError("The browser says nothing.")
            data = os.read(self.inn, 1 << 20)
            if not data:
                raise RuntimeError("The browser ended.")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def note(self, event):
        """Keeps what the page complains about."""
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.errors.append(parameters["entry"]["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "assert"):
            self.errors.append(str(parameters["args"]))

    def open(self, address, width, height, is_phone=False, scheme="light"):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=is_phone)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=address)
        self.until("document.readyState === 'complete' && document.querySelector('#list > *')")

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def until(self, expression, seconds=20):
        end = time.monotonic() + seconds
        while not self.value(f"Boolean({expression})"):
            if time.monotonic() > end:
                raise AssertionError(f"This never came true: {expression}")
            time.sleep(0.02)

    def place(self, selector):
        """The middle of an element, once it is in view."""
        return self.value(f"""(() => {{
          const found = document.querySelector({json.dumps(selector)});
          if (!found) throw new Error("nothing is " + {json.dumps(selector)});
          found.scrollIntoView({{ block: "center", inline: "nearest" }});
          const box = found.getBoundingClientRect();
          if (box.width === 0) throw new Error("not seen: " + {json.dumps(selector)});
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")

    def click(self, selector, dx=0, dy=0):
        x, y = self.place(selector)
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x + dx, y=y + dy, button="left", clickCount=1,
                      buttons=1 if kind == "mousePressed" else 0)

    def hover(self, selector):
        x, y = self.place(selector)
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def press(self, key, **more):
        codes = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Escape": 27, "Tab": 9, "Enter": 13,
                 " ": 32}
        text = key if len(key) == 1 else "\r" if key == "Enter" else ""
        code = {" ": "Space"}.get(key, key)
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code, windowsVirtualKeyCode=codes.get(key, 0),
                      text=text if kind == "keyDown" else "", **more)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def unnamed_controls(self):
        """The controls that a screen reader has no name for."""
        roles = {"button", "checkbox", "combobox", "radio", "slider", "textbox", "searchbox", "listbox", "option", "link",
                 "region", "dialog", "image", "img"}
        found = []
        for node in self.call("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            if not node.get("ignored") and role in roles and not node.get("name", {}).get("value", "").strip():
                found.append(role)
        return found

    def picture(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
