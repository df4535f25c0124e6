public import Foundation

/// Windows of one kind.
public struct WindowGroup<Content: View> {
  let content: () -> Content

  /// Creates windows with a view.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows of a name with a view.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows of a title with a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows of a title and a name with a view.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows of a title with a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates windows of a title and a name with a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension WindowGroup: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}

/// A scene with what changes it; nothing shows it here.
/// - Remark: what the modifiers of scenes give.
public struct ModifiedScene<Content: Scene> {
  let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension ModifiedScene: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}

extension Scene {
  /// The scene; the action is never called here, where no scene is shown.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene; the action is never called here, where no scene is shown.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene; the action is never called here, where no scene is shown.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene with defaults for the `@AppStorage` properties inside; here give them to a view.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ModifiedScene(content: self)
  }

  /// The scene with one value of its environment set; here give it to a view.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: self)
  }
}
