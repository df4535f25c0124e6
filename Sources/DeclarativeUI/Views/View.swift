/// A piece of a screen, described by other views or by its body.
@MainActor @preconcurrency
public protocol View {
  /// The kind of view that describes this one.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called: there is no value of this type.
  public var body: Never { self }
}
