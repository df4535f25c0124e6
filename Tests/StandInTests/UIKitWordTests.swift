import DeclarativeUI
import LaidOutViews
import Testing
import UIKitStandIn

/// Words of UIKit that apps have beside their views.
@MainActor @Suite struct `Words of UIKit` {
  @Test func `choose a part of what is typed`() throws {
    let field = UITextField()
    field.text = "tea cup"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: start)
    let chosen = try #require(field.selectedTextRange)
    #expect(field.text(in: chosen) == "cup" && !chosen.isEmpty)
    #expect(field.offset(from: chosen.end, to: chosen.start) == -3)
    #expect(field.position(from: start, offset: 4) == nil)
  }

  @Test func `keeps how paragraphs of an attributed string are set`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    var text = AttributedString("tea")
    text.paragraphStyle = style
    #expect(text.runs.first?.paragraphStyle?.lineSpacing == 3 && text.font == nil)
  }

  @Test func `a symbol of UIKit is as large as it is said to be`() {
    func size(_ image: some View) -> CGSize { ViewHost(image).idealSize }
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    let symbol = UIImage(systemName: "star", withConfiguration: configuration)
    let same = Image(systemName: "star").font(.system(size: 40, weight: .bold)).imageScale(.large)
    #expect(symbol.map { size(Image(uiImage: $0)) } == size(same))
    let heavier = symbol?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small))
    #expect(
      heavier.map { size(Image(uiImage: $0)) }
        == size(Image(systemName: "star").font(.system(size: 40, weight: .bold)).imageScale(.small)))
    #expect(UIImage(systemName: "no.such.symbol", withConfiguration: configuration) == nil)
    let colored = UIImage(systemName: "star", withConfiguration: .preferringMulticolor())
    let problems = LaidOut(AnyView(Image(uiImage: colored ?? UIImage()))).layout.problems
    #expect(problems.count == 1 && problems[0].hasPrefix("The colours of "))
  }

  @Test func `a screen of rows is asked for them`() {
    let screen = Rows()
    #expect(screen.tableView === screen.view && screen.told == ["loaded"])
    let source = screen.tableView.dataSource
    #expect(source?.tableView(screen.tableView, numberOfRowsInSection: 0) == 10)
    #expect(UITableViewController(style: .grouped).numberOfSections(in: screen.tableView) == 1)
  }

  @Test func `what a collection shows is kept by its data source`() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendItems(["lost"])
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["d"])
    snapshot.insertItems(["c"], afterItem: "b")
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "d"])
    #expect(source.itemIdentifier(for: IndexPath(indexes: [1, 0])) == "d")
    #expect(source.itemIdentifier(for: IndexPath(indexes: [2, 0])) == nil)
    #expect(source.indexPath(for: "c") == IndexPath(indexes: [0, 1]))
    #expect(collection.dataSource?.collectionView(collection, numberOfItemsInSection: 0) == 2)
  }

  @Test func `a view knows where it is and what is touched in it`() {
    let (screen, box, leaf) = (UIView(frame: CGRect(x: 1, y: 2, width: 100, height: 100)), UIView(), UIView())
    box.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    leaf.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    screen.addSubview(box)
    box.addSubview(leaf)
    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 16, y: 27))
    #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 16, y: 28, width: 7, height: 8))
    #expect(box.convert(CGPoint(x: 16, y: 27), from: screen) == CGPoint(x: 6, y: 7))
    #expect(screen.hitTest(CGPoint(x: 16, y: 27), with: nil) === leaf)
    leaf.isHidden = true
    #expect(screen.hitTest(CGPoint(x: 16, y: 27), with: nil) === box)
    #expect(screen.hitTest(CGPoint(x: 100, y: 1), with: nil) == nil)
  }

  @Test func `a view is told where it goes, and keeps its layer`() {
    final class Gradient: UIView {
      var told: [Bool] = []
      override class var layerClass: AnyClass { CAGradientLayer.self }
      override func willMove(toSuperview newSuperview: UIView?) { told.append(newSuperview != nil) }
    }
    let (view, gradient) = (UIView(), Gradient())
    view.addSubview(gradient)
    view.insertSubview(gradient, belowSubview: gradient)
    gradient.removeFromSuperview()
    gradient.removeFromSuperview()
    #expect(gradient.told == [true, true, false])
    #expect(gradient.layer is CAGradientLayer && gradient.layer === gradient.layer && !(view.layer is CAGradientLayer))
    let scroll = UIScrollView()
    #expect(
      scroll.contentLayoutGuide === scroll.contentLayoutGuide && scroll.frameLayoutGuide !== scroll.contentLayoutGuide)
  }

  @Test func `a screen keeps what stands for it below, and shows others`() {
    let (screen, other) = (UIViewController(), UIViewController())
    screen.tabBarItem = UITabBarItem(title: "Cups", image: nil, tag: 3)
    screen.view = UIView()
    #expect(screen.tabBarItem.title == "Cups" && screen.tabBarItem.tag == 3)
    screen.show(other, sender: nil)
    #expect(screen.presentedViewController === other)
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
  }

  @Test func `movements are at their end at once`() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1)
    animator.startAnimation()
    animator.startAnimation()
    #expect(view.alpha == 0.5 && ends == [.end])
    animator.addCompletion { ends.append($0) }
    animator.finishAnimation(at: .start)
    #expect(ends == [.end, .start])
  }

  @Test func `movements that begin again at their end stop somewhere`() {
    var (turns, changes, frames) = (0, 0, 0)
    func turn() {
      turns += 1
      _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}) { _ in turn() }
    }
    func change() { UIView.animate(withDuration: 1, animations: { changes += 1 }, completion: { _ in change() }) }
    func show() {
      UIView.animateKeyframes(withDuration: 1, delay: 0, animations: { frames += 1 }, completion: { _ in show() })
    }
    turn()
    change()
    show()
    turn()
    #expect(turns == 202 && changes == 101 && frames == 101)
  }

  @Test func `a layer keeps its map`() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(layer.transform.m21 == 3 && layer.transform.m42 == 6)
    #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
  }

  @Test func `segments, rows and greys are what they were told`() {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    segments.setTitle("c", forSegmentAt: 1)
    segments.setTitle("d", forSegmentAt: 7)
    #expect(segments.titleForSegment(at: segments.selectedSegmentIndex) == "c" && segments.numberOfSegments == 2)
    final class Row: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = reuseIdentifier
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Row(style: .value1, reuseIdentifier: "row").textLabel?.text == "row")
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && !UIColor.red.getWhite(nil, alpha: nil))
    #expect((white, alpha) == (0.25, 0.5))
  }

  @Test func `plain texts are read, and no others`() throws {
    typealias Kind = NSAttributedString.DocumentType
    func read(_ text: String, _ kind: Any?) throws -> String {
      var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
      options[.documentType] = kind
      return try NSAttributedString(data: Data(text.utf8), options: options).string
    }
    #expect(try read("<b>x</b>", Kind.plain) == "<b>x</b>")
    #expect(try read("x", nil) == "x")
    #expect(throws: CocoaError.self) { try read("<b>x</b>", Kind.html) }
    #expect(throws: CocoaError.self) { try read("<b>x</b>", "NSHTML") }
    #expect(throws: CocoaError.self) { try read("<b>x</b>", nil) }
    let wide = try #require("x".data(using: .utf16LittleEndian))
    let options = [
      NSAttributedString.DocumentReadingOptionKey.characterEncoding: String.Encoding.utf16LittleEndian.rawValue
    ]
    #expect(try NSAttributedString(data: wide, options: options).string == "x")
  }

  @Test func `a button of a bar keeps what it was made of`() {
    let view = UIView()
    let button = UIBarButtonItem(title: "Go", style: .done, target: view, action: Selector("go"))
    #expect(button.title == "Go" && button.style == .done && button.target === view && button.action == Selector("go"))
    #expect(UIBarButtonItem(customView: view).customView === view && UIBarButtonItem.fixedSpace(8).width == 8)
  }

  @Test func `a picture is made smaller`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { _ in
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(picture.preparingThumbnail(of: CGSize(width: 4, height: 2))?.size == CGSize(width: 4, height: 2))
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 4, height: 2)) == nil)
  }
}

private final class Rows: UITableViewController {
  var told: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    told.append("loaded")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }
}
