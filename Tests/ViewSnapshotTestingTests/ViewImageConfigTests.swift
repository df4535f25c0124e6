import DeclarativeUI
import Devices
import Foundation
import LayoutTree
import PlaneGeometry
import TestSupport
import Testing

@testable import ViewSnapshotTesting

struct ViewImageConfigTests {
  @Test func `an iPhone 13 Pro is as it was measured`() {
    let phone = ViewImageConfig.iPhone13Pro
    #expect(phone.size == CGSize(width: 390, height: 844))
    #expect(phone.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(phone.traits.displayScale == 3)
    #expect(phone.traits.preferredContentSizeCategory == .medium)
    #expect(phone.traits.userInterfaceIdiom == .phone)
    #expect(phone.traits.verticalSizeClass == .regular)
  }

  @Test(.prompt) func `a run may have the scale of a simulator`() async {
    #expect(SnapshotScreen.scale(in: [:]) == nil && SnapshotScreen.scale(in: ["STILLS_DISPLAY_SCALE": ""]) == nil)
    #expect(SnapshotScreen.scale(in: ["STILLS_DISPLAY_SCALE": "2"]) == 2)
    await #expect(processExitsWith: .failure) { _ = SnapshotScreen.scale(in: ["STILLS_DISPLAY_SCALE": "huge"]) }
  }

  @Test(arguments: [
    (ViewImageConfig.iPhoneSe, 54.0), (.iPhone13, 54), (.iPhone13ProMax, 54), (.iPadMini, 54), (.iPhone15, 59),
    (.iPhone17Pro, 62), (.iPhoneSe(.landscape), 0), (.iPhone13(.landscape), 0),
    (ViewImageConfig(size: .init(width: 8, height: 8)), 0),
  ])
  func `a simulator with an island keeps 54 points free`(screen: ViewImageConfig, top: CGFloat) {
    #expect(screen.recorded(on: .iPhone16Pro).safeArea.top == top)
    let others = UIEdgeInsets(
      top: 0, left: screen.safeArea.left, bottom: screen.safeArea.bottom, right: screen.safeArea.right)
    var recorded = screen.recorded(on: .iPhone15).safeArea
    recorded.top = 0
    #expect(recorded == others)
  }

  @Test(arguments: [DeviceModel.iPhone8, .iPhoneXsMax, .iPhone13Mini, .iPhone13, .iPhone16e, .iPadPro11])
  func `other simulators draw screens as they are`(simulator: DeviceModel) {
    for screen in [ViewImageConfig.iPhoneSe, .iPhone13, .iPadMini, .iPhone15] {
      #expect(screen.recorded(on: simulator) == screen)
    }
  }

  @Test(.prompt) func `a run may name the simulator that recorded`() async {
    #expect(DeviceModel.recorder(in: [:]) == nil && DeviceModel.recorder(in: ["STILLS_SIMULATOR": ""]) == nil)
    for name in ["iPhone16Pro", "iPhone 16 Pro", "iphone 16 pro"] {
      #expect(DeviceModel.recorder(in: ["STILLS_SIMULATOR": name]) == .iPhone16Pro)
    }
    await #expect(processExitsWith: .failure) { _ = DeviceModel.recorder(in: ["STILLS_SIMULATOR": "iPhone 4"]) }
  }

  @Test(arguments: [(DeviceModel?.none, 47.0), (.iPhone13, 47), (.iPhone15Pro, 54)])
  func `screens are drawn as on the simulator that recorded`(simulator: DeviceModel?, top: CGFloat) {
    let screen = SnapshotScreen(.iPhone13, traits: UITraitCollection(), recorder: simulator)
    #expect(screen.hostedScreen().safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0))
    let shown = screen.showing(UITraitCollection(), fallbackSize: .zero, backgroundColor: nil)
    #expect(shown.hostedScreen().safeAreaInsets.top == top)
  }

