import Foundation

@testable import StringCatalogs

/// A folder of resources, made for one test.
struct TextFiles {
  let folder: URL

  /// - Parameter files: the contents by paths.
  init(_ files: [String: String]) throws {
    try self.init(files.mapValues { Data($0.utf8) })
  }

  init(_ files: [String: Data]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    for (path, contents) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: file)
    }
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The text for a key in a language.
  func text(_ key: String, _ locale: String, table: String? = nil) throws -> LocalizedText? {
    try StringCatalog.catalog(at: folder).text(for: key, table: table, in: LanguageChoice(locale: locale))
  }

  /// The text without values.
  func words(_ key: String, _ locale: String, table: String? = nil, on device: TextDevice = .iphone) throws -> String? {
    try text(key, locale, table: table)?.text(on: device)
  }

  /// The text with its values: `nil` stands for one that is no number.
  func shown(_ key: String, _ locale: String, _ values: Int?..., on device: TextDevice = .iphone) throws -> String? {
    try text(key, locale)?.pieces(for: values.map { $0.map { PluralOperands($0) } }, on: device).map { piece in
      switch piece {
      case .text(let text): text
      case .value(let index, let specifier): "<\(values[index].map(String.init) ?? "text") \(specifier)>"
      }
    }.joined()
  }

  /// What is wrong, without the folder's name.
  func problem(_ key: String = "k", _ locale: String = "de", table: String? = nil, _ values: Int?...) -> String? {
    do {
      _ = try text(key, locale, table: table)?.pieces(for: values.map { $0.map { PluralOperands($0) } }, on: .iphone)
      return nil
    } catch {
      return "\(error)".replacing(folder.path + "/", with: "")
    }
  }
}
