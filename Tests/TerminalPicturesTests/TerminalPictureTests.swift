import Foundation
import PNGFiles
import PixelImages
import TerminalPictures
import Testing

/// What is sent to terminals, and what they send.
@Suite struct `Terminals` {
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
    (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], .blocks), ([:], .blocks), (["TERM_PROGRAM": "iTerm.app"], .iterm),
    (["TERM": "foot"], .sixel), (["LC_TERMINAL": "iTerm2", "STY": "1"], .blocks),
  ])
  func `uses what the terminal offers`(environment: [String: String], graphics: TerminalGraphics) {
    #expect(TerminalGraphics.offered(by: environment) == graphics)
  }

  @Test func `sends whole pictures to iTerm2`() throws {
    let bitmap = Bitmap(width: 3, height: 2, filledWith: PremultipliedColor(.black))
    let text = try TerminalPicture.iTerm(bitmap, columns: 10, rows: 5)
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=") && text.hasSuffix("\u{7}"))
    #expect(text.contains(";width=10;height=5;"))
    let file = try #require(text.split(separator: ":").last.flatMap { Data(base64Encoded: String($0.dropLast())) })
    #expect(try PNGDecoder().decode([UInt8](file)).bitmap == bitmap)
  }

  @Test func `draws sixels, six rows at a time`() {
    var bitmap = Bitmap(width: 5, height: 7, filledWith: PremultipliedColor(.white))
    bitmap[1, 2] = PremultipliedColor(.black)
    let text = TerminalPicture.sixel(bitmap)
    #expect(text.hasPrefix("\u{1B}Pq\"1;1;5;7#0;2;0;0;0#1;2;0;0;20") && text.hasSuffix("-\u{1B}\\"))
    // Black in the third row of the second column; white in all others.
    #expect(text.contains("#215;2;100;100;100#0?C???$#215~z~~~-#215!5@-"))
  }

  @Test func `shrinks pictures to the mean of their pixels, on white`() {
    var bitmap = Bitmap(width: 4, height: 2, filledWith: PremultipliedColor(.black))
    bitmap[3, 0] = .clear
    let small = bitmap.shrunk(toWidth: 2, height: 1)
    #expect(small[0, 0] == PremultipliedColor(.black))
    #expect(small[1, 0] == PremultipliedColor(RGBAColor(red: 64, green: 64, blue: 64)))
    #expect(bitmap.shrunk(toWidth: 8, height: 4)[7, 0] == PremultipliedColor(.white))
  }
}
