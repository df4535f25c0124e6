import DeclarativeUI

extension ConstraintLayout {
  /// What a stack says of the views that it arranges, those that are hidden left out.
  ///
  /// - Remark: which of several views takes what is left, where all want it as much, is a guess: the last.
  mutating func addArrangement(of stack: UIStackView) {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    // From the left, whichever way lines run.
    let isReversed = isRightToLeft && stack.axis == .horizontal
    let views = isReversed ? shown.reversed() : shown
    guard let first = views.first, let last = views.last else { return }
    let along = Along(stack)
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let (start, end) = stack.axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    equal(first, along.start, stack, along.start, start)
    equal(stack, along.end, last, along.end, end)
    for (view, next) in zip(views, views.dropFirst()) {
      let spacing = stack.values.spacings[ObjectIdentifier(isReversed ? next : view)] ?? stack.spacing
      var gap = value(along.start, of: next)
      gap.add(value(along.end, of: view), times: -1)
      gap.constant -= spacing
      demand(gap, stack.distribution.isSpaced ? .atLeast : .equal)
    }
    addDistribution(of: stack, views, along)
    for view in views { addAlignment(of: view, in: stack, insets) }
  }

  /// The edges of a direction.
  private struct Along {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute

    @MainActor init(_ stack: UIStackView) {
      (start, end, middle, length) =
        stack.axis == .horizontal ? (.left, .right, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
  }

  private mutating func equal(
    _ first: UIView, _ edge: NSLayoutConstraint.Attribute, _ second: UIView, _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat = 0, times factor: Double = 1, _ priority: UILayoutPriority? = nil
  ) {
    var sum = value(edge, of: first)
    sum.add(value(other, of: second), times: -factor)
    sum.constant -= constant
    demand(sum, .equal, priority)
  }

  private mutating func addDistribution(of stack: UIStackView, _ views: [UIView], _ along: Along) {
    guard let first = views.first else { return }
    switch stack.distribution {
    case .fill: return
    case .fillEqually: for view in views.dropFirst() { equal(view, along.length, first, along.length) }
    case .fillProportionally:
      let lengths = views.map {
        stack.axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      guard let own = lengths.first, own > 0 else { return }
      for (view, length) in zip(views, lengths).dropFirst() where length > 0 {
        equal(view, along.length, first, along.length, times: length / own, UILayoutPriority(999))
      }
    case .equalSpacing, .equalCentering:
      // The distances between neighbours, of their edges or of their middles, are those of the first two.
      let (from, to) =
        stack.distribution == .equalSpacing ? (along.end, along.start) : (along.middle, along.middle)
      let distances = zip(views, views.dropFirst()).map { view, next in
        var distance = value(to, of: next)
        distance.add(value(from, of: view), times: -1)
        return distance
      }
      for distance in distances.dropFirst() {
        var difference = distance
        difference.add(distances[0], times: -1)
        demand(difference, .equal, stack.distribution == .equalSpacing ? nil : UILayoutPriority(149))
      }
    }
  }

  private mutating func addAlignment(of view: UIView, in stack: UIStackView, _ insets: UIEdgeInsets) {
    let isRow = stack.axis == .horizontal
    let edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.left, .right)
    let (start, end) = isRow ? (insets.top, insets.bottom) : (insets.left, insets.right)
    func inside(_ layout: inout ConstraintLayout) {
      var before = layout.value(edges.0, of: view)
      before.add(layout.value(edges.0, of: stack), times: -1)
      before.constant -= start
      layout.demand(before, .atLeast)
      var after = layout.value(edges.1, of: stack)
      after.add(layout.value(edges.1, of: view), times: -1)
      after.constant -= end
      layout.demand(after, .atLeast)
    }
    switch stack.alignment {
    case .fill:
      equal(view, edges.0, stack, edges.0, start)
      equal(stack, edges.1, view, edges.1, end)
      return
    case .leading, .trailing:
      if (stack.alignment == .leading) != (isRightToLeft && !isRow) {
        equal(view, edges.0, stack, edges.0, start)
      } else {
        equal(stack, edges.1, view, edges.1, end)
      }
    case .center:
      equal(view, isRow ? .centerY : .centerX, stack, isRow ? .centerY : .centerX, (start - end) / 2)
    case .firstBaseline, .lastBaseline:
      let line = stack.alignment == .firstBaseline ? NSLayoutConstraint.Attribute.firstBaseline : .lastBaseline
      if isRow, let first = stack.arrangedSubviews.first(where: { !$0.isHidden }), first !== view {
        equal(view, line, first, line)
      }
    }
    inside(&self)
  }
}

extension UIStackView.Distribution {
  /// Whether what is left goes between the views.
  fileprivate var isSpaced: Bool { self == .equalSpacing || self == .equalCentering }
}
