// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// A text of UIKit.
open class UILabel: UIView {
  open var text: String? {
    get { words?.string }
    set { (words, hasAttributes) = (newValue.map { NSAttributedString(string: $0) }, false) }
  }
  open var attributedText: NSAttributedString? {
    get { words }
    set { (words, hasAttributes) = (newValue, true) }
  }
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var isEnabled = true
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  private var words: NSAttributedString?
  private var hasAttributes = false
  /// Where its text is drawn in it.
  private var textArea = CGRect.zero

  /// Draws its text in a part of it: classes that leave something free around it call this with less than their bounds.
  open func drawText(in rect: CGRect) { textArea = rect }

  open override var intrinsicContentSize: CGSize {
    preferredMaxLayoutWidth > 0 && numberOfLines != 1
      ? size(forWidth: preferredMaxLayoutWidth) : ViewHost(lines).idealSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    size.width > 0 ? self.size(forWidth: size.width) : intrinsicContentSize
  }
}
extension UILabel: DrawnKind, WrappedText {
  private var drawn: DrawnText { drawn(in: traitCollection) }

  private func drawn(in traits: UITraitCollection) -> DrawnText {
    DrawnText(
      words ?? NSAttributedString(string: ""),
      usual: [
        .font: shownFont(in: traits) as Any, .foregroundColor: isEnabled ? textColor as Any : UIColor.secondaryLabel,
      ])
  }

  private var shownFont: UIFont! { shownFont(in: traitCollection) }

  private func shownFont(in traits: UITraitCollection) -> UIFont! {
    adjustsFontForContentSizeCategory
      ? font.adjusted(to: traits.preferredContentSizeCategory.dynamicTypeSize) : font
  }

  private var lines: some View { lines(in: traitCollection) }

  /// Its text where the traits are those of something else that shows it.
  func lines(in traits: UITraitCollection) -> some View {
    let drawn = drawn(in: traits)
    let alignment = hasAttributes ? drawn.paragraph?.alignment ?? textAlignment : textAlignment
    return drawn.text.lineLimit(numberOfLines == 0 ? nil : numberOfLines).truncationMode(lineBreakMode.ofViews)
      .multilineTextAlignment(alignment.ofViews).lineSpacing(
        (drawn.paragraph?.lineSpacing ?? 0) + shownFont(in: traits).leadingOfStyle
      )
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
  }

  var ownContent: AnyView {
    let paragraph = hasAttributes ? drawn.paragraph?.alignment : nil
    drawText(in: bounds)
    return AnyView(
      lines.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: (paragraph ?? textAlignment).place)
        .absolute((paragraph ?? textAlignment).isAbsolute).padding(roomAroundText))
  }

  private var roomAroundText: EdgeInsets {
    let (left, right) = (textArea.minX - bounds.minX, bounds.maxX - textArea.maxX)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    return EdgeInsets(
      top: textArea.minY - bounds.minY, leading: isMirrored ? right : left, bottom: bounds.maxY - textArea.maxY,
      trailing: isMirrored ? left : right)
  }

  func size(forWidth width: CGFloat) -> CGSize {
    guard numberOfLines != 1 else { return ViewHost(lines).idealSize }
    return UIHostingController(rootView: lines).sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Those of its own font, whatever its attributes say.
  var baselines: (first: CGFloat, last: CGFloat)? {
    let height = bounds.width > 0 ? size(forWidth: bounds.width).height : ViewHost(lines).idealSize.height
    return (shownFont.ascender - height / 2, height / 2 + shownFont.descender)
  }
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
extension UIFont {
  /// How much farther apart the lines of its text style are than its letters are high, in points.
  ///
  /// Lines of footnotes were 17.7 apart in Gravatar's own pictures of iOS 17, as in views.
  fileprivate var leadingOfStyle: CGFloat { max(0, lineHeight - ascender + descender) }
}
public enum NSTextAlignment: Int, Hashable, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var ofViews: Text.TruncationMode { self == .byTruncatingHead ? .head : self == .byTruncatingMiddle ? .middle : .tail }
}
extension NSTextAlignment {
  var ofViews: TextAlignment { self == .center ? .center : self == .right ? .trailing : .leading }

  /// Whether it names a side, whichever way lines run.
  var isAbsolute: Bool { self == .left || self == .right }

  /// Where a text is in its area, half way down.
  var place: Alignment {
    Alignment(horizontal: self == .center ? .center : self == .right ? .trailing : .leading, vertical: .center)
  }
}

/// A picture of UIKit, as large as the picture.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open func startAnimating() {}
  open func stopAnimating() {}
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  open override var intrinsicContentSize: CGSize {
    image == nil
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : ViewHost(picture).idealSize
  }
}
extension UIImageView: DrawnKind {
  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    return preferredSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }

  @ViewBuilder private var picture: some View {
    if let shown {
      let image = Image(uiImage: shown)
      if isTemplate { image.foregroundStyle(TintShapeStyle()) } else { image }
    }
  }

  /// Symbols and templates are drawn in the tint.
  private var isTemplate: Bool {
    guard let shown else { return false }
    if case .symbol = shown.drawing { return shown.renderingMode != .alwaysOriginal }
    return shown.renderingMode == .alwaysTemplate
  }

  var ownContent: AnyView {
    guard let shown else { return AnyView(EmptyView()) }
    let whole = Image(uiImage: shown).resizable()
    let area = Color.clear
    let filled: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(whole)
      case .scaleAspectFit: AnyView(area.overlay { whole.scaledToFit() })
      case .scaleAspectFill: AnyView(area.overlay { whole.scaledToFill() })
      default: AnyView(area.overlay(alignment: contentMode.place) { Image(uiImage: shown).fixedSize() })
      }
    return isTemplate ? AnyView(filled.foregroundStyle(TintShapeStyle())) : filled
  }
}
extension UIView.ContentMode {
  fileprivate var place: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}

/// A turning sign of UIKit: 20 points, or 37 where it is large.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large
  }
  open var style = Style.medium
  open var color: UIColor!
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
extension UIActivityIndicatorView: DrawnKind {
  var ownContent: AnyView {
    guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
    let sign = ProgressView().progressViewStyle(.circular).controlSize(style == .large ? .large : .regular)
    let colored = color.map { AnyView(sign.tint(Color(uiColor: $0))) } ?? AnyView(sign)
    return AnyView(colored.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}
