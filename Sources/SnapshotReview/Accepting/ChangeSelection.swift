import Foundation
import SnapshotReferences
import TextFormats

/// The changes that are named on a command line.
package struct ChangeSelection: Sendable {
  private let names: [String]

  /// Creates a selection.
  /// - Parameter names: paths of references or their ends, names of tests, and patterns of both with `*` and `?`.
  package init(names: [String]) {
    self.names = names
  }

  /// The changes that the names mean, each once and in its own order.
  /// - Throws: `UnknownChange` where a name means none.
  package func changes(of all: [SnapshotChange]) throws(UnknownChange) -> [SnapshotChange] {
    for name in names where !all.contains(where: { ChangeSelection.matches(name, $0) }) {
      throw UnknownChange(name: name, nearest: all.map(\.id).nearest(to: name, count: 3))
    }
    return all.filter { change in names.contains { ChangeSelection.matches($0, change) } }
  }

  private static func matches(_ name: String, _ change: SnapshotChange) -> Bool {
    let texts = [change.id, change.record.test].compactMap(\.self)
    let path = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
    return texts.contains { text in
      text == path || text.hasSuffix("/" + path) || text.hasSuffix("." + path)
        || (path.contains { "*?".contains($0) } && fnmatch(path, text, 0) == 0)
    }
  }
}

/// A name that means no change.
package struct UnknownChange: Error, Equatable, CustomStringConvertible {
  let name: String
  let nearest: [String]

  /// The name, and what may have been meant.
  package var description: String {
    let others = nearest.map { "\n  \($0.escapedForTerminal)" }.joined()
    return nearest.isEmpty
      ? "The last run has no changes, so none is named \(name.quoted)."
      : "The last run has no change named \(name.quoted). The nearest are\(others)"
  }
}
