import Foundation

/// The texts of a `.stringsdict` file: a property list with forms for amounts, widths or devices.
struct StringsDictionaryFile {
  private(set) var texts: [String: LocalizedText] = [:]
  private let file: URL
  private let rules: PluralRules

  init(_ file: URL, language: String) throws(StringFileError) {
    self.file = file
    rules = PluralRules(language: language)
    for (key, value) in try FileBytes(file).propertyList() { texts[key] = try text(of: value, key: key) }
  }

  private func text(of value: Any, key: String) throws(StringFileError) -> LocalizedText {
    if let text = value as? String { return LocalizedText(variants: .text(text), rules: rules, file: file, key: key) }
    guard let entry = value as? [String: Any] else { throw problem("it is neither a text nor a dictionary", at: key) }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return LocalizedText(variants: .device(devices.mapValues(TextVariants.text)), rules: rules, file: file, key: key)
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // Which one iOS takes where nobody asks for a width is not known; here it is the widest.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return LocalizedText(variants: .text(widest?.value ?? key), rules: rules, file: file, key: key)
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
      throw problem("NSStringLocalizedFormatKey is missing", at: key)
    }
    var substitutions: [String: LocalizedText.Substitution] = [:]
    for case let (name, rule as [String: Any]) in entry {
      substitutions[name] = try substitution(rule, at: "\(key)\" > \"\(name)")
    }
    return LocalizedText(
      variants: .text(format), substitutions: substitutions, rules: rules, file: file, key: key)
  }

  private func substitution(_ rule: [String: Any], at place: String) throws(StringFileError)
    -> LocalizedText.Substitution
  {
    guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
      throw problem("NSStringFormatSpecTypeKey must be NSStringPluralRuleType", at: place)
    }
    var forms: [PluralCategory: TextVariants] = [:]
    for category in PluralCategory.allCases {
      if let form = rule[category.rawValue] as? String { forms[category] = .text(form) }
    }
    guard forms[.other] != nil else { throw problem("the form for \"other\" is missing", at: place) }
    let type = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
    return LocalizedText.Substitution(specifier: "%" + type, variants: .plural(forms))
  }

  private func problem(_ reason: String, at place: String) -> StringFileError {
    StringFileError(file: file, reason: "at \"\(place)\": \(reason)")
  }
}
