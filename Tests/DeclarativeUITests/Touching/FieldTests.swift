import DeclarativeUI
import Drawings
import Foundation
import PlaneGeometry
import LaidOutViews
import Testing

private enum Step: Hashable {
  case name, secret
}

/// Two fields, one after the other.
private struct SignIn: View {
  let log: TouchLog
  @State private var name = ""
  @State private var secret = ""
  @FocusState private var step: Step?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($step, equals: .name).onSubmit { step = .secret }
      SecureField("Secret", text: $secret).focused($step, equals: .secret)
      Button("Name again") { step = .name }
      Button("Done") { step = nil }
      Text("\(name)/\(secret)")
    }
    .onSubmit { log.note("submitted") }
    .onChange(of: step) { log.note($1.map { "\($0)" } ?? "none") }
    .onChange(of: name) { log.note($1) }
  }
}

private var americanNumbers: NumberFormatter {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  return formatter
}

/// Fields that tell of themselves by closures, and values that formatters write.
private struct OlderFields: View {
  let log: TouchLog
  @State private var name = ""
  @State private var secret = ""
  @State private var amount = 1.5

  private static let formatter: NumberFormatter = {
    let formatter = americanNumbers
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    VStack {
      TextField("Name", text: $name, onEditingChanged: { log.note("editing \($0)") }, onCommit: { log.note("name") })
      SecureField("Secret", text: $secret) { log.note("secret") }
      TextField("Amount", value: $amount, formatter: Self.formatter)
      Text("\(name) \(amount, specifier: "%.1f")")
    }
  }
}

@MainActor @Suite struct `A field` {
  private let size = CGSize(width: 200, height: 200)

  private func texts(_ host: ViewHost<some View>) -> [String] {
    LaidOut.texts(of: host.layout(on: HostedScreen(.fixed(size), hasBackground: false)))
  }

  @Test func `that is tapped has the focus, and what is typed is written into it`() throws {
    let log = TouchLog()
    let host = ViewHost(SignIn(log: log), size: size)
    try host.tap("Name")
    try host.type("Jo")
    #expect(log.entries == ["name", "J", "Jo"])
    #expect(texts(host) == ["Jo", "Secret", "Name again", "Done", "Jo/"])
    try host.type("\u{8}e")
    try host.tap("Secret")
    try host.type("ab")
    #expect(texts(host) == ["Je", "\u{2022}\u{2022}", "Name again", "Done", "Je/ab"])
    #expect(log.entries.suffix(3) == ["J", "Je", "secret"])
  }

  @Test func `tells by closures when somebody begins or ends to write, and when it is submitted`() throws {
    let log = TouchLog()
    let host = ViewHost(OlderFields(log: log), size: size)
    try host.tap("Name")
    try host.type("Jo\n")
    try host.tap("Secret")
    try host.type("a\n")
    #expect(log.entries.filter { $0 != "editing false" } == ["editing true", "name", "secret"])
    #expect(log.entries.contains("editing false"))
    #expect(texts(host).suffix(2) == ["1.50", "Jo 1.5"])
  }

  @Test func `has the focus while its state says so`() throws {
    let log = TouchLog()
    let host = ViewHost(SignIn(log: log), size: size)
    #expect(throws: TouchError.self) { try host.type("x") }
    try host.tap("Name again")
    try host.type("x")
    try host.tap("Done")
    #expect(log.entries == ["name", "x", "none"])
    #expect(throws: TouchError.self) { try host.type("x") }
    try host.tap("Secret")
    try host.tap("Name again")
    try host.type("y")
    #expect(log.entries == ["name", "x", "none", "secret", "name", "xy"])
  }

  @Test func `is submitted by a new line, which may move the focus on`() throws {
    let log = TouchLog()
    let host = ViewHost(SignIn(log: log), size: size)
    try host.tap("Name")
    try host.type("a\nb\n")
    #expect(log.entries == ["name", "a", "none", "submitted", "secret", "none", "submitted"])
    #expect(texts(host).last == "a/b")
    #expect(throws: TouchError.self) { try host.type("c") }
  }

