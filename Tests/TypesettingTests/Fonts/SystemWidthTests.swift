import Testing

@testable import Typesetting

/// Texts that were measured on pictures of iOS, most of them those of gonzalezreal/swift-markdown-ui's tests at 2x.
@Suite("Widths of iOS")
struct SystemWidthTests {
  private func ink(_ text: String, _ font: FontDescriptor, scale: Double) -> Double {
    let ink = Paragraph([TextRun(text, font: font)]).layout(width: nil).lines[0].ink
    return (ink.upperBound - ink.lowerBound) * scale
  }

  @Test(
    arguments: [
      ("above", 85.0), ("dead", 68.8), ("was", 54.7), ("water", 79.0), ("with", 57.6), ("were", 66.6), ("You", 49.6),
      ("television,", 140.6), ("thirteen.", 118.2), ("channel.", 118.9), ("Documentation", 217.4), ("tag.", 51.1),
      ("using", 74.1), ("character", 136.4), ("paragraph", 144.9), ("headscarves,", 187.4), ("cranberries", 162.5),
    ])
  func `words in regular 16 points are as wide as on iOS`(word: String, width: Double) {
    #expect(abs(ink(word, FontDescriptor(size: 16), scale: 2) - width) < 2.3)
  }

  @Test(arguments: [(32.0, 235.7), (24, 176.4), (19, 141.9), (16, 121.4), (13, 100), (11, 85.8)])
  func `a semibold word is as wide as on iOS at every size`(size: Double, width: Double) {
    let ours = ink("Heading", FontDescriptor(size: size, weight: .semibold), scale: 2)
    #expect(abs(ours / width - 1) < 0.01)
  }

  @Test(arguments: [("Home Assistant", 720.0), ("Welcome to", 536)])
  func `bold titles are as wide as on iOS`(text: String, width: Double) {
    #expect(abs(ink(text, FontDescriptor(size: 33, weight: .bold), scale: 3) / width - 1) < 0.012)
  }

  @Test(arguments: [("20%", 17.0, 108.0), ("40%", 12, 78.5)])
  func `per cent signs are as wide as on iOS`(text: String, size: Double, width: Double) {
    #expect(abs(ink(text, FontDescriptor(size: size, weight: .semibold), scale: 3) - width) < 1.6)
  }

  @Test(arguments: [
    ("Total games completed", 16.0, 512.0), ("Medium", 16, 173), ("Difficulty", 16, 197),
    ("Delete saved data", 17, 414),
    ("Clear hint cache", 17, 377), ("Website", 17, 187), ("Sudoku AI", 33, 458), ("Sudoku AI", 34, 472),
  ])
  func `rounded letters are as wide as on iOS`(text: String, size: Double, width: Double) {
    var font = FontDescriptor(size: size, weight: size < 20 ? .semibold : .bold)
    font.design = .rounded
    #expect(abs(ink(text, font, scale: 3) / width - 1) < 0.016)
  }

  @Test func `letters of one width are as wide as on iOS`() {
    var font = FontDescriptor(size: 15)
    font.design = .monospaced
    #expect(abs(ink("git status", font, scale: 2) - 180.4) < 1.5)
  }

  @Test func `digits follow letters, wider than them at small sizes and narrower at large ones`() {
    func pitch(_ size: Double) -> Double {
      let font = FontDescriptor(size: size)
      func width(_ text: String) -> Double { Paragraph([TextRun(text, font: font)]).layout(width: nil).lines[0].width }
      return (width("8888") - width("88")) / 2 / size * 1000 - (width("nnnn") - width("nn")) / 2 / size * 1000
    }
    let usual = pitch(16.5)
    #expect(abs(pitch(12) - usual - 11) < 0.01)
    #expect(abs(pitch(34) - usual + 10) < 0.01)
  }

  /// On iOS semibold and bold words stand 0.025 em further apart than with the spaces of Inter.
  @Test func `spaces do not become narrower with the weight, and are wider behind commas`() {
    func space(_ text: String, _ weight: FontWeight, _ size: Double = 40) -> Double {
      func width(_ text: String) -> Double {
        Paragraph([TextRun(text, font: FontDescriptor(size: size, weight: weight))]).layout(width: nil).lines[0].width
      }
      return (width(text + " n") - width(text) - width("n")) / size
        - SystemTracking.tracking(size: size, weight: weight) / size
    }
    let regular = space("n", .regular)
    #expect(abs(regular - 0.2812) < 0.001)
    #expect(abs(space("n", .semibold) - 0.2732) < 0.001 && abs(space("n", .bold) - 0.2569) < 0.001)
    #expect(abs(space(",", .regular) - space(".", .regular) - 0.018) < 0.001)
  }

  /// Seen on a screen of iOS 18 in 17 points, from one underscore to the next.
  @Test(arguments: [("feed_", 45.33), ("url_", 30.33)])
  func `underscores are wider`(text: String, pitch: Double) {
    let font = FontDescriptor(size: 17, weight: .semibold)
    func width(_ text: String) -> Double { Paragraph([TextRun(text, font: font)]).layout(width: nil).lines[0].width }
    #expect(abs(width(text + text) - width(text) - pitch) < 0.5)
  }

  @Test func `large letters with serifs are narrower`() {
    func advance(_ text: String, _ size: Double) -> Double {
      var font = FontDescriptor(size: size)
      font.design = .serif
      return Paragraph([TextRun(text, font: font)]).layout(width: nil).lines[0].width * 3
    }
    // On iOS 83 pixels, and an X 0.91 of Noto's; letters that are all made equally narrower are between both.
    #expect((83...96).contains(advance("I", 100)))
    #expect(abs(advance("X", 100) / (advance("X", 20) * 5) - 0.86) < 0.001)
    #expect(abs(advance("I", 20) / advance("I", 10) - 2) < 0.01)
  }

  @Test func `a pair that a line parts has no part in its width`() {
    let font = FontDescriptor(size: 100)
    let alone = Paragraph([TextRun("w", font: font)]).layout(width: nil).lines[0].width
    #expect(Paragraph([TextRun("wa", font: font)]).layout(width: alone).lines.map(\.width)[0] == alone)
  }
}
