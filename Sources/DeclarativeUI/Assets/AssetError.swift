import Foundation

/// A file of an asset that cannot be used.
struct AssetError: Error, CustomStringConvertible {
  let file: URL
  let reason: String

  var description: String { "\(file.path): \(reason)" }
}
