package import DeclarativeUI
import Foundation

/// What the gestures of a view have heard, in order.
@MainActor
package final class TouchLog {
  package private(set) var entries: [String] = []

  package init() {}

  package func note(_ entry: String) { entries.append(entry) }

  /// What was noted since this was asked last.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// What a view notes while something is done to its host, on a screen of 100 x 100 points.
  package static func entries(
    _ view: (TouchLog) -> some View, while touch: (any Touchable) throws -> Void
  ) rethrows -> [String] {
    let log = TouchLog()
    try touch(ViewHost(view(log), size: CGSize(width: 100, height: 100)))
    return log.entries
  }

  /// The reason why a touch of a view's host is refused, on a screen of 100 x 100 points; nil where it is not.
  package static func refusal(of view: some View, _ touch: (any Touchable) throws -> Void) -> TouchError? {
    do {
      try touch(ViewHost(view, size: CGSize(width: 100, height: 100)))
      return nil
    } catch {
      return error as? TouchError
    }
  }
}
