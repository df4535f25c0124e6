import DeclarativeUI
import Devices
import Foundation
import LayoutTree
import LaidOutViews
import Testing

/// How wide the screen is of a simulator that recorded, and where none is known.
private struct Widths: View {
  var body: some View {
    Text(verbatim: "\(HostDevice.screenSize(on: .iPhoneXr).width)")
    Text(verbatim: "\(HostDevice.screenSize(on: nil).width)")
  }
}

/// What a view is told of the device, in the time in which it is told so.
private struct Facts: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @State private var appeared = ""

  var body: some View {
    let window = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .first { $0.isKeyWindow }
    VStack {
      Text("\(width == .compact ? "narrow" : "wide") \(height == .compact ? "low" : "high")")
      Text(verbatim: "\(UIScreen.main.bounds.width) x \(UIScreen.main.bounds.height) at \(UIScreen.main.scale)")
      Text(verbatim: "\(UIDevice.current.model) \(UIDevice.current.orientation.isLandscape)")
      Text(verbatim: "\(window?.safeAreaInsets.top ?? -1)")
      Text(appeared).onAppear { appeared = "\(UIScreen.main.nativeBounds.width)" }
    }
  }
}

@MainActor @Suite struct `What a view is told of its device` {
  private func screen(_ device: Device, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> HostedScreen {
    var environment = EnvironmentValues()
    environment.displayScale = device.displayScale
    change(&environment)
    return HostedScreen(.fixed(device.size), safeAreaInsets: device.safeAreaInsets, environment: environment)
  }

  private func texts(on screen: HostedScreen, _ view: some View = Facts()) -> [String] {
    LaidOut.texts(of: screen.layout(view, for: .life))
  }

  @Test func `is what the screen of the picture says`() {
    #expect(
      texts(on: screen(Device(.iPhone13Pro)))
        == ["narrow high", "390.0 x 844.0 at 3.0", "iPhone false", "47.0", "1170.0"])
    let pad = screen(Device(.iPadPro11, .landscape)) {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
    }
    #expect(texts(on: pad) == ["wide high", "1194.0 x 834.0 at 2.0", "iPad true", "24.0", "1668.0"])
  }

  @Test func `is the usual phone where the picture has no size, and where no view is evaluated`() {
    #expect(texts(on: HostedScreen(.fitting))[1] == "390.0 x 844.0 at 1.0")
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(UIApplication.shared.keyWindow?.safeAreaInsets.bottom == 34)
  }

  @Test func `is the simulator that recorded, whose screen stays while others are shown`() {
    #expect(HostDevice.screenSize(on: .iPhoneXr) == CGSize(width: 414, height: 896))
    #expect(HostDevice.Figures.usual(on: .iPhoneXr).safeAreaInsets.top == 44)
    #expect(HostDevice.Figures.usual(on: .iPadPro11).idiom == .pad && HostDevice.Figures.usual(on: nil) == .phone)
    #expect(texts(on: screen(Device(.iPhone8)), Widths()) == ["414.0", "375.0"])
  }

  @Test func `changes with the screen on which a living view is shown`() {
    let host = ViewHost(Facts())
    #expect(LaidOut.texts(of: host.layout(on: screen(Device(.iPhone13Pro))))[3] == "47.0")
    #expect(LaidOut.texts(of: host.layout(on: screen(Device(.iPhone8))))[1] == "375.0 x 667.0 at 2.0")
    #expect(LaidOut.texts(of: host.layout(on: screen(Device(.iPhone8))))[3] == "20.0")
  }

