import DeclarativeUI
import Devices
import Foundation
import PlaneGeometry

/// A screen with all its traits known.
struct SnapshotScreen {
  /// The scale where no trait specifies one: that of the phones since 2017, unless `STILLS_DISPLAY_SCALE` says otherwise.
  static let defaultScale = requestedScale ?? 3

  /// The scale that the run's environment says, also of devices: with swift-snapshot-testing, their pictures have that of the
  /// simulator, whichever device they are of.
  static let requestedScale = scale(in: ProcessInfo.processInfo.environment)

  /// The scale that the variables of a process say; nil where none does.
  static func scale(in variables: [String: String]) -> CGFloat? {
    guard let text = variables["STILLS_DISPLAY_SCALE"], !text.isEmpty else { return nil }
    guard let scale = Double(text), (1...4).contains(scale) else {
      preconditionFailure("STILLS_DISPLAY_SCALE is \(text): it must be 1, 2 or 3 pixels per point")
    }
    return scale
  }

  private let config: ViewImageConfig
  /// What is behind the view, or nil for the screen's own colour.
  private var backgroundColor: Color?
  /// The simulator that recorded the references, or nil where nobody says.
  ///
  /// On it a view without a size is offered nothing before it appears, instead of being asked for its ideal size. It is asked for
  /// the simulator's own pixels, whichever scale the picture has: measured on pictures of iOS 18 with two pixels a point, which
  /// are as high as three pixels a point make lines. Views that have a size are laid out for the picture's: of one pixel a point,
  /// in iOS 17.
  private let recorder: DeviceModel?
  /// Whether the picture is as large as the view.
  private let fits: Bool

  /// - Parameters:
  ///   - config: the screen.
  ///   - size: its size in points instead of the screen's own, or nil.
  ///   - traits: traits that count before the screen's own.
  ///   - isInKeyWindow: whether it is drawn in the window of the app that hosts the tests.
  ///   - fits: whether it is as large as a view that is asked for its size.
  ///   - recorder: the simulator that recorded the references, or nil where nobody says.
  init(
    _ config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection, isInKeyWindow: Bool = false,
    fits: Bool = false, recorder: DeviceModel? = .recorder
  ) {
    var config = config
    config.size = size ?? config.size
    if let recorder {
      config = isInKeyWindow ? config.recordedInKeyWindow(on: recorder) : config.recorded(on: recorder)
    }
    self.recorder = recorder
    self.fits = fits
    self.config = ViewImageConfig(
      safeArea: config.safeArea, size: config.size, traits: UITraitCollection(traitsFrom: [config.traits, traits])
    ).showing(config.parts)
  }

  /// The screen of a layout.
  init(
    _ layout: SwiftUISnapshotLayout, traits: UITraitCollection, isInKeyWindow: Bool = false,
    recorder: DeviceModel? = .recorder
  ) {
    self.init(
      layout.config, traits: traits, isInKeyWindow: isInKeyWindow, fits: layout == .sizeThatFits, recorder: recorder)
  }

  /// This screen for an area that has traits, a size and a background of its own, or `unspecified`, zero and nil.
  func showing(_ traits: UITraitCollection, fallbackSize: CGSize, backgroundColor: Color?) -> SnapshotScreen {
    var screen = SnapshotScreen(
      config, size: config.size ?? (fallbackSize == .zero ? nil : fallbackSize), traits: traits)
    screen.backgroundColor = backgroundColor
    return screen
  }

  /// Whether the screen has a size, and does not take that of the view.
  var hasSize: Bool { config.size != nil }

  /// The device pixels a point.
  var scale: CGFloat {
    let scale = config.traits.displayScale
    return scale == 0 ? SnapshotScreen.defaultScale : scale
  }

  /// A size in points as it becomes that of a picture: on a simulator pixels of which the view covers a part count.
  func pictureSize(_ size: Size) -> Size {
    guard recorder != nil else { return size }
    let scale = Double(scale)
    // Thirds of a point are no whole numbers of pixels by a little.
    func up(_ extent: Double) -> Double {
      let pixels = extent * scale
      return abs(pixels - pixels.rounded()) < 1e-6 ? extent : pixels.rounded(.up) / scale
    }
    return Size(width: up(size.width), height: up(size.height))
  }

  /// The screen as the layout takes it.
  /// - Parameter own: the screen of what is drawn, which counts where neither a size nor a trait is specified.
  func hostedScreen(over own: HostedScreen = HostedScreen(.fitting)) -> HostedScreen {
    var screen = own
    screen.environment.apply(config.traits)
    screen.environment.displayScale = scale
    screen.backgroundColor = backgroundColor
    if let size = config.size {
      screen.extent = size.extent
      screen.safeAreaInsets = safeArea
      show(config.parts, on: &screen, size)
    } else if fits, let recorder {
      screen.extent = .fittingBeforeAppearing(ProposedViewSize(.zero))
      (screen.phoneSize, screen.phoneScale) = (Device(recorder).size, Device(recorder).displayScale)
    }
    return screen
  }

  /// What is safe ends above the keyboard.
  private func show(_ parts: ScreenParts, on screen: inout HostedScreen, _ size: CGSize) {
    screen.parts = parts
    guard parts.contains(.keyboard) else { return }
    screen.partsSafeArea = screen.safeAreaInsets
    screen.environment.isKeyboardShown = true
    let height = ScreenParts.keyboardHeight(
      on: size, safeArea: screen.safeAreaInsets, isPad: config.traits.userInterfaceIdiom == .pad)
    screen.safeAreaInsets.bottom = max(screen.safeAreaInsets.bottom, height)
  }

  private var isMirrored: Bool { config.traits.layoutDirection == .rightToLeft }

  private var safeArea: EdgeInsets {
    let (leading, trailing) =
      isMirrored ? (config.safeArea.right, config.safeArea.left) : (config.safeArea.left, config.safeArea.right)
    return EdgeInsets(
      top: config.safeArea.top, leading: leading, bottom: config.safeArea.bottom, trailing: trailing)
  }
}

extension CGSize {
  /// The extent of a screen of this size.
  ///
  /// Where one length is 0 the view has the size that it takes when it is offered that: a row in 375 points by 0 is as high as
  /// it can be made, its texts of one line each. Measured for a height of 0 on pictures of swift-snapshot-testing; that a width
  /// of 0 is the same, is guessed. A view in 0 by 0 has its ideal size, unlike there (`STILLS_SIMULATOR`).
  fileprivate var extent: HostedScreen.Extent {
    guard width == 0 || height == 0 else { return .fixed(self) }
    return self == .zero ? .fitting : .fittingIn(ProposedViewSize(self))
  }
}
