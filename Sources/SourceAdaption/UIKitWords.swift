/// Types of UIKit that code uses which imports only SwiftUI, and which the module UIKitStandIn has.
enum UIKitWords {
  static let all = [
    "CABasicAnimation", "CAGradientLayer", "CAKeyframeAnimation", "CALayer", "CAShapeLayer", "CATransaction",
    "NSLayoutAnchor", "NSLayoutConstraint", "NSLineBreakMode", "NSTextAlignment", "UIActivity",
    "UIActivityIndicatorView", "UIActivityItemSource", "UIActivityViewController", "UIAlertAction",
    "UIAlertController", "UIBarButtonItem", "UIButton", "UIControl", "UIDatePicker", "UIDocumentPickerDelegate",
    "UIDocumentPickerViewController", "UIEvent", "UIGestureRecognizer", "UIGestureRecognizerDelegate",
    "UIImagePickerController", "UIImagePickerControllerDelegate", "UIImageView", "UILabel", "UILayoutGuide",
    "UILongPressGestureRecognizer", "UIMenu", "UINavigationItem", "UIPageViewController",
    "UIPageViewControllerDataSource", "UIPageViewControllerDelegate", "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer", "UIProgressView", "UIRefreshControl", "UIScrollView", "UIScrollViewDelegate",
    "UISlider", "UIStackView", "UIStepper", "UISwipeGestureRecognizer", "UITapGestureRecognizer", "UITextField",
    "UITextFieldDelegate", "UITextView", "UITextViewDelegate", "UITouch", "UIView", "UIViewController",
    "UIViewControllerRepresentable", "UIViewRepresentable", "UIVisualEffectView", "#selector",
  ]
}