  @Test func `has the numbers that UIKit gives it`() {
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect([UIUserInterfaceIdiom.unspecified, .phone, .carPlay, .mac, .vision].map(\.rawValue) == [-1, 0, 3, 5, 6])
    #expect([UIDeviceOrientation.landscapeLeft, .landscapeRight, .faceDown].map(\.rawValue) == [3, 4, 6])
    #expect([UIInterfaceOrientation.landscapeLeft, .landscapeRight].map(\.rawValue) == [4, 3])
    #expect([UITraitEnvironmentLayoutDirection.unspecified, .rightToLeft].map(\.rawValue) == [-1, 1])
    #expect([UIUserInterfaceSizeClass.compact, .regular].map(\.rawValue) == [1, 2])
    #expect([UIKeyboardType.URL, .decimalPad, .asciiCapableNumberPad].map(\.rawValue) == [3, 8, 11])
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
    #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4 && UIApplication.State.background.rawValue == 2)
    #expect(UIBlurEffect.Style.systemMaterial.rawValue == 8)
  }

  @Test func `shows the program's usual icon`() async throws {
    #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
    var problems: [(any Error)?] = []
    UIApplication.shared.setAlternateIconName("b") { problems.append($0) }
    #expect(problems.count == 1 && problems.allSatisfy { $0 == nil })
    try await UIApplication.shared.setAlternateIconName("b")
    UIApplication.shared.applicationIconBadgeNumber = 0
  }

  @Test func `takes how the buttons and tabs of bars look`() {
    let tabs = UITabBarAppearance()
    tabs.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    tabs.stackedLayoutAppearance.selected.iconColor = .red
    tabs.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    tabs.compactInlineLayoutAppearance = UITabBarItemAppearance()
    let bar = UINavigationBarAppearance()
    bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.backButtonAppearance = bar.buttonAppearance
    bar.doneButtonAppearance.disabled.badgeBackgroundColor = nil
    bar.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
    TestAppearance.$current.withValue(UIKitAppearances()) {
      UINavigationBar.appearance().standardAppearance = bar
      UITabBar.appearance().standardAppearance = tabs
      #expect(UITabBar.appearance().standardAppearance === tabs)
    }
    // Of tabs below their pictures it is kept, of the buttons of bars it is not.
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == .red && tabs.backgroundEffect != nil)
    #expect(bar.buttonAppearance.normal.titleTextAttributes.isEmpty)
  }

  @Test func `has left and right where the screen has them`() {
    let device = Device(.iPhone13Pro, .landscape)
    var insets: [UIEdgeInsets] = []
    let view = Text("a").onAppear { insets = UIApplication.shared.windows.map(\.safeAreaInsets) }
    var tilted = screen(device) { $0.layoutDirection = .rightToLeft }
    tilted.safeAreaInsets.leading = 5
    _ = tilted.layout(view, for: .life)
    #expect(insets == [UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 5)])
  }
}

private struct Settings: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilityEnabled) private var isHelped
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.editMode) private var editMode
  @Environment(\.isSearching) private var isSearching
  @Environment(\.widgetFamily) private var family
  @Environment(\.controlSize) private var controlSize
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.requestReview) private var requestReview

  var body: some View {
    Text(verbatim: "\([reduceMotion, differentiate, voiceOver, isHelped, reduceTransparency])")
    Text(verbatim: "\(contrast) \(weight.map { "\($0)" } ?? "none") \(editMode?.wrappedValue.isEditing ?? false)")
    Text(verbatim: "\(isSearching) \(family) \(controlSize) \(rowHeight)")
    Button("act") {
      openWindow(id: "a")
      dismissWindow(id: "a")
      dismissSearch()
      requestReview()
    }
  }
}

@MainActor @Suite struct `The settings of a device` {
  @Test func `are as nobody has changed them, unless a test says otherwise`() {
    let screen = LivingScreen(Settings())
    #expect(
      screen.texts == [
        "[false, false, false, false, false]", "standard regular false", "false systemMedium regular 44.0", "act",
      ])
    screen.press()
    let view = Settings().environment(\.accessibilityReduceMotion, true).environment(
      \.accessibilityVoiceOverEnabled, true
    )
    .environment(\.editMode, .constant(.active)).environment(\.widgetFamily, .systemLarge).controlSize(.small)
    .environment(\.defaultMinListRowHeight, 10)
    #expect(
      LivingScreen(view).texts == [
        "[true, false, true, true, false]", "standard regular true", "false systemLarge small 10.0", "act",
      ])
  }
}
