import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `A symbol in a view` {
  private func laidOut(_ view: some View, change: (inout EnvironmentValues) -> Void = { _ in }) -> LaidOut {
    LaidOut(view, in: CGSize(width: 300, height: 300), scale: 3, change: change)
  }

  private func size(_ view: some View, change: (inout EnvironmentValues) -> Void = { _ in }) -> [Int] {
    let frame = laidOut(view, change: change).frames.first ?? .zero
    return [frame.width, frame.height].map { Int(($0 * 3).rounded()) }
  }

  @Test func `has the size of iOS in every font`() {
    #expect(size(Image(systemName: "xmark")) == [50, 44])
    #expect(size(Image(systemName: "xmark").font(.title3)) == [59, 52])
    #expect(size(Image(systemName: "xmark").font(.system(size: 34))) == [100, 88])
    #expect(size(Image(systemName: "xmark"), change: { $0.dynamicTypeSize = .accessibility1 }) == [83, 73])
  }

  @Test func `is larger and smaller by its scale, and a little by its weight`() {
    #expect(size(Image(systemName: "location").imageScale(.large)) == [74, 71])
    #expect(size(Image(systemName: "location").imageScale(.small)) == [46, 43])
    // Bold ones are larger, by 0.68 of what strokes gain.
    #expect(size(Image(systemName: "info.circle.fill").bold()) == [60, 60])
    #expect(size(Image(systemName: "info.circle.fill")) == [58, 58])
  }

  @Test func `stands on the baseline of the text beside it`() throws {
    let row = laidOut(
      HStack(alignment: .firstTextBaseline) {
        Text("H")
        Image(systemName: "info.circle.fill")
        Image(systemName: "xmark").imageScale(.large)
      })
    let text = try #require(row.frame("H"))
    // The middle of the capitals is that of the line, to a third of a point.
    for symbol in [try #require(row.frame("info.circle.fill")), try #require(row.frame("xmark"))] {
      #expect(abs(symbol.midY - text.midY) < 0.4)
    }
  }

  @Test func `has the foreground, in one colour or in one for each layer`() {
    let name = "xmark.circle.fill"
    #expect(laidOut(Image(systemName: name).foregroundStyle(.white)).colors == [.white])
    let white = Color(red: 1, green: 1, blue: 1)
    let black = Color(red: 0, green: 0, blue: 0)
    // The disc is the second layer, and behind the cross.
    #expect(laidOut(Image(systemName: name).foregroundStyle(white, black)).colors == [.black, .white])
    let hierarchical = Image(systemName: name).symbolRenderingMode(.hierarchical).foregroundStyle(white)
    #expect(laidOut(hierarchical).colors == [RGBAColor.white.faded(by: 0.25), .white])
    let plain = Image(systemName: name).foregroundStyle(white, black).symbolRenderingMode(.monochrome)
    #expect(laidOut(plain).colors == [.white])
    let red = Color(red: 1, green: 0, blue: 0)
    let weather = Image(systemName: "cloud.sun.rain.fill").foregroundStyle(white, black, red)
    // From behind: the sun, the cloud, the rain.
    #expect(laidOut(weather).colors == [.black, .white, RGBAColor(red: 255, green: 0, blue: 0)])
    let triangle = laidOut(Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor))
    #expect(triangle.layout.problems.isEmpty && triangle.colors == [RGBAColor(red: 255, green: 204, blue: 0), .white])
    let leaf = laidOut(Image(systemName: "leaf").symbolRenderingMode(.multicolor))
    #expect(leaf.layout.problems.isEmpty && leaf.colors == [RGBAColor(red: 52, green: 199, blue: 89)])
    let sky = laidOut(Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor))
    #expect(sky.layout.problems.isEmpty)
    #expect(sky.colors == [RGBAColor(red: 255, green: 204, blue: 0), .white, RGBAColor(red: 0, green: 192, blue: 232)])
    let person = laidOut(Image(systemName: "person.fill.badge.plus").symbolRenderingMode(.multicolor))
    #expect(person.layout.problems.isEmpty && person.colors == [.black, RGBAColor(red: 52, green: 199, blue: 89)])
    for name in ["chevron.right", "person.fill", "circle.fill", "doc.badge.plus", "sun.max"] {
      let plain = laidOut(Image(systemName: name).symbolRenderingMode(.multicolor))
      #expect(plain.layout.problems == [], "\(name)")
      #expect(plain.colors == laidOut(Image(systemName: name)).colors)
    }
    let many = laidOut(Image(systemName: "bell").symbolRenderingMode(.multicolor)).layout.problems
    for name in ["snowflake", "folder.badge.plus", "plus.circle.fill", "document.on.document"] {
      #expect(laidOut(Image(systemName: name).symbolRenderingMode(.multicolor)).layout.problems.count == 1, "\(name)")
    }
    #expect(many.first?.hasPrefix("The symbol \"bell\" has colours of its own") == true)
    #expect(laidOut(Image(systemName: "bell").renderingMode(.original)).layout.problems == many)
    #expect(laidOut(Image(systemName: "bell").renderingMode(.template)).layout.problems == [])
  }

  @Test func `of one's own has the colours that its template names`() throws {
    func colors(_ classes: [String]) throws -> LaidOut {
      let shapes = classes.enumerated().map { #"<path class="\#($1)" d="M\#(9 * $0) 50h8v8h-8z"/>"# }.joined()
      let svg = """
        <svg width="400" height="200"><line id="Baseline-S" x2="9" y1="100" y2="100"/>
        <line id="Capline-S" x2="9" y1="30" y2="30"/><g id="Symbols"><g id="Regular-S">\(shapes)</g></g></svg>
        """
      let library = try SymbolLibrary.bundled.adding("own", svg: Data(svg.utf8))
      return laidOut(
        Image(systemName: "own").symbolRenderingMode(.multicolor).foregroundStyle(.black).tint(.white)
          .environment(\.symbolLibrary, library))
    }
    let red = RGBAColor(red: 255, green: 56, blue: 60)
    let own = try colors([
      "multicolor-0:systemRedColor", "multicolor-1:tintColor", "multicolor-2:white", "monochrome-0",
    ])
    #expect(own.colors == [red, .white, .white, .black])
    #expect(own.layout.problems == [])
    let unknown = try colors(["multicolor-0:Brand", "multicolor-1:white"])
    #expect(unknown.colors == [.black, .white])
    #expect(
      unknown.layout.problems.first?.hasPrefix(#"The symbol "own" has the colour "Brand", which is not known"#) == true)
    #expect(try colors([""]).layout.problems == [])
  }

  @Test func `takes another form from its environment`() {
    func name(_ view: some View) -> String? { laidOut(view).items.first?.name }
    #expect(name(Image(systemName: "heart").symbolVariant(.fill)) == "heart.fill")
    #expect(name(Image(systemName: "heart").symbolVariant(.circle).symbolVariant(.fill)) == "heart.circle.fill")
    #expect(name(Image(systemName: "heart.fill").symbolVariant(.slash)) == "heart.slash.fill")
    #expect(name(Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill)) == "heart")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
  }

  @Test func `that is resizable fills what it is offered`() {
    #expect(laidOut(Image(systemName: "plus").resizable()).frames == [rect(0, 0, 300, 300)])
    let plus = laidOut(Image(systemName: "plus").resizable().scaledToFit().frame(width: 18, height: 18))
    #expect(plus.frames.allSatisfy { $0.isNear(rect(141, 141, 18, 18)) })
    // 17.59 were measured, of one symbol.
    guard case .shape(let shape)? = plus.items.first else { return #expect(plus.items.count == 1) }
    #expect(abs((shape.path.bounds?.width ?? 0) - 17.73) < 0.01)
  }

  @Test func `is mirrored where it follows the lines`() {
    func firstPoint(_ name: String, _ direction: LayoutDirection) -> Point? {
      let view = Image(systemName: name).environment(\.layoutDirection, direction)
      guard case .shape(let shape)? = laidOut(view).items.first else { return nil }
      return shape.path.elements.first?.points.first
    }
    #expect(firstPoint("chevron.forward", .leftToRight) != firstPoint("chevron.forward", .rightToLeft))
    #expect(firstPoint("chevron.right", .leftToRight) == firstPoint("chevron.right", .rightToLeft))
  }

  @Test func `that has no drawing is a dashed square and a sentence`() {
    let layout = laidOut(HStack { Image(systemName: "no.such.symbol") })
    #expect(
      layout.layout.problems == [
        "There is no drawing of the symbol \"no.such.symbol\", so a dashed square stands for it. Check the name, or add a "
          + "drawing: .environment(\\.symbolLibrary, .bundled.adding(\"no.such.symbol\", path))"
      ])
    #expect(layout.items.map(\.name) == ["no.such.symbol"])
    let logo = laidOut(HStack { Image(systemName: "apple.logo") }).layout.problems
    #expect(logo.first?.hasPrefix("The symbol \"apple.logo\" is a trademark, of which no drawing comes along") == true)
  }

  @Test func `can be drawn by a path of one's own`() {
    let library = SymbolLibrary.bundled.adding("no.such.symbol", Path(CGRect(x: 0, y: 0, width: 24, height: 24)))
    let layout = laidOut(Image(systemName: "no.such.symbol").environment(\.symbolLibrary, library))
    #expect(layout.layout.problems.isEmpty)
    // 1.226 em, with 0.122 em at both sides and 0.06 em above and below, in pixels.
    #expect(layout.frames.map { ($0.width * 3).rounded() } == [75])
  }

  @Test func `has the larger extent of a file of one's own as its square`() throws {
    let svg = Data("<svg viewBox='0 0 48 24'><path d='M0 0H48V24H0z'/></svg>".utf8)
    let library = try SymbolLibrary.bundled.adding("wide", svg: svg)
    let layout = laidOut(Image(systemName: "wide").environment(\.symbolLibrary, library))
    guard case .shape(let shape)? = layout.items.first else { throw CancellationError() }
    // 1.226 em across.
    let bounds = try #require(shape.path.controlBounds)
    #expect(abs(bounds.width - 1.226 * 17) < 0.2 && abs(bounds.height - bounds.width / 2) < 0.2, "\(bounds)")
  }

  @Test func `can be drawn by a file of one's own`() throws {
    // A ring, by a line and by the even-odd rule: what is inside of it is not covered.
    let line = "<circle cx='12' cy='12' r='8' fill='none' stroke='red' stroke-width='4'/>"
    let holes = "<path fill-rule='evenodd' d='M2 2H22V22H2zM6 6H18V18H6z'/>"
    for inside in [line, holes] {
      let svg = Data("<svg viewBox='0 0 24 24'>\(inside)</svg>".utf8)
      let library = try SymbolLibrary.bundled.adding("no.such.symbol", svg: svg)
      let layout = laidOut(Image(systemName: "no.such.symbol").environment(\.symbolLibrary, library))
      #expect(layout.layout.problems.isEmpty)
      // 1.226 * 20 / 24 em, with 0.122 em at both sides, in pixels.
      #expect(layout.frames.map { ($0.width * 3).rounded() } == [65])
      guard case .shape(let shape)? = layout.items.first else { throw CancellationError() }
      let middle = Point(x: shape.frame.midX, y: shape.frame.midY)
      #expect(!shape.path.contains(middle, rule: .nonZero))
      #expect(shape.path.contains(Point(x: shape.frame.midX - 7, y: middle.y), rule: .nonZero))
    }
  }

  @Test func `of a file that is not drawn whole is an error`() {
    let text = Data("<svg viewBox='0 0 24 24'><text>A</text></svg>".utf8)
    let error = #expect(throws: (any Error).self) { try SymbolLibrary.bundled.adding("a", svg: text) }
    #expect(error.map { "\($0)" }?.hasPrefix("The symbol \"a\" is not drawn whole: The element <text>") == true)
    #expect(throws: (any Error).self) { try SymbolLibrary.bundled.adding("a", svg: Data()) }
  }

  @Test func `shows a value by the parts that are not faint`() {
    func colors(_ name: String, _ value: Double?) -> [RGBAColor] {
      let layout = laidOut(Image(systemName: name, variableValue: value).foregroundStyle(.white))
      #expect(layout.layout.problems.isEmpty)
      return layout.colors
    }
    let faint = RGBAColor.white.faded(by: 0.3)
    #expect(colors("wifi", nil) == [.white] && colors("wifi", 1) == [.white] && colors("wifi", 0.9) == [.white])
    #expect(colors("wifi", 0.5) == [.white, faint] && colors("wifi", 0) == [faint])
    #expect(colors("cellularbars", 0.5) == [.white, faint])
    // The box and the layout are those of the whole symbol.
    #expect(size(Image(systemName: "wifi", variableValue: 0.1)) == size(Image(systemName: "wifi")))
    let filled = laidOut(Image(systemName: "speaker.wave.2", variableValue: 0.4).symbolVariant(.fill))
    #expect(filled.layout.problems.isEmpty && filled.items.count == 2)
  }

  @Test func `whose drawing has no parts for its value says that it is drawn whole`() {
    func problems(_ name: String, _ value: Double) -> [String] {
      laidOut(Image(systemName: name, variableValue: value)).layout.problems
    }
    for name in ["star", "speaker.slash", "touchid", "wifi.circle"] {
      #expect(problems(name, 1).isEmpty)
      #expect(
        problems(name, 0.5) == [
          "The symbol \"\(name)\" is to show variableValue: 0.5, and its drawing here has no parts that do, so all of it "
            + "is drawn; use a symbol that looks so by itself"
        ])
    }
    #expect(problems("star", .nan).count == 1)
    let library = SymbolLibrary.bundled.adding("wifi", Path(CGRect(x: 0, y: 0, width: 24, height: 24)))
    let own = Image(systemName: "wifi", variableValue: 0.5).environment(\.symbolLibrary, library)
    #expect(laidOut(own).layout.problems.count == 1)
  }
}

