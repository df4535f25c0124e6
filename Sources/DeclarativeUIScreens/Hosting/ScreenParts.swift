package import Foundation

/// What the system draws over every app, which a picture shows where it is asked for.
public struct ScreenParts: OptionSet, Hashable, Sendable {
  /// One bit a part.
  public let rawValue: Int

  /// Creates parts from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The time, 9:41, and a full battery at the upper edge.
  public static let statusBar = ScreenParts(rawValue: 1 << 0)
  /// The line at the lower edge of devices without a home button.
  public static let homeIndicator = ScreenParts(rawValue: 1 << 1)
  /// The keyboard, as a surface without keys: what is safe ends above it.
  public static let keyboard = ScreenParts(rawValue: 1 << 2)

  /// How high the keyboard is with its row of suggestions, in points.
  ///
  /// Generally known for phones; on tablets a guess.
  package static func keyboardHeight(on size: CGSize, safeArea: EdgeInsets, isPad: Bool) -> CGFloat {
    let lies = size.width > size.height
    if isPad { return lies ? 408 : 320 }
    if lies { return 209 }
    if safeArea.bottom == 0 { return 260 }
    return size.width >= 414 ? 346 : 336
  }
}

private enum IsKeyboardShownKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the keyboard covers the bars at the lower edge.
  package var isKeyboardShown: Bool {
    get { self[IsKeyboardShownKey.self] }
    set { self[IsKeyboardShownKey.self] = newValue }
  }
}

/// What the system draws over a screen.
///
/// Sizes and places are generally known, and were not measured.
struct SystemParts: View {
  let parts: ScreenParts
  let size: CGSize
  /// What bars and corners cover without the keyboard.
  let safeArea: EdgeInsets
  let isPad: Bool
  /// Whether the status bar lies on black, in front of which the screen became smaller.
  let isOnBlack: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.systemDesign) private var design

  init(parts: ScreenParts, size: CGSize, safeArea: EdgeInsets, isPad: Bool, isOnBlack: Bool) {
    self.parts = parts
    self.size = size
    self.safeArea = safeArea
    self.isPad = isPad
    self.isOnBlack = isOnBlack
  }

  var body: some View {
    ZStack(alignment: .top) {
      Color.clear
      if parts.contains(.keyboard) { keyboard.frame(maxHeight: .infinity, alignment: .bottom) }
      if parts.contains(.statusBar), safeArea.top > 0 { statusBar }
      if parts.contains(.homeIndicator), safeArea.bottom > 0 {
        Capsule(style: .circular).fill(Color(.label)).frame(width: indicatorWidth, height: 5).padding(.bottom, 8)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
  }

  private var indicatorWidth: CGFloat { min(size.width, size.height) * (isPad ? 0.38 : 0.357) }

  private var keyboard: some View {
    let background = scheme == .dark ? Color(white: 0.17) : Color(red: 0.82, green: 0.827, blue: 0.851)
    return UnevenRoundedRectangle(
      topLeadingRadius: design == .iOS26 ? 27 : 0, topTrailingRadius: design == .iOS26 ? 27 : 0, style: .continuous
    )
    .fill(background)
    .frame(height: ScreenParts.keyboardHeight(on: size, safeArea: safeArea, isPad: isPad))
  }

  @ViewBuilder private var statusBar: some View {
    if isPad || safeArea.top < 30 {
      HStack(spacing: 4) {
        Text("9:41").font(.system(size: 12, weight: .semibold))
        Spacer(minLength: 0)
        symbols(of: 12)
      }
      .padding(.horizontal, isPad ? 20 : 6).frame(height: min(safeArea.top, 24))
      .foregroundStyle(statusColor)
    } else {
      // On both sides of the camera, in the middle of what that leaves.
      HStack(spacing: 0) {
        Text("9:41").font(.system(size: 17, weight: .semibold)).frame(width: side)
        Spacer(minLength: 0)
        symbols(of: 16).frame(width: side)
      }
      .frame(height: safeArea.top >= 51 ? 66 : safeArea.top)
      .foregroundStyle(statusColor)
    }
  }

  private var statusColor: Color { isOnBlack ? .white : Color(.label) }

  private var side: CGFloat { (size.width - 126) / 2 }

  private func symbols(of points: CGFloat) -> some View {
    HStack(spacing: points / 16 * 5) {
      if !isPad { SignalBars().frame(width: points / 16 * 17, height: points / 16 * 10.7) }
      Image(systemName: "wifi")
      FullBattery(scale: points / 16)
    }
    .font(.system(size: points, weight: .medium))
  }
}

extension HostedScreen {
  /// What the system draws over the screen.
  @MainActor
  func systemParts(on size: CGSize, _ scheme: ColorScheme, isOnBlack: Bool) -> HostedLayout? {
    guard !parts.isEmpty else { return nil }
    var inside = environment
    inside.colorScheme = scheme
    inside.dynamicTypeSize = .large
    var screen = HostedScreen(.fixed(size), environment: inside, hasBackground: false)
    screen.parts = []
    return screen.layout(
      SystemParts(
        parts: parts, size: size, safeArea: partsSafeArea ?? safeAreaInsets,
        isPad: environment.userInterfaceIdiom == .pad, isOnBlack: isOnBlack))
  }
}
