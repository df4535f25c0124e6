package import Foundation
import Synchronization

/// The texts of one bundle in all its languages.
///
/// They are read from the `.xcstrings`, `.strings` and `.stringsdict` files among the bundle's resources as they are in the
/// source, each once a process.
package final class StringCatalog: Sendable {
  private let folders: [StringFolders]
  private let tables = Mutex<[String: Result<[StringTable], StringFileError>]>([:])

  private static let catalogs = Mutex<[ObjectIdentifier: (bundle: Bundle, catalog: StringCatalog)]>([:])
  private static let catalogsOfFolders = Mutex<[URL: StringCatalog]>([:])

  /// The catalog of the main bundle, which every text is looked for in.
  package static let main = catalog(of: .main)

  /// The catalog of a folder of resources, read anew.
  package init(resources: URL) {
    folders = StringFolders.folders(in: resources)
  }

  /// The catalog of a bundle, which is read once.
  package static func catalog(of bundle: Bundle) -> StringCatalog {
    catalogs.withLock { catalogs in
      if let known = catalogs[ObjectIdentifier(bundle)] { return known.catalog }
      let catalog = StringCatalog(resources: bundle.resourceURL ?? bundle.bundleURL)
      // Holds the bundle, so that no other one gets its identity.
      catalogs[ObjectIdentifier(bundle)] = (bundle, catalog)
      return catalog
    }
  }

  /// The catalog of the bundle at an address, which is read once.
  package static func catalog(at url: URL) -> StringCatalog {
    catalogsOfFolders.withLock { catalogs in
      if let known = catalogs[url] { return known }
      let catalog = StringCatalog(resources: Bundle(url: url)?.resourceURL ?? url)
      catalogs[url] = catalog
      return catalog
    }
  }

  /// The text for a key; nil where no language has one that is asked for, nor that of the developers.
  /// - Parameter table: the name of the files; nil is `Localizable`.
  package func text(
    for key: @autoclosure () -> String, table: String?, in languages: @autoclosure () -> LanguageChoice
  ) throws(StringFileError) -> LocalizedText? {
    // Most bundles have no texts.
    guard !folders.isEmpty else { return nil }
    let tables = try tables(named: table ?? "Localizable")
    if tables.isEmpty { return nil }
    let (key, languages) = (key(), languages())
    return tables.lazy.compactMap { $0.text(for: key, in: languages) }.first
  }

  private func tables(named name: String) throws(StringFileError) -> [StringTable] {
    let tables = tables.withLock { known in
      if let tables = known[name] { return tables }
      let tables = read(name)
      known[name] = tables
      return tables
    }
    return try tables.get()
  }

  private func read(_ name: String) -> Result<[StringTable], StringFileError> {
    var tables: [StringTable] = []
    for folder in folders {
      guard let files = folder.tables[name] else { continue }
      do throws(StringFileError) {
        tables.append(try StringTable(files: files, developmentLanguage: folder.developmentLanguage))
      } catch {
        return .failure(error)
      }
    }
    return .success(tables)
  }
}

/// A file of texts that cannot be used.
package struct StringFileError: Error, Hashable, CustomStringConvertible {
  let file: URL
  let reason: String

  package var description: String { "\(file.path): \(reason)" }
}
