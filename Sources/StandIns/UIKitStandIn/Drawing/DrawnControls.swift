// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple. Controls are drawn as those of views.

public import DeclarativeUI

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
extension UIProgressView: DrawnKind {
  var ownContent: AnyView {
    let bar = ProgressView(value: Double(max(0, min(1, progress))))
    return AnyView(bar.tint(progressTintColor.map { Color(uiColor: $0) }).frame(maxHeight: .infinity))
  }
}

extension UISwitch: DrawnKind {
  private var toggle: some View {
    Toggle("", isOn: .constant(isOn)).labelsHidden().tint(onTintColor.map { Color(uiColor: $0) }).disabled(!isEnabled)
  }
  var ownContent: AnyView { AnyView(toggle) }
  var ownExtents: CGSize { ViewHost(toggle).idealSize }
}

extension UISlider: DrawnKind {
  var ownContent: AnyView {
    guard minimumValue < maximumValue else { return AnyView(EmptyView()) }
    let slider = Slider(value: .constant(min(max(value, minimumValue), maximumValue)), in: minimumValue...maximumValue)
    return AnyView(slider.tint(minimumTrackTintColor.map { Color(uiColor: $0) }).disabled(!isEnabled))
  }
}

extension UIStepper: DrawnKind {
  private var stepper: some View {
    Stepper("", value: .constant(value), in: min(minimumValue, maximumValue)...max(minimumValue, maximumValue))
      .labelsHidden()
  }
  var ownContent: AnyView { AnyView(stepper.disabled(!isEnabled)) }
  var ownExtents: CGSize { ViewHost(stepper).idealSize }
}

/// 26 points high, as the dots of pages are.
extension UIPageControl: DrawnKind {
  private var dots: some View {
    PageDots(count: numberOfPages, selected: currentPage, hasBackground: false, like: self)
  }
  var ownContent: AnyView {
    hidesForSinglePage && numberOfPages < 2
      ? AnyView(EmptyView()) : AnyView(dots.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
  var ownExtents: CGSize { ViewHost(dots).idealSize }
}

extension UISegmentedControl: DrawnKind {
  private var picker: some View {
    Picker("", selection: .constant(values.selectedSegment)) {
      ForEach(Array(values.segments.enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
    }
    .pickerStyle(.segmented).labelsHidden()
  }
  var ownContent: AnyView { AnyView(picker.disabled(!isEnabled)) }
  var ownExtents: CGSize { ViewHost(picker).idealSize }
}

/// What is in a scroll view is drawn as far as it is scrolled, without bars.
extension UIScrollView: DrawnKind {
  var ownContent: AnyView {
    switch self {
    case let text as UITextView: text.writing
    case let table as UITableView: AnyView(TablePicture(table: table))
    case let collection as UICollectionView: collection.background
    default: AnyView(EmptyView())
    }
  }
  var ownExtents: CGSize {
    (self as? UITextView)?.textExtents ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
