package import PictureSources
import DrawingRenderer
import Drawings
package import Foundation
import PixelImages
import PlaneGeometry
package import Symbols
import Synchronization
import VectorPictures

/// The named pictures and colours of one bundle.
///
/// They are read from the `.xcassets` folders among the bundle's resources, which a package copies as they are
/// (`.copy("Assets.xcassets")`). Folders and decoded pictures are read once a process.
package final class AssetCatalog: AssetSource, Sendable {
  private let folders: AssetFolders
  private let pictures = Mutex<[URL: PictureFile.Content]>([:])
  private let colorSets = Mutex<[String: ColorSet]>([:])
  private let imageSets = Mutex<[String: ImageSet]>([:])
  private let symbolSets = Mutex<[String: SymbolSet]>([:])
  private let symbols = Mutex<[URL: SymbolTemplate]>([:])

  /// What was looked for, with what was found: pictures are asked for in each layout, and URLs take their time.
  private let found = Mutex<[PictureRequest: AssetPicture]>([:])

  private struct PictureRequest: Hashable {
    let name: String
    let traits: AssetTraits
  }

  private static let catalogs = Mutex<[ObjectIdentifier: (bundle: Bundle, catalog: AssetCatalog)]>([:])

  /// The catalog of a folder of resources, read anew.
  package init(resources: URL) {
    folders = AssetFolders(in: resources)
  }

  /// The catalog of a bundle, which is read once; two bundles of one folder have a catalog each.
  package static func catalog(of bundle: Bundle) -> AssetCatalog {
    catalogs.withLock { catalogs in
      if let known = catalogs[ObjectIdentifier(bundle)] { return known.catalog }
      let catalog = AssetCatalog(resources: bundle.resourceURL ?? bundle.bundleURL)
      // Holds the bundle, so that no other one gets its identity.
      catalogs[ObjectIdentifier(bundle)] = (bundle, catalog)
      return catalog
    }
  }

  package func color(named name: String, for traits: AssetTraits) throws -> AssetColor? {
    guard let folder = folders.colorSets[name] else { return nil }
    return try colorSets.withLock { try $0.kept(name) { try ColorSet(folder: folder) } }.color(for: traits)
  }

  /// The picture whose scale suits the display best: its own, the next larger one, or the largest there is.
  package func picture(named name: String, for traits: AssetTraits) throws -> AssetPicture? {
    let request = PictureRequest(name: name, traits: traits)
    if let known = found.withLock({ $0[request] }) { return known }
    let picture = try readPicture(named: name, for: traits)
    if let picture { found.withLock { $0[request] = picture } }
    return picture
  }

  /// Whether there is a symbol of a name.
  package func hasSymbol(named name: String) -> Bool { folders.symbolSets[name] != nil }

  /// The symbol of a name, or nil where there is none.
  package func symbol(named name: String, for traits: AssetTraits) throws -> SymbolTemplate? {
    guard let folder = folders.symbolSets[name] else { return nil }
    let set = try symbolSets.withLock { try $0.kept(name) { try SymbolSet(folder: folder) } }
    guard let file = set.file(for: traits) else { return nil }
    return try symbols.withLock { try $0.kept(file) { try SymbolSet.template(file) } }
  }

  private func readPicture(named name: String, for traits: AssetTraits) throws -> AssetPicture? {
    guard let folder = folders.imageSets[name] else { return nil }
    let set = try imageSets.withLock { try $0.kept(name) { try ImageSet(folder: folder) } }
    guard let file = set.file(for: traits) else { return nil }
    let url = folder.appendingPathComponent(file.name)
    let content = try pictures.withLock { pictures in
      if let known = pictures[url] { return known }
      var content = try PictureFile(url).content()
      if let slices = file.slices, case .pixels(let bitmap) = content {
        content = .pixels(try slices.kept(of: bitmap, url))
      }
      pictures[url] = content
      return content
    }
    switch content {
    case .pixels(let bitmap):
      var picture = AssetPicture(name: name, bitmap: bitmap, scale: file.scale, rendering: set.rendering)
      picture.slices = file.slices
      picture.isMirrored = file.isMirrored(in: traits)
      return picture
    case .vector(let vector):
      var picture = AssetPicture(
        name: name, vector: vector, bitmap: vector.bitmap(scale: Double(traits.displayScale / file.scale)),
        scale: file.scale, preservesVector: set.preservesVector, rendering: set.rendering,
        problems: vector.problems.map { "\(url.path): \($0)" })
      picture.isMirrored = file.isMirrored(in: traits)
      return picture
    }
  }
}

extension Dictionary {
  /// The value of a key, made where there is none yet.
  fileprivate mutating func kept(_ key: Key, make: () throws -> Value) rethrows -> Value {
    let value = try self[key] ?? make()
    self[key] = value
    return value
  }
}

extension VectorPicture {
  /// The pixels, as many as the extents round to, of at most 4096 in a direction.
  fileprivate func bitmap(scale: Double) -> Bitmap {
    let most = 4096 / max(size.width, size.height)
    let scale = min(scale, most)
    let whole = Size(
      width: max((size.width * scale).rounded(), 1) / scale, height: max((size.height * scale).rounded(), 1) / scale)
    let item = item("", in: Rect(origin: .zero, size: whole))
    return DrawingRenderer(scale: scale).render(Drawing(size: whole, items: [item]))
  }
}
