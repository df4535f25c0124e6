/// Which parts of a screen are not safe.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the screen's corners cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers; there is none here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every region.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
