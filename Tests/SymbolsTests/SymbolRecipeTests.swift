import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

@Suite struct `The name of a symbol` {
  private func form(_ name: String, isLayered: Bool = false) -> SymbolForm? {
    SymbolRecipe(name: name, isLayered: isLayered)?.form
  }

  private func glyph(_ name: String, _ set: SymbolGlyph.IconSet = .phosphor) -> SymbolForm {
    .glyph(SymbolGlyph(set, name))
  }

  private func recipe(_ name: String) throws -> SymbolRecipe { try #require(SymbolRecipe(name: name), "\(name)") }

  @Test func `is a sketch, a glyph of the table, or is put together from them`() throws {
    #expect(form("folder") == SymbolSketch(name: "folder").map { .sketch($0) })
    #expect(SymbolSketch(name: "folder.fill")?.isFilled == true && SymbolSketch(name: "folder")?.isFilled == false)
    // Some look otherwise when filled, and have a sketch of their own for it.
    #expect(SymbolSketch(name: "eye.fill")?.isFilled == false)
    #expect(form("leaf") == glyph("leaf") && form("leaf.fill") == glyph("leaf-fill"))
    #expect(form("fan.fill") == glyph("fan", .material))
    #expect(form("nothing.of.the.kind") == nil && form("nothing.circle.fill") == nil)
  }

  @Test func `puts a symbol into a frame, solid where that is usual`() throws {
    #expect(try form("leaf.circle") == .framed(.circle, isFilled: false, recipe("leaf")))
    #expect(try form("leaf.circle.fill") == .framed(.circle, isFilled: true, recipe("leaf.fill")))
    #expect(try form("person.2.circle.fill") == .framed(.circle, isFilled: true, recipe("person.2.fill")))
    #expect(try form("person.2.circle") == .framed(.circle, isFilled: false, recipe("person.2")))
    #expect(try form("star.square") == .framed(.square, isFilled: false, recipe("star.fill")))
    #expect(try form("xmark.seal.fill") == .framed(.seal, isFilled: true, recipe("xmark")))
    #expect(form("12.circle") == .framed(.circle, isFilled: false, SymbolRecipe(name: "12", form: .letters("12"))))
    #expect(form("a.square.fill") == .framed(.square, isFilled: true, SymbolRecipe(name: "a", form: .letters("A"))))
    // What is called by two letters is no text.
    #expect(try form("tv.circle") == .framed(.circle, isFilled: false, recipe("tv")))
    #expect(try form("xmark.icloud.fill") == .framed(.icloud, isFilled: true, recipe("xmark")))
    #expect(try form("questionmark.video") == .framed(.video, isFilled: false, recipe("questionmark")))
  }

  @Test func `puts a currency or a number into an arrow that goes round`() {
    let euro = SymbolRecipe(name: "eurosign", form: .letters("€"))
    #expect(form("eurosign.circle") == .framed(.circle, isFilled: false, euro))
    #expect(form("eurosign.arrow.circlepath") == .framed(.circlepath, isFilled: false, euro))
    let number = SymbolRecipe(name: "15", form: .letters("15"))
    #expect(form("gobackward.15") == .framed(.gobackward, isFilled: false, number))
    #expect(form("goforward.plus") == SymbolRecipe(name: "plus").map { .framed(.goforward, isFilled: false, $0) })
    #expect(form("goforward.nothing") == nil)
  }

  @Test func `puts a symbol in front of another one`() throws {
    #expect(try form("plus.rectangle.on.rectangle") == .stacked(recipe("plus.rectangle"), recipe("rectangle")))
    #expect(form("nothing.on.rectangle") == nil)
    let drawing = try #require(SymbolComposer(.regular, isLayered: false).drawing(recipe("plus.square.on.square")))
    let ink = try #require(drawing.ink)
    let front = try #require(drawing.parts.last?.path.bounds)
    #expect(front.midX > ink.midX && front.midY > ink.midY && drawing.parts[0].cuts.count == 1)
  }

  @Test func `may be an older one, one of another script or one that says forward`() throws {
    for (name, present) in [
      ("bin.xmark", "xmark.bin"), ("document.badge.plus", "doc.badge.plus"),
      (
        "person.crop.circle.badge.exclam",
        "person.crop.circle.badge.exclamationmark"
      ), ("list.number.rtl", "list.number"), ("character.ar", "character"),
      ("arrow.forward.to.line", "arrow.right.to.line"), ("arrow.backward.circle", "arrow.left.circle"),
    ] {
      let symbols = [name, present].map { SymbolLibrary.bundled.symbol(named: $0, weight: .regular) }
      #expect(symbols[0] != nil && symbols[0]?.parts == symbols[1]?.parts, "\(name)")
    }
  }

  @Test func `is told with its nearest ones where it is not known`() {
    #expect(SymbolLibrary.names(near: "checkmark.cicle") == ["checkmark.circle", "checkmark"])
    #expect(SymbolLibrary.names(near: "person.fil") == ["person.fill", "person"])
    #expect(SymbolLibrary.names(near: "trash.in.the.house").first == "trash")
    #expect(SymbolLibrary.names(near: "no.such.symbol").isEmpty && SymbolLibrary.names(near: "").isEmpty)
  }

  @Test func `is drawn whole, and as one part where one paint is enough`() throws {
    // A disc out of which the person is cut, and not a ring around a solid person.
    let person = try #require(SymbolLibrary.bundled.symbol(named: "person.crop.circle.fill", weight: .regular))
    #expect(person.parts.map(\.cuts.count) == [2])
    let layered = try #require(
      SymbolLibrary.bundled.symbol(named: "person.crop.circle.fill", weight: .regular, isLayered: true))
    #expect(layered.parts.map(\.layer) == [1, 0])
    // What is drawn from many lines is one part, which no paint covers twice.
    for name in ["square.and.arrow.up", "calendar", "lock", "timer", "person", "checkmark", "arrow.clockwise", "pin"] {
      #expect(SymbolLibrary.bundled.symbol(named: name, weight: .regular)?.parts.count == 1, "\(name)")
    }
  }

