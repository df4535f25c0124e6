import Foundation

/// The texts of an `.xcstrings` file: JSON with all languages of a table.
struct StringCatalogFile {
  /// The texts by language and key.
  private(set) var texts: [String: [String: LocalizedText]] = [:]
  let sourceLanguage: String
  private let file: URL

  init(_ file: URL) throws(StringFileError) {
    self.file = file
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    } catch {
      throw StringFileError(
        file: file, reason: "it is no string catalog that can be read (\(JSONPlace.description(of: error)))")
    }
    sourceLanguage = contents.sourceLanguage
    var rules: [String: PluralRules] = [:]
    for (key, entry) in contents.strings {
      for (language, localization) in entry.localizations ?? [:] {
        let place = "\(key)\" > \"\(language)"
        guard let variants = try variants(of: localization.form, at: place) else { continue }
        let known = rules[language] ?? PluralRules(language: language)
        rules[language] = known
        var text = LocalizedText(variants: variants, rules: known, file: file, key: key)
        for (name, substitution) in localization.substitutions ?? [:] {
          text.substitutions[name] = try self.substitution(substitution, at: "\(place)\" > \"\(name)")
        }
        texts[language, default: [:]][key] = text
      }
    }
  }

  /// What a localization or one of its forms says; nil where nobody has written it yet.
  private func variants(of form: Form, at place: String) throws(StringFileError) -> TextVariants? {
    if let unit = form.stringUnit {
      // Xcode keeps a place for each text that is to be translated. What iOS shows of one that is new and not empty is not
      // known.
      return unit.state == "new" && unit.value.isEmpty ? nil : .text(unit.value)
    }
    return try form.variations.flatMap { (variations) throws(StringFileError) in
      try self.variants(of: variations, at: place)
    }
  }

  private func variants(of variations: Variations, at place: String) throws(StringFileError) -> TextVariants? {
    if let forms = variations.plural {
      var plural: [PluralCategory: TextVariants] = [:]
      for (name, form) in forms {
        guard let category = PluralCategory(rawValue: name) else {
          throw problem("\"\(name)\" is none of the forms zero, one, two, few, many and other", at: place)
        }
        plural[category] = try variants(of: form, at: place)
      }
      if plural.isEmpty { return nil }
      guard plural[.other] != nil else { throw problem("the form for \"other\" is missing", at: place) }
      return .plural(plural)
    }
    if let forms = variations.device {
      var devices: [String: TextVariants] = [:]
      for (name, form) in forms { devices[name] = try variants(of: form, at: place) }
      return devices.isEmpty ? nil : .device(devices)
    }
    return nil
  }

  private func substitution(_ substitution: Substitution, at place: String) throws(StringFileError)
    -> LocalizedText.Substitution
  {
    guard let variants = try variants(of: substitution.variations, at: place) else {
      throw problem("it has neither plural nor device variations", at: place)
    }
    return LocalizedText.Substitution(
      number: substitution.argNum, specifier: "%" + (substitution.formatSpecifier ?? "lld"), variants: variants)
  }

  private func problem(_ reason: String, at place: String) -> StringFileError {
    StringFileError(file: file, reason: "at \"\(place)\": \(reason)")
  }

  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var form: Form { Form(stringUnit: stringUnit, variations: variations) }
  }

  private struct Unit: Decodable {
    var state: String?
    var value: String
  }

  private struct Form: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Variations: Decodable {
    var plural: [String: Form]?
    var device: [String: Form]?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations
  }
}

/// Where JSON is not as it must be, in words.
private enum JSONPlace {
  static func description(of error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context):
      // The parser's own error names the line.
      let cause = (context.underlyingError as? NSError)?.userInfo["NSDebugDescription"]
      return cause.map { "\($0)" } ?? context.debugDescription
    case .keyNotFound(let key, let context): return "\(place(context))\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): return place(context) + context.debugDescription
    case nil: return error.localizedDescription
    @unknown default: return "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "" : "at " + context.codingPath.map { "\"\($0.stringValue)\"" }.joined(separator: " > ") + ": "
  }
}
