public import Foundation

/// A preview of a view: the view, its name, and the screen that it wants.
public struct Preview {
  /// What the traits of a preview are about: views.
  public enum ViewTraits {}

  package let displayName: String?
  package let settings: PreviewSettings
  private let content: @MainActor () -> [any View]

  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    settings = traits.reduce(into: PreviewSettings()) { $1.change(&$0) }
    content = { [body()] }
  }

  /// Creates a preview of what is seen at several times, such as a widget at the entries of its timeline.
  /// - Parameter size: that of the screen, in points.
  package init(_ name: String?, size: CGSize, views: @escaping @MainActor () -> [any View]) {
    displayName = name
    var settings = PreviewSettings()
    settings.layout = .fixed(width: size.width, height: size.height)
    self.settings = settings
    content = views
  }

  /// The views, one of which has a picture each.
  @MainActor package var views: [any View] {
    content().map { view in settings.modifiers.reversed().reduce(view) { $1.modified($0) } }
  }
}

/// A request of a preview for its screen.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewSettings) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The view in the middle of a device.
  public static var defaultLayout: Self { Self { $0.layout = .device } }
  /// A screen as large as the view when it is offered that of a device.
  public static var sizeThatFitsLayout: Self { Self { $0.layout = .sizeThatFits } }
  /// A screen of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self { $0.layout = .fixed(width: width, height: height) }
  }
  /// A device that is held upright.
  public static var portrait: Self { Self { $0.orientation = .portrait } }
  /// A device that is held upright, its top at the bottom; it is drawn like any upright one.
  public static var portraitUpsideDown: Self { Self { $0.orientation = .portraitUpsideDown } }
  /// A device that lies on its left side.
  public static var landscapeLeft: Self { Self { $0.orientation = .landscapeLeft } }
  /// A device that lies on its right side; it is drawn like one on its left.
  public static var landscapeRight: Self { Self { $0.orientation = .landscapeRight } }
}

/// A preview that a macro has declared; the macro's expansion conforms, so that the preview is found.
/// - Remark: what `#Preview` makes.
public protocol PreviewRegistry {
  /// The module and the file of the preview.
  static var fileID: String { get }
  /// The line of the preview.
  static var line: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() -> Preview
}

/// What a preview wants of its screen; nil leaves it to whoever shows it.
package struct PreviewSettings {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
  /// What is put around the view, the first one outermost, which is a guess.
  var modifiers: [any PreviewModifier] = []

  package init() {}
}

/// How large the screen of a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device.
  case device
  /// As large as the view when it is offered a device's screen.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name in Xcode, such as `iPhone 13 Pro`.
/// - Remark: the devices of this package by their names.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// How a device is held.
/// - Remark: upside down is drawn as upright, right as left.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// The name, which is a guess of what it is on Apple's systems.
  public var id: String { rawValue }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
