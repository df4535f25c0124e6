import DeclarativeUI
import Foundation
import PixelImages
import Testing
import UIKitStandIn

/// What is known of the files: their extents and their pixels, since no reader of PDF is here.
@MainActor @Suite struct `A PDF file that is drawn` {
  private let page = CGRect(x: 0, y: 0, width: 2, height: 1)
  private let red: [UInt8] = [255, 0, 0]
  private let white: [UInt8] = [255, 255, 255]

  /// The bytes of a page's picture, whose pixels are half a point.
  private func pixels(_ data: Data, page: Int = 0) -> [UInt8] {
    let streams = data.ranges(of: Data(">>\nstream\n".utf8)).map(\.upperBound)
    guard streams.indices.contains(2 * page + 1) else { return [] }
    return [UInt8](data[streams[2 * page + 1]...].prefix(3 * 4 * 2))
  }

  private func contains(_ text: String, _ data: Data) -> Bool { data.firstRange(of: Data(text.utf8)) != nil }

  @Test func `has a picture of each page over white`() {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 3, height: 5), pageInfo: [:])
    }
    #expect(data.starts(with: Data("%PDF-1.4\n".utf8)) && contains("/Count 2", data))
    #expect(contains("/MediaBox [0 0 2.0 1.0]", data) && contains("/MediaBox [0 0 3.0 5.0]", data))
    #expect(pixels(data) == [red, red, white, white, red, red, white, white].flatMap(\.self))
    // What the first page was told does not count for the second.
    #expect(pixels(data, page: 1) == Array(repeating: 255, count: 24))
  }

  @Test func `has pages of the current context`() {
    let bytes = NSMutableData()
    UIGraphicsBeginPDFContextToData(bytes, page, nil)
    UIGraphicsBeginPDFPage()
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(UIGraphicsGetPDFContextBounds())
    UIGraphicsEndPDFContext()
    #expect(pixels(Data(referencing: bytes)) == Array(repeating: red, count: 8).flatMap(\.self))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `has what a renderer of a view draws, upright`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 2, height: 0.5)
        Color.white.frame(width: 2, height: 0.5)
      })
    renderer.scale = 2
    renderer.render { size, draw in
      var box = CGRect(origin: .zero, size: size)
      guard let context = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
      context.closePDF()
    }
    #expect(
      pixels(try Data(contentsOf: url)) == Array(repeating: red, count: 4).flatMap(\.self)
        + Array(repeating: 255, count: 12))
  }

  @Test func `is apart from a picture, of which a part can be had`() {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[2, 1] = PremultipliedColor(red: 1, green: 2, blue: 3, alpha: 255)
    let part = bitmap.cropping(to: CGRect(x: 1.5, y: 0.5, width: 9, height: 9))
    #expect(part?.width == 2 && part?.height == 2 && part?[1, 1].blue == 3)
    #expect(bitmap.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
  }
}
