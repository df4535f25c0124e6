package import Devices
import Foundation
import Observation
import Synchronization

/// The device that a living view is shown on, as UIKit's names tell it.
///
/// Who reads it while a body is evaluated is evaluated again when the view is shown on another one.
package final class HostDevice: Observable, Sendable {
  /// What is known of a device.
  package struct Figures: Equatable, Sendable {
    /// The extents of the screen in points.
    package var size: CGSize
    /// The device pixels a point.
    package var scale: CGFloat
    package var idiom: UIUserInterfaceIdiom
    /// What bars and the screen's corners cover, in points.
    package var safeAreaInsets: UIEdgeInsets
    /// In which ways people use it.
    package var accessibility = AccessibilitySettings()

    /// The simulator that recorded a run's references, where its environment names one, and else an iPhone 13 Pro.
    package static var phone: Figures { usual(on: .recorder) }

    /// A simulator, or an iPhone 13 Pro where there is none, held upright.
    package static func usual(on simulator: DeviceModel?) -> Figures {
      let phone = Device(simulator ?? .iPhone13Pro)
      return Figures(
        size: phone.size, scale: phone.displayScale, idiom: phone.model.isPad ? .pad : .phone,
        safeAreaInsets: UIEdgeInsets(phone.safeAreaInsets, isMirrored: false))
    }
  }

  /// How large the screen is that UIKit tells of, in points.
  ///
  /// It stays that of the simulator whatever screen a picture shows: swift-snapshot-testing makes a window as large as that and
  /// leaves the screen alone. Seen on the pictures of a package of 2021, whose tests give that size to their views: 414 x 896.
  package static func screenSize(on simulator: DeviceModel? = .recorder) -> CGSize {
    simulator == nil ? figures.size : Figures.usual(on: simulator).size
  }

  /// That of the view that is evaluated and placed; nil where none is.
  @TaskLocal private static var current: HostDevice?

  /// The figures of the device of the view that is evaluated or placed, and else those of the usual phone.
  package static var figures: Figures { current?.figures ?? .phone }

  private let registrar = ObservationRegistrar()
  private let known = Mutex(Figures.phone)

  private var figures: Figures {
    registrar.access(self, keyPath: \.figures)
    return known.withLock(\.self)
  }

  /// Does what evaluates and places views on a screen.
  package func showing<Result>(on next: Figures, _ action: () throws -> Result) rethrows -> Result {
    let isOther = known.withLock { known in
      defer { known = next }
      return known != next
    }
    if isOther { registrar.withMutation(of: self, keyPath: \.figures) {} }
    return try Self.$current.withValue(self, operation: action)
  }
}

/// Distances in points from the four sides of a rectangle to its inside, by UIKit's name.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances from the sides.
  public var top, left, bottom, right: CGFloat

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// No insets.
  public static let zero = UIEdgeInsets()

  package init(_ insets: EdgeInsets, isMirrored: Bool) {
    let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }
}
