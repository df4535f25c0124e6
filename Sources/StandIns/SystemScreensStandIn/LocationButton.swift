// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The system's button to share where one is, which asks nobody.
///
/// It is the filled arrow and the words, white on the tint; a colour around it colours them. Its insets and its font are
/// guesses.
public struct LocationButton: View {
  public struct Title: Hashable, Sendable {
    let text: String

    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title
  private let action: @MainActor () -> Void
  @Environment(\.hasForeground) private var hasForeground

  public init(_ title: Title = .currentLocation, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Label {
        Text(verbatim: title.text)
      } icon: {
        Image(systemName: "location.fill")
      }
      .lineLimit(1).padding(.horizontal, 16).padding(.vertical, 12)
      .foregroundStyle(hasForeground ? AnyShapeStyle(.foreground) : AnyShapeStyle(.white))
      .background(.tint)
    }
    .buttonStyle(LocationButtonStyle())
  }
}

private struct LocationButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}
