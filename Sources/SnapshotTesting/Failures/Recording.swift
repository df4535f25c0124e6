/// What became of a value in the place of a reference that does not match.
enum Recording {
  /// The reference was overwritten.
  case done
  /// It should have been overwritten and could not, in words.
  case failed(String, Acceptance?)
  /// It was left alone.
  case none(Acceptance?)

  /// Whether the reference was overwritten.
  var isDone: Bool {
    if case .done = self { true } else { false }
  }
}
