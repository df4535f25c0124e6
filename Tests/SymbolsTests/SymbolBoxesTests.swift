import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

/// The ink of a symbol as it was measured on pictures of an iPhone, in pixels, of which a point has 3.
struct MeasuredInk: Sendable {
  let name: String
  /// The size of the font in points.
  let points: Double
  let width, height: Double
  var weight = FontWeight.regular
  var scale = SymbolScale.medium

  init(
    _ name: String, _ points: Double, _ width: Double, _ height: Double, weight: FontWeight = .regular,
    scale: SymbolScale = .medium
  ) {
    (self.name, self.points, self.width, self.height) = (name, points, width, height)
    (self.weight, self.scale) = (weight, scale)
  }

  static let all = [
    // Rows of lists, the buttons of a map, banners and buttons: iOS 17 to 26.
    MeasuredInk("checkmark", 16, 41.3, 40.6, weight: .medium), MeasuredInk("chevron.right", 16, 22.8, 40.5),
    MeasuredInk("chevron.down", 16, 40.6, 22.8), MeasuredInk("arrow.up.right", 16, 34.6, 34.5),
    MeasuredInk("calendar", 16, 60, 55.1, scale: .large), MeasuredInk("paintpalette", 16, 72, 59.8, scale: .large),
    MeasuredInk("exclamationmark.bubble", 16, 66, 61.6, scale: .large),
    MeasuredInk("doc.text", 16, 50.3, 64.6, scale: .large), MeasuredInk("bicycle", 17, 80.7, 50),
    MeasuredInk("heart", 17, 49.4, 45.7), MeasuredInk("xmark", 17, 39.4, 39.4), MeasuredInk("location", 17, 47.2, 47),
    MeasuredInk("info.circle.fill", 17, 50.8, 50.8), MeasuredInk("exclamationmark.triangle", 17, 52.1, 47.3),
    MeasuredInk("wifi", 19, 64.1, 46.3), MeasuredInk("location.fill", 19, 52.7, 52.3),
    MeasuredInk("arrow.left.arrow.right", 19, 53.7, 65.7), MeasuredInk("hand.raised.fill", 19, 44.5, 59.4),
    // Where there is nothing: iOS 26, at medium and at large text.
    MeasuredInk("film", 45, 156, 122), MeasuredInk("calendar.badge.exclamationmark", 48, 171, 144),
    // The keys of a player: iOS 14.
    MeasuredInk("timer", 16, 47.6, 47.6), MeasuredInk("forward.fill", 16, 64.3, 36.6),
    MeasuredInk("backward.end.fill", 16, 43.6, 38), MeasuredInk("pause.circle", 35, 104.3, 104.3),
    // A bar of light symbols: iOS 15.
    MeasuredInk("info.circle", 20, 75.2, 75.1, weight: .light, scale: .large),
    MeasuredInk("gearshape", 20, 79, 78.9, weight: .light, scale: .large),
    MeasuredInk("square.and.arrow.up", 20, 65.2, 83.4, weight: .light, scale: .large),
    MeasuredInk("square.and.arrow.down", 20, 65.2, 79.9, weight: .light, scale: .large),
    // Categories: iOS 26.
    MeasuredInk("folder", 19, 63, 50.9), MeasuredInk("map", 19, 57.9, 54.7), MeasuredInk("camera", 19, 68.4, 53),
    MeasuredInk("gamecontroller", 19, 80.3, 50.5), MeasuredInk("display", 19, 66.4, 56),
    MeasuredInk("sparkles", 19, 51.3, 63.2), MeasuredInk("square.grid.2x2.fill", 19, 51.3, 51.4),
    MeasuredInk("trash", 25, 70.8, 81.6),
    // Large ones in a grid: iOS 16.
    MeasuredInk("square.and.arrow.up", 34, 88.4, 112.4), MeasuredInk("square.and.arrow.up.fill", 34, 88.4, 112.4),
    MeasuredInk("square.and.arrow.down", 34, 88.4, 107.5), MeasuredInk("square.and.arrow.up.circle", 34, 101.6, 101.6),
    MeasuredInk("square.and.pencil", 34, 98.5, 98.3), MeasuredInk("pencil", 34, 79.3, 78.6),
    MeasuredInk("scribble", 34, 101.3, 91.6), MeasuredInk("trash.circle.fill", 34, 101.6, 101.6),
    MeasuredInk("folder.circle", 34, 101.6, 101.6), MeasuredInk("paperplane.fill", 34, 104.2, 104.2),
    MeasuredInk("face.smiling.inverse", 28, 83, 83), MeasuredInk("music.note", 100.1, 180, 297),
    MeasuredInk("apple.terminal", 48, 166, 130), MeasuredInk("server.rack", 16, 55, 43),
    MeasuredInk("list.bullet.rectangle", 15, 51.8, 40.4),
    MeasuredInk("figure.walk", 22, 45.9, 74.1), MeasuredInk("figure.walk", 17, 35, 58),
    MeasuredInk("infinity", 20, 81, 38, weight: .semibold), MeasuredInk("flame.fill", 17, 42, 54),
    MeasuredInk("xmark", 34, 78.8, 78.8), MeasuredInk("plus.magnifyingglass", 34, 97.3, 98.2),
  ]
}