  @Test func `has letters in the weight that the strokes around them have`() throws {
    let areas = try [0.06, 0.09, 0.11, 0.13, 0.15, 0.2].map { stroke in
      try #require(IconFaces.path(of: "H", stroke: stroke).controlBounds).width
    }
    #expect(Set(areas).count == 6)
    let parts = try [FontWeight.ultraLight, .regular, .black].map {
      try #require(SymbolLibrary.bundled.symbol(named: "12.circle", weight: $0)).parts
    }
    #expect(Set(parts.map { $0.map(\.path.elements.count) }).count == 1 && Set(parts).count == 3)
  }

  @Test func `is a cloud with what is behind and below in layers of their own`() throws {
    let names = [
      "cloud.rain", "cloud.snow", "cloud.bolt", "cloud.fog", "cloud.sun", "cloud.moon", "cloud.sun.rain",
      "cloud.moon.rain", "cloud.sun.bolt", "cloud.moon.bolt", "cloud.bolt.rain",
    ]
    for name in names.flatMap({ [$0, $0 + ".fill"] }) {
      let words = name.split(separator: ".").dropFirst().filter { $0 != "fill" }
      let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular, isLayered: true), "\(name)")
      #expect(Set(symbol.parts.map(\.layer)).count == words.count + 1, "\(name)")
    }
    #expect(form("cloud.rain.sun") == nil)
  }

  @Test func `crosses a symbol out, and gives it a badge`() throws {
    #expect(try form("leaf.slash") == .slashed(recipe("leaf")))
    #expect(try form("leaf.slash.fill") == .slashed(recipe("leaf.fill")))
    let badge = SymbolBadge(sign: try recipe("plus"), place: .of("leaf", isDot: false))
    #expect(try form("leaf.badge.plus") == .badged(recipe("leaf"), badge))
    #expect(try form("leaf.fill.badge.plus") == .badged(recipe("leaf.fill"), badge))
    #expect(form("location.slash.circle") != nil)
    // A loudspeaker keeps its waves.
    #expect(try form("speaker.slash.fill") == .slashed(recipe("speaker.wave.2.fill")))
    // As on an iPhone, 53 pixels wide where 42 are high.
    let ink = try #require(SymbolLibrary.bundled.symbol(named: "speaker.2.fill", weight: .regular)).ink
    #expect(abs(ink.width / ink.height - 53.0 / 42) < 0.02)
  }

  @Test func `has its badge where iOS has it`() throws {
    /// The middle of the badge, in shares of the ink.
    func place(_ name: String) throws -> (x: Double, y: Double) {
      let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: .regular), "\(name)")
      let badge = name.hasSuffix(".badge") ? symbol.parts.last : symbol.parts.last { !$0.cuts.isEmpty }
      let disc = try #require(badge?.path.bounds)
      return (
        (disc.midX - symbol.ink.minX) / symbol.ink.width, (disc.midY - symbol.ink.minY) / symbol.ink.height
      )
    }
    for name in ["rectangle.stack.badge.plus", "bag.badge.plus"] {
      let middle = try place(name)
      #expect(middle.x < 0.3 && middle.y > 0.6, "\(name) \(middle)")
    }
    for name in ["folder.badge.plus", "cart.badge.plus", "envelope.badge", "app.badge"] {
      let middle = try place(name)
      #expect(middle.x > 0.7 && middle.y < 0.4, "\(name) \(middle)")
    }
    for name in ["person.badge.plus", "person.fill.badge.plus", "calendar.badge.exclamationmark"] {
      let middle = try place(name)
      #expect(middle.x > 0.7 && middle.y > 0.6, "\(name) \(middle)")
    }
    let at = try place("at.badge.plus")
    #expect(at.x < 0.3 && at.y < 0.4)
  }

  @Test func `fills a half of a symbol, or what is inside of it`() throws {
    let (circle, disc) = (try recipe("circle"), try recipe("circle.fill"))
    #expect(form("circle.righthalf.filled") == .halved(circle, solid: disc, .right))
    #expect(form("circle.righthalf.fill") == .halved(circle, solid: disc, .right))
    #expect(form("square.inset.filled") == .inset(.square))

    /// Whether a place of the square is in one of the parts.
    func isSolid(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
      let drawing = SymbolComposer(.regular, isLayered: false).drawing(try #require(SymbolRecipe(name: name)))
      // In points, in which curves are fine enough.
      let place = Point(x: 100 * x, y: 100 * y)
      return try #require(drawing).transformed(by: .scale(x: 100, y: 100)).parts.contains { part in
        part.path.contains(place, rule: .nonZero) && !part.cuts.contains { $0.contains(place, rule: .nonZero) }
      }
    }
    for (side, places) in [
      ("left", [true, false, true, false]), ("right", [false, true, false, true]), ("top", [true, true, false, false]),
      ("bottom", [false, false, true, true]), ("leading", [true, false, true, false]),
      ("trailing", [false, true, false, true]),
    ] {
      let solid = try [(0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)].map {
        try isSolid("circle.\(side)half.filled", $0.0, $0.1)
      }
      #expect(solid == places, "\(side)")
    }
    #expect(try isSolid("square.inset.filled", 0.5, 0.5))
    #expect(try !isSolid("square.inset.filled", 0.24, 0.5))
    #expect(try isSolid("square.inset.filled", 0.17, 0.5))
  }

  @Test(arguments: [
    "chart.bar.doc.horizontal", "chart.bar.doc.horizontal.fill", "heart.text.square", "heart.text.square.fill",
    "eyeglasses", "shoe", "shoe.fill", "externaldrive.fill.badge.timemachine", "network.badge.shield.half.filled",
    "rectangle.3.group", "arrow.up.doc.fill", "figure.mind.and.body", "theatermasks.fill", "chart.bar.xaxis",
    "burst.fill",
    "tuningfork", "document.fill", "document.badge.plus", "compass.fill", "fanblades.fill", "checkmark.magnifyingglass",
    "person.crop.circle.badge.moon", "speaker.slash", "arrow.up.heart", "ellipsis.viewfinder", "yensign.square.fill",
  ])
  func `that apps use has a drawing`(name: String) {
    #expect(SymbolLibrary.bundled.symbol(named: name, weight: .regular) != nil)
  }

  @Test func `may be a trademark, of which there is none`() {
    for name in ["apple.logo", "applelogo", "playstation.logo"] {
      #expect(SymbolLibrary.isTrademark(name) && SymbolRecipe(name: name) == nil)
    }
  }

  @Test func `is put together where its parts are to have colours of their own`() throws {
    #expect(form("briefcase.circle.fill", isLayered: true) == form("briefcase.circle.fill"))
    // The table has it as a whole.
    #expect(form("checkmark.rectangle") == glyph("checkbox-marked-outline", .material))
    #expect(
      try form("checkmark.rectangle", isLayered: true) == .framed(.rectangle, isFilled: false, recipe("checkmark")))
    // Nothing is known that stands in this circle.
    #expect(form("largecircle.fill.circle", isLayered: true) == glyph("radiobox-marked", .material))
  }

  @Test func `puts what has no sides into the middle of the square`() throws {
    let glyphs: [(SymbolGlyph.IconSet, String)] = [
      (.phosphor, "target"), (.phosphor, "atom"), (.phosphor, "infinity"), (.material, "grid"),
    ]
    for (set, name) in glyphs {
      let bounds = try #require(IconFaces.path(of: SymbolGlyph(set, name), .regular)?.bounds)
      #expect(abs(bounds.midX - 0.5) < 0.01 && abs(bounds.midY - 0.5) < 0.01, "\(name)")
    }
    let letters = try #require(IconFaces.path(of: "MM", stroke: 0.13).bounds)
    #expect(abs(letters.midX - 0.5) < 1e-9 && abs(letters.width - 1.04) < 1e-9)
  }

  @Test func `of the table has contours in all weights, and so have frames`() {
    for name in SymbolTable.names {
      for weight in [FontWeight.light, .regular, .bold] {
        #expect(SymbolLibrary.bundled.symbol(named: name, weight: weight)?.parts.isEmpty == false, "\(name)")
      }
    }
    for frame in SymbolFrame.allCases {
      #expect(frame.sketch(isFilled: false) != nil && frame.sketch(isFilled: true) != nil, "\(frame)")
    }
  }
}