  @Test(arguments: [
    (DeviceModel.iPhone15, ViewImageConfig.iPhone13, 59.0, 26.0), (.iPhone17Pro, .iPhone13, 62, 4),
    (.iPhone17Pro, .iPhone13Mini, 62, 0), (.iPhone17Pro, .iPhone13ProMax, 62, 34), (.iPhone13, .iPhone13, 47, 34),
    (.iPhone8, .iPhone13, 20, 0), (.iPhone17Pro, .iPhone13(.landscape), 62, 0),
  ])
  func `the window of the app covers what the simulator covers`(
    simulator: DeviceModel, config: ViewImageConfig, top: CGFloat, bottom: CGFloat
  ) {
    let screen = SnapshotScreen(config, traits: UITraitCollection(), isInKeyWindow: true, recorder: simulator)
    #expect(screen.hostedScreen().safeAreaInsets == EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    let unknown = SnapshotScreen(config, traits: UITraitCollection(), isInKeyWindow: true, recorder: nil)
    #expect(unknown.hostedScreen().safeAreaInsets.top == config.safeArea.top)
    let area = SnapshotScreen(ViewImageConfig(), traits: UITraitCollection(), isInKeyWindow: true, recorder: simulator)
    #expect(!area.hasSize && area.hostedScreen().safeAreaInsets == EdgeInsets())
  }

  @Test(arguments: [(DeviceModel?.none, 174.0, 106.0), (.iPhone17Pro, 112, 92)]) @MainActor
  func `a view without a size is offered nothing where a simulator recorded`(
    simulator: DeviceModel?, width: CGFloat, height: CGFloat
  ) {
    let gallery = HStack(spacing: 16) {
      ForEach(["Alive", "Dead", "Unknown"], id: \.self) { word in
        VStack(spacing: 8) {
          ForEach([8.0, 12, 16], id: \.self) { Circle().frame(width: $0, height: $0) }
          Text(word).font(.caption)
        }
      }
    }
    let screen = SnapshotScreen(.sizeThatFits, traits: UITraitCollection(), recorder: simulator).hostedScreen()
    let size = screen.layout(gallery.padding()).size
    #expect(size.height.rounded() == height)
    #expect(size.width.rounded() == width)
    let extent: HostedScreen.Extent = simulator == nil ? .fitting : .fittingBeforeAppearing(ProposedViewSize(.zero))
    #expect(screen.extent == extent)
    let fixed = SnapshotScreen(.fixed(width: 9, height: 9), traits: UITraitCollection(), recorder: simulator)
    #expect(fixed.hostedScreen().layout(gallery).size == CGSize(width: 9, height: 9))
  }

  @MainActor @Test func `a view is asked for its size in pixels of the simulator, and laid out for the picture`() throws
  {
    let traits = UITraitCollection(displayScale: 2)
    let title = Text("A").font(.system(size: 28)).fixedSize()
    func screen(_ simulator: DeviceModel?) -> SnapshotScreen {
      SnapshotScreen(.sizeThatFits, traits: traits, recorder: simulator)
    }
    func height(_ simulator: DeviceModel?) -> CGFloat {
      screen(simulator).hostedScreen().layout(title).size.height
    }
    // A line of 28 points has 33.41, which are 67 of two pixels a point, and 101 of three.
    #expect(height(nil) == 33.5)
    #expect(abs(height(.iPhone16Pro) - 101.0 / 3) < 1e-9)
    #expect(screen(.iPhone16Pro).pictureSize(Size(width: 10, height: 101.0 / 3)) == Size(width: 10, height: 34))
    #expect(screen(nil).pictureSize(Size(width: 10.2, height: 101.0 / 3)) == Size(width: 10.2, height: 101.0 / 3))
    let fixed = SnapshotScreen(.fixed(width: 99, height: 99), traits: traits, recorder: .iPhone16Pro)
    let boxed = title.background(Color.red).accessibilityElement()
    for screen in [fixed, screen(.iPhone16Pro)] {
      #expect(screen.hostedScreen().layout(boxed).accessibility.map(\.frame.height) == [33.5])
    }
    let picture = try PictureSource(title).picture(on: screen(.iPhone16Pro), masks: [])
    #expect(picture.bitmap.height == 68)
  }

  @Test func `a phone on its side is wide and has its camera beside it`() {
    let phone = ViewImageConfig.iPhone13Pro(.landscape)
    #expect(phone.size == CGSize(width: 844, height: 390))
    #expect(phone.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(phone.traits.verticalSizeClass == .compact)
  }

