package import DeclarativeUI

/// A class of views of UIKit that draws something of its own between its background and the views in it.
@MainActor protocol DrawnKind: UIView {
  /// What it draws in its bounds.
  var ownContent: AnyView { get }
  /// What it takes of its own, in points, where its class does not say so itself.
  var ownExtents: CGSize { get }
  /// From its middle to the lines that its first and its last letters stand on, in points; nil where it has none.
  var baselines: (first: CGFloat, last: CGFloat)? { get }
}

extension DrawnKind {
  var ownExtents: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  var baselines: (first: CGFloat, last: CGFloat)? { nil }
}

/// A text that is higher where it is less wide.
@MainActor protocol WrappedText: UIView {
  /// What it takes of a width, in points.
  func size(forWidth width: CGFloat) -> CGSize
}

extension UIView: DrawnArea {
  package var ownSize: CGSize {
    (self as? any DrawnKind)?.ownExtents ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// What is offered, and what it needs where nothing is: that a view with constraints fills what it is offered is generally
  /// known, and was not measured.
  package func fittingSize(for proposal: ProposedViewSize) -> CGSize? {
    guard intrinsicContentSize == CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) else {
      return nil
    }
    if let cell = self as? any FittedCell, let width = proposal.width.finite {
      return CGSize(width: width, height: proposal.height.finite ?? cell.fittingSize(forWidth: width).height)
    }
    updateAllConstraints()
    guard ConstraintLayout.isNeeded(in: self) else { return nil }
    func fitting(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      ConstraintLayout.fittingSize(
        of: self, CGSize(width: width ?? 0, height: height ?? 0), width == nil ? .fittingSizeLevel : .required,
        height == nil ? .fittingSizeLevel : .required)
    }
    let (offered, high) = (proposal.width.finite, proposal.height.finite)
    let width = proposal.width ?? fitting(nil, high).width
    return CGSize(width: width, height: proposal.height ?? fitting(offered ?? width.finite, nil).height)
  }

  package func wrappedSize(forWidth width: CGFloat) -> CGSize? {
    width > 0 ? (self as? UITextView)?.textSize(forWidth: width) : nil
  }

  package func forgetOuterConstraints() {
    var root: UIView = self
    while let around = root.superview { root = around }
    root.letGo { constraint in
      let views = [constraint.firstItem, constraint.secondItem].compactMap { item in
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
      }
      let count = views.count { $0.isDescendant(of: self) }
      return count > 0 && count < views.count
    }
  }

  private func letGo(_ isGone: (NSLayoutConstraint) -> Bool) {
    if let values = kept as? ViewValues { values.constraints.filter(isGone).forEach { $0.isActive = false } }
    for view in subviews { view.letGo(isGone) }
  }

  package func layOut() { layOut(isRightToLeft: traitCollection.layoutDirection == .rightToLeft) }

  package var drawing: AnyView? {
    prepare?()
    return isDrawn ? AnyView(RootPicture(area: self)) : nil
  }

  /// Whether the classes that it is of are known to draw nothing but what is drawn here.
  ///
  /// A class of an app draws what it draws in `draw(_:)` and what it puts into itself; a class of the system that is not one
  /// of those that are drawn here, such as a map, is a surface.
  var isDrawn: Bool {
    if let owner, !owner.isDrawn { return false }
    if let content { return content.view != nil }
    let kind: AnyClass = ofSystem(type(of: self))
    guard layer.isDrawn, Self.drawnKinds.contains(where: { $0 == kind }) else { return false }
    return true
  }

  private static let drawnKinds: [UIView.Type] = [
    UIView.self, UIControl.self, UIWindow.self, UIStackView.self, UIScrollView.self, UICollectionReusableView.self,
    UICollectionViewCell.self, UITableViewCell.self, UIVisualEffectView.self, UILabel.self, UIImageView.self,
    UITextView.self, UITextField.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
    UITableView.self, UITableViewHeaderFooterView.self, UICollectionViewListCell.self, UICollectionView.self,
    UISegmentedControl.self, UIPageControl.self, UIProgressView.self, UIActivityIndicatorView.self,
  ]
}

extension UIViewController {
  /// Whether it shows its view, or screens in a way that is known, and nothing else.
  fileprivate var isDrawn: Bool {
    let kind: AnyClass = ofSystem(type(of: self))
    if view.content?.view != nil, moduleName(of: kind) == "DeclarativeUIScreens" { return true }
    return Self.drawnKinds.contains { $0 == kind }
  }