@MainActor @Suite struct `A symbol in a text` {
  private func laidOut(_ view: some View) -> LaidOut {
    LaidOut(view, in: CGSize(width: 300, height: 100), scale: 3)
  }

  @Test func `has its place among the letters`() throws {
    let plain = try #require(laidOut(Text("ab")).frame("ab"))
    let text = laidOut(Text("a\(Image(systemName: "xmark"))b"))
    let frame = try #require(text.frames.first)
    #expect(abs(frame.width - plain.width - 50 / 3) < 0.4)
    #expect(frame.height == plain.height)
    let symbol = try #require(text.frame("xmark"))
    #expect(symbol.minX > frame.minX + 5 && symbol.maxX < frame.maxX - 5)
    #expect(abs(symbol.midY - frame.midY) < 0.4)
  }

  @Test func `has the font and the colour of its place`() {
    let text = laidOut(Text(Image(systemName: "xmark")).font(.system(size: 34)).foregroundColor(.white))
    #expect(text.frame("xmark").map { ($0.width * 3).rounded() } == 100)
    #expect(text.items.last?.color == .white)
    #expect(laidOut(Text("a") + Text(Image(systemName: "star"))).layout.problems.isEmpty)
  }

  @Test func `wraps with its line and follows its alignment`() throws {
    let view = Text("one two \(Image(systemName: "xmark")) three").multilineTextAlignment(.trailing).frame(width: 80)
    let text = laidOut(view)
    let (frame, symbol) = (try #require(text.frames.first), try #require(text.frame("xmark")))
    #expect(frame.height > 40)
    #expect(symbol.maxX <= frame.maxX + 0.001 && symbol.minX >= frame.minX)
  }

  @Test func `is one leaf with its letters`() {
    let faded = laidOut(Text("a\(Image(systemName: "xmark"))").opacity(0.5)).layout.drawing.items
    guard case .layer(let layer)? = faded.first else { Issue.record("no layer"); return }
    #expect(faded.count == 1 && layer.items.count == 2)
  }
}
