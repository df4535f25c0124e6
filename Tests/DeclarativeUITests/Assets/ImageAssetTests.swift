import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `A named image` {
  private let threeScales = """
    { "images": [
      { "filename": "a.png", "idiom": "universal", "scale": "1x" },
      { "filename": "a@2x.png", "idiom": "universal", "scale": "2x" },
      { "filename": "a@3x.png", "idiom": "universal", "scale": "3x" },
      { "filename": "dark@2x.png", "idiom": "universal", "scale": "2x",
        "appearances": [ { "appearance": "luminosity", "value": "dark" } ] },
      { "filename": "watch.png", "idiom": "watch" },
      { "idiom": "universal", "scale": "4x" }
    ], "info": { "author": "xcode", "version": 1 } }
    """

  private func withBundle(_ body: (AssetBundle, Bundle) throws -> Void) throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add("a.imageset", contents: threeScales)
    try assets.addPicture("a.imageset/a.png", width: 10, height: 20)
    try assets.addPicture("a.imageset/a@2x.png", width: 21, height: 40)
    try assets.addPicture("a.imageset/a@3x.png", width: 33, height: 60)
    try assets.addPicture("a.imageset/dark@2x.png", width: 50, height: 40)
    try body(assets, try #require(assets.bundle))
  }

  @Test func `is taken in the scale of the display, the next larger one, or the largest`() throws {
    try withBundle { _, bundle in
      let sizes = [1, 1.5, 2, 3, 4].map { LaidOut(Image("a", bundle: bundle), scale: $0).frame?.size }
      #expect(
        sizes == [
          CGSize(width: 10, height: 20), CGSize(width: 10.5, height: 20), CGSize(width: 10.5, height: 20),
          CGSize(width: 11, height: 20), CGSize(width: 11, height: 20),
        ])
    }
  }

  @Test func `has a dark variant`() throws {
    try withBundle { _, bundle in
      let dark = LaidOut(Image("a", bundle: bundle), scale: 3) { $0.colorScheme = .dark }
      #expect(dark.frame?.size == CGSize(width: 25, height: 20))
    }
  }

  @Test func `is found in the bundles of the environment`() throws {
    try withBundle { _, bundle in
      let layout = LaidOut(Image("a").environment(\.assetBundles, [bundle]))
      #expect(layout.frame("a")?.size == CGSize(width: 10, height: 20))
      #expect(layout.layout.problems == [])
    }
  }

  @Test(arguments: [
    ("Other.resources/A.xcassets", true), ("Media/A.xcassets", true), ("Other.build/A.xcassets", false),
  ])
  func `is found one folder below, where resources are`(path: String, isFound: Bool) throws {
    let assets = try AssetBundle(path: path)
    defer { assets.remove() }
    try assets.add("b.imageset", contents: #"{ "images": [ { "filename": "b.png", "idiom": "universal" } ] }"#)
    try assets.addPicture("b.imageset/b.png", width: 5, height: 5)
    let bundle = try #require(assets.bundle)
    let layout = LaidOut(Image("b", bundle: bundle))
    #expect(layout.layout.problems.isEmpty == isFound)
  }

  @Test func `may be a template`() throws {
    try withBundle { assets, bundle in
      let contents = """
        { "images": [ { "filename": "t.png", "idiom": "universal" } ],
          "properties": { "template-rendering-intent": "template" } }
        """
      try assets.add("t.imageset", contents: contents)
      try assets.addPicture("t.imageset/t.png", width: 4, height: 4)
      #expect(LaidOut(Image("t", bundle: bundle)).colors == [.black])
      #expect(LaidOut(Image("t", bundle: bundle).renderingMode(.original)).colors == [])
    }
  }

  @Test func `in a group has the group's name only where that is a namespace`() throws {
    try withBundle { assets, bundle in
      try assets.add("Plain", contents: "{}")
      try assets.add("Named", contents: #"{ "properties": { "provides-namespace": true } }"#)
      let contents = #"{ "images": [ { "filename": "g.png", "idiom": "universal" } ] }"#
      for (folder, side) in [("Plain/b.imageset", 5), ("Named/c.imageset", 7)] {
        try assets.add(folder, contents: contents)
        try assets.addPicture(folder + "/g.png", width: side, height: side)
      }
      #expect(LaidOut(Image("b", bundle: bundle)).frame("b")?.width == 5)
      #expect(LaidOut(Image("Named/c", bundle: bundle)).frame("Named/c")?.width == 7)
      #expect(LaidOut(Image("c", bundle: bundle)).layout.problems.count == 1)
    }
  }

  @Test func `whose files are broken is a box and a sentence that names the file`() throws {
    try withBundle { assets, bundle in
      try assets.add("gone.imageset", contents: #"{ "images": [ { "filename": "gone.png", "idiom": "universal" } ] }"#)
      try assets.add("text.imageset", contents: "no JSON")
      let gone = LaidOut(Image("gone", bundle: bundle))
      #expect(gone.items.first?.name == "Missing image")
      #expect(gone.layout.problems.first?.hasPrefix("The image \"gone\" cannot be drawn: ") == true)
      #expect(gone.layout.problems.first?.contains("gone.imageset/gone.png: the file named in Contents.json") == true)
      let text = LaidOut(Image("text", bundle: bundle))
      #expect(text.layout.problems.first?.contains("text.imageset/Contents.json") == true)
    }
  }

  private nonisolated static let formats: [(String, [UInt8])] = [
    ("GIF", Array("GIF89a".utf8)), ("HEIC", Array("\0\0\0\u{18}ftypheic".utf8)),
    ("WebP", Array("RIFF\u{9}\0\0\0WEBP".utf8)),
  ]

  @Test(arguments: formats)
  func `in a format that cannot be drawn is named with the way out`(format: String, bytes: [UInt8]) throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add("logo.imageset", contents: #"{ "images": [ { "filename": "logo", "idiom": "universal" } ] }"#)
    try assets.addFile("logo.imageset/logo", bytes)
    let layout = LaidOut(Image("logo", bundle: assets.bundle))
    #expect(layout.items.first?.name == "Missing image")
    let problem = try #require(layout.layout.problems.first)
    #expect(problem.hasPrefix("The image \"logo\" cannot be drawn: "))
    #expect(
      problem.hasSuffix(
        "logo.imageset/logo: it is a picture in the format \(format), and only PNG, JPEG, SVG and PDF can be drawn; "
          + "export it as PNG for the scales 1x, 2x and 3x, and name those files in Contents.json"))
  }

  @Test func `in no format of pictures is told by its bytes`() throws {
    try withBundle { assets, bundle in
      try assets.add("odd.imageset", contents: #"{ "images": [ { "filename": "odd", "idiom": "universal" } ] }"#)
      try assets.addFile("odd.imageset/odd", Array("<html>svg</html>".utf8))
      let problem = LaidOut(Image("odd", bundle: bundle)).layout.problems.first
      #expect(problem?.contains("in the format") == false)
      #expect(problem?.contains("odd.imageset/odd: ") == true)
    }
  }
}
