import Foundation

/// Reads the `Contents.json` of an asset's folder.
enum AssetContents {
  static func read<Contents: Decodable>(_ type: Contents.Type, in folder: URL) throws(AssetError) -> Contents {
    let file = folder.appendingPathComponent("Contents.json")
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    } catch {
      throw AssetError(file: file, reason: "it is no asset description that can be read (\(error))")
    }
  }

  /// Checks the name of a file that `Contents.json` gives: it lies in the asset's folder, and nowhere else.
  static func check(fileName name: String, in folder: URL) throws(AssetError) {
    if name.isEmpty || name == "." || name == ".." || name.contains(where: { $0 == "/" || $0 == "\0" }) {
      throw AssetError(
        file: folder.appendingPathComponent("Contents.json"),
        reason:
          "\(name.debugDescription) is no name of a file beside it; put the file there, and name it without folders")
    }
  }
}

/// A file of an asset that cannot be used.
struct AssetError: Error, CustomStringConvertible {
  let file: URL
  let reason: String

  /// A file that is named and not there.
  static func missing(_ file: URL) -> AssetError {
    AssetError(file: file, reason: "the file named in Contents.json cannot be read; add it beside Contents.json")
  }

  var description: String { "\(file.path): \(reason)" }
}
