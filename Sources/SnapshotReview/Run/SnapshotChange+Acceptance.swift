import SnapshotReferences
import TextFormats

/// Why a snapshot cannot be accepted as it was when the tests ran.
package enum AcceptanceObstacle: Equatable, Sendable {
  /// The records lead out of the package, or into a hidden folder of it.
  case outside(String)
  /// The reference or the new file is another one than the run saw.
  case changed(String)
  /// What the run saw is no longer there.
  case gone(String)
  /// The records do not say what the file held.
  case notKnown(String)
  /// A file cannot be read, in words.
  case unreadable(String)
}

extension AcceptanceObstacle: CustomStringConvertible {
  /// What is in the way, and the way out.
  package var description: String {
    switch self {
    case .outside(let path):
      "\(path.quoted) lies outside of the package or in a hidden folder, where nothing is read or written."
    case .changed(let path):
      "\(path.quoted) has changed since the tests ran, so this is no longer what would be accepted. Run the tests again."
    case .gone(let path): "\(path.quoted) is no longer there. Run the tests again."
    case .notKnown(let path): "The records do not say what \(path.quoted) held. Run the tests again."
    case .unreadable(let problem): problem
    }
  }
}

extension SnapshotChange {
  /// Whether the run kept a file that could take the place of the reference.
  package var isOffered: Bool {
    (kind == .mismatched || kind == .missing) && reference != nil && actual != nil
  }

  /// What keeps the new file from being accepted, if one is offered; reads both files.
  package var obstacle: AcceptanceObstacle? {
    guard isOffered else { return nil }
    return [reference, actual].lazy.compactMap { $0?.obstacle }.first
  }
}

extension ReviewedFile {
  fileprivate var obstacle: AcceptanceObstacle? {
    switch state {
    case .unchanged: nil
    case .changed: .changed(path)
    case .gone: .gone(path)
    case .notKnown: .notKnown(path)
    case .outside: .outside(path)
    case .unreadable(let problem): .unreadable(problem)
    }
  }
}
