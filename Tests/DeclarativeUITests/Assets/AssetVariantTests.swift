import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

@MainActor @Suite struct `A variant of an asset` {
  /// The width of the picture that is taken; each file is as wide as its name says.
  private func width(
    of variants: [String], _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> CGFloat? {
    let assets = try AssetBundle()
    defer { assets.remove() }
    let images = variants.enumerated().map { #"{ "filename": "\#($0 + 1).png", \#($1) }"# }.joined(separator: ",")
    try assets.add("a.imageset", contents: "{ \"images\": [ \(images) ] }")
    for number in 1...variants.count { try assets.addPicture("a.imageset/\(number).png", width: number, height: 1) }
    return LaidOut(Image("a", bundle: assets.bundle), change: change).frame?.width
  }

  private let universal = #""idiom": "universal""#

  @Test func `is that of the device, and else the universal one`() throws {
    let variants = [universal, #""idiom": "iphone""#, #""idiom": "ipad""#, #""idiom": "watch""#]
    let taken = try [UIUserInterfaceIdiom.phone, .pad, .tv].map { idiom in
      try width(of: variants) { $0.userInterfaceIdiom = idiom }
    }
    #expect(taken == [2, 3, 1])
    #expect(try width(of: [#""idiom": "ipad""#]) == nil)
  }

  @Test func `is that of the language, and else the one without`() throws {
    let variants = [universal, universal + #", "locale": "de""#, universal + #", "locale": "zh-Hant""#]
    let taken = try ["de_AT", "zh_TW", "zh_CN", "en"].map { locale in
      try width(of: variants) { $0.locale = Locale(identifier: locale) }
    }
    #expect(taken == [2, 3, 1, 1])
  }

  @Test func `of an appearance comes before one of a language, and that before one of a device`() throws {
    let dark = #", "appearances": [ { "appearance": "luminosity", "value": "dark" } ]"#
    let variants = [#""idiom": "iphone""#, universal + #", "locale": "de""#, universal + dark]
    func taken(_ scheme: ColorScheme, _ locale: String) throws -> CGFloat? {
      try width(of: variants) {
        $0.colorScheme = scheme
        $0.locale = Locale(identifier: locale)
      }
    }
    #expect(try taken(.light, "en") == 1)
    #expect(try taken(.light, "de") == 2)
    #expect(try taken(.dark, "de") == 3)
  }

  @Test func `is that for people who want more contrast, of the variants of the appearance`() throws {
    func appearances(_ asked: String...) -> String {
      universal + ", \"appearances\": [ \(asked.joined(separator: ",")) ]"
    }
    let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
    let high = #"{ "appearance": "contrast", "value": "high" }"#
    let variants = [universal, appearances(dark), appearances(high), appearances(dark, high)]
    func taken(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast, of variants: [String]) throws -> CGFloat? {
      try width(of: variants) {
        $0.colorScheme = scheme
        $0.colorSchemeContrast = contrast
      }
    }
    #expect(try taken(.light, .standard, of: variants) == 1 && taken(.dark, .standard, of: variants) == 2)
    #expect(try taken(.light, .increased, of: variants) == 3 && taken(.dark, .increased, of: variants) == 4)
    // Where there is none for both, that of the appearance.
    #expect(try taken(.dark, .increased, of: Array(variants.prefix(3))) == 2)
  }

  @Test func `is that of the direction of lines`() throws {
    let variants = [universal, universal + #", "language-direction": "right-to-left""#]
    #expect(try width(of: variants) == 1)
    #expect(try width(of: variants) { $0.layoutDirection = .rightToLeft } == 2)
  }

  @Test func `for the other direction is mirrored`() throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add(
      "a.imageset",
      contents: #"{ "images": [ { "filename": "a.png", \#(universal), "language-direction": "left-to-right" } ] }"#)
    var picture = Bitmap(width: 2, height: 1)
    picture[0, 0] = PremultipliedColor(.black)
    try assets.addPicture("a.imageset/a.png", picture)
    let image = Image("a", bundle: assets.bundle)
    #expect(drawn(image)?[0, 0].alpha == 255)
    #expect(drawn(image) { $0.layoutDirection = .rightToLeft }?[0, 0].alpha == 0)
    #expect(drawn(image) { $0.layoutDirection = .rightToLeft }?[1, 0].alpha == 255)
  }

  private func drawn(_ image: Image, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> Bitmap? {
    guard case .image(let drawn)? = LaidOut(image, change: change).items.first else { return nil }
    return drawn.bitmap
  }

  @Test func `of a colour may be that of a device or a language`() throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    func color(_ condition: String, _ white: String) -> String {
      #"{ \#(condition), "color": { "color-space": "gray-gamma-22", "components": { "white": "\#(white)" } } }"#
    }
    let colors = [
      color(universal, "0"), color(#""idiom": "ipad""#, "10"), color(universal + #", "locale": "fr""#, "20"),
    ]
    try assets.add("c.colorset", contents: #"{ "colors": [ \#(colors.joined(separator: ",")) ] }"#)
    let view = Color("c", bundle: assets.bundle)
    #expect(LaidOut(view).colors.first?.red == 0)
    #expect(LaidOut(view) { $0.userInterfaceIdiom = .pad }.colors.first?.red == 10)
    #expect(LaidOut(view) { $0.locale = Locale(identifier: "fr_FR") }.colors.first?.red == 20)
  }
}

@MainActor @Suite struct `A picture with slices` {
  /// The frames of the parts of a picture of 20 x 12 pixels and one pixel a point, in a frame of 40 x 30 points.
  private func frames(
    _ resizing: String, scale: Int = 1, _ view: (Image) -> some View = { $0.resizable() }
  ) throws -> (frames: [CGRect], problems: [String]) {
    let assets = try AssetBundle()
    defer { assets.remove() }
    let contents =
      #"{ "images": [ { "filename": "a.png", "idiom": "universal", "scale": "\#(scale)x", "resizing": \#(resizing) } ] }"#
    try assets.add("a.imageset", contents: contents)
    try assets.addPicture("a.imageset/a.png", width: 20, height: 12)
    let layout = LaidOut(view(Image("a", bundle: assets.bundle)), in: CGSize(width: 40, height: 30))
    return (layout.frames, layout.layout.problems)
  }

  private let nineParts = """
    { "mode": "9-part", "center": { "mode": "stretch", "width": 1, "height": 1 },
      "cap-insets": { "top": 2, "left": 4, "bottom": 3, "right": 6 } }
    """

  @Test func `keeps its sides where it is resizable`() throws {
    let frames = try frames(nineParts).frames
    #expect(frames.count == 9)
    #expect(Set(frames.map(\.minX)) == [0, 4, 34])
    #expect(Set(frames.map(\.minY)) == [0, 2, 27])
  }

  @Test func `in three parts keeps two sides`() throws {
    func part(_ mode: String) -> String { nineParts.replacing("9-part", with: mode) }
    let across = try frames(part("3-part-horizontal")).frames
    #expect(across.map(\.minX) == [0, 4, 34] && across.allSatisfy { $0.height == 30 })
    let down = try frames(part("3-part-vertical")).frames
    #expect(down.map(\.minY) == [0, 2, 27] && down.allSatisfy { $0.width == 40 })
  }

  @Test func `has its sides in pixels of its own scale`() throws {
    #expect(Set(try frames(nineParts, scale: 2).frames.map(\.minX)) == [0, 2, 37])
  }

  @Test func `is as large as its sides and its middle where it is not resizable`() throws {
    #expect(try frames(nineParts) { $0 }.frames.map(\.size) == [CGSize(width: 11, height: 6)])
    let whole = nineParts.replacing(#""width": 1, "height": 1"#, with: #""width": 10"#)
    #expect(try frames(whole) { $0 }.frames.map(\.size) == [CGSize(width: 20, height: 12)])
  }

  @Test func `has the sides of the code where that names some`() throws {
    let caps = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    #expect(Set(try frames(nineParts) { $0.resizable(capInsets: caps) }.frames.map(\.minX)) == [0, 5])
  }

  @Test func `that do not fit says so`() throws {
    let wide = nineParts.replacing(#""left": 4"#, with: #""left": 14"#)
    #expect(
      try frames(wide).problems.first?.hasSuffix(
        "a.imageset/a.png: its slices do not fit: it has 20 x 12 pixels, the sides have 14 and 6 across, 2 and 3 down; "
          + "change resizing in Contents.json") == true)
    #expect(
      try frames(nineParts.replacing("9-part", with: "4-part")).problems.first?.hasSuffix(
        "its resizing mode \"4-part\" in Contents.json is none of 9-part, 3-part-horizontal and 3-part-vertical")
        == true)
  }
}
