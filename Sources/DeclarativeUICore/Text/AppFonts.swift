import Foundation
package import Typesetting

/// The fonts among an app's resources, which texts and fonts of UIKit ask for by their names.
///
/// They are looked for when the first name is asked for. iOS has only those that `Info.plist` lists and that are registered;
/// one that the app forgets to list is found here, too.
package enum AppFonts {
  private static let isSearched: Void = RegisteredFonts.setSearch { files(in: Bundle.adopted.map(\.bundleURL)) }

  /// The face that a name means by itself, and not as a family of a library.
  package static func face(named name: String, in library: FontLibrary = .bundled) -> FontFace? {
    _ = isSearched
    return library.face(named: name)
  }

  /// All faces that an app brings along.
  package static var faces: [FontFace] {
    _ = isSearched
    return RegisteredFonts.faces
  }

  /// The files of fonts in folders and the folders in them, in order.
  static func files(in folders: [URL]) -> [String] {
    folders.flatMap { folder -> [String] in
      let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return found.filter { ["ttf", "otf", "ttc"].contains(URL(filePath: $0).pathExtension.lowercased()) }.sorted()
        .map { folder.appending(path: $0).path }
    }
  }
}
