/// How a `PhotosPicker` presents the pictures to choose from.
public struct PhotosPickerStyle: Hashable, Sendable {
  let name: String

  /// In front of the screen, where its button is tapped.
  public static var presentation: PhotosPickerStyle { PhotosPickerStyle(name: "presentation") }
  /// In its place on the screen.
  public static var inline: PhotosPickerStyle { PhotosPickerStyle(name: "inline") }
  /// In its place on the screen, in one row.
  public static var compact: PhotosPickerStyle { PhotosPickerStyle(name: "compact") }
}

/// What people can do in a `PhotosPicker`.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// One bit a capability.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Searching.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// The place where what is chosen is shown.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// Going to albums and collections.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// Buttons that end choosing.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// Warnings before pictures that may hurt.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

private enum PhotosPickerStyleKey: EnvironmentKey {
  static let defaultValue = PhotosPickerStyle.presentation
}

extension EnvironmentValues {
  var photosPickerStyle: PhotosPickerStyle {
    get { self[PhotosPickerStyleKey.self] }
    set { self[PhotosPickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The view with a way in which `PhotosPicker`s show pictures.
  ///
  /// Where that is in their place on the screen the snapshot fails: people's pictures are not drawn.
  /// - Remark: `.inline` and `.compact` fail the snapshot.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    environment(\.photosPickerStyle, style)
  }

  /// The view, whose `PhotosPicker`s lack something.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
    self
  }

  /// The view, whose `PhotosPicker`s have bars at edges or not.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
}
