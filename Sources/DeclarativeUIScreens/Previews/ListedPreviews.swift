/// A preview of a provider, as tools that test previews read it in Xcode, too.
/// - Remark: what Xcode says of a preview's context is not there.
@MainActor @preconcurrency
public struct _Preview: Identifiable {
  /// Which one it is, from 0.
  public nonisolated let id: Int
  /// The view.
  public let content: AnyView
  /// What it is called.
  public let displayName: String?
  /// The screen that it wants.
  public let layout: PreviewLayout
  /// The device that it wants.
  public let device: PreviewDevice?
  /// How the device is held.
  public let interfaceOrientation: InterfaceOrientation
}

extension PreviewProvider {
  /// All previews: each view of a group is one of its own.
  public static var _allPreviews: [_Preview] {
    ProvidedPreview.all(of: self).enumerated().map { index, preview in
      _Preview(
        id: index, content: AnyView(preview.view), displayName: preview.settings.displayName,
        layout: preview.settings.layout ?? .device, device: preview.settings.device,
        interfaceOrientation: preview.settings.orientation ?? .portrait)
    }
  }
}
