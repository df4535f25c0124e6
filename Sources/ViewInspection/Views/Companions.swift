import DeclarativeUI

extension ViewType {
  /// The system's button to share where one is.
  public struct LocationButton: CompanionViewType {
    /// The name of the type.
    public static var typePrefix: String { "LocationButton" }
  }

  /// The button to sign in with Apple.
  public struct SignInWithAppleButton: CompanionViewType {
    /// The name of the type.
    public static var typePrefix: String { "SignInWithAppleButton" }
  }

  /// A film with the buttons that play it.
  public struct VideoPlayer: CompanionViewType {
    /// The name of the type.
    public static var typePrefix: String { "VideoPlayer" }
  }
}

/// A kind of view of which other modules are in charge, so that only its name is known here.
protocol CompanionViewType: KnownViewType, ViewMatching {}

extension CompanionViewType {
  static func matches(_ element: ViewElement) -> Bool { element.companion == typePrefix }
}

extension ViewElement {
  /// The name of a view of another module that has a call of its own; nil of other views.
  var companion: String? {
    let parts = String(reflecting: type).prefix { $0 != "<" }.split(separator: ".").map(String.init)
    let names = [
      ViewType.LocationButton.typePrefix, ViewType.SignInWithAppleButton.typePrefix, ViewType.VideoPlayer.typePrefix,
    ]
    guard parts.count == 2, parts[0].hasSuffix("StandIn"), names.contains(parts[1]) else { return nil }
    return parts[1]
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as the system's button to share where one is.
  public func locationButton() throws -> InspectableView<ViewType.LocationButton> { try single() }

  /// The view inside as the button to sign in with Apple.
  public func signInWithAppleButton() throws -> InspectableView<ViewType.SignInWithAppleButton> { try single() }

  /// The view inside as a film.
  public func videoPlayer() throws -> InspectableView<ViewType.VideoPlayer> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as the system's button to share where one is.
  public func locationButton(_ index: Int) throws -> InspectableView<ViewType.LocationButton> { try indexed(index) }

  /// One of the views inside as the button to sign in with Apple.
  public func signInWithAppleButton(_ index: Int) throws -> InspectableView<ViewType.SignInWithAppleButton> {
    try indexed(index)
  }

  /// One of the views inside as a film.
  public func videoPlayer(_ index: Int) throws -> InspectableView<ViewType.VideoPlayer> { try indexed(index) }
}

extension InspectableView where View == ViewType.LocationButton {
  /// Does what pressing the button does.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could press it.
  public func tap() throws { try find(ViewType.Button.self).tap() }
}

extension InspectableView where View == ViewType.VideoPlayer {
  /// What lies over the film.
  public func videoOverlay() throws -> InspectableView<ViewType.ClassifiedView> {
    try find(ViewType.AnyView.self).implicitAnyView()
  }
}
