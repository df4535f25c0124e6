// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; texts are laid out as those of views are.

public import DeclarativeUI

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
public final class NSStringDrawingContext {
  public var minimumScaleFactor: CGFloat = 0
  public init() {}
}

/// A text of UIKit as views have it.
struct DrawnText {
  let text: Text
  let paragraph: NSParagraphStyle?

  /// - Parameters:
  ///   - words: the text with its attributes.
  ///   - usual: what counts where its attributes say nothing.
  init(_ words: NSAttributedString, usual: [NSAttributedString.Key: Any] = [:]) {
    var runs: [(String, [NSAttributedString.Key: Any])] = []
    words.enumerateAttributes(in: NSRange(location: 0, length: words.length)) { attributes, range, _ in
      runs.append((words.attributedSubstring(from: range).string, usual.merging(attributes) { $1 }))
    }
    text = runs.map { Self.text($0, $1) }.reduce(Text(verbatim: "")) { Text("\($0)\($1)") }
    paragraph = runs.lazy.compactMap { $1[.paragraphStyle] as? NSParagraphStyle }.first
  }

  private static func text(_ words: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    // Helvetica in 12 points where nothing is said: it is not there, and the system font has about its size.
    let attached = (attributes[.attachment] as? NSTextAttachment)?.text
    var text = (attached ?? Text(verbatim: words)).font(Font(attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)))
      .foregroundColor(Color(uiColor: attributes[.foregroundColor] as? UIColor ?? .black))
    if let kern = number(attributes[.kern]) { text = text.kerning(kern) }
    if let offset = number(attributes[.baselineOffset]) { text = text.baselineOffset(offset) }
    if let style = number(attributes[.underlineStyle]), style != 0 { text = text.underline() }
    if let style = number(attributes[.strikethroughStyle]), style != 0 { text = text.strikethrough() }
    return text
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  @MainActor private var view: some View {
    let alignment: TextAlignment =
      switch paragraph?.alignment {
      case .center: .center
      case .right: .trailing
      default: .leading
      }
    return text.multilineTextAlignment(alignment).lineSpacing(paragraph?.lineSpacing ?? 0)
  }

  /// What it takes of a width.
  func size(in size: CGSize) -> CGSize {
    DrawnPicture.onMainActor { UIHostingController(rootView: view).sizeThatFits(in: size) }
  }

  /// Draws it from the upper left corner of a rectangle, with as much of its lines as has room.
  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = size(in: CGSize(width: rect.width, height: .greatestFiniteMagnitude))
    let room = max(rect.width - size.width, 0)
    let x =
      switch paragraph?.alignment {
      case .center: rect.minX + room / 2
      case .right: rect.maxX - size.width
      default: rect.minX
      }
    // Drawn apart at once, since lines and their alignment are those of a view.
    let (width, height) = (size.width, min(size.height, rect.height))
    guard width > 0, height > 0 else { return }
    let scale = UIScreen.main.scale
    let image = DrawnPicture.onMainActor {
      DrawnPicture.pixels(of: view.frame(width: width, height: height, alignment: .topLeading), scale: scale)
    }
    context.draw { $0.draw(Image(uiImage: image), in: CGRect(x: x, y: rect.minY, width: width, height: height)) }
  }

  func draw(at point: CGPoint) {
    let far = CGFloat.greatestFiniteMagnitude
    draw(in: CGRect(origin: point, size: size(in: CGSize(width: far, height: far))))
  }
}

extension NSAttributedString {
  private var drawn: DrawnText { DrawnText(self) }

  public func draw(at point: CGPoint) { drawn.draw(at: point) }
  public func draw(in rect: CGRect) { drawn.draw(in: rect) }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
  /// The extents in points.
  public func size() -> CGSize {
    drawn.size(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero,
      size: isOneLine
        ? self.size() : drawn.size(in: CGSize(width: size.width, height: .greatestFiniteMagnitude)))
  }
}

extension StringProtocol {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { attributed(attributes).draw(in: rect) }
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
