/// Types of UIKit that code uses which imports only SwiftUI, and which the module UIKitStandIn has.
enum UIKitWords {
  static let all = [
    "#selector", "CABasicAnimation", "CACurrentMediaTime", "CADisplayLink", "CAGradientLayer", "CAKeyframeAnimation",
    "CALayer", "CAShapeLayer",
    "CATransaction", "CFTimeInterval", "NSDirectionalEdgeInsets", "NSLayoutAnchor", "NSLayoutConstraint",
    "NSLineBreakMode",
    "NSMutableParagraphStyle", "NSParagraphStyle", "NSTextAlignment", "NSTextAttachment", "NSUnderlineStyle",
    "UIAction", "UIActivity", "UIApplicationShortcutItem", "UIBackgroundFetchResult", "UIOpenURLContext",
    "UISceneConfiguration",
    "UISceneDelegate", "UISceneSession", "UIWindowSceneDelegate", "UIActivityIndicatorView", "UIActivityItemSource",
    "UIActivityViewController",
    "UIAdaptivePresentationControllerDelegate", "UIAlertAction", "UIAlertController", "UIBarButtonItem", "UIButton",
    "UIControl", "UIDatePicker", "UIDocumentPickerDelegate", "UIDocumentPickerViewController", "UIEvent",
    "UIGestureRecognizer", "UIGestureRecognizerDelegate", "UIImagePickerController", "UIImagePickerControllerDelegate",
    "UIImageView", "UIInterfaceOrientationMask", "UILabel", "UILayoutGuide", "UILongPressGestureRecognizer", "UIMenu",
    "UINavigationItem", "UIPageViewController", "UIPageViewControllerDataSource", "UIPageViewControllerDelegate",
    "UIPanGestureRecognizer", "UIPickerView", "UIPinchGestureRecognizer", "UIPresentationController", "UIProgressView",
    "UIRectEdge", "UIRefreshControl", "UIScrollView", "UIScrollViewDelegate", "UISearchBar",
    "UISheetPresentationController", "UISlider", "UIStackView", "UIStatusBarStyle", "UIStepper",
    "UISwipeGestureRecognizer", "UITableView", "UITableViewCell", "UITableViewDataSource", "UITableViewDelegate",
    "UITapGestureRecognizer", "UITextField", "UITextFieldDelegate", "UITextView", "UITextViewDelegate", "UITouch",
    "UIView", "UIViewController", "UIViewControllerRepresentable", "UIViewRepresentable", "UIVisualEffectView",
  ]
}
