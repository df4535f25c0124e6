/// What takes the presentation away that a view is in; where it is in none, nothing.
public struct DismissAction {
  fileprivate let presentation: Binding<Bool>?

  /// Takes the presentation away.
  @MainActor @preconcurrency
  public func callAsFunction() { presentation?.wrappedValue = false }
}

/// Whether a view is presented, and what takes the presentation away.
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  /// Takes the presentation away, if the view is presented.
  public mutating func dismiss() { isPresented = false }
}

/// The binding to whether the presentation is there that a view is in; nil where it is in none.
private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
  /// Whether the presentation around the view is there; nil where there is none.
  package var presentation: Binding<Bool>? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  /// Takes the presentation away that the view is in.
  public var dismiss: DismissAction { DismissAction(presentation: presentation) }

  /// Whether the view is presented by another one.
  public var isPresented: Bool { presentation?.wrappedValue ?? false }

  /// Whether the view is presented by another one; its `dismiss()` takes the presentation away.
  public var presentationMode: Binding<PresentationMode> {
    guard let presentation else { return .constant(PresentationMode(isPresented: false)) }
    return presentation.map(
      "presentation mode", get: { PresentationMode(isPresented: presentation.wrappedValue) },
      set: { if !$0.isPresented { presentation.wrappedValue = false } })
  }
}
