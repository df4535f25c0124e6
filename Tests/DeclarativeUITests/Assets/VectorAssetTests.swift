import DeclarativeUI
import DrawingRenderer
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `A named vector image` {
  private let icon = "<svg viewBox='0 0 24 12'><rect width='12' height='12' fill='red'/></svg>"

  /// The image with a catalogue that says more about it.
  private func withImage(
    _ svg: String, properties: String = "{}", in size: CGSize = CGSize(width: 24, height: 12), scale: CGFloat = 2,
    _ view: (Image) -> some View,
    _ check: (LaidOut) throws -> Void
  ) throws {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add(
      "icon.imageset",
      contents: #"{ "images": [ { "filename": "icon.svg", "idiom": "universal" } ], "properties": \#(properties) }"#)
    try assets.addFile("icon.imageset/icon.svg", Array(svg.utf8))
    try check(LaidOut(view(Image("icon", bundle: assets.bundle)), in: size, scale: scale))
  }

  private func pixels(_ layout: LaidOut) -> Bitmap { DrawingRenderer(scale: 2).render(layout.layout.drawing) }

  @Test(arguments: [1.0, 2, 3]) func `is as large as its file says, in each scale`(scale: CGFloat) throws {
    try withImage(icon, scale: scale, { $0 }) { layout in
      #expect(layout.frame?.size == CGSize(width: 24, height: 12))
      #expect(layout.layout.problems == [])
    }
  }

  /// The alpha of pixels in a row, of a picture that is 240 points wide.
  private func alphas(_ properties: String, at columns: [Int], _ view: (Image) -> some View) throws -> [UInt8] {
    var alphas: [UInt8] = []
    try withImage(icon, properties: properties, in: CGSize(width: 240, height: 120), view) { layout in
      let bitmap = pixels(layout)
      alphas = columns.map { bitmap[$0, bitmap.height / 2].alpha }
    }
    return alphas
  }

  @Test func `is stretched from the pixels of its own size, unless its catalogue preserves it`() throws {
    func stretched(_ image: Image) -> some View { image.resizable().frame(width: 240, height: 120) }
    let columns = [239, 240]
    #expect(try alphas(#"{ "preserves-vector-representation": true }"#, at: columns, stretched) == [255, 0])
    let soft = try alphas("{}", at: columns, stretched)
    #expect(soft != [255, 0] && soft[0] > 100 && soft[1] < 155)
  }

  @Test func `may be a template`() throws {
    func color(_ properties: String, _ view: (Image) -> some View) throws -> PremultipliedColor {
      var color = PremultipliedColor.clear
      try withImage(icon, properties: properties, view) { color = pixels($0)[4, 4] }
      return color
    }
    let green = PremultipliedColor(RGBAColor(red: 0, green: 255, blue: 0))
    let style = Color(red: 0, green: 1, blue: 0)
    #expect(try color("{}") { $0.renderingMode(.template).foregroundStyle(style) } == green)
    #expect(try color(#"{ "template-rendering-intent": "template" }"#) { $0.foregroundStyle(style) } == green)
    #expect(try color("{}") { $0.foregroundStyle(style) } == PremultipliedColor(RGBAColor(red: 255, green: 0, blue: 0)))
  }

  @Test func `may be a template for a gradient`() throws {
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    try withImage(icon, { $0.renderingMode(.template).foregroundStyle(gradient) }) { layout in
      let (painted, whole) = (pixels(layout), pixels(LaidOut(gradient, in: CGSize(width: 24, height: 12), scale: 2)))
      for y in 0..<24 { #expect(painted[4, y] == whole[4, y] && painted[40, y] == .clear) }
    }
  }

  @Test func `may be a page of a PDF file`() throws {
    let file = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 24 12]/Contents 4 0 R>> endobj
      4 0 obj <</Length 23>>stream
      1 0 0 rg 0 0 12 12 re f
      endstream endobj
      trailer <</Root 1 0 R/Size 5>>
      """
    // Files are told by their bytes, not by their names.
    try withImage(file, { $0 }) { layout in
      #expect(layout.frame?.size == CGSize(width: 24, height: 12) && layout.layout.problems == [])
      let bitmap = pixels(layout)
      let red = PremultipliedColor(RGBAColor(red: 255, green: 0, blue: 0))
      #expect(bitmap[23, 12] == red && bitmap[24, 12] == .clear)
    }
  }

  @Test func `can be repeated`() throws {
    try withImage(icon, in: CGSize(width: 48, height: 24), { $0.resizable(resizingMode: .tile) }) { layout in
      let bitmap = pixels(layout)
      #expect([0, 23, 24, 47, 48, 71, 72].map { bitmap[$0, 30].alpha } == [255, 255, 0, 0, 255, 255, 0])
    }
  }

  @Test func `says what of it is not drawn`() throws {
    try withImage("<svg width='9' height='9'><text>A</text></svg>", { $0 }) { layout in
      #expect(layout.layout.problems.count == 1)
      let problem = layout.layout.problems.first ?? ""
      #expect(problem.hasPrefix("The image \"icon\" is not drawn whole: "))
      #expect(problem.contains("icon.imageset/icon.svg: The element <text> is not drawn here; export the picture"))
    }
    try withImage("<svg/>", { $0 }) { layout in
      #expect(layout.items.first?.name == "Missing image")
      #expect(layout.layout.problems.first?.contains("it does not say how large it is") == true)
    }
  }
}
