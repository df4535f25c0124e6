public import Foundation
public import LayoutValues

/// The screen of a phone or tablet that is held upright or on its side, as far as layout can tell.
public struct Device: Hashable, Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    case portrait, landscape
  }

  /// Which device it is.
  public let model: DeviceModel
  /// How it is held.
  public let orientation: Orientation

  /// Creates a device that is held in some way.
  public init(_ model: DeviceModel, _ orientation: Orientation = .portrait) {
    self.model = model
    self.orientation = orientation
  }

  /// The extents of the screen in points.
  public var size: CGSize {
    let upright = model.figures.size
    return orientation == .portrait ? upright : CGSize(width: upright.height, height: upright.width)
  }

  /// The device pixels a point.
  public var displayScale: CGFloat { model.figures.scale }

  /// What bars and the screen's corners cover, in points, in an app without bars of its own.
  public var safeAreaInsets: EdgeInsets {
    switch (model.figures.edges, orientation) {
    case (.homeButton, .portrait): EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    case (.homeButton, .landscape): EdgeInsets()
    case (.homeIndicator(let camera, _), .portrait): EdgeInsets(top: camera, leading: 0, bottom: 34, trailing: 0)
    case (.homeIndicator(let camera, let lying), .landscape):
      EdgeInsets(top: 0, leading: camera, bottom: lying, trailing: camera)
    case (.pad(let top, let bottom), _): EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
  }
}