@Suite struct `The ink of a symbol` {
  @Test(arguments: MeasuredInk.all)
  func `is as large as on an iPhone, to a pixel`(measured: MeasuredInk) throws {
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: measured.name, weight: measured.weight))
    let em = measured.points * 3 * measured.scale.factor
    let drawn = try #require(symbol.parts.compactMap(\.path.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 })
    #expect(abs(drawn.width * em - measured.width) < 1, "\(measured.name): \(drawn.width * em)")
    #expect(abs(drawn.height * em - measured.height) < 1, "\(measured.name): \(drawn.height * em)")
    #expect(abs(drawn.midX - symbol.ink.midX) < 1e-6 && abs(drawn.midY - symbol.ink.midY) < 1e-6)
  }

  // Measured in iOS 26, to a pixel: texts before a chevron at the end of a row end 9 points from its end at 12 points, and 8.33 at
  // 11; in a circle the middle of one of 18 points is 1.35 beside that of the circle.
  @Test(arguments: [("chevron.left", -1.0), ("chevron.backward", -1), ("chevron.right", 1), ("chevron.forward", 1)])
  func `is nearer to where a chevron points to`(name: String, way: Double) throws {
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular))
    #expect(abs((symbol.ink.midX - symbol.size.width / 2) * 18 - way * 1.35) < 1e-6)
    #expect(abs(symbol.size.width * 12 - 9) < 0.34 && abs(symbol.size.width * 11 - 8.33) < 0.34)
    let drawn = try #require(symbol.parts.compactMap(\.path.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 })
    #expect(abs(drawn.midX - symbol.ink.midX) < 1e-6)
    #expect(SymbolFigures.of("chevron.down").shift == .zero)
  }

  // Measured in iOS 26 on large pictures in rows beside 17 points: how far right of the middle of the column the middle of what
  // is drawn is, and below that of the line.
  @Test(arguments: [("square.and.pencil", 0.98, 0.71), ("bell.badge", 0, 0.86), ("hand.raised", 0.72, 0.19)])
  func `is beside the middle where it was measured`(name: String, right: Double, below: Double) throws {
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular))
    let em = 17 * SymbolScale.large.factor
    #expect(abs((symbol.ink.midX - symbol.size.width / 2) * em - right) < 0.34)
    #expect(abs((symbol.ink.midY - symbol.size.height / 2) * em - below) < 0.34)
    let drawn = try #require(symbol.parts.compactMap(\.path.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 })
    #expect(abs(drawn.midX - symbol.ink.midX) < 1e-6 && abs(drawn.midY - symbol.ink.midY) < 1e-6)
  }

  // Measured in iOS 26: two houses at 20 points, and a thermometer in a frame at 17.
  @Test func `is as large and beside the middle on cards as iOS 26 has it`() throws {
    let houses = try #require(SymbolLibrary.bundled.symbol(named: "building.2.fill", weight: .regular))
    #expect(abs(houses.ink.width * 20 - 19) < 0.34 && abs(houses.ink.height * 20 - 22.85) < 0.34)
    let thermometer = try #require(SymbolLibrary.bundled.symbol(named: "thermometer", weight: .regular))
    #expect(abs((thermometer.ink.midX - thermometer.size.width / 2) * 17 - 0.93) < 0.34)
  }

  // Measured in iOS 18 and 26 at 17 points, and in rows of lists whose pictures are larger.
  @Test(
    arguments: [
      ("building.2", 950, 1142), ("dice", 1033, 1023), ("123.rectangle", 1151, 899),
      ("play.rectangle.on.rectangle", 1213, 981), ("rectangle.and.paperclip", 1173, 953),
    ] as [(String, Double, Double)])
  func `is as large in menus, fields and rows as iPhones have it`(name: String, width: Double, height: Double) throws {
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular))
    #expect(abs(symbol.ink.width * 1000 - width) < 15 && abs(symbol.ink.height * 1000 - height) < 15)
  }

  // Measured in iOS 26 at 22 points, at the top of cards: how far below the card's padding the middle of the ink is.
  @Test(arguments: [("link", 13.92), ("antenna.radiowaves.left.and.right", 12), ("bookmark", 13.5), ("clock", 12.67)])
  func `has room above and below where it was measured`(name: String, middle: Double) throws {
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular))
    #expect(abs(symbol.size.height * 22 - 2 * middle) < 0.67)
  }

  @Test(arguments: [
    ("server.rack", Size(width: 25.15, height: 19.52)), ("hand.tap", Size(width: 19.88, height: 23.55)),
    ("slider.horizontal.below.rectangle", Size(width: 20.25, height: 21.78)),
    ("flask", Size(width: 19.78, height: 21.94)),
    ("dot.radiowaves.up.forward", Size(width: 15.99, height: 15.99)), ("gearshape.2", Size(width: 29, height: 23.09)),
    ("paintbrush", Size(width: 22.43, height: 25.1)), ("book", Size(width: 23.53, height: 19.48)),
  ])
  func `is as large in rows as iOS 26 has it`(name: String, ink: Size) throws {
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular))
    let em = 17 * SymbolScale.large.factor
    #expect(abs(symbol.ink.width * em - ink.width) < 0.34 && abs(symbol.ink.height * em - ink.height) < 0.34)
  }

  @Test func `leaves less room beside a bell`() throws {
    // Measured: four of them in a row are 76 points wide at 17 points, to two pixels.
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: "bell", weight: .regular))
    #expect(abs(symbol.size.width * 17 - 19) < 0.17)
  }

  @Test func `leaves room above and below a stack of photos`() throws {
    // Measured: 52 points for 43.33 of ink at 40 points.
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: "photo.stack.fill", weight: .regular))
    #expect(abs(symbol.size.height * 40 - 52) < 0.34 && abs(symbol.ink.height * 40 - 43.33) < 0.34)
  }

  @Test func `is that of the table for all that are in it`() throws {
    for name in SymbolBoxes.names {
      guard let symbol = SymbolLibrary.bundled.symbol(named: name, weight: .regular) else { continue }
      let measured = try #require(SymbolBoxes.ink(of: name))
      // One of both always fits.
      let (width, height) = (symbol.ink.width - measured.width, symbol.ink.height - measured.height)
      #expect(width < 1e-6 && height < 1e-6 && max(width, height) > -1e-6, "\(name)")
    }
  }

  @Test func `is the same for solid twins, and that of the frame around`() {
    let inks = ["camera", "camera.fill", "camera.slash", "camera.slash.fill"].map { SymbolFigures.of($0).ink }
    #expect(inks[0] != nil && inks[0] == inks[1])
    // The line through it reaches further.
    #expect(inks[2] == nil && inks[3] == nil)
    #expect(SymbolFigures.of("trash.circle.fill").ink == Size(width: 0.996, height: 0.996))
    #expect(SymbolFigures.of("lock.square").ink == SymbolBoxes.ink(of: "square"))
    #expect(SymbolFigures.of("chevron.forward").ink == SymbolBoxes.ink(of: "chevron.right"))
    #expect(SymbolFigures.of("nothing.of.the.kind").ink == nil)
  }

  @Test func `grows with the weight as its strokes do`() throws {
    for name in ["checkmark", "circle", "heart", "star.fill"] {
      let widths = try [FontWeight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black].map {
        try #require(SymbolLibrary.bundled.symbol(named: name, weight: $0)).ink.width
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
      #expect(abs(widths[8] - widths[0] - SymbolStroke.width(.black) + SymbolStroke.width(.ultraLight)) < 1e-9)
    }
    // Light circles, boxes with an arrow and their widths; 0.004 em is a third of a pixel there.
    for (regular, light) in [(0.996, 0.979), (1.102, 1.086), (0.867, 0.849)] {
      #expect(abs(SymbolStroke.extent(regular, SymbolStroke.width(.light)) - light) < 0.004)
    }
    // The ring of a question mark.
    #expect(abs(SymbolStroke.extent(0.996, SymbolStroke.width(.semibold)) - 48.8 / 48) < 0.004)
  }
}

