// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What lays out a view on pages; it has none here.
@MainActor open class UIPrintFormatter: NSObject {
  public var perPageContentInsets = UIEdgeInsets.zero
  public var maximumContentWidth: CGFloat = 0
  public var maximumContentHeight: CGFloat = 0
  public var startPage = 0
  public var pageCount: Int { 0 }
  public override nonisolated init() { super.init() }
}
open class UIViewPrintFormatter: UIPrintFormatter {}
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  public var text: String?
  public convenience init(text: String) {
    self.init()
    self.text = text
  }
}
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  public var markupText: String?
  public convenience init(markupText: String) {
    self.init()
    self.markupText = markupText
  }
}
extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
}

/// Draws pages: those that an app's own class counts and draws.
@MainActor open class UIPrintPageRenderer: NSObject {
  open var numberOfPages: Int { 0 }
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  public var headerHeight: CGFloat = 0
  public var footerHeight: CGFloat = 0
  public var printFormatters: [UIPrintFormatter]? = []
  public override nonisolated init() { super.init() }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters?.append(formatter)
  }
  open func prepare(forDrawingPages range: NSRange) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
}

// MARK: Pages of the current context

public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(CGContext.Pages(url: nil, data: data, box: bounds), bounds)
}
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  begin(CGContext.Pages(url: URL(filePath: path), box: bounds), bounds)
  return true
}
private func begin(_ pages: CGContext.Pages, _ bounds: CGRect) {
  let context = CGContext(size: bounds.size)
  context.pages = pages
  UIGraphicsPushContext(context)
}
public func UIGraphicsBeginPDFPage() {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.pages?.begin(nil, upright: true, in: context)
}
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.pages?.begin(bounds, upright: true, in: context)
}
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pages?.box ?? .zero }
public func UIGraphicsEndPDFContext() {
  guard let context = UIGraphicsGetCurrentContext(), let pages = context.pages else { return }
  pages.close(context)
  UIGraphicsPopContext()
}
