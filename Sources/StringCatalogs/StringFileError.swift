import Foundation

/// A file of texts that cannot be used.
package struct StringFileError: Error, Hashable, CustomStringConvertible {
  let file: URL
  let reason: String

  package var description: String { "\(file.path): \(reason)" }
}