@Suite struct `The strokes of a symbol` {
  @Test func `are as wide as its weight asks for`() throws {
    for rawValue in stride(from: 100, through: 900, by: 100) {
      let weight = FontWeight(rawValue: rawValue)
      let stroke = SymbolStroke.width(weight)
      let minus = try #require(SymbolLibrary.bundled.symbol(named: "minus", weight: weight))
      #expect(abs(minus.ink.height - stroke) < 1e-9, "\(rawValue)")
      // From the left edge of a ring inwards.
      let circle = try #require(SymbolLibrary.bundled.symbol(named: "circle", weight: weight))
      for (inwards, isDrawn) in [(stroke / 2, true), (stroke * 0.9, true), (stroke * 1.1, false)] {
        let place = Point(x: (circle.ink.minX + inwards) * 100, y: circle.ink.midY * 100)
        let large = circle.parts[0].path.transformed(by: .scale(x: 100, y: 100))
        #expect(large.contains(place, rule: .nonZero) == isDrawn, "\(rawValue) \(inwards)")
      }
    }
  }

  /// Pictures of leboncoin/spark-ios-component-tab and -card, iOS 26, and Foodybite, iOS 18, at 3x: 3.2 and 4.9 px of stars of
  /// 48 and 71, 3.2 of a house of 48, 3.85 of a person and 4.0 of a drive at 17 pt.
  @Test(arguments: [("star", 0.35, 0.0725), ("person", 0.5, 0.0755), ("internaldrive", 0.7, 0.0784)])
  func `are narrower in some symbols`(name: String, across: Double, width: Double) throws {
    let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular))
    let x = symbol.ink.minX + across * symbol.ink.width
    let large = symbol.parts.map { $0.path.transformed(by: .scale(x: 100, y: 100)) }
    func isDrawn(_ y: Double) -> Bool { large.contains { $0.contains(Point(x: x * 100, y: y * 100), rule: .nonZero) } }
    // From where the ink begins at the bottom; of a star, from the top, whose arms are level.
    let inwards = stride(from: 0, to: 1, by: 0.0005).map {
      name == "star" ? symbol.ink.minY + $0 * symbol.ink.height : symbol.ink.maxY - $0 * symbol.ink.height
    }
    let edge = inwards.drop { !isDrawn($0) }
    let run = Double(edge.prefix(while: isDrawn).count) * 0.0005 * symbol.ink.height
    #expect(abs(run - width) < 0.004, "\(run)")
  }

  @Test func `were measured of light to semibold ones`() {
    #expect(SymbolStroke.width(.light) == 0.0735 && SymbolStroke.width(.regular) == 0.088)
    #expect(SymbolStroke.width(.medium) == 0.102)
    // The ring of a circle at 16 pt and 3x.
    #expect(abs(SymbolStroke.width(.semibold) * 48 - 5.4) < 0.1)
    #expect(SymbolStroke.width(FontWeight(rawValue: 0)) == 0.044)
    #expect(SymbolStroke.width(FontWeight(rawValue: 1000)) == 0.149)
  }

  @Test func `are hardly wider in a large symbol than in a medium one`() throws {
    // A sheet, its lower edge and a shield at 16 pt and 3x: 4.15, 4.7 and 4.48 px, of light symbols 0.0616 of their em.
    let large = SymbolScale.large
    #expect(abs(SymbolStroke.width(.regular, large) * large.factor * 48 - 4.43) < 0.1)
    #expect(abs(SymbolStroke.width(.light, large) - 0.0616) < 0.002)
    #expect(SymbolStroke.width(.regular, .small) == SymbolStroke.width(.regular))
    let ring = try #require(SymbolLibrary.bundled.symbol(named: "circle", weight: .regular, scale: large))
    let place = { (inwards: Double) in Point(x: (ring.ink.minX + inwards) * 100, y: ring.ink.midY * 100) }
    let path = ring.parts[0].path.transformed(by: .scale(x: 100, y: 100))
    #expect(path.contains(place(0.07), rule: .nonZero) && !path.contains(place(0.08), rule: .nonZero))
    #expect(ring.size == SymbolLibrary.bundled.symbol(named: "circle", weight: .regular)?.size)
  }
}
