/// A view with a modifier, whatever these are.
private protocol ModifiedValue {
  var inside: Any { get }
}

extension ModifiedContent: ModifiedValue {
  fileprivate var inside: Any { content }
}

extension Subview {
  /// The view without the modifiers around it.
  package var unmodified: Any {
    var value: Any = view
    while let modified = value as? any ModifiedValue { value = modified.inside }
    return value
  }

  /// What the view says, where that is known without evaluating it.
  @MainActor package var words: String? { ViewWords.of(unmodified) }
}

/// What views say that are texts, or labels with a text.
@MainActor
package enum ViewWords {
  package static func of(_ view: Any) -> String? {
    if let text = view as? Text { return text.words }
    return (view as? any TitledView)?.titleText?.words
  }

  package static func of(_ view: Any, in environment: EnvironmentValues) -> String? {
    if let text = view as? Text { return text.words(in: environment) }
    return (view as? any TitledView)?.titleText?.words(in: environment)
  }
}

/// A view whose title may be a text.
package protocol TitledView {
  var titleText: Text? { get }
}
