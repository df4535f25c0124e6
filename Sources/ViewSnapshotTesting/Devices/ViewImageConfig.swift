public import DeclarativeUI
public import Devices
public import Foundation

/// The screen that a view is drawn for.
public struct ViewImageConfig: Hashable, Sendable {
  /// How a phone is held.
  public typealias Orientation = Device.Orientation

  /// What bars and the screen's corners cover, in points.
  public var safeArea: UIEdgeInsets
  /// The extents of the screen in points, or nil for what the view takes.
  public var size: CGSize?
  /// What the screen is like.
  public var traits: UITraitCollection
  /// What the system draws over the view.
  var parts: ScreenParts = []

  /// Creates a screen.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Creates the screen of a device.
  ///
  /// As in swift-snapshot-testing, the texts of phones are those of the medium size, and those of tablets are left to the
  /// simulator, which has the large size unless somebody changes it.
  public init(_ device: Device) {
    let insets = device.safeAreaInsets
    let isPad = device.model.isPad
    self.init(
      safeArea: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      size: device.size,
      traits: UITraitCollection {
        $0.displayScale = SnapshotScreen.requestedScale ?? device.displayScale
        $0.layoutDirection = .leftToRight
        $0.preferredContentSizeCategory = isPad ? .unspecified : .medium
        $0.userInterfaceIdiom = isPad ? .pad : .phone
        $0.horizontalSizeClass = isPad || Self.isWidePhone(device) ? .regular : .compact
        $0.verticalSizeClass = isPad || device.orientation == .portrait ? .regular : .compact
      })
  }

  /// Whether the device is one of the large phones, which are as good as tablets in width when they lie on their side:
  /// those that are at least 414 pt wide upright.
  private static func isWidePhone(_ device: Device) -> Bool {
    device.orientation == .landscape && device.size.height >= 414
  }

  init(_ model: DeviceModel, _ orientation: Orientation) {
    self.init(Device(model, orientation))
  }
}

extension ViewImageConfig {
  /// The screen with what the system draws over every app: the status bar, the home indicator, or the keyboard, which makes
  /// what is safe end above it.
  /// - Remark: the keyboard is a surface without keys; heights and places are generally known, and were not measured.
  public func showing(_ parts: ScreenParts) -> ViewImageConfig {
    var config = self
    config.parts.formUnion(parts)
    return config
  }
}
