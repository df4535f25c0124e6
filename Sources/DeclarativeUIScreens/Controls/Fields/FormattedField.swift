import Foundation

/// A field for a value: what is written stays until it is submitted.
struct FormattedField<Placeholder: View>: View {
  let value: WrittenValue
  let title: String?
  let placeholder: Placeholder
  @State private var draft: String?
  @State private var wasWritten = false

  var body: some View {
    let text = Binding<String>(get: { draft ?? value.text() }, set: { draft = $0 })
    InputField(
      shown: text.wrappedValue, text: text, title: title, placeholder: placeholder,
      problem: wasWritten ? value.problem : nil
    ) {
      guard let written = draft else { return }
      value.parse(written)
      (draft, wasWritten) = (nil, true)
    }
  }
}

/// A value that is written as a text.
struct WrittenValue {
  /// The value as a text.
  let text: () -> String
  /// Takes the value from a text, if it is one.
  let parse: (String) -> Void
  /// Why no text is one; nil where some are.
  var problem: String?

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    let format = format.inReadersLanguage
    text = { format.format(value.wrappedValue) }
    parse = { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    let format = format.inReadersLanguage
    text = { value.wrappedValue.map(format.format) ?? "" }
    parse = { value.wrappedValue = try? format.parseStrategy.parse($0) }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = {
      // Foundation on Linux does not take a `CGFloat` for a number.
      let number = (value.wrappedValue as? CGFloat).map { Double($0) }
      return formatter.string(for: number ?? value.wrappedValue as Any) ?? ""
    }
    parse = { text in
      if let parsed: V = formatter.value(in: text) { value.wrappedValue = parsed }
    }
    if !formatter.reads(V.self) {
      problem =
        "A TextField with \(type(of: formatter)) cannot read a value of type \(V.self) from what is written: use "
        + "`format:` instead"
    }
  }
}

extension Formatter {
  /// The value that a text stands for; nil where it stands for none of the type.
  fileprivate func value<V>(in text: String) -> V? {
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
    return (self as? NumberFormatter)?.number(from: text)?.value()
  }

  /// Whether texts may stand for values of a type.
  fileprivate func reads<V>(_ type: V.Type) -> Bool {
    if self is DateFormatter { return Date.distantPast is V }
    let value: V? = self is NumberFormatter ? NSNumber(value: 0).value() : nil
    return value != nil
  }
}

extension NSNumber {
  /// The number as a type of numbers; nil where an integer is not exactly the number.
  fileprivate func value<V>() -> V? {
    // The number itself is cast to every type that has it exactly, and to its own class.
    let forms: [Any] = [self, floatValue, CGFloat(doubleValue), decimalValue]
    return forms.lazy.compactMap { $0 as? V }.first
  }
}
