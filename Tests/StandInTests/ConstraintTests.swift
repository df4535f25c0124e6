import DeclarativeUI
import Foundation
import LaidOutViews
import Testing
import UIKitStandIn

/// A view of a size of its own.
final class Sized: UIView {
  private let own: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { own }
}

@MainActor @Suite struct `Constraints of UIKit` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added(_ view: UIView, to area: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (area ?? root).addSubview(view)
    return view
  }

  @Test func `pin edges, middles and lengths`() {
    let (outer, inner) = (added(UIView()), added(Sized(20, 10)))
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      outer.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 4),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 10, y: 46, width: 160, height: 54))
    #expect(inner.frame == CGRect(x: 80, y: 5, width: 20, height: 10))
  }

  @Test func `count while they are active, those of a higher priority first`() {
    let view = added(Sized(20, 10))
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70 && view.constraints == [width])
    width.priority = UILayoutPriority(700)
    root.layoutIfNeeded()
    // It may not be larger than 20 with 250, and not smaller than that with 750.
    #expect(view.frame.width == 70)
    width.constant = 5
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    width.isActive = false
    view.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20 && view.constraints.isEmpty)
  }

  @Test func `by the older initializer say the same`() {
    let view = added(UIView())
    root.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .right, relatedBy: .lessThanOrEqual, toItem: root, attribute: .centerX, multiplier: 1,
        constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 40),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 60),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 60 && view.frame.width == 40)
  }

  @Test func `lead from the right where lines start there`() {
    let view = added(Sized(20, 10))
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    root.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 170)
  }

  @Test func `have the margins of a screen's own view, as pictures of phones show`() {
    let screen = UIViewController()
    for (width, beside) in [(320, 16), (375, 16), (414, 20), (1366, 20)] as [(CGFloat, CGFloat)] {
      screen.view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
      screen.view.coveredInsets.top = 44
      #expect(screen.view.layoutMargins == UIEdgeInsets(top: 44, left: beside, bottom: 0, right: beside))
    }
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `hold guides: free ones, margins and what bars leave`() {
    let (guide, view, inside) = (UILayoutGuide(), added(Sized(20, 10)), added(UIView()))
    root.addLayoutGuide(guide)
    root.coveredInsets = UIEdgeInsets(top: 20, left: 0, bottom: 8, right: 0)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      inside.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      inside.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 50 && guide.layoutFrame.minY == 20 && root.layoutMargins.top == 28)
    #expect(inside.frame.minX == 8 && inside.frame.width == 184)
  }

  @Test func `in a scroll view by its own edges are those of all that is scrolled, from how far it is on`() throws {
    let scroll = try #require(added(UIScrollView()) as? UIScrollView)
    let (view, still) = (added(Sized(50, 300), to: scroll), added(Sized(5, 5), to: scroll))
    scroll.contentOffset.y = 30
    NSLayoutConstraint.activate([
      scroll.widthAnchor.constraint(equalToConstant: 80), scroll.heightAnchor.constraint(equalToConstant: 60),
      view.topAnchor.constraint(equalTo: scroll.topAnchor), view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      still.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 2),
    ])
    root.layoutIfNeeded()
    #expect(
      scroll.contentSize == CGSize(width: 50, height: 300) && view.frame == CGRect(x: 0, y: 0, width: 50, height: 300))
    #expect(still.frame.minY == 32)
    #expect(still.convert(CGPoint.zero, to: root).y == 2)
  }

  @Test func `go with a view that is taken out, and with what it was held by`() {
    let (view, inner) = (added(UIView()), added(Sized(4, 4)))
    view.addSubview(inner)
    let (outer, own) = (
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3)
    )
    NSLayoutConstraint.activate([outer, own])
    view.removeFromSuperview()
    #expect(!outer.isActive && own.isActive)
    root.addSubview(view)
    var gone: UIView? = added(UIView())
    if let gone { view.topAnchor.constraint(equalTo: gone.bottomAnchor, constant: 8).isActive = true }
    gone?.removeFromSuperview()
    gone = nil
    root.layoutIfNeeded()
    #expect(view.frame.origin == .zero && inner.frame.minX == 3)
  }

  @Test func `of a screen in another know at once what is covered of it, and ask for no end of layouts`() {
    final class Asking: UIView {
      override func layoutSubviews() { superview?.layoutIfNeeded() }
    }
    let (child, view) = (added(Asking()), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(view)
    root.coveredInsets.top = 20
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      child.heightAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minY == 15)
  }

  @Test func `hold baselines`() throws {
    let (large, small) = (try #require(added(UILabel()) as? UILabel), try #require(added(UILabel()) as? UILabel))
    (large.font, small.font) = (.systemFont(ofSize: 34), .systemFont(ofSize: 12))
    (large.text, small.text) = ("A", "a")
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let distance = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - distance) < 0.5)
  }

  @Test func `in a scroll view say how large what is scrolled is`() throws {
    let scroll = try #require(added(UIScrollView()) as? UIScrollView)
    let view = added(Sized(50, 300), to: scroll)
    NSLayoutConstraint.activate([
      scroll.widthAnchor.constraint(equalToConstant: 80), scroll.heightAnchor.constraint(equalToConstant: 60),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 55, height: 310))
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 300))
  }

  @Test func `are made once, until a view is to make them anew`() {
    final class Counting: UIView {
      private(set) var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let view = Counting()
    root.addSubview(view)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  @Test func `leave views at their frames that have none`() {
    let (view, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), added(Sized(4, 4)))
    root.addSubview(view)
    inner.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40) && inner.frame.minX == 40)
  }

  private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    (.flexibleWidth, CGRect(x: 20, y: 10, width: 160, height: 40)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 120, y: 60, width: 60, height: 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 70, y: 10, width: 60, height: 40)),
    ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 10, width: 135, height: 40)),
    ([], CGRect(x: 20, y: 10, width: 60, height: 40)),
  ]

  @Test(arguments: masks)
  func `of masks: what may change shares the difference`(mask: UIView.AutoresizingMask, frame: CGRect) {
    let (area, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
    view.frame = CGRect(x: 20, y: 10, width: 60, height: 40)
    view.autoresizingMask = mask
    area.addSubview(view)
    area.frame.size = CGSize(width: 200, height: 100)
    #expect(view.frame == frame)
    // The same where constraints place what is around it.
    area.frame.size = CGSize(width: 100, height: 50)
    let other = added(area)
    other.widthAnchor.constraint(equalToConstant: 200).isActive = true
    other.heightAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  @Test func `give texts of several lines the height that their width needs`() throws {
    let label = try #require(added(UILabel()) as? UILabel)
    label.text = "One two three four five six"
    label.numberOfLines = 0
    label.widthAnchor.constraint(equalToConstant: 80).isActive = true
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let line = UILabel()
    line.text = "One"
    let lines = label.frame.height / line.intrinsicContentSize.height
    #expect(abs(lines - 3) < 0.1)
  }
}

@MainActor @Suite struct `A stack of UIKit` {
  private func frames(
    _ views: [UIView], in size: CGSize = CGSize(width: 200, height: 60), change: (UIStackView) -> Void = { _ in }
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame.size = size
    change(stack)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func `fills its room with what wants least not to grow`() {
    let (first, second) = (Sized(30, 10), Sized(40, 10))
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(frames([first, second]) { $0.spacing = 10 } == [rect(0, 0, 30, 60), rect(40, 0, 160, 60)])
  }

  @Test func `leaves out what is hidden, and keeps distances of its own`() {
    let views = [Sized(30, 10), Sized(40, 10), Sized(50, 10)]
    views[2].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    views[1].isHidden = true
    #expect(frames(views) { $0.spacing = 4 }[2] == rect(34, 0, 166, 60))
    views[1].isHidden = false
    let own = frames(views) {
      $0.spacing = 4
      $0.setCustomSpacing(20, after: views[0])
    }
    #expect(own == [rect(0, 0, 30, 60), rect(50, 0, 40, 60), rect(94, 0, 106, 60)])
  }

  @Test(arguments: [
    (UIStackView.Distribution.fillEqually, [CGFloat(0), 70, 140], [CGFloat(60), 60, 60]),
    (.fillProportionally, [0, 46, 122], [36, 66, 78]), (.equalSpacing, [0, 55, 135], [30, 55, 65]),
    (.equalCentering, [0, 63.75, 135], [30, 55, 65]),
  ])
  func `distributes what it has`(distribution: UIStackView.Distribution, starts: [CGFloat], widths: [CGFloat]) {
    let found = frames([Sized(30, 10), Sized(55, 10), Sized(65, 10)]) {
      $0.spacing = 10
      $0.distribution = distribution
    }
    #expect(found.map { ($0.minX * 100).rounded() / 100 } == starts && found.map { $0.width.rounded() } == widths)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0), CGFloat(60)), (.leading, 0, 10), (.center, 25, 10), (.trailing, 50, 10),
  ])
  func `aligns across`(alignment: UIStackView.Alignment, start: CGFloat, height: CGFloat) {
    let found = frames([Sized(30, 10)]) { $0.alignment = alignment }
    #expect(found[0].minY == start && found[0].height == height)
  }

  @Test func `begins at the right where lines do`() {
    let stack = UIStackView(arrangedSubviews: [Sized(30, 10), Sized(50, 20)])
    (stack.frame.size, stack.spacing) = (CGSize(width: 100, height: 20), 6)
    stack.traitOverrides = UITraitCollection(layoutDirection: .rightToLeft)
    stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(70, 0, 30, 20), rect(0, 0, 64, 20)])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.maxX) == [100, 100])
  }

  @Test func `forgets views that are taken out, and distances that are to be as usual`() {
    let views = [Sized(30, 10), Sized(40, 10), Sized(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 140)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[1]] && stack.systemLayoutSizeFitting(.zero).width == 70)
  }

  @Test func `gives way to what a view in it is told, of which the later counts`() {
    let (stack, child) = (UIStackView(arrangedSubviews: [Sized(30, 10)]), UIView())
    stack.axis = .vertical
    stack.addArrangedSubview(child)
    child.heightAnchor.constraint(equalToConstant: 10).isActive = true
    child.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.6).isActive = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.layoutIfNeeded()
    #expect(child.frame.width == 60)
    let (outer, alone) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), UIView())
    alone.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(alone)
    alone.widthAnchor.constraint(equalToConstant: 40).isActive = true
    alone.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.8).isActive = true
    outer.layoutIfNeeded()
    #expect(alone.frame.width == 80)
  }

  @Test func `takes what is in it, and its margins if it is told`() {
    let stack = UIStackView(arrangedSubviews: [Sized(30, 10), Sized(50, 20)])
    stack.axis = .vertical
    stack.spacing = 6
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 36))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 56, height: 40))
  }
}
