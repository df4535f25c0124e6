/// What pressing a button means.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Something is lost: the label is red.
  public static let destructive = ButtonRole(name: "destructive")
  /// Something is given up.
  public static let cancel = ButtonRole(name: "cancel")
}
