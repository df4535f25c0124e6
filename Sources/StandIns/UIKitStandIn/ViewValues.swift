import DeclarativeUI

/// What a view was told whose class has no room for it.
@MainActor final class ViewValues {
  weak var delegate: AnyObject?
  weak var dataSource: AnyObject?
  var text: String? = ""
  var attributedText: NSAttributedString?
  var placeholder: String?
  var selection: UITextRange?
  var font: UIFont?
  var color: UIColor?
  var contentConfiguration: (any UIContentConfiguration)?
  var accessibilityTraits: UIAccessibilityTraits = []
  var segments: [String] = []
  var selectedSegment = -1
  var layer: CALayer?
  lazy var label = UILabel()
  lazy var detailLabel = UILabel()
  lazy var imageView = UIImageView()
  lazy var contentGuide = UILayoutGuide()
  lazy var frameGuide = UILayoutGuide()
  lazy var pan = UIPanGestureRecognizer()
}

extension UIView {
  var values: ViewValues {
    if let values = kept as? ViewValues { return values }
    let values = ViewValues()
    kept = values
    return values
  }
}
