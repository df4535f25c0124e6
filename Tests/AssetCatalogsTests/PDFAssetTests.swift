import PictureSources
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import Testing
import VectorPictures

@testable import AssetCatalogs

@Suite struct `A PDF file of a catalogue` {
  /// A page of 24 x 12 points whose left half is red.
  private static func file(_ content: String = "1 0 0 rg 0 0 12 12 re f") -> String {
    """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R>> endobj
    4 0 obj <</Length \(content.utf8.count)>>stream
    \(content)
    endstream
    endobj
    trailer <</Root 1 0 R/Size 5>>
    """
  }

  private func picture(
    _ file: String = file(), image: String = "", properties: String = "", scale: CGFloat = 2
  ) throws -> AssetPicture {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pdf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Assets.xcassets/a.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(file.utf8).write(to: set.appending(path: "a.pdf"))
    let contents =
      #"{"images": [{"idiom": "universal", "filename": "a.pdf"\#(image)}], "properties": {\#(properties)}}"#
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    let catalog = AssetCatalog(resources: folder)
    return try #require(try catalog.picture(named: "a", for: AssetTraits(displayScale: scale)))
  }

  @Test(arguments: [1.0, 2, 3]) func `is as large as its page, with the pixels of the display`(scale: CGFloat) throws {
    let picture = try picture(scale: scale)
    #expect(picture.size == CGSize(width: 24, height: 12))
    #expect(picture.bitmap.width == Int(24 * scale) && picture.bitmap.height == Int(12 * scale))
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    let middle = picture.bitmap.width / 2
    #expect(picture.bitmap[middle - 1, 0] == red && picture.bitmap[middle, 0] == .clear)
    #expect(picture.vector?.size == Size(width: 24, height: 12))
  }

  @Test func `for one scale has as many points as its page has pixels at that scale`() throws {
    #expect(try picture(image: #", "scale": "2x""#).size == CGSize(width: 12, height: 6))
  }

  @Test func `is a template, and keeps its vectors, where the catalogue says so`() throws {
    let plain = try picture()
    #expect(plain.rendering == nil && !plain.preservesVector)
    let other = try picture(
      properties: #""preserves-vector-representation": true, "template-rendering-intent": "template""#)
    #expect(other.rendering == .template && other.preservesVector)
  }

  @Test func `tells what of it is not drawn, with its place`() throws {
    let problems = try picture(Self.file("/Missing Do")).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix(#"a.imageset/a.pdf: there is no object "Missing" in it, which it draws"#) == true)
  }

  @Test func `that cannot be read is an error with its place`() {
    let error = #expect(throws: AssetError.self) { try picture("%PDF-1.4 nothing") }
    #expect(error?.description.contains("a.imageset/a.pdf: it is no PDF file that can be read: QPDF says") == true)
  }
}
