// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A text of UIKit, as large as ours measures it.
open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
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

  open override var intrinsicContentSize: CGSize {
    let text = Text(verbatim: attributedText?.string ?? text ?? "").font(Font(font)).lineLimit(
      numberOfLines == 0 ? nil : numberOfLines)
    return ViewHost(text).idealSize
  }
}
public enum NSTextAlignment: Int, Hashable, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
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
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
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

/// What lies blurred behind views of UIKit; nothing is blurred here.
open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  open var effect: UIBlurEffect?
  public convenience init(effect: UIBlurEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
open class UIProgressView: UIView {
  open var progress: Float = 0
  public enum Style: Int, Hashable, Sendable { case `default`, bar }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}
