import PlaneGeometry
import Testing
import Typesetting

@testable import Symbols

@Suite struct `The name of a symbol` {
  @Test func `is a glyph of the table, or is put together from one`() {
    #expect(SymbolRecipe(name: "folder") == .glyph(SymbolGlyph(.phosphor, "folder-simple")))
    #expect(SymbolRecipe(name: "folder.fill") == .glyph(SymbolGlyph(.phosphor, "folder-simple-fill")))
    #expect(SymbolRecipe(name: "xmark.circle") == .glyph(SymbolGlyph(.phosphor, "x-circle")))
    #expect(SymbolRecipe(name: "fan.fill") == .glyph(SymbolGlyph(.material, "fan")))
    #expect(SymbolRecipe(name: "hammer") == .glyph(SymbolGlyph(.material, "hammer")))
    #expect(SymbolRecipe(name: "nothing.of.the.kind") == nil)
    #expect(SymbolRecipe(name: "nothing.circle.fill") == nil)
  }

  @Test func `puts a symbol into a frame, solid where that is usual`() {
    let folder = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "folder-simple"))
    let solidFolder = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "folder-simple-fill"))
    #expect(SymbolRecipe(name: "folder.circle") == .framed(.circle, isFilled: false, folder))
    #expect(SymbolRecipe(name: "folder.circle.fill") == .framed(.circle, isFilled: true, solidFolder))
    let star = SymbolRecipe.own(.sketch(.star(isFilled: true)))
    #expect(SymbolRecipe(name: "star.square") == .framed(.square, isFilled: false, star))
    let cross = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "x"))
    #expect(SymbolRecipe(name: "xmark.seal.fill") == .framed(.seal, isFilled: true, cross))
    #expect(SymbolRecipe(name: "12.circle") == .framed(.circle, isFilled: false, .letters("12")))
    #expect(SymbolRecipe(name: "a.square.fill") == .framed(.square, isFilled: true, .letters("A")))
  }

  @Test func `is drawn by hand where no set has a picture that looks like it`() throws {
    #expect(SymbolRecipe(name: "filemenu.and.selection") == .own(.menu))
    #expect(SymbolRecipe(name: "square.and.arrow.down") == .own(.lines(.boxedArrow(isUp: false))))
    #expect(SymbolRecipe(name: "person.fill") == .own(.lines(.people(1, isFilled: true))))
    #expect(
      SymbolRecipe(name: "rectangle.righthalf.inset.fill.arrow.right") == .own(.solidHalf(.right, hasArrow: true)))
    #expect(SymbolRecipe(name: "rectangle.lefthalf.inset.filled") == .own(.solidHalf(.left, hasArrow: false)))
    #expect(SymbolRecipe(name: "rectangle.lefthalf.inset.filled.arrow.right") == nil)
    #expect(SymbolRecipe(name: "person.crop.circle") == .own(.croppedPerson(.circle, isFilled: false)))
    // A disc out of which the person is cut, and not a ring around a solid person.
    #expect(SymbolRecipe(name: "person.crop.circle.fill") == .own(.croppedPerson(.circle, isFilled: true)))
    let person = try #require(SymbolLibrary.bundled.symbol(named: "person.crop.circle.fill", weight: .regular))
    #expect(person.parts.map(\.cuts.count) == [2])
    let layered = try #require(
      SymbolLibrary.bundled.symbol(named: "person.crop.circle.fill", weight: .regular, isLayered: true))
    #expect(layered.parts.map(\.layer) == [1, 0])
    // What is drawn from many lines is one part, which no paint covers twice.
    for name in ["square.and.arrow.up", "calendar", "lock", "timer", "person", "checkmark", "arrow.clockwise", "pin"] {
      #expect(SymbolLibrary.bundled.symbol(named: name, weight: .regular)?.parts.count == 1, "\(name)")
    }
    let drawn = ["slider.horizontal.3", "rectangle.split.3x1", "filemenu.and.selection", "person.crop.square.fill"]
    for name in drawn + SymbolLines.names.keys.sorted() + SymbolSketch.names.keys.sorted() {
      for weight in [FontWeight.light, .regular, .bold] {
        #expect(SymbolLibrary.bundled.symbol(named: name, weight: weight) != nil, "\(name)")
      }
    }
  }

  @Test func `is a cloud with what is behind and below, where that is no glyph or has layers`() throws {
    #expect(SymbolRecipe(name: "cloud.rain") == .glyph(SymbolGlyph(.phosphor, "cloud-rain")))
    let cloud = SymbolRecipe.glyph(SymbolGlyph(.material, "cloud-outline"))
    #expect(SymbolRecipe(name: "cloud") == cloud)
    #expect(SymbolRecipe(name: "cloud.slash", isLayered: true) == .slashed(cloud))
    #expect(SymbolRecipe(name: "cloud.rain.sun") == nil && SymbolRecipe(name: "cloud.moon.bolt.rain") == nil)
    let names = [
      "cloud.rain", "cloud.snow", "cloud.bolt", "cloud.fog", "cloud.sun", "cloud.moon", "cloud.sun.rain",
      "cloud.moon.rain", "cloud.sun.bolt", "cloud.moon.bolt", "cloud.bolt.rain",
    ]
    for name in names.flatMap({ [$0, $0 + ".fill"] }) {
      let words = name.split(separator: ".").dropFirst().filter { $0 != "fill" }
      for weight in [FontWeight.light, .regular, .bold] {
        let symbol = try #require(SymbolLibrary.bundled.symbol(named: name, weight: weight, isLayered: true), "\(name)")
        #expect(symbol.parts.map(\.layer).sorted() == Array(0...words.count), "\(name)")
        // Whatever else there is leaves room for the cloud, and the cloud is whole.
        let cloud = try #require(symbol.parts.first { $0.layer == 0 })
        #expect(cloud.cuts.isEmpty && symbol.parts.allSatisfy { $0.layer == 0 || $0.cuts.count == 1 })
        let edge = try #require(cloud.path.bounds)
        for part in symbol.parts where part.layer > 0 {
          let room = try #require(part.cuts.first?.bounds)
          #expect(room.minX < edge.minX && room.maxX > edge.maxX && room.minY < edge.minY && room.maxY > edge.maxY)
        }
        let plain = try #require(SymbolLibrary.bundled.symbol(named: name, weight: weight))
        let differences = [
          plain.size.width - symbol.size.width, plain.size.height - symbol.size.height, plain.middle - symbol.middle,
        ]
        #expect(differences.allSatisfy { abs($0) < 0.04 }, "\(name) \(differences)")
      }
    }
  }

  @Test func `crosses a symbol out, and gives it a badge`() {
    let leaf = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "leaf"))
    #expect(SymbolRecipe(name: "leaf.slash") == .slashed(leaf))
    let solidLeaf = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "leaf-fill"))
    #expect(SymbolRecipe(name: "leaf.slash.fill") == .slashed(solidLeaf))
    let plus = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "plus-circle-fill"))
    #expect(SymbolRecipe(name: "leaf.badge.plus") == .badged(leaf, badge: plus))
    #expect(SymbolRecipe(name: "leaf.fill.badge.plus") == .badged(solidLeaf, badge: plus))
    #expect(SymbolRecipe(name: "location.slash.circle") != nil)
  }

  @Test func `crosses out a loudspeaker with its waves`() throws {
    let speaker = SymbolRecipe.own(.sketch(.speaker(waves: 2, isFilled: true)))
    #expect(SymbolRecipe(name: "speaker.slash.fill") == .slashed(speaker))
    // As on an iPhone, 53 pixels wide where 42 are high.
    let ink = try #require(SymbolLibrary.bundled.symbol(named: "speaker.2.fill", weight: .regular)).ink
    #expect(abs(ink.width / ink.height - 53.0 / 42) < 0.02)
  }

  @Test func `puts a symbol into a bubble, a cloud and the frame of an app`() {
    let cross = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "x"))
    #expect(SymbolRecipe(name: "xmark.icloud.fill") == .framed(.icloud, isFilled: true, cross))
    #expect(SymbolRecipe(name: "xmark.app") == .framed(.app, isFilled: false, cross))
    let star = SymbolRecipe.own(.sketch(.star(isFilled: true)))
    #expect(SymbolRecipe(name: "star.bubble") == .framed(.bubble, isFilled: false, star))
    #expect(
      SymbolRecipe(name: "text.bubble") == .own(.sketch(.bubble(isRight: false, hasText: true, isFilled: false))))
  }

  @Test func `fills a half of a symbol, or what is inside of it`() throws {
    let circle = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "circle"))
    let disc = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "circle-fill"))
    #expect(SymbolRecipe(name: "circle.righthalf.filled") == .halved(circle, solid: disc, .right))
    #expect(SymbolRecipe(name: "circle.righthalf.fill") == .halved(circle, solid: disc, .right))
    #expect(SymbolRecipe(name: "square.inset.filled") == .inset(.square))

    /// Whether a place of the square is in one of the parts.
    func isSolid(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
      let drawing = SymbolComposer(weight: .regular, isLayered: false).drawing(try #require(SymbolRecipe(name: name)))
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
  ])
  func `that apps use has a drawing`(name: String) {
    #expect(SymbolLibrary.bundled.symbol(named: name, weight: .regular) != nil)
  }

  @Test func `may be a trademark, of which there is none`() {
    for name in ["apple.logo", "applelogo", "playstation.logo"] {
      #expect(SymbolLibrary.isTrademark(name) && SymbolRecipe(name: name) == nil)
    }
  }

  @Test func `is put together where its parts are to have colours of their own`() {
    let cross = SymbolRecipe.glyph(SymbolGlyph(.phosphor, "x"))
    #expect(SymbolRecipe(name: "xmark.circle.fill") == .glyph(SymbolGlyph(.phosphor, "x-circle-fill")))
    #expect(SymbolRecipe(name: "xmark.circle.fill", isLayered: true) == .framed(.circle, isFilled: true, cross))
    // Nothing is known that stands in this circle.
    let target = SymbolRecipe.glyph(SymbolGlyph(.material, "radiobox-marked"))
    #expect(SymbolRecipe(name: "largecircle.fill.circle", isLayered: true) == target)
  }

  @Test func `puts what has no sides into the middle of the square`() throws {
    let glyphs: [(SymbolGlyph.IconSet, String)] = [
      (.phosphor, "circle"), (.phosphor, "square-fill"), (.phosphor, "x"), (.material, "help"), (.material, "grid"),
    ]
    for (set, name) in glyphs {
      let bounds = try #require(IconFaces.path(of: SymbolGlyph(set, name), .regular)?.bounds)
      #expect(abs(bounds.midX - 0.5) < 0.01 && abs(bounds.midY - 0.5) < 0.01, "\(name)")
    }
    let letters = try #require(IconFaces.path(of: "12", .regular).bounds)
    #expect(abs(letters.midX - 0.5) < 1e-9 && abs(letters.width - 0.85) < 1e-9)
  }

  @Test func `of the table has contours in all weights, and so have frames`() {
    for name in SymbolTable.names {
      for weight in [FontWeight.light, .regular, .bold] {
        #expect(SymbolLibrary.bundled.symbol(named: name, weight: weight)?.parts.isEmpty == false, "\(name)")
      }
    }
    for frame in SymbolFrame.allCases {
      for glyph in [frame.glyph, frame.glyph.filled].compactMap(\.self) {
        #expect(IconFaces.path(of: glyph, .regular)?.isEmpty == false, "\(glyph.name)")
      }
    }
  }
}
