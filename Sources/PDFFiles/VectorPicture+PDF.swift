import PlaneGeometry
package import VectorPictures

extension VectorPicture {
  /// Reads the first page of a PDF file.
  ///
  /// It follows "ISO 32000-1" (PDF 1.7): paths, texts in fonts of the file, images, shadings along lines and between
  /// circles, patterns, forms, and how they are mixed and masked. Colours are those of sRGB, whatever profiles say. The
  /// extents are those of the page as it is seen, in points.
  /// - Throws: `PDFError` for what is no PDF file, needs a password, or has no page.
  package init(pdf bytes: [UInt8]) throws(PDFError) {
    let file = try PDFFile(bytes)
    let page = try PDFPage(file)
    let reader = PDFReader(file, area: Rect(origin: .zero, size: page.size), byteCount: bytes.count)
    if page.count > 1 { reader.report(PDFError("of its \(page.count) pages the first one is drawn")) }
    var content = PDFContent(
      reader, resources: page.resources, state: PDFState(map: page.placement), base: page.placement)
    do {
      content.run(try page.content())
    } catch {
      reader.report(error)
    }
    file.notes.forEach(reader.report)
    if !page.dictionary["Annots"].isNull, page.dictionary["Annots"].array?.isEmpty == false {
      reader.report(.undrawn("What is annotated on its page"))
    }
    self.init(size: page.size, items: content.canvas.finish(), problems: reader.problems)
  }
}
