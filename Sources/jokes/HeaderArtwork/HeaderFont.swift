import Foundation

/// The typeface of the header's letters, reduced to those letters.
enum HeaderFont {
  static let fileName = "RobotoSlab-Bold.otf"

  static func bytes() throws -> Data {
    let file = Bundle.module.bundleURL.appending(path: fileName)
    return try Data(contentsOf: file)
  }
}
