// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; a page of the file is one picture.

public import DeclarativeUI
import PixelImages

// What is cast to Core Foundation's types is these already.
public typealias CFURL = URL
public typealias CFDictionary = [String: Any]

/// What a PDF file says of itself; kept and not written.
public final class UIGraphicsPDFRendererFormat {
  public var documentInfo: [String: Any] = [:]
  public init() {}
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  public static func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  public let pdfContextBounds: CGRect
  public let format: UIGraphicsPDFRendererFormat

  init(_ context: CGContext, _ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
    (pdfContextBounds, self.format) = (bounds, format)
    super.init(context)
  }

  public func beginPage() { beginPage(withBounds: pdfContextBounds, pageInfo: [:]) }
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.pages?.begin(bounds, upright: true, in: cgContext)
  }
}

/// Draws PDF files with UIKit.
public final class UIGraphicsPDFRenderer {
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { (self.bounds, self.format) = (bounds, format) }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = CGContext(size: bounds.size)
    let pages = CGContext.Pages(url: nil, box: bounds)
    context.pages = pages
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(context, bounds, format))
    UIGraphicsPopContext()
    pages.end(in: context)
    return pages.written.data
  }
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

extension CGContext {
  /// The file that a context draws the pages of.
  final class Pages {
    private(set) var written = PDFPages()
    private let url: URL?
    private let data: NSMutableData?
    /// The extents of pages that say none.
    let box: CGRect
    private var isInPage = false

    /// - Parameters:
    ///   - url: where the file is written when it is closed.
    ///   - data: what its bytes are added to then.
    init(url: URL?, data: NSMutableData? = nil, box: CGRect) { (self.url, self.data, self.box) = (url, data, box) }

    /// - Parameter upright: whether the origin is in the upper left corner, as UIKit has it.
    func begin(_ bounds: CGRect?, upright: Bool, in context: CGContext) {
      end(in: context)
      let bounds = bounds ?? box
      context.start(bounds.size)
      if !upright {
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: 1, y: -1)
      }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      isInPage = true
    }

    func end(in context: CGContext) {
      if isInPage { written.append(context) }
      isInPage = false
    }

    func close(_ context: CGContext) {
      end(in: context)
      if let url { try? written.data.write(to: url) }
      data?.append(written.data)
    }
  }

  /// A context of a PDF file, which is written when it is closed; its origin is in the lower left corner.
  /// - Remark: each page is one picture of two pixels a point.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    // Those of a letter, as Core Graphics has it where nothing is said.
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(size: box.size)
    pages = Pages(url: url, box: box)
  }
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    pages?.begin(pageInfo?["MediaBox"] as? CGRect, upright: false, in: self)
  }
  public func endPDFPage() { pages?.end(in: self) }
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    pages?.begin(mediaBox?.pointee, upright: false, in: self)
  }
  public func endPage() { pages?.end(in: self) }
  public func closePDF() { pages?.close(self) }
}

extension ImageRenderer {
  /// Lets code draw the view into a context, as a picture, with the extents of the view in points.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    guard let picture = uiImage, let pixels = picture.cgImage else { return }
    let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    renderer(size) { $0.draw(pixels, in: CGRect(origin: .zero, size: size)) }
  }
}
