public import Devices
import Foundation

extension ViewImageConfig {
  /// The screen as swift-snapshot-testing draws it on a simulator, which need not be of the same device.
  ///
  /// A simulator whose phone has a Dynamic Island keeps 54 points free above, where the screen asks for less than that but not
  /// for nothing; all others draw screens as they are. Measured: on pictures of iOS 18 that an iPhone 16 Pro and two unknown
  /// simulators with an island recorded, phones and tablets with 20 and 47 points above have 54, phones that lie on their sides
  /// have none; on pictures of iOS 13 and 26 that an iPhone 11 Pro Max and an iPhone 13 mini recorded, 20 and 47 points stay. That
  /// all islands are alike in this is a guess.
  /// - Remark: only here. `STILLS_SIMULATOR=iPhone16Pro` in the environment of a run does it for all screens.
  public func recorded(on simulator: DeviceModel) -> ViewImageConfig {
    guard simulator.hasIsland, safeArea.top > 0 else { return self }
    var config = self
    config.safeArea.top = max(safeArea.top, 54)
    return config
  }

  /// The screen as swift-snapshot-testing draws it in the key window of the app that hosts the tests.
  ///
  /// Such a window is the simulator's own, made as large as the screen, so that the simulator says what is covered, and not the
  /// screen: all of its own top, and of the 34 points at its bottom what the window still reaches, but never more. Measured on
  /// pictures of iOS 26: `.iPhone13` has 59 and 62 points above, those of the phones of 2023 and of 2024; and what stands in the
  /// middle of a window of an iPhone 17 Pro, 874 points high, has 4 points below it in 844, none in 812 and 34 in 926.
  func recordedInKeyWindow(on simulator: DeviceModel) -> ViewImageConfig {
    guard let size else { return self }
    let (height, covered) = (Device(simulator).size.height, Device(simulator).safeAreaInsets)
    let below = covered.bottom - (height - size.height)
    var config = self
    config.safeArea = UIEdgeInsets(top: covered.top, left: 0, bottom: min(max(below, 0), covered.bottom), right: 0)
    return config
  }
}
