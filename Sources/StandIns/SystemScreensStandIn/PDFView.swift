// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The pages of a PDF file; where it is shown among views, a labelled surface stands in for it.
open class PDFView: UIView {
  public var document: PDFDocument?
  public var autoScales = false
  public var displayMode = PDFDisplayMode.singlePageContinuous
  public var displayDirection = PDFDisplayDirection.vertical
  public var displaysPageBreaks = true
  public var displaysAsBook = false
  public var pageShadowsEnabled = true
  public var scaleFactor: CGFloat = 1
  public var minScaleFactor: CGFloat = 0
  public var maxScaleFactor: CGFloat = 0
  public var scaleFactorForSizeToFit: CGFloat { 1 }
  public var currentPage: PDFPage? { nil }
  open func go(to page: PDFPage) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  public var canGoToNextPage: Bool { false }
  public var canGoToPreviousPage: Bool { false }
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
}
/// The pages of a PDF view in small; where it is shown among views, a labelled surface stands in for it.
open class PDFThumbnailView: UIView {
  public weak var pdfView: PDFView?
  public var layoutMode = PDFThumbnailLayoutMode.vertical
  public var thumbnailSize = CGSize.zero
  public var contentInset = UIEdgeInsets.zero
}
public enum PDFThumbnailLayoutMode: Int, Hashable, Sendable { case vertical, horizontal }
extension NSNotification.Name {
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
}
public enum PDFDisplayMode: Int, Hashable, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Hashable, Sendable { case vertical, horizontal }

/// A PDF file, of which only its bytes are known: it has no pages here.
open class PDFDocument: NSObject, @unchecked Sendable {
  private let bytes: Data
  public let documentURL: URL?
  public var documentAttributes: [AnyHashable: Any]?
  public override init() {
    bytes = Data()
    documentURL = nil
    super.init()
  }
  /// Nil where the bytes do not begin as those of a PDF file do.
  public init?(data: Data) {
    guard data.starts(with: Data("%PDF".utf8)) else { return nil }
    bytes = data
    documentURL = nil
    super.init()
  }
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url), data.starts(with: Data("%PDF".utf8)) else { return nil }
    bytes = data
    documentURL = url
    super.init()
  }
  public var pageCount: Int { 0 }
  public var string: String? { nil }
  public var isLocked: Bool { false }
  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { NSNotFound }
  open func dataRepresentation() -> Data? { bytes }
  @discardableResult open func write(to url: URL) -> Bool { (try? bytes.write(to: url)) != nil }
}
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
}
open class PDFPage: NSObject, @unchecked Sendable {
  public var string: String? { nil }
  open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
public enum PDFDisplayBox: Int, Hashable, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
