/// What a text shows that is found only where it is shown: in the language and at the time of that place.
protocol TextSource: Equatable, Sendable {
  func content(in environment: EnvironmentValues) -> Text.Content

  /// What is not as on iOS; nil where nothing is known to be.
  func problem(in environment: EnvironmentValues) -> String?

  /// Both at once, for those whose words are looked for.
  func shown(in environment: EnvironmentValues) -> (content: Text.Content, problem: String?)
}

extension TextSource {
  func problem(in environment: EnvironmentValues) -> String? { nil }

  func shown(in environment: EnvironmentValues) -> (content: Text.Content, problem: String?) {
    (content(in: environment), problem(in: environment))
  }
}

/// A source of any kind.
struct AnyTextSource: Equatable, Sendable {
  let source: any TextSource

  init(_ source: some TextSource) {
    self.source = source
  }

  func content(in environment: EnvironmentValues) -> Text.Content { source.content(in: environment) }

  func shown(in environment: EnvironmentValues) -> (content: Text.Content, problem: String?) {
    source.shown(in: environment)
  }

  static func == (left: AnyTextSource, right: AnyTextSource) -> Bool { left.source.equals(right.source) }
}