  @Test func `gives the focus back when it goes or is disabled`() throws {
    struct Screen: View {
      @State private var isThere = true
      @State private var text = ""
      @FocusState private var isFocused: Bool
      let disables: Bool

      var body: some View {
        if isThere || disables { TextField("a", text: $text).focused($isFocused).disabled(!isThere) }
        Button("gone") { isThere = false }
        Text(isFocused ? "focused" : "not")
      }
    }
    for disables in [true, false] {
      let host = ViewHost(Screen(disables: disables), size: size)
      try host.tap("a")
      #expect(texts(host).last == "focused")
      try host.tap("gone")
      #expect(texts(host).last == "not")
      #expect(throws: TouchError.self) { try host.type("x") }
    }
  }

  @Test func `has the focus from the start where the view that appears says so`() throws {
    struct Screen: View {
      @State private var first = ""
      @State private var second = ""
      @FocusState private var isFirst: Bool
      @FocusState private var isSecond: Bool

      var body: some View {
        TextField("first", text: $first).focused($isFirst)
        TextField("second", text: $second).focused($isSecond).onAppear { isSecond = true }
        Text("\(first)/\(second) \(isFirst) \(isSecond)")
        Button("back") { isFirst = true }
      }
    }
    let host = ViewHost(Screen(), size: size)
    try host.type("2")
    #expect(texts(host).contains("/2 false true"))
    try host.tap("back")
    try host.type("1")
    #expect(texts(host).contains("1/2 true false"))
  }

  @Test func `of several lines takes new lines`() throws {
    var text = ""
    let host = ViewHost(
      TextField("note", text: Binding(get: { text }, set: { text = $0 }), axis: .vertical), size: size)
    try host.tap("note")
    try host.type("a\nb")
    #expect(text == "a\nb")
  }

  @Test func `for a value writes it when it is submitted or loses the focus`() throws {
    struct Amount: View {
      @State private var number = 1234
      @State private var rate: Double?
      @State private var other = ""

      var body: some View {
        TextField("number", value: $number, format: .number)
        TextField("rate", value: $rate, format: .number)
        TextField("other", text: $other)
        Text(verbatim: "\(number) \(rate ?? -1)")
      }
    }
    let host = ViewHost(Amount(), size: size)
    #expect(texts(host) == ["1,234", "rate", "other", "1234 -1.0"])
    try host.tap("number")
    try host.type("5")
    #expect(texts(host) == ["1,2345", "rate", "other", "1234 -1.0"])
    try host.type("\n")
    #expect(texts(host) == ["12,345", "rate", "other", "12345 -1.0"])
    try host.tap("rate")
    try host.type("0.5")
    try host.tap("other")
    #expect(texts(host) == ["12,345", "0.5", "other", "12345 0.5"])
    try host.tap("number")
    try host.type("x\n")
    #expect(texts(host) == ["12,345", "0.5", "other", "12345 0.5"])
  }

  /// What a field with a value and a formatter makes of a text, and what is reported once it is submitted.
  private func written<V>(
    _ text: String, over value: V, with formatter: Formatter = americanNumbers
  ) throws -> (value: V, problems: [String]) {
    var value = value
    let field = TextField("a", value: Binding(get: { value }, set: { value = $0 }), formatter: formatter)
    let host = ViewHost(field, size: size)
    let screen = HostedScreen(.fixed(size), hasBackground: false)
    #expect(host.layout(on: screen).problems == [])
    try host.tap(at: CGPoint(x: 100, y: 100))
    try host.type(text + "\n")
    return (value, host.layout(on: screen).problems)
  }

