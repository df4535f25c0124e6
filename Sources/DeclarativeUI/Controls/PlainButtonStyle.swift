/// The label as it is.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, without the tint.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
