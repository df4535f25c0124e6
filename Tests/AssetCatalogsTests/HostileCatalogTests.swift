import PictureSources
import Foundation
import PixelImages
import Testing

@testable import AssetCatalogs

@Suite struct `A catalog that nobody means well with` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")

  private func add(_ path: String, _ text: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.appending(path: path).path, withDestinationPath: target)
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private static let color =
    #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "255", "green": "0", "blue": "0"}}}]}"#

  private static let red = AssetColor.components(RGBAColor(red: 255, green: 0, blue: 0))

  @Test func `with links to the folders around is read once`() throws {
    defer { remove() }
    try add("Assets.xcassets/Group/a.colorset/Contents.json", Self.color)
    for link in ["one", "two", "three"] { try self.link("Assets.xcassets/Group/\(link)", to: "..") }
    try link("Assets.xcassets/self", to: ".")
    let catalog = AssetCatalog(resources: folder)
    #expect(try catalog.color(named: "a", for: AssetTraits()) == Self.red)
  }

  @Test func `with links that double at each floor is read once`() throws {
    defer { remove() }
    for floor in 0..<24 {
      try add("floor\(floor)/Contents.json", "{}")
      for name in ["one", "two"] { try link("floor\(floor)/\(name)", to: "../floor\(floor + 1)") }
    }
    try add("floor24/a.colorset/Contents.json", Self.color)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "A.xcassets"), withIntermediateDirectories: true)
    try link("A.xcassets/start", to: "../floor0")
    #expect(try AssetCatalog(resources: folder).color(named: "a", for: AssetTraits()) == Self.red)
  }

  @Test(arguments: ["../../secret.png", "/etc/passwd", "..", "", "deep/a.png"])
  func `may not name a file elsewhere`(name: String) throws {
    defer { remove() }
    try add("secret.png", "no picture")
    for (kind, key) in [("imageset", "images"), ("symbolset", "symbols")] {
      try add("A.xcassets/a.\(kind)/Contents.json", #"{"\#(key)": [{"idiom": "universal", "filename": "\#(name)"}]}"#)
    }
    let catalog = AssetCatalog(resources: folder)
    let picture = #expect(throws: AssetError.self) { try catalog.picture(named: "a", for: AssetTraits()) }
    let symbol = #expect(throws: AssetError.self) { try catalog.symbol(named: "a", for: AssetTraits()) }
    for error in [picture, symbol] {
      #expect(error?.description.contains("is no name of a file beside it") == true, "\(error?.description ?? "")")
    }
  }

  @Test func `with slices beyond all numbers says that they do not fit`() throws {
    defer { remove() }
    let slices = try JSONDecoder().decode(
      AssetSlices.self,
      from: Data(#"{"mode": "9-part", "cap-insets": {"left": 9223372036854775807, "right": 9223372036854775807}}"#.utf8)
    )
    let error = #expect(throws: AssetError.self) {
      try slices.kept(of: .init(width: 4, height: 4), URL(filePath: "/a.png"))
    }
    #expect(error?.description.contains("its slices do not fit") == true)
  }
}
