import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

@MainActor @Suite struct `A field` {
  private func height(
    _ field: some View, _ size: DynamicTypeSize, _ design: SystemDesign = .iOS26
  ) -> CGFloat? {
    let column = laidOut(
      VStack(spacing: 0) {
        Box(1, 1)
        field
        Box(1, 1)
      }, design
    ) { $0.dynamicTypeSize = size }
    let boxes = column.frames("Color").filter { $0.width == 1 }
    return boxes.count == 2 ? boxes[1].minY - boxes[0].maxY : nil
  }

  @Test(arguments: [(DynamicTypeSize.large, 22.0), (.medium, 21), (.accessibility5, 65)])
  func `is as high as a line of its text`(size: DynamicTypeSize, line: Double) {
    #expect(height(TextField("A", text: .constant("")), size).map { abs(Double($0) - line) < 0.34 } == true)
    #expect(height(TextField("A", text: .constant("b")), size).map { abs(Double($0) - line) < 0.34 } == true)
  }

  /// Measured in iOS 18, in medium round letters.
  @Test func `is as high in a font of the system that does not follow the text size`() {
    func height(_ size: CGFloat, _ axis: Axis) -> CGFloat? {
      self.height(
        TextField("A", text: .constant("b"), axis: axis).font(.system(size: size, weight: .medium, design: .rounded)),
        .large)
    }
    #expect(height(17, .horizontal).map { abs($0 - 22) < 0.01 } == true)
    #expect(height(16, .vertical).map { abs($0 - 20) < 0.01 } == true)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has in a rounded border 6 above and below, and 7 at its sides`(design: SystemDesign) throws {
    let field = TextField("A", text: .constant("b")).textFieldStyle(.roundedBorder)
    #expect(height(field, .large, design).map { abs($0 - 34) < 0.34 } == true)
    #expect(laidOut(field, design).frame("b")?.minX == 7)
  }

  /// Measured on pictures of iOS, beside bodies of 16, 17, 28, 33 and 53 points.
  @Test(arguments: [
    (DynamicTypeSize.medium, 102.0), (.large, 102), (.accessibility1, 148), (.accessibility2, 169),
    (.accessibility5, 253),
  ])
  func `is as high in a rounded border as the text size asks`(size: DynamicTypeSize, pixels: Double) {
    for secret in [false, true] {
      let field = secret ? AnyView(SecureField("A", text: .constant(""))) : AnyView(TextField("A", text: .constant("")))
      let tall = height(field.textFieldStyle(.roundedBorder), size)
      #expect(tall.map { abs(Double($0) * 3 - pixels) < 0.01 } == true)
    }
    let title = TextField("A", text: .constant("")).font(.title3).textFieldStyle(.roundedBorder)
    #expect(size > .large || height(title, size).map { abs($0 - 34) < 0.01 } == true)
  }

  @Test func `has a placeholder in the colour of tertiary labels`() {
    let field = laidOut(TextField("A", text: .constant(""), prompt: Text(verbatim: "P")))
    #expect(field.items.map(\.name) == ["P"])
    #expect(field.colors.map(\.description) == ["#3C3C434C"])
  }

  @Test func `has bullets as large and as far apart as on iOS`() throws {
    let field = laidOut(SecureField("A", text: .constant("123")))
    let bullets = field.items.compactMap { item in if case .text(let text) = item { text } else { nil } }
    let run = try #require(bullets.first?.layout.lines.first?.runs.first)
    // At 17 points 7.4 across, of which the font's are 0.312 em, and 10.25 apart.
    #expect(abs(run.size * 0.312 - 7.4) < 0.05)
    #expect(run.glyphs.count == 3 && abs(run.glyphs[2].x - run.glyphs[0].x - 20.5) < 0.2)
    #expect(height(SecureField("A", text: .constant("1")), .large).map { abs(Double($0) - 20.33) < 0.34 } == true)
  }

  @Test func `tells where the end of its text is after typing`() throws {
    let host = ViewHost(Selecting(), size: CGSize(width: 300, height: 300))
    try host.tap("Name")
    try host.type("ab")
    #expect(host.texts == ["ab", "2"])
  }
}

/// A text of which a part is bold.
private struct Styled: View {
  @State private var text: AttributedString
  @State private var selection = AttributedTextSelection()

  init() {
    var bold = AttributedString("bold")
    bold.font = .body.bold()
    text = AttributedString("plain ") + bold
  }

  private var end: Int {
    guard case .insertionPoint(let index) = selection.indices(in: text) else { return -1 }
    return text.characters.distance(from: text.startIndex, to: index)
  }

  var body: some View {
    TextEditor(text: $text, selection: $selection).accessibilityIdentifier("editor")
    Text("\(text.runs.map { String(text[$0.range].characters) }.joined(separator: "|")) \(end)")
  }
}

@MainActor @Suite struct `A text editor` {
  @Test func `writes with the attributes of the character before`() throws {
    let host = ViewHost(Styled(), size: CGSize(width: 300, height: 300))
    #expect(host.texts == ["plain bold", "plain |bold 10"])
    try host.tap(id: "editor")
    try host.type("er")
    #expect(host.texts == ["plain bolder", "plain |bolder 12"])
    try host.type("\u{8}\u{8}\u{8}")
    #expect(host.texts == ["plain bol", "plain |bol 9"])
  }

  @Test func `fills its space, with its text 5 and 8 inside`() throws {
    let editor = laidOut(TextEditor(text: .constant("a")))
    #expect(editor.frame("Color") == rect(0, 0, 300, 200))
    let text = try #require(editor.frame("a"))
    #expect(text.minX == 5)
    #expect(text.minY == 8)
    let heights = ["", "a"].map {
      laidOut(TextEditor(text: .constant($0)).fixedSize(horizontal: false, vertical: true))
    }
    .map { $0.frames("Color").first?.height }
    #expect(heights[0] == heights[1])
    #expect(laidOut(TextEditor(text: .constant("a")).scrollContentBackground(.hidden)).frames("Color").isEmpty)
  }

  @Test func `takes what is typed, with new lines`() throws {
    let host = ViewHost(Editing(), size: CGSize(width: 300, height: 300))
    try host.tap(id: "editor")
    try host.type("a\nb")
    let lines = host.items.compactMap { item in
      if case .text(let text) = item { text.layout.lines.count } else { nil }
    }
    #expect(lines == [2])
    #expect(TouchLog.refusal(of: Editing().disabled(true)) { try $0.tap(id: "editor") }?.code == .disabled)
  }
}

private struct Selecting: View {
  @State private var name = ""
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      TextField("Name", text: $name, selection: $selection)
      if case .selection(let range) = selection?.indices {
        Text(verbatim: "\(name.distance(from: name.startIndex, to: range.lowerBound))")
      }
    }
  }
}

private struct Editing: View {
  @State private var text = ""

  var body: some View { TextEditor(text: $text).accessibilityIdentifier("editor") }
}

@MainActor @Suite struct `A caret` {
  @Test func `is drawn in the field with the focus where a test asks for it`() throws {
    let plain = ViewHost(Selecting(), size: CGSize(width: 300, height: 300))
    try plain.tap("Name")
    #expect(plain.items.count == 1)
    let host = ViewHost(Selecting().environment(\.caretVisibility, .visible), size: CGSize(width: 300, height: 300))
    #expect(host.items.count == 1)
    try host.tap("Name")
    let caret = try #require(host.items.last)
    #expect(caret.name == "Rectangle")
    #expect(caret.frame?.width == 2)
  }
}
