import DeclarativeUI
import Foundation
import JokesApp
import PNGFiles
import PixelImages
import Testing

@testable import jokes

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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

  @Test func `goes on in a browser`() async throws {
    let player = BrowserPlayer(screen(), port: 0)
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    let serving = Task { try await player.run { continuation.yield($0) } }
    defer { serving.cancel() }
    var iterator = addresses.makeAsyncIterator()
    let address = try #require(await iterator.next())
    let (page, _) = try await URLSession.shared.data(from: address)
    #expect(String(decoding: page, as: UTF8.self).contains("width: 100px; height: 80px"))
    func picture(after number: Int) async throws -> (bitmap: Bitmap, number: Int) {
      let query = [URLQueryItem(name: "after", value: "\(number)")]
      let (data, response) = try await URLSession.shared.data(
        from: address.appending(path: "picture").appending(queryItems: query))
      let header = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "X-Number")
      return (try PNGDecoder().decode([UInt8](data)).bitmap, try #require(header.flatMap { Int($0) }))
    }
    func post(_ path: String, _ items: [String: String] = [:], _ body: String = "") async throws -> Int? {
      var request = URLRequest(
        url: address.appending(path: path).appending(queryItems: items.map { URLQueryItem(name: $0, value: $1) }))
      request.httpMethod = "POST"
      request.httpBody = Data(body.utf8)
      return (try await URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode
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

  // MARK: In the terminal

  @Test func `hears the mouse and the keys of a terminal`() {
    let sent = "a\u{1B}[<0;12;7M\u{1B}[<0;12;7m\u{1B}[A\u{7F}\r\u{1B}[<64;1;1Mé\u{3}"
    #expect(
      TerminalEvent.events(in: sent.utf8) == [
        .key("a"), .press(column: 12, row: 7), .release(column: 12, row: 7), .key("\u{8}"), .key("\n"), .key("é"),
        .quit,
      ])
    #expect(TerminalEvent.events(in: [0x1B]) == [.quit])
    #expect(TerminalEvent.events(in: []) == [])
  }

  @Test func `draws two pixels a character`() {
    let bitmap = Bitmap(width: 2, height: 3) { pixels in
      let colors: [RGBAColor] = [.black, .black, .white, .white, .black, .white]
      for (index, color) in colors.enumerated() { pixels[index] = PremultipliedColor(color) }
    }
    #expect(
      TerminalPicture.halfBlocks(bitmap)
        == "\u{1B}[38;2;0;0;0;48;2;255;255;255m▀▀\u{1B}[0m\r\n\u{1B}[38;2;0;0;0;48;2;0;0;0m▀"
        + "\u{1B}[38;2;255;255;255;48;2;255;255;255m▀\u{1B}[0m\r\n")
  }

  @Test func `sends pictures in pieces of 4096 bytes to kitty`() throws {
    var state: UInt64 = 1
    let noise = Bitmap(width: 64, height: 64) { pixels in
      for index in pixels.indices {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        let bytes = (0..<3).map { UInt8(truncatingIfNeeded: state >> (40 + 8 * UInt64($0))) }
        pixels[index] = PremultipliedColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: 255)
      }
    }
    let text = try TerminalPicture.kitty(noise, columns: 10, rows: 5)
    let pieces = text.split(separator: "\u{1B}\\")
    #expect(pieces.count > 1 && pieces.allSatisfy { $0.utf8.count <= 4096 + 60 })
    #expect(pieces.first?.hasPrefix("\u{1B}_Ga=T,f=100,i=1,p=1,q=2,C=1,c=10,r=5,m=1;") == true)
    #expect(pieces.last?.hasPrefix("\u{1B}_Gm=0;") == true)
    let data = pieces.map { $0.drop { $0 != ";" }.dropFirst() }.joined()
    let file = try #require(Data(base64Encoded: data))
    #expect(try PNGDecoder().decode([UInt8](file)).bitmap == noise)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], TerminalGraphics.kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
    (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM": "xterm-256color"], .blocks),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .blocks), ([:], .blocks),
  ])
  func `uses what the terminal offers`(environment: [String: String], graphics: TerminalGraphics) {
    #expect(TerminalGraphics.offered(by: environment) == graphics)
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
