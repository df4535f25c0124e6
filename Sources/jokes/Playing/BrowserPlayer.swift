import Foundation
import LoopbackServer
import PNGFiles

/// Shows a screen in a browser of this machine, which sends back where it is touched and what is typed.
///
/// Nobody else may look or press, no other page of the same browser either: see `LoopbackAccess`.
struct BrowserPlayer {
  let screen: PlayedScreen
  let port: UInt16
  private let access = LoopbackAccess()
  private let scale = 2.0

  init(_ screen: PlayedScreen, port: UInt16) {
    self.screen = screen
    self.port = port
  }

  /// Serves until the task is cancelled.
  /// - Parameter listening: told the address as soon as somebody listens there.
  func run(listening: @escaping @Sendable (URL) -> Void) async throws {
    try await LoopbackServer(port: port).run { port in
      URL(string: access.address(port: port)).map(listening)
    } answer: { request in
      if let refusal = access.refusal(of: request) { return refusal }
      do {
        return try await answer(request)
      } catch {
        return .text("\(error)", status: 500)
      }
    }
  }

  private func answer(_ request: LoopbackRequest) async throws -> LoopbackResponse {
    switch (request.method, access.place(in: request.path)) {
    case ("GET", ""):
      let page = PlayPage(size: screen.size).html
      return LoopbackResponse(200, contentType: "text/html; charset=utf-8", body: Data(page.utf8))
    case ("GET", "picture"): return try await picture(after: request.query["after"].flatMap { Int($0) } ?? 0)
    case ("POST", "touch"):
      let numbers = ["x", "y", "toX", "toY"].compactMap { request.query[$0].flatMap { Double($0) } }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
        return .text("A touch has four numbers.", status: 400)
      }
      await screen.touch(from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]))
      return LoopbackResponse(204)
    case ("POST", "type"):
      await screen.type(String(decoding: request.body, as: UTF8.self))
      return LoopbackResponse(204)
    default: return .text("There is nothing at this address.", status: 404)
    }
  }

  /// The next picture; nothing new within some seconds is an answer without one.
  @MainActor
  private func picture(after known: Int) async throws -> LoopbackResponse {
    for _ in 0..<300 {
      if screen.hasChanged(since: known) {
        let bytes = try PNGEncoder().encode(screen.picture(scale: scale))
        return LoopbackResponse(
          200, contentType: "image/png", headers: ["X-Number": "\(screen.number)"], body: Data(bytes))
      }
      try await Task.sleep(for: .milliseconds(16))
    }
    return LoopbackResponse(204)
  }
}

/// The page that shows the pictures and sends touches and keys.
struct PlayPage {
  let size: CGSize

  var html: String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <title>Jokes</title>
    <style>
      body { margin: 0; background: #ddd; display: flex; justify-content: center }
      img { width: \(Int(size.width))px; height: \(Int(size.height))px; margin: 24px; border-radius: 24px;
        box-shadow: 0 4px 24px #888; user-select: none; touch-action: none }
    </style>
    <img id="screen" alt="The screen" draggable="false">
    <script>
      const screen = document.getElementById("screen");
      let start = null;
      function place(event) {
        const frame = screen.getBoundingClientRect();
        return { x: event.clientX - frame.left, y: event.clientY - frame.top };
      }
      screen.addEventListener("pointerdown", event => { start = place(event); });
      addEventListener("pointerup", event => {
        if (!start) return;
        const end = place(event);
        fetch(`touch?x=${start.x}&y=${start.y}&toX=${end.x}&toY=${end.y}`, { method: "POST" });
        start = null;
      });
      addEventListener("keydown", event => {
        const keys = { Enter: "\\n", Backspace: "\\b" };
        const text = keys[event.key] ?? (event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key : null);
        if (text === null) return;
        event.preventDefault();
        fetch("type", { method: "POST", body: text });
      });
      async function show() {
        let number = 0;
        while (true) {
          try {
            const response = await fetch(`picture?after=${number}`);
            if (response.status !== 200) continue;
            number = Number(response.headers.get("X-Number"));
            const old = screen.src;
            screen.src = URL.createObjectURL(await response.blob());
            if (old) URL.revokeObjectURL(old);
          } catch {
            await new Promise(resolve => setTimeout(resolve, 1000));
          }
        }
      }
      show();
    </script>
    """
  }
}
