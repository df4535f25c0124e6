public import Foundation

// What `#Predicate` makes of calls that compare texts as people expect, which Foundation has on Apple's platforms alone.

extension PredicateExpressions {
  /// Whether a text has another one in it, whatever their case and marks are: `name.localizedStandardContains(words)`.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text that is looked into.
    public let root: Root
    /// The text that is looked for.
    public let other: Other

    /// Creates the comparison.
    public init(root: Root, other: Other) {
      self.root = root
      self.other = other
    }

    /// Compares the texts of a value.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// The comparison that a call becomes.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
