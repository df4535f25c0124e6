public import Foundation

/// Joins the parts of somebody's name, as in English: `Ada Lovelace`.
///
/// Foundation has none that can be made on Linux.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Hashable, Sendable { case `default`, short, medium, long, abbreviated }

  /// How much of a name is written.
  open var style = Style.default
  /// Asked for nothing.
  open var isPhonetic = false
  /// Asked for nothing.
  open var locale: Locale? = Locale(identifier: "en")

  /// The name of a person.
  open func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    let parts: [String?] =
      switch style {
      case .short: [components.nickname ?? given ?? family]
      case .long: [components.namePrefix, given, components.middleName, family, components.nameSuffix]
      case .abbreviated: [[given, family].compactMap { $0?.first.map(String.init) }.joined()]
      case .default, .medium: [given, family]
      }
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name of a person, in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: [Never] = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// The name of a value that is one; nil of others.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }
}
