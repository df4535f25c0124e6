import PDFFiles
import PixelImages
import Testing
import VectorPictures

@Suite struct `A form of a PDF page` {
  private func bitmap(_ content: String, _ resources: String, _ objects: [PDFPart]) throws -> Bitmap {
    let picture = try PDFSource(
      content, resources: "/XObject<</f 10 0 R/h 11 0 R>>\(resources)", objects: objects
    ).picture()
    #expect(picture.problems == [])
    return PDFSource.bitmap(picture)
  }

  private static let group = "/Group<</S/Transparency>>"
  /// Two squares that overlap.
  private static let squares = "0 0 8 10 re f 4 0 8 10 re f"

  @Test func `is drawn where its matrix says, within its box`() throws {
    let bitmap = try bitmap("/f Do", "", [.stream("0 0 20 10 re f", "/Subtype/Form/BBox[0 0 4 4]/Matrix[2 0 0 2 2 0]")])
    #expect([(1, 8), (3, 8), (9, 8), (11, 8), (3, 1)].map { bitmap[$0.0, $0.1].alpha } == [0, 255, 255, 0, 0])
  }

  @Test func `finds around it what its own resources do not name`() throws {
    // As design tools write them: the colours of the page, and a mask whose form has empty resources, too.
    let spaces = "/ColorSpace<</c[/ICCBased 12 0 R]/d/DeviceGray>>"
    let form = "/c cs 0 0 1 sc 0 0 10 10 re f /d cs .5 sc 10 0 10 10 re f"
    let profile = PDFPart.stream("", "/N 3")
    let bitmap = try bitmap(
      "/a gs /f Do", spaces + "/ExtGState<</a<</SMask<</S/Alpha/G 11 0 R>>>>>>",
      [.form(form, Self.group + "/Resources<<>>"), .form("/c cs 0 0 0 sc 0 0 20 5 re f", "/Resources<<>>"), profile])
    #expect(bitmap.color(5, 8) == "#0000FF" && bitmap.color(15, 8) == "#808080" && bitmap[5, 1].alpha == 0)
    // Its own come first, and beside them those around.
    let own = try self.bitmap(
      "/f Do", spaces,
      [
        .form(
          "/d cs 0 1 0 sc 0 0 10 10 re f /c cs 0 0 1 sc 10 0 10 10 re f",
          "/Resources<</ColorSpace<</d/DeviceRGB>>>>"),
        .form("", ""), profile,
      ])
    #expect(own.color(5, 5) == "#00FF00" && own.color(15, 5) == "#0000FF")
  }

  @Test func `gives the state back that it changes`() throws {
    let bitmap = try bitmap("1 0 0 rg /f Do 10 0 5 10 re f", "", [.form("0 0 1 rg 0 0 5 10 re f")])
    #expect(bitmap.color(2, 5) == "#0000FF" && bitmap.color(12, 5) == "#FF0000")
  }

  @Test func `is faded as a group, or each part by itself`() throws {
    let half = "/ExtGState<</a<</ca .5>>>>"
    let whole = try bitmap("/a gs /f Do", half, [.form(Self.squares, Self.group)])
    #expect(whole[2, 5].alpha == 128 && whole[6, 5].alpha == 128)
    let parts = try bitmap("/a gs /f Do", half, [.form(Self.squares)])
    #expect(parts[2, 5].alpha == 128 && parts[6, 5].alpha == 192)
  }

  @Test func `may be mixed with what is below`() throws {
    let modes = "/ExtGState<</a<</BM/Multiply>>/b<</BM[/Unknown/Screen]>>/n<</BM/Normal>>>>"
    let multiplied = try bitmap("1 0 0 rg 0 0 20 10 re f /a gs 0 1 0 rg 0 0 10 10 re f", modes, [])
    #expect(multiplied.color(5, 5) == "#000000" && multiplied.color(15, 5) == "#FF0000")
    let screened = try bitmap("1 0 0 rg 0 0 20 10 re f /b gs 0 1 0 rg 0 0 10 10 re f", modes, [])
    #expect(screened.color(5, 5) == "#FFFF00")
    // Through a clip it is mixed with the same.
    let clipped = try bitmap(
      "1 0 0 rg 0 0 20 10 re f 0 0 m 10 0 l 10 10 l h W n /a gs 0 1 0 rg 0 0 20 10 re f", modes, [])
    #expect(clipped.color(8, 8) == "#000000" && clipped.color(1, 1) == "#FF0000")
    // In a group by itself with what is in there.
    let alone = try bitmap(
      "1 0 0 rg 0 0 20 10 re f /f Do", modes,
      [.form("/a gs 0 1 0 rg 0 0 10 10 re f", "/Group<</S/Transparency/I true>>/Resources<<\(modes)>>")])
    #expect(alone.color(5, 5) == "#00FF00")
  }

  private func masked(_ mask: String, _ form: String, _ entries: String = group) throws -> [UInt8] {
    let bitmap = try bitmap(
      "/a gs 0 0 20 10 re f", "/ExtGState<</a<</SMask<</G 10 0 R\(mask)>>>>>>", [.form(form, entries)])
    return [bitmap[2, 5].alpha, bitmap[15, 5].alpha]
  }

  @Test func `is a mask by its light`() throws {
    #expect(try masked("/S/Luminosity", "1 g 0 0 10 10 re f") == [255, 0])
    #expect(try masked("/S/Luminosity", ".5 g 0 0 10 10 re f").first == 128)
    #expect(try masked("/S/Luminosity/BC[1]", "0 g 0 0 10 10 re f") == [0, 255])
    #expect(try masked("/S/Luminosity", "1 g 0 0 10 10 re f", "\(Self.group)/Matrix[1 0 0 1 10 0]") == [0, 255])
  }

  @Test func `is a mask by its opacity, which may be turned round`() throws {
    #expect(try masked("/S/Alpha", "0 g 0 0 10 10 re f") == [255, 0])
    let inverse = "/TR<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>"
    #expect(try masked("/S/Alpha\(inverse)", "0 g 0 0 10 10 re f") == [0, 255])
    #expect(try masked("/S/Luminosity\(inverse)", "1 g 0 0 10 10 re f") == [0, 255])
  }

  @Test func `is a mask until another one, or none, is set`() throws {
    let bitmap = try bitmap(
      "/a gs 0 0 20 5 re f /n gs 0 5 20 5 re f",
      "/ExtGState<</a<</SMask<</S/Alpha/G 10 0 R>>>>/n<</SMask/None>>>>", [.form("0 0 10 10 re f", Self.group)])
    #expect([bitmap[2, 8], bitmap[15, 8], bitmap[15, 2]].map(\.alpha) == [255, 0, 255])
  }

  @Test func `of a layer that is off is not drawn`() throws {
    var source = PDFSource(
      "/OC /o BDC 0 0 5 10 re f EMC /OC /p BDC 5 0 5 10 re f EMC /f Do",
      resources: "/XObject<</f 12 0 R>>/Properties<</o 10 0 R/p 11 0 R>>",
      objects: [.object("<</Type/OCG>>"), .object("<</Type/OCG>>"), .form("10 0 5 10 re f", "/OC 10 0 R")])
    source.replace(1, .object("<</Type/Catalog/Pages 2 0 R/OCProperties<</D<</OFF[10 0 R]>>>>>>"))
    let bitmap = try source.bitmap()
    #expect([2, 7, 12].map { bitmap[$0, 5].alpha } == [0, 255, 0])
  }
}
