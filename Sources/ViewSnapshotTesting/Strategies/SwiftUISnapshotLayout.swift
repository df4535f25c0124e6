public import Foundation

/// The screen that a view is drawn for.
public enum SwiftUISnapshotLayout: Hashable, Sendable {
  /// A device, in whose safe area the view is centred.
  case device(config: ViewImageConfig)
  /// A size in points, in which the view is centred.
  case fixed(width: CGFloat, height: CGFloat)
  /// What the view takes when it is asked for its ideal size.
  case sizeThatFits

  var config: ViewImageConfig {
    switch self {
    case .device(let config): config
    case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
    case .sizeThatFits: ViewImageConfig()
    }
  }
}
