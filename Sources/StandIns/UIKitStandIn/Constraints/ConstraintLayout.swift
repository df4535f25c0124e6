import DeclarativeUI

/// The places of a view's parts, by constraints.
///
/// Each view and each guide has four numbers: its upper left corner in the view around it, its width and its height. What
/// nothing determines is 0. Texts of several lines are asked for their height once their width is known.
@MainActor struct ConstraintLayout {
  private let root: UIView
  /// What it is to be as large as, and how much that counts.
  private let size: (width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority))
  let isRightToLeft: Bool
  private var places: [ObjectIdentifier: Int] = [:]
  private var areas: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var demands: [LinearProgram.Demand] = []
  private var count = 0
  /// How wide texts of several lines are, where that is known.
  private var widths: [ObjectIdentifier: CGFloat] = [:]

  /// Whether a view has anything in it that is placed by constraints.
  static func isNeeded(in view: UIView) -> Bool {
    view is UIStackView || !view.values.constraints.isEmpty || view.placedSubviews.contains { isNeeded(in: $0) }
  }

  /// Places everything in a view that has its size already.
  static func place(_ root: UIView, isRightToLeft: Bool) {
    let size = root.frame.size
    var layout = ConstraintLayout(root, ((size.width, .required), (size.height, .required)), isRightToLeft)
    let numbers = layout.solution()
    layout.apply(numbers)
  }

  /// What a view takes so that what is in it fits, in points.
  /// - Parameters:
  ///   - target: the size that it is to have.
  ///   - horizontal: how much the target's width counts; less than what is in it where it counts little.
  static func fittingSize(
    of root: UIView, _ target: CGSize = .zero, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    var layout = ConstraintLayout(root, ((target.width, horizontal), (target.height, vertical)), false)
    let numbers = layout.solution()
    return CGSize(width: numbers[2], height: numbers[3])
  }

  private init(
    _ root: UIView, _ size: (width: (CGFloat, UILayoutPriority), height: (CGFloat, UILayoutPriority)),
    _ isRightToLeft: Bool
  ) {
    (self.root, self.size, self.isRightToLeft) = (root, size, isRightToLeft)
  }

  /// The four numbers of each view and guide, with the heights of texts by their widths.
  private mutating func solution() -> [Double] {
    collect()
    let numbers = LinearProgram.solution(count: count, demands: demands)
    let texts = areas.filter { $0 is any WrappedText }
    guard !texts.isEmpty else { return numbers }
    for text in texts { widths[ObjectIdentifier(text)] = numbers[self[text] + 2] }
    collect()
    return LinearProgram.solution(count: count, demands: demands)
  }

  private mutating func collect() {
    (places, areas, guides, demands, count) = ([:], [], [], [], 0)
    add(root)
    demand(self[root], 0)
    demand(self[root] + 1, 0)
    demand(self[root] + 2, size.width.0, size.width.1)
    demand(self[root] + 3, size.height.0, size.height.1)
    for area in areas {
      addOwnSize(of: area)
      addFrame(of: area)
    }
    for guide in guides { addFrame(of: guide) }
    // Of those that contradict each other the later one counts, and each before what a stack wants: so a width that is a share
    // of a stack's and one after another were drawn in Gravatar's own pictures of iOS 17.
    for area in areas.reversed() {
      for constraint in area.values.constraints.reversed() { add(constraint) }
    }
    for area in areas { if let stack = area as? UIStackView { addArrangement(of: stack) } }
  }

  private subscript(item: AnyObject) -> Int { places[ObjectIdentifier(item)] ?? 0 }

  private mutating func add(_ view: UIView) {
    addNumbers(for: view)
    areas.append(view)
    // What is in it may be placed by its own edges, which are then those of all that is scrolled.
    if view is UIScrollView { _ = view.values.guide(.scrolledContent, of: view) }
    for guide in view.values.guides.values.sorted(by: { "\($0.kind)" < "\($1.kind)" }) + view.values.ownGuides {
      addNumbers(for: guide)
      guides.append(guide)
    }
    for view in view.placedSubviews { add(view) }
  }

  private mutating func addNumbers(for item: AnyObject) {
    places[ObjectIdentifier(item)] = count
    count += 4
  }

  // MARK: Demands

  private mutating func demand(_ number: Int, _ value: CGFloat, _ priority: UILayoutPriority? = nil) {
    demand(LinearProgram.Sum(factors: [number: 1], constant: -value), .equal, priority)
  }

  mutating func demand(
    _ sum: LinearProgram.Sum, _ relation: LinearProgram.Relation, _ priority: UILayoutPriority? = nil
  ) {
    let isMust = priority.map { $0.rawValue >= UILayoutPriority.required.rawValue } ?? true
    demands.append(LinearProgram.Demand(sum: sum, relation: relation, priority: isMust ? nil : priority?.rawValue))
  }

  /// No length is negative, and views want their own size.
  private mutating func addOwnSize(of view: UIView) {
    let own = view === root ? .zero : ownSize(of: view)
    for (offset, axis) in [(2, NSLayoutConstraint.Axis.horizontal), (3, .vertical)] {
      let number = self[view] + offset
      demand(LinearProgram.Sum(factors: [number: 1]), .atLeast)
      let length = axis == .horizontal ? own.width : own.height
      guard view !== root, length != UIView.noIntrinsicMetric else { continue }
      let sum = LinearProgram.Sum(factors: [number: 1], constant: -length)
      demand(sum, .atLeast, view.contentCompressionResistancePriority(for: axis))
      demand(sum, .atMost, view.contentHuggingPriority(for: axis))
    }
  }

  private func ownSize(of view: UIView) -> CGSize {
    guard let text = view as? any WrappedText, let width = widths[ObjectIdentifier(view)] else {
      return view.intrinsicContentSize
    }
    return text.size(forWidth: width)
  }

  /// Where a view is that follows its frame, and not its constraints.
  private mutating func addFrame(of view: UIView) {
    guard view !== root, view.translatesAutoresizingMaskIntoConstraints, let around = view.superview,
      !((around as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false)
    else { return }
    let (own, outer, frame, bounds) = (self[view], self[around], view.frame, around.bounds)
    let mask = view.autoresizingMask
    func add(
      _ offset: Int, _ start: CGFloat, _ length: CGFloat, of whole: CGFloat,
      _ flexible: (before: Bool, length: Bool, after: Bool), to layout: inout ConstraintLayout
    ) {
      // Both are linear in the length of what is around, so two lengths say all.
      let next = UIView.AutoresizingMask.place(of: (start, length), from: whole, to: whole + 1, flexible: flexible)
      for (number, value, share) in [
        (own + offset, start, next.start - start), (own + offset + 2, length, next.length - length),
      ] {
        var sum = LinearProgram.Sum(factors: [number: 1], constant: share * whole - value)
        sum.add(outer + offset + 2, -share)
        layout.demand(sum, .equal)
      }
    }
    add(
      0, frame.minX, frame.width, of: bounds.width,
      (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)),
      to: &self)
    add(
      1, frame.minY, frame.height, of: bounds.height,
      (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)),
      to: &self)
  }

  private mutating func addFrame(of guide: UILayoutGuide) {
    guard let view = guide.owningView else { return }
    let insets: UIEdgeInsets
    switch guide.kind {
    case .free: return
    case .scrolledContent:
      demand(self[guide], 0)
      demand(self[guide] + 1, 0)
      return
    case .scrollFrame:
      let offset = (view as? UIScrollView)?.contentOffset ?? .zero
      insets = UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
    case .safeArea: insets = view.safeAreaInsets
    case .margins: insets = view.layoutMargins
    }
    let (own, outer) = (self[guide], self[view])
    demand(own, insets.left)
    demand(own + 1, insets.top)
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    demand(LinearProgram.Sum(factors: [own + 2: 1, outer + 2: -1], constant: across), .equal)
    demand(LinearProgram.Sum(factors: [own + 3: 1, outer + 3: -1], constant: down), .equal)
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let terms = constraint.terms, let first = terms.first, places[ObjectIdentifier(first)] != nil else { return }
    var sum = value(terms.firstAttribute, of: first, beside: terms.second)
    if terms.secondAttribute != .notAnAttribute {
      guard let second = terms.second, places[ObjectIdentifier(second)] != nil else { return }
      sum.add(value(terms.secondAttribute, of: second, beside: first), times: -terms.multiplier)
    }
    // Where lines start at the right, what leads lies farther to the left.
    let isMirrored =
      isRightToLeft && [.leading, .trailing, .leadingMargin, .trailingMargin].contains(terms.firstAttribute)
    sum.constant -= isMirrored ? -constraint.constant : constraint.constant
    let relation: LinearProgram.Relation =
      switch terms.relation {
      case .equal: .equal
      case .greaterThanOrEqual: isMirrored ? .atMost : .atLeast
      case .lessThanOrEqual: isMirrored ? .atLeast : .atMost
      }
    demand(sum, relation, constraint.priority)
  }

  // MARK: Edges

  /// An edge, a middle or a length; edges and middles in the root.
  func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, beside other: AnyObject? = nil
  ) -> LinearProgram.Sum {
    let item = scrolled(item, attribute, beside: other)
    let margins = attribute.isWithinMargins ? (item as? UIView)?.layoutMargins ?? .zero : .zero
    func moved(_ axis: Int, _ place: Double, by distance: CGFloat) -> LinearProgram.Sum {
      var sum = edge(of: item, axis, place)
      sum.constant += Double(distance)
      return sum
    }
    let (left, right) = (moved(0, 0, by: margins.left), moved(0, 1, by: -margins.right))
    switch attribute {
    case .left, .leftMargin: return left
    case .right, .rightMargin: return right
    case .leading, .leadingMargin: return isRightToLeft ? right : left
    case .trailing, .trailingMargin: return isRightToLeft ? left : right
    case .centerX, .centerXWithinMargins: return moved(0, 0.5, by: (margins.left - margins.right) / 2)
    case .top, .topMargin: return moved(1, 0, by: margins.top)
    case .bottom, .bottomMargin: return moved(1, 1, by: -margins.bottom)
    case .centerY, .centerYWithinMargins: return moved(1, 0.5, by: (margins.top - margins.bottom) / 2)
    case .width: return LinearProgram.Sum(factors: [self[item] + 2: 1])
    case .height: return LinearProgram.Sum(factors: [self[item] + 3: 1])
    case .firstBaseline, .lastBaseline:
      guard let lines = (item as? any DrawnKind)?.baselines else { return edge(of: item, 1, 1) }
      // Texts stand in the middle of their areas.
      var sum = edge(of: item, 1, 0.5)
      sum.constant += Double(attribute == .firstBaseline ? lines.first : lines.last)
      return sum
    case .notAnAttribute: return LinearProgram.Sum()
    }
  }

  /// What is in a scroll view is placed by the edges of all that is scrolled.
  private func scrolled(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
  ) -> AnyObject {
    guard let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
      let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView, inner !== scroll,
      inner.isDescendant(of: scroll), let guide = scroll.values.guides[.scrolledContent]
    else { return item }
    return guide
  }

  /// A place along an axis, from 0 at the start to 1 at the end of an item.
  private func edge(of item: AnyObject, _ axis: Int, _ place: Double) -> LinearProgram.Sum {
    var sum = LinearProgram.Sum()
    sum.add(self[item] + axis, 1)
    if place > 0 { sum.add(self[item] + axis + 2, place) }
    var around = (item as? UILayoutGuide)?.owningView ?? (item as? UIView)?.superview
    while let view = around, item !== root, places[ObjectIdentifier(view)] != nil {
      sum.add(self[view] + axis, 1)
      if let offset = (view as? UIScrollView)?.contentOffset { sum.constant -= axis == 0 ? offset.x : offset.y }
      around = view === root ? nil : view.superview
    }
    return sum
  }

  // MARK: Result

  private func apply(_ numbers: [Double]) {
    func rectangle(_ item: AnyObject) -> CGRect {
      let first = self[item]
      return CGRect(x: numbers[first], y: numbers[first + 1], width: numbers[first + 2], height: numbers[first + 3])
    }
    for area in areas where area !== root { area.frame = rectangle(area) }
    for guide in guides {
      guide.layoutFrame = rectangle(guide)
      if guide.kind == .scrolledContent { (guide.owningView as? UIScrollView)?.contentSize = guide.layoutFrame.size }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}
