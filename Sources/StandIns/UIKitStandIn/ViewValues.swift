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
  var accessibilityTraits: UIAccessibilityTraits = []
  var segments: [String] = []
  var selectedSegment = -1
  var layer: CALayer?
  lazy var table = TableValues()
  lazy var row = RowValues()
  var actions: [(events: UIControl.Event, action: UIAction)] = []
  /// Constraints that count and are about the view first.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  var ownGuides: [UILayoutGuide] = []
  /// Distances after some views of a stack.
  var spacings: [ObjectIdentifier: CGFloat] = [:]
  var transform = CGAffineTransform.identity
  var margins: UIEdgeInsets?
  var marginsFollowSafeArea = true
  var isBeingLaidOut = false
  /// What a picture of it reports.
  var problem: String?
  var scroll = ScrollValues()
  lazy var writing = WritingValues()
  lazy var pan = UIPanGestureRecognizer()

  /// How far a view is scrolled, and over what.
  struct ScrollValues {
    var contentSize = CGSize.zero
    /// Nil before somebody says how far.
    var contentOffset: CGPoint?
    var contentInset = UIEdgeInsets.zero
    var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  }

  /// How what is written in a view is set.
  final class WritingValues {
    var alignment = NSTextAlignment.natural
    var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    let container = NSTextContainer()
    var isEditable = true
    var isSelectable = true
    var isSecure = false
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
  }

  func guide(_ kind: UILayoutGuide.Kind, of view: UIView) -> UILayoutGuide {
    if let guide = guides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: view)
    guides[kind] = guide
    return guide
  }
}

extension UIView {
  var values: ViewValues {
    if let values = kept as? ViewValues { return values }
    let values = ViewValues()
    kept = values
    return values
  }
}