  private static let drawnKinds: [UIViewController.Type] = [
    UIViewController.self, UITableViewController.self, UICollectionViewController.self, UIPageViewController.self,
    UISplitViewController.self,
  ]
}

/// The first class of the system's that a class is, or is made of.
func ofSystem(_ type: AnyClass) -> AnyClass {
  let module = moduleName(of: type)
  if module == "DeclarativeUIScreens" || module.hasSuffix("StandIn") { return type }
  return _getSuperclass(type).map(ofSystem) ?? type
}

private func moduleName(of type: AnyClass) -> Substring { String(reflecting: type).prefix { $0 != "." } }

/// A view of UIKit and all that is in it, in the room that it is given.
private struct RootPicture: View {
  @Current var area: UIView
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    GeometryReader { proxy in
      AreaPicture(area: laidOut(in: proxy.size), direction: direction)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }

  private func laidOut(in size: CGSize) -> UIView {
    area.frame.size = size
    // What a class writes into states while it is laid out, such as the height of its text, counts from the next time on.
    BodyScope.$current.withValue(nil) { area.layOut(isRightToLeft: direction == .rightToLeft) }
    return area
  }
}

extension UIView {
  /// The views in it that its constraints are about: cells of a collection have theirs by themselves.
  var placedSubviews: [UIView] {
    self is UICollectionView ? subviews.filter { !($0 is UICollectionReusableView) } : subviews
  }

  /// From the inside out, as UIKit does.
  func updateAllConstraints() {
    prepare?()
    if let row = self as? UITableViewCell {
      row.configurationUpdateHandler?(row, row.configurationState)
      row.placeContentView()
    }
    for view in subviews { view.updateAllConstraints() }
    (self as? UIButton)?.updateOwnConfiguration()
    (self as? UICollectionViewCell)?.updateOwnConfiguration()
    updateConstraintsIfNeeded()
  }

  /// Places everything in it: by constraints where there are any, then as its classes say.
  fileprivate func layOut(isRightToLeft: Bool) {
    // Code that is called while it is laid out may ask for the same.
    guard !sequence(first: self, next: \.superview).contains(where: { $0.values.isBeingLaidOut }) else { return }
    values.isBeingLaidOut = true
    defer { values.isBeingLaidOut = false }
    updateAllConstraints()
    if ConstraintLayout.isNeeded(in: self) {
      ConstraintLayout.place(self, isRightToLeft: isRightToLeft)
      if carryCoveredInsets() { ConstraintLayout.place(self, isRightToLeft: isRightToLeft) }
    }
    arrange(isRightToLeft: isRightToLeft)
    _ = carryCoveredInsets()
  }

  /// Says to what is in it what of it is covered.
  /// - Returns: whether that was not known.
  private func carryCoveredInsets() -> Bool {
    var isNew = false
    for view in subviews {
      let covered = (self as? UIScrollView)?.coveredContent ?? covered(of: view.frame)
      if view.coveredInsets != covered { isNew = true }
      view.coveredInsets = covered
      if view.carryCoveredInsets() { isNew = true }
    }
    return isNew
  }

  private func arrange(isRightToLeft: Bool) {
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
    for view in subviews {
      if !placedSubviews.contains(where: { $0 === view }) { view.place(isRightToLeft: isRightToLeft) }
      view.arrange(isRightToLeft: isRightToLeft)
    }
  }

  /// Places what is in a cell, which is there when the collection around it has its size.
  private func place(isRightToLeft: Bool) {
    updateAllConstraints()
    if ConstraintLayout.isNeeded(in: self) { ConstraintLayout.place(self, isRightToLeft: isRightToLeft) }
  }

  /// What is covered of a part of it.
  private func covered(of part: CGRect) -> UIEdgeInsets {
    let insets = coveredInsets
    guard insets != .zero else { return .zero }
    return UIEdgeInsets(
      top: max(0, insets.top - part.minY), left: max(0, insets.left - part.minX),
      bottom: max(0, insets.bottom - (bounds.height - part.maxY)),
      right: max(0, insets.right - (bounds.width - part.maxX)))
  }
}

/// A view of UIKit that has its places, and all that is in it.
///
/// Places are distances from the left, whichever way lines run; texts know that way.
struct AreaPicture: View {
  @Current var area: UIView
  let direction: LayoutDirection

  var body: some View {
    if area.isHidden || area.layer.isHidden {
      EmptyView()
    } else if area.isDrawn {
      drawn
    } else {
      StandInSurface(of: area).environment(\.layoutDirection, direction)
    }
  }

