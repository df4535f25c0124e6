import Foundation
import StringCatalogs

/// A literal with interpolated values, in the language of the place where it is shown, or as in the code.
struct InterpolatedLiteral: TextSource {
  let pieces: [LocalizedStringKey.Piece]
  let place: StringPlace
  /// Under which the text is looked for; nil is the literal.
  var key: String?
  var readsMarkdown = true
  /// What numbers look like; nil is as the environment has it.
  var numberLocale: Locale?

  func content(in environment: EnvironmentValues) -> Text.Content { shown(in: environment).content }

  func shown(in environment: EnvironmentValues) -> (content: Text.Content, problem: String?) {
    var translation: [LocalizedStringKey.Piece]?
    let problem = place.problem { translation = try translated(in: environment) }
    let shown = translation ?? pieces
    guard readsMarkdown, shown.mayHaveMarkdown else { return (content(of: shown, in: environment), problem) }
    let agreeing = GrammarAgreement.pieces(of: shown, in: environment.locale)
    let disagreeing = agreeing == nil ? InlineMarkdown.problem(of: shown.format) : nil
    return (content(of: agreeing ?? shown, in: environment), problem ?? disagreeing)
  }

  private func content(
    of pieces: [LocalizedStringKey.Piece], in environment: EnvironmentValues
  ) -> Text.Content {
    let locale = numberLocale ?? environment.locale
    if readsMarkdown, pieces.mayHaveMarkdown,
      let markdown = InlineMarkdown(pieces.marked, values: pieces.compactMap { $0.text(in: locale) })
    {
      return .joined(markdown.texts)
    }
    var texts: [Text] = []
    var plain = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): plain += literal
      case .number(let number): plain += number.text(in: locale)
      case .text(let text):
        if text.modifiers.isEmpty, case .string(let string) = text.storage {
          plain += string
        } else {
          texts += [Text(verbatim: plain), text]
          plain = ""
        }
      }
    }
    return texts.isEmpty ? .string(plain) : .joined(texts + [Text(verbatim: plain)])
  }

  func string(in environment: EnvironmentValues) -> String {
    switch content(in: environment) {
    case .string(let string): string
    case .joined(let texts): texts.map { $0.words(in: environment) }.joined()
    case .image: ""
    }
  }

  /// The text for the key, with the values in its places; nil where there is none.
  private func translated(in environment: EnvironmentValues) throws -> [LocalizedStringKey.Piece]? {
    guard let text = try place.text(for: key ?? pieces.format, in: environment) else { return nil }
    let values = pieces.filter { !$0.isLiteral }
    let device = environment.textDevice
    if values.isEmpty { return [.literal(text.text(on: device))] }
    return try text.pieces(for: values.map(\.amount), on: device).map { piece in
      switch piece {
      case .text(let text): .literal(text)
      case .value(let index, let specifier): values[index].shown(by: specifier)
      }
    }
  }
}

extension LocalizedStringKey.Piece {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// What the forms of words depend on; nil of what is no number.
  fileprivate var amount: PluralOperands? { if case .number(let number) = self { number.amount } else { nil } }

  /// The value by a format that a text has for it.
  fileprivate func shown(by format: String) -> Self {
    if case .number(let number) = self { .number(number.shown(by: format)) } else { self }
  }

  /// The text of a value; nil of a part of the literal itself.
  fileprivate func text(in locale: Locale) -> Text? {
    switch self {
    case .literal: nil
    case .text(let text): text
    case .number(let number): Text(verbatim: number.text(in: locale))
    }
  }
}

extension [LocalizedStringKey.Piece] {
  /// The literal as a key, with a format for each value, as Xcode extracts it.
  var format: String {
    let hasValues = contains { !$0.isLiteral }
    return reduce(into: "") { format, piece in
      switch piece {
      case .literal(let literal):
        // Most have none, and a search for whole characters is slow.
        let isFormat = hasValues && literal.utf8.contains(UInt8(ascii: "%"))
        format += isFormat ? literal.replacing("%", with: "%%") : literal
      case .text: format += "%@"
      case .number(let number): format += number.keySpecifier
      }
    }
  }

  /// Whether Markdown is worth looking for.
  fileprivate var mayHaveMarkdown: Bool {
    contains { if case .literal(let literal) = $0 { InlineMarkdown.mayBe(in: literal) } else { false } }
  }

  /// The literal with a sign for each value, in which Markdown is looked for: what is interpolated has none.
  fileprivate var marked: String {
    reduce(into: "") { format, piece in
      if case .literal(let literal) = piece { format += literal } else { format.append(InlineMarkdown.value) }
    }
  }
}