  @Test func `takes every type of number from a formatter, as far as it has the number`() throws {
    let half: NSNumber = try written(".5", over: NSNumber(value: 1)).value
    #expect(half == 1.5)
    #expect(try written(".5", over: 1.0 as Double?).value == 1.5)
    #expect(try written(".5", over: 1 as Float).value == 1.5)
    #expect(try written(".5", over: 1 as CGFloat).value == 1.5)
    #expect(try written(".5", over: 1 as Decimal).value == 1.5)
    #expect(try written("2", over: 1).value == 12)
    #expect(try written("2", over: 1 as Int32).value == 12)
    #expect(try written("2", over: 1 as UInt).value == 12)
    #expect(try written("2", over: 1 as Int16?).value == 12)
    let tooLarge = try written("234", over: 1 as UInt8)
    #expect(tooLarge.value == 1 && tooLarge.problems == [])
    let parted = try written(".5", over: 1)
    #expect(parted.value == 1 && parted.problems == [])
  }

  @Test func `names a formatter that reads nothing of its type once something is written`() throws {
    let bytes = try written("2", over: 1, with: ByteCountFormatter())
    #expect(bytes.value == 1)
    #expect(
      bytes.problems == [
        "A TextField with ByteCountFormatter cannot read a value of type Int from what is written: use `format:` instead"
      ])
    let words = try written("2", over: "1")
    #expect(words.value == "1" && words.problems.count == 1)
  }

  @Test func `that nothing is typed into is said, with those that are there`() {
    let none = TouchLog.refusal(of: Text("a")) { try $0.type("x") }
    #expect(none?.code == .unfocused)
    #expect(
      none?.description
        == "No field has the focus, so \"x\" cannot be typed: there is none on the screen")
    let one = TouchLog.refusal(of: TextField("Name", text: .constant(""))) { try $0.type("x") }
    #expect(one?.description.hasSuffix("tap one first; there is TextField \"Name\"") == true)
    let disabled = TouchLog.refusal(of: TextField("Name", text: .constant("")).disabled(true)) { try $0.tap("Name") }
    #expect(disabled?.code == .disabled)
  }

  @Test func `is as high as a line, and as wide as it is offered`() {
    func height(_ field: some View) -> CGFloat? {
      let screen = HostedScreen(.fitting, environment: LaidOut.threefold)
      return CGFloat(screen.layout(field.frame(width: 100)).drawing.size.height)
    }
    #expect(height(TextField("a", text: .constant(""))) == 22)
    #expect(height(TextField("a", text: .constant("b"))) == 22)
    #expect(height(TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)) == 34)
    #expect(height(SecureField("a", text: .constant("b")).textFieldStyle(.roundedBorder)) == 34)
    #expect(height(SecureField("a", text: .constant(""))) == 21)
    #expect(height(SecureField("a", text: .constant("secret"))).map { abs($0 - 61.0 / 3) < 1e-9 } == true)
    let wide = LaidOut(TextField("a", text: .constant("b")).overlay { Color.red })
    #expect(wide.frame("Color")?.width == 100)
  }

  @Test func `has a style of one's own`() throws {
    struct Underlined: TextFieldStyle {
      @Environment(\.isEnabled) private var isEnabled

      func _body(configuration: TextField<_Label>) -> some View {
        VStack {
          configuration
          Text(isEnabled ? "on" : "off")
        }
      }
    }
    var text = ""
    let binding = Binding(get: { text }, set: { text = $0 })
    let host = ViewHost(TextField("a", text: binding).textFieldStyle(Underlined()), size: size)
    #expect(texts(host) == ["a", "on"])
    try host.tap("a")
    try host.type("b")
    #expect(text == "b")
    let traits = TextField("a", text: binding).keyboardType(.emailAddress).textContentType(.emailAddress)
      .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.done).autocapitalization(.none)
      .disableAutocorrection(true).submitScope()
    #expect(LaidOut(traits).layout.drawing == LaidOut(TextField("a", text: binding)).layout.drawing)
  }
}