  private var drawn: some View {
    let layer = area.layer
    let size = area.bounds.size
    return LayerPicture(
      layer: layer, size: size, background: area.backgroundColor.map { Color(uiColor: $0) }, clips: area.isClipped
    ) {
      content(in: size)
    }
    .opacity(max(0, min(1, area.alpha)) * Double(layer.opacity))
    .transformEffect(
      area.transform.concatenating(layer.affineTransform()).around(x: size.width / 2, y: size.height / 2)
    )
    .modifier(Traits(area: area))
    .environment(\.layoutDirection, .leftToRight)
  }

  @ViewBuilder private func content(in size: CGSize) -> some View {
    let own = area.drawnSteps
    if let problem = area.values.problem { StandInReport(sentence: problem) }
    if !own.isEmpty { Canvas { graphics, _ in for step in own { step(&graphics) } } }
    if let hosted = area.content?.view {
      hosted.frame(width: size.width, height: size.height).environment(\.layoutDirection, direction)
    }
    if let kind = area as? any DrawnKind { kind.ownContent.environment(\.layoutDirection, direction) }
    Frames(parts.map(\.frame)) {
      ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
        part.picture(direction)
      }
    }
  }

  /// The views in it and the layers between those, those behind first.
  private var parts: [AreaPart] {
    let offset = (area as? UIScrollView)?.contentOffset ?? .zero
    let layers = area.layer.sublayers ?? []
    let views = area.subviews
    func between(behind index: Int, last: Bool) -> [AreaPart] {
      layers.filter { last ? $0.viewsBehind >= index : $0.viewsBehind == index }.map { AreaPart.layer($0) }
    }
    let all = views.enumerated().flatMap { index, view -> [AreaPart] in
      between(behind: index, last: false)
        + (view.isHidden ? [] : [.view(view, view.frame.offsetBy(dx: -offset.x, dy: -offset.y))])
    }
    // Of the same height what is later is in front.
    return (all + between(behind: views.count, last: true)).enumerated()
      .sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
  }
}

/// A view or a layer in a view of UIKit.
@MainActor private enum AreaPart {
  case view(UIView, CGRect)
  case layer(CALayer)

  var frame: CGRect {
    switch self {
    case .view(_, let frame): frame
    case .layer(let layer): layer.frame
    }
  }

  /// How far it is in front of the others.
  var height: CGFloat {
    switch self {
    case .view(let view, _): view.layer.zPosition
    case .layer(let layer): layer.zPosition
    }
  }

  @ViewBuilder func picture(_ direction: LayoutDirection) -> some View {
    switch self {
    case .view(let view, _): AnyView(AreaPicture(area: view, direction: direction))
    case .layer(let layer): AnyView(SublayerPicture(layer: layer))
    }
  }
}

/// What a view of UIKit says for all that is in it.
private struct Traits: ViewModifier {
  @Current var area: UIView
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let tinted = content.environment(\.colorScheme, appearance)
    if let tint = area.tintColor { tinted.tint(Color(uiColor: tint)) } else { tinted }
  }

  private var appearance: ColorScheme {
    switch area.overrideUserInterfaceStyle {
    case .light: .light
    case .dark: .dark
    case .unspecified: colorScheme
    }
  }
}

extension UIView {
  /// Whether what is beyond its edges is cut off.
  fileprivate var isClipped: Bool { clipsToBounds || layer.masksToBounds || self is UIScrollView }

  /// What its class draws by itself.
  fileprivate var drawnSteps: [CGContext.Step] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let context = CGContext(size: bounds.size)
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
    return context.steps
  }
}

extension CGAffineTransform {
  /// The same movement with another point in the place of the origin.
  func around(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    isIdentity ? self : translatedBy(x: -x, y: -y).concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension View {
  /// Has what leads be the left side where sides are named.
  @ViewBuilder func absolute(_ isAbsolute: Bool) -> some View {
    if isAbsolute { environment(\.layoutDirection, .leftToRight) } else { self }
  }
}

/// Places views in rectangles.
struct Frames: Layout {
  let frames: [CGRect]

  init(_ frames: [CGRect]) { self.frames = frames }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}

extension CGFloat? {
  /// The number, or nil where there is none or no end.
  fileprivate var finite: CGFloat? { flatMap { $0.isFinite ? $0 : nil } }
}

extension CGFloat {
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}