  @Test(arguments: [ViewImageConfig.iPhone8Plus, .iPhoneXr, .iPhoneXsMax, .iPhone12ProMax, .iPhone13ProMax])
  func `upright, large phones are narrow too`(phone: ViewImageConfig) {
    #expect(phone.traits.horizontalSizeClass == .compact)
  }

  @Test func `later devices are as large as their makers say`() {
    let phone = ViewImageConfig.iPhone17Pro
    #expect(phone.size == CGSize(width: 402, height: 874))
    #expect(phone.safeArea == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    #expect(ViewImageConfig.iPhone15(.landscape).safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(ViewImageConfig.iPhone16ProMax(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone16Pro(.landscape).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPadPro13.size == CGSize(width: 1376, height: 1032))
    #expect(ViewImageConfig.iPadMini8_3(.portrait).traits.userInterfaceIdiom == .pad)
    #expect(ViewImageConfig.tv.safeArea.left == 90)
    #expect(ViewImageConfig.tv4K.size == CGSize(width: 3840, height: 2160))
  }

  @Test func `on their sides, large phones are as wide as tablets`() {
    let large: [(ViewImageConfig.Orientation) -> ViewImageConfig] = [
      ViewImageConfig.iPhone8Plus, ViewImageConfig.iPhoneXr, ViewImageConfig.iPhoneXsMax,
      ViewImageConfig.iPhone12ProMax, ViewImageConfig.iPhone13ProMax,
    ]
    let others: [(ViewImageConfig.Orientation) -> ViewImageConfig] = [
      ViewImageConfig.iPhoneSe, ViewImageConfig.iPhone8, ViewImageConfig.iPhoneX, ViewImageConfig.iPhone12,
      ViewImageConfig.iPhone12Pro, ViewImageConfig.iPhone13Mini, ViewImageConfig.iPhone13, ViewImageConfig.iPhone13Pro,
    ]
    for phone in large { #expect(phone(.landscape).traits.horizontalSizeClass == .regular) }
    for phone in others { #expect(phone(.landscape).traits.horizontalSizeClass == .compact) }
    for phone in large + others { #expect(phone(.landscape).traits.verticalSizeClass == .compact) }
  }

  @Test func `texts of tablets are left to the simulator, whose are large`() {
    for tablet in [ViewImageConfig.iPadMini, .iPadPro11(.portrait), .iPadPro12_9(.landscape(splitView: .oneThird))] {
      #expect(tablet.traits.preferredContentSizeCategory == .unspecified)
      let screen = SnapshotScreen(tablet, traits: UITraitCollection()).hostedScreen()
      #expect(screen.environment.dynamicTypeSize == .large)
    }
  }

  @Test func `a screen of one's own may have the traits of a device`() {
    #expect(UITraitCollection.iPhoneX(.landscape) == ViewImageConfig.iPhoneX(.landscape).traits)
    #expect(UITraitCollection.iPadPro11 == ViewImageConfig.iPadPro11.traits)
    let narrow = ViewImageConfig.iPadMini(.portrait(splitView: .oneThird)).traits
    #expect(UITraitCollection.iPadMini_Compact_SplitView == narrow)
  }

  @Test func `tablets start on their side and may be shared`() {
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(ViewImageConfig.iPadMini(.portrait).size == CGSize(width: 768, height: 1024))
    let half = ViewImageConfig.iPadMini(.landscape(splitView: .oneHalf))
    #expect(half.size == CGSize(width: 507, height: 768))
    #expect(half.traits.horizontalSizeClass == .compact)
    let most = ViewImageConfig.iPadPro12_9(.portrait(splitView: .twoThirds))
    #expect(most.size == CGSize(width: 639, height: 1366))
    #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .full)) == .iPadPro11)
  }

  @Test func `of traits that specify the same the last counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `text sizes have the same order by both names`() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(categories.map(\.dynamicTypeSize) == DynamicTypeSize.allCases)
    #expect(UIContentSizeCategory.unspecified.dynamicTypeSize == .large)
  }
}
