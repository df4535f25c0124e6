import DeclarativeUI
import Foundation
import JokesApp
import PNGFiles
import PixelImages
import TerminalPictures
import TestSupport
import Testing

@testable import jokes

@MainActor @Suite struct `Playing` {
  private func screen() -> PlayedScreen {
    PlayedScreen(CountingView(), size: CGSize(width: 100, height: 80), safeAreaInsets: EdgeInsets())
  }

  @Test func `shows what touches and keys have changed`() {
    let screen = screen()
    #expect(screen.hasChanged(since: 0))
    let first = screen.number
    #expect(!screen.hasChanged(since: first))
    screen.touch(from: CGPoint(x: 5, y: 75), to: CGPoint(x: 5, y: 75))
    #expect(!screen.hasChanged(since: first))
    screen.touch(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 51, y: 20))
    #expect(screen.hasChanged(since: first))
    screen.type(" ")
    #expect(screen.hasChanged(since: first + 1))
    let picture = screen.picture(scale: 0.5)
    #expect(picture.width == 50 && picture.height == 40)
  }

  @Test(arguments: TerminalGraphics.allCases)
  func `hears in a terminal what is clicked at`(graphics: TerminalGraphics) {
    let screen = screen()
    let size = TerminalSize(columns: 97, rows: 50, pixelWidth: 778, pixelHeight: 866)
    let area = TerminalPlayer.area(of: screen.size, in: size, by: graphics)
    #expect(area.rows <= 49)
    var player = TerminalPlayer(screen, graphics: graphics)
    func click(_ row: Int) -> Bool {
      _ = screen.hasChanged(since: 0)
      let before = screen.number
      for event in [
        TerminalEvent.press(column: area.columns / 2, row: row), .release(column: area.columns / 2, row: row),
      ] { player.perform(event, area) }
      return screen.hasChanged(since: before)
    }
    // The button's text is in the middle of the upper half.
    #expect(click(area.rows / 4) && click(area.rows / 4 + 1))
    #expect(!click(area.rows * 3 / 4) && !click(area.rows + 1))
  }

  /// Plays in a browser while something is done.
  private func withPlayer(_ body: (URL) async throws -> Void) async throws {
    let player = BrowserPlayer(screen(), port: 0)
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    let serving = Task { try await player.run { continuation.yield($0) } }
    defer { serving.cancel() }
    var iterator = addresses.makeAsyncIterator()
    try await body(try #require(await iterator.next()))
  }

  private func status(_ method: String, _ url: URL, origin: String? = nil) async throws -> Int? {
    try await LoopbackAnswer(to: url, method: method, headers: origin.map { ["Origin": $0] } ?? [:]).status
  }

  @Test func `is nobody's but the page's own`() async throws {
    try await withPlayer { (address: URL) async throws in
      let server = try #require(URL(string: "http://127.0.0.1:\(address.port ?? 0)"))
      #expect(try await status("GET", server) == 404)
      #expect(try await status("GET", server.appending(path: "picture")) == 404)
      #expect(try await status("POST", server.appending(path: "type"), origin: server.absoluteString) == 404)
      #expect(try await status("POST", address.appending(path: "type")) == 403)
      #expect(try await status("POST", address.appending(path: "type"), origin: "http://evil.example") == 403)
      #expect(try await status("POST", address.appending(path: "type"), origin: server.absoluteString) == 204)
    }
  }

  @Test func `goes on in a browser`() async throws {
    try await withPlayer { try await play(at: $0) }
  }

  private func play(at address: URL) async throws {
    let page = try await LoopbackAnswer(to: address)
    #expect(String(decoding: page.body, as: UTF8.self).contains("width: 100px; height: 80px"))
    func picture(after number: Int) async throws -> (bitmap: Bitmap, number: Int) {
      let query = [URLQueryItem(name: "after", value: "\(number)")]
      let answer = try await LoopbackAnswer(to: address.appending(path: "picture").appending(queryItems: query))
      let number = try #require(answer.headers["X-Number"].flatMap { Int($0) })
      return (try PNGDecoder().decode(answer.body).bitmap, number)
    }
    func post(_ path: String, _ items: [String: String] = [:], _ body: String = "") async throws -> Int? {
      let items = items.map { URLQueryItem(name: $0, value: $1) }
      let headers = ["Origin": "http://127.0.0.1:\(address.port ?? 0)"]
      return try await LoopbackAnswer(
        to: address.appending(path: path).appending(queryItems: items), method: "POST", headers: headers, body: body
      ).status
    }
    let first = try await picture(after: 0)
    #expect(first.bitmap.width == 200 && first.bitmap.height == 160)
    #expect(try await post("touch", ["x": "50", "y": "20", "toX": "50", "toY": "20"]) == 204)
    let second = try await picture(after: first.number)
    #expect(second.bitmap != first.bitmap)
    #expect(try await post("type", [:], " ") == 204)
    #expect(try await picture(after: second.number).bitmap != second.bitmap)
    #expect(try await post("touch", ["x": "nan", "y": "20", "toX": "50", "toY": "20"]) == 400)
    #expect(try await post("touch") == 400)
  }
}

private struct CountingView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("More") { count += 1 }.frame(width: 100, height: 40)
      Text("\(count)").frame(height: 32)
    }
  }
}
