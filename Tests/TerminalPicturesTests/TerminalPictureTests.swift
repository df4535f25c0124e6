import Foundation
import PNGFiles
import PixelImages
import TerminalPictures
import Testing

/// What is sent to terminals, and what they send.
@Suite struct `Terminals` {
  @Test func `hears the mouse and the keys of a terminal`() {
    let sent = "a\u{1B}[<0;12;7M\u{1B}[<0;12;7m\u{1B}[A\u{7F}\r\u{1B}[<64;1;1Mé\u{3}"
    let expected: [TerminalEvent] = [
      .key("a"), .press(column: 12, row: 7), .release(column: 12, row: 7), .arrow(.up), .key("\u{8}"), .key("\n"),
      .key("é"), .quit,
    ]
    var whole = TerminalInput()
    #expect(whole.events(in: Array(sent.utf8)) == expected && whole.events(in: []) == [])
    // A slow line brings byte after byte.
    var slow = TerminalInput()
    #expect(sent.utf8.flatMap { slow.events(in: [$0]) } == expected)
  }

  @Test func `takes an Escape for a key only where nothing follows`() {
    var input = TerminalInput()
    #expect(input.events(in: [0x1B]) == [] && input.isWaiting)
    #expect(input.events(in: Array("[<0;3;4M".utf8)) == [.press(column: 3, row: 4)] && !input.isWaiting)
    #expect(input.events(in: [0x1B]) == [] && input.events(in: []) == [.quit])
    #expect(input.events(in: [0x1B, 0x1B]) == [.quit] && input.events(in: []) == [.quit])
  }

  @Test(arguments: [
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}P>|foot(1.13.1)\u{1B}\\", "\u{1B}[?62;4;22c", "\u{1B}]11;rgb:0/0/0\u{7}",
    "\u{1B}é", "\u{1B}x", "\u{1B}[<64;1;1M", "\u{1B}[<16;1;1M", "\u{1B}OP", "\u{1B}[1;5C",
  ])
  func `passes over answers, wheels, and keys that it does not know`(sent: String) {
    var input = TerminalInput()
    #expect(input.events(in: Array(sent.utf8) + [UInt8(ascii: "b")]) == [.key("b")])
  }

  @Test func `is ended by Control-C whatever came before`() {
    for beginning in ["\u{1B}]never ends", "\u{1B}[", "\u{1B}P", "é"] {
      var input = TerminalInput()
      #expect(input.events(in: Array(beginning.utf8) + [3]).last == .quit)
    }
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

  /// What terminals answered when they were asked.
  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?62;c", TerminalGraphics.kitty),
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|Konsole 22.12.3\u{1B}\\\u{1B}[?62;1;4c", .kitty),
    ("\u{1B}P>|foot(1.13.1)\u{1B}\\\u{1B}[?62;4;22c", .sixel), ("\u{1B}[?63;1;2;3;4;6;7;15;18;22;29c", .sixel),
    ("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?63;1;2;4;6;9;15;16;22;28c", .sixel),
    ("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c", .blocks),
    ("\u{1B}P>|tmux 3.3a\u{1B}\\\u{1B}[?1;2c", .blocks), ("q\u{1B}P>|iTerm2 3.4.16\u{1B}\\\u{1B}[?62;4c", .iterm),
    ("\u{1B}_Gi=31;EINVAL\u{1B}\\\u{1B}[?62c", .blocks),
  ])
  func `uses what the terminal answers`(answer: String, graphics: TerminalGraphics) {
    #expect(TerminalGraphics.offered(inAnswer: answer.utf8) == graphics)
    #expect(TerminalGraphics.offered(inAnswer: answer.utf8.dropLast()) == nil)
  }

  @Test func `sizes cells by the pixels of the window, which may have margins`() {
    let xterm = TerminalSize(columns: 80, rows: 24, pixelWidth: 644, pixelHeight: 412)
    #expect(xterm.cell == (8, 17))
    #expect(TerminalSize(columns: 80, rows: 24).cell == (8, 16))
    let none = TerminalSize(columns: 0, rows: 0)
    #expect(none.columns == 20 && none.rows == 10 && none.cell == (8, 16))
  }

  @Test(arguments: TerminalGraphics.allCases, [(390.0, 844.0), (844, 390), (10, 10), (1, 5_000)])
  func `keeps pictures in their cells and proportions`(graphics: TerminalGraphics, size: (Double, Double)) {
    let terminal = TerminalSize(columns: 97, rows: 50, pixelWidth: 778, pixelHeight: 866)
    let area = terminal.area(forWidth: size.0, height: size.1, by: graphics, rows: 49)
    #expect((1...97).contains(area.columns) && (1...49).contains(area.rows))
    #expect(area.columns == 97 || area.rows == 49)
    #expect(Int(size.0 * area.scale) <= area.pixels.width && Int(size.1 * area.scale) <= area.pixels.height)
    if graphics == .kitty { #expect(area.pixels == (area.columns * 8, area.rows * 17)) }
    if graphics == .blocks { #expect(area.pixels == (area.columns, area.rows * 2)) }
    let (first, last) = (area.place(column: 1, row: 1), area.place(column: area.columns, row: area.rows))
    #expect(first.x > 0 && first.y > 0 && last.x < size.0 && last.y < size.1)
    #expect(abs(first.x + last.x - size.0) < 1e-9 && abs(first.y + last.y - size.1) < 1e-9)
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
    #expect(text.hasPrefix("\u{1B}P0;1q\"1;1;5;7#0;2;0;0;0#1;2;0;0;20") && text.hasSuffix("-\u{1B}\\"))
    // Black in the third row of the second column; white in all others.
    #expect(text.contains("#215;2;100;100;100#0?C???$#215~z~~~-#215!5@-"))
  }

  /// How far two colours are apart, in the channel where it is most.
  private func distance(_ one: PremultipliedColor, _ other: PremultipliedColor) -> Int {
    let pairs = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue), (one.alpha, other.alpha)]
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(arguments: [(1, 1), (7, 5), (7, 6), (5, 7), (300, 13)], [3, 2_000])
  func `shows sixels as they were, each pixel once`(size: (width: Int, height: Int), colorCount: UInt64) throws {
    var bitmap = Bitmap(width: size.width, height: size.height, filledWith: PremultipliedColor(.white))
    var state = UInt64(size.width * 1_000 + size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let value = (state >> 33) % colorCount * 8_191
        bitmap[x, y] = PremultipliedColor(
          RGBAColor(red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255)))
      }
    }
    let seen = try SixelReader(TerminalPicture.sixel(bitmap)).bitmap
    #expect(seen.width == size.width && seen.height == size.height)
    // A percent of 255, where there are registers for all colours; half a step of the six else.
    let most = colorCount < 40 ? 2 : 26
    let farthest = (0..<size.height).flatMap { y in
      (0..<size.width).map { x in distance(seen[x, y], bitmap[x, y]) }
    }.max()
    #expect(try #require(farthest) <= most)
  }

  @Test func `draws the most frequent colours of sixels as they are`() {
    let blue = PremultipliedColor(red: 160, green: 196, blue: 250, alpha: 255)
    var bitmap = Bitmap(width: 60, height: 2, filledWith: blue)
    for x in 0..<60 { bitmap[x, 1] = PremultipliedColor(red: UInt8(x) * 4 + 1, green: 7, blue: 9, alpha: 255) }
    let text = TerminalPicture.sixel(bitmap)
    #expect(text.contains("#216;2;63;77;98#217;2;0;3;4") && text.contains("#255;2;") && !text.contains("#256;2;"))
    #expect(text.contains("#216!60@$") && text.contains("#217A"))
    // From the 40th on, those of the second row have the nearest of the steps.
    #expect(text.contains("#108!39?!6A!15?$"))
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
