import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing
import UIKitStandIn
import ViewSnapshotTesting
import WebKitStandIn

/// A view of UIKit among views.
private struct Shown<Area: UIView>: UIViewRepresentable {
  let area: Area
  /// Another one has it brought up to date.
  var step = 0

  func makeUIView(context: Context) -> Area { area }
  func updateUIView(_ uiView: Area, context: Context) {}
}

private struct ShownScreen: UIViewControllerRepresentable {
  let screen: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { screen }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// Draws a disc, and has a layer that is as large as it.
private final class Disc: UIView {
  let edge = CAShapeLayer()

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    context?.fillEllipse(in: rect)
  }

  override func layoutSubviews() {
    edge.frame = bounds
    edge.path = CGPath(rect: CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.midY), transform: nil)
  }
}

@MainActor @Suite struct `A drawn view of UIKit` {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// The pixels of a view in 20 by 20 points on white.
  private func pixels(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: 20, height: 20).background(Color.white))
    return try #require(renderer.uiImage).bitmap
  }

  private func color(_ view: some View, _ x: Int, _ y: Int) throws -> [UInt8] {
    let pixel = try pixels(view)[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  private func area(_ frame: CGRect = .zero, _ color: UIColor? = nil) -> UIView {
    let area = UIView(frame: frame)
    area.backgroundColor = color
    return area
  }

  @Test func `with nothing in it is nothing to see, and nothing is reported`() {
    let laidOut = LaidOut(Shown(area: UIView()))
    #expect(laidOut.items.isEmpty && laidOut.layout.problems.isEmpty)
  }

  @Test func `has symbols among the letters of a label`() throws {
    let label = UILabel()
    label.text = "Tea"
    let letters = label.intrinsicContentSize.width
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let words = NSMutableAttributedString(string: "Tea")
    words.append(NSAttributedString(attachment: NSTextAttachment(image: symbol)))
    label.attributedText = words
    #expect(label.intrinsicContentSize.width > letters + 12)
    #expect(LaidOut(Shown(area: label)).layout.problems.isEmpty)
    let center = label.center
    let dynamics = UIDynamicAnimator(referenceView: label)
    dynamics.addBehavior(UIGravityBehavior(items: [label]))
    #expect(dynamics.behaviors.count == 1 && !dynamics.isRunning && label.center == center)
  }

  @Test func `has its background within its corners, its border and how opaque it is`() throws {
    let view = area(.zero, red)
    view.layer.cornerRadius = 10
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(try color(Shown(area: view), 0, 0) == [255, 255, 255])
    #expect(try color(Shown(area: view), 19, 0) == [255, 0, 0])
    view.layer.borderWidth = 2
    view.layer.borderColor = green.cgColor
    #expect(try color(Shown(area: view), 19, 1) == [0, 255, 0])
    view.isHidden = true
    #expect(LaidOut(Shown(area: view)).items.isEmpty)
    (view.isHidden, view.alpha) = (false, 0)
    #expect(try color(Shown(area: view), 19, 1) == [255, 255, 255])
  }

  @Test func `has the views in it at their frames, those that are hidden left out, cut off where it says so`() throws {
    let (outer, inner) = (area(), area(CGRect(x: 5, y: 5, width: 30, height: 4), red))
    let covering = area(CGRect(x: 6, y: 0, width: 2, height: 20), green)
    outer.addSubview(inner)
    outer.addSubview(covering)
    let view = Shown(area: outer).frame(width: 10, height: 10).frame(width: 20, height: 20, alignment: .topLeading)
    #expect(try color(view, 15, 6) == [255, 0, 0])
    #expect(try color(view, 6, 6) == [0, 255, 0])
    covering.isHidden = true
    outer.clipsToBounds = true
    #expect(try color(view, 6, 6) == [255, 0, 0])
    #expect(try color(view, 15, 6) == [255, 255, 255])
  }

  @Test func `has what its class draws behind its layers, which it arranges itself`() throws {
    let disc = Disc()
    disc.edge.fillColor = green.cgColor
    disc.layer.addSublayer(disc.edge)
    let found = try pixels(Shown(area: disc))
    #expect(found[10, 4].red == 255 && found[10, 4].green == 0)
    #expect(found[0, 0].green == 255 && found[10, 15].red == 0 && found[10, 15].green == 255)
  }

  @Test func `has layers between the views that were there and those that came later`() throws {
    let (view, layer, outer) = (area(CGRect(x: 0, y: 0, width: 20, height: 20), red), CALayer(), area())
    (layer.frame, layer.backgroundColor) = (CGRect(x: 0, y: 0, width: 10, height: 20), green.cgColor)
    outer.addSubview(view)
    outer.layer.addSublayer(layer)
    outer.addSubview(area(CGRect(x: 0, y: 0, width: 5, height: 20), red))
    #expect(try color(Shown(area: outer), 2, 10) == [255, 0, 0])
    #expect(try color(Shown(area: outer), 7, 10) == [0, 255, 0])
    outer.layer.insertSublayer(layer, at: 0)
    #expect(try color(Shown(area: outer), 7, 10) == [255, 0, 0])
    outer.layer.insertSublayer(layer, above: view.layer)
    #expect(try color(Shown(area: outer), 7, 10) == [0, 255, 0])
    outer.layer.insertSublayer(layer, below: view.layer)
    #expect(try color(Shown(area: outer), 7, 10) == [255, 0, 0])
    layer.zPosition = 1
    #expect(try color(Shown(area: outer), 7, 10) == [0, 255, 0])
  }

  @Test func `is drawn as it is then, whatever has been drawn of it before`() {
    let (outer, inner) = (area(), area(CGRect(x: 0, y: 0, width: 10, height: 10), red))
    outer.addSubview(inner)
    let living = LivingView(Shown(area: outer))
    let screen = HostedScreen(.fixed(CGSize(width: 50, height: 50)), hasBackground: false)
    #expect(LaidOut(living.layout(on: screen)).frames == [rect(0, 0, 10, 10)])
    inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    living.rootView = Shown(area: outer, step: 1)
    #expect(LaidOut(living.layout(on: screen)).frames == [rect(5, 5, 20, 20)])
  }

  @Test func `of a cell has what is in it by its constraints`() {
    let (cell, view) = (UICollectionViewCell(), area(.zero, red))
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -20),
    ])
    let laidOut = LaidOut(Shown(area: cell))
    #expect(laidOut.frames == [rect(10, 0, 90, 80)] && laidOut.layout.problems.isEmpty)
  }

  @Test func `has gradients and masks of layers`() throws {
    let (view, gradient, mask) = (area(), CAGradientLayer(), CAShapeLayer())
    gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    gradient.colors = [red.cgColor, red.cgColor, green.cgColor, green.cgColor]
    gradient.locations = [0, 0.5, 0.5, 1]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    view.layer.addSublayer(gradient)
    #expect(try color(Shown(area: view), 5, 5) == [255, 0, 0])
    #expect(try color(Shown(area: view), 15, 5) == [0, 255, 0])
    mask.frame = CGRect(x: 0, y: 10, width: 20, height: 10)
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    gradient.mask = mask
    #expect(try color(Shown(area: view), 5, 5) == [255, 255, 255])
    #expect(try color(Shown(area: view), 5, 15) == [255, 0, 0])
  }

  @Test func `turns about its middle`() throws {
    let (outer, bar) = (area(), area(CGRect(x: 0, y: 8, width: 20, height: 4), red))
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    outer.addSubview(bar)
    #expect(try color(Shown(area: outer), 10, 1) == [255, 0, 0])
    #expect(try color(Shown(area: outer), 1, 10) == [255, 255, 255])
  }

  @Test func `is a surface where its class is not known, alone or in another`() {
    let outer = area()
    outer.addSubview(WKWebView(frame: CGRect(x: 10, y: 10, width: 40, height: 40)))
    let laidOut = LaidOut(Shown(area: outer))
    #expect(laidOut.frames.contains(rect(10, 10, 40, 40)))
    #expect(laidOut.layout.problems.count == 1)
    #expect(laidOut.layout.problems.first?.hasPrefix("WKWebView is a view of UIKit that cannot be drawn") == true)
  }

  @Test func `shows texts where their alignment says, in the size that they take`() {
    let label = UILabel()
    label.text = "Hi"
    label.textAlignment = .right
    let alone = LaidOut(Shown(area: label).fixedSize(), scale: 3)
    #expect(
      alone.frame("Hi")?.size == label.intrinsicContentSize)
    #expect(LaidOut(Shown(area: label)).frame("Hi")?.maxX == 100)
    #expect(LaidOut(Shown(area: label).environment(\.layoutDirection, .rightToLeft)).frame("Hi")?.maxX == 100)
    label.attributedText = NSAttributedString(string: "Ho", attributes: [.foregroundColor: red])
    #expect(label.text == "Ho" && LaidOut(Shown(area: label)).frames("Ho").count == 1)
  }

  @Test func `shows pictures as its mode says`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      $0.cgContext.setFillColor(red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let view = UIImageView(image: picture)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    let shown = Shown(area: view)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    func reds(_ mode: UIView.ContentMode) throws -> Int {
      view.contentMode = mode
      view.clipsToBounds = true
      let found = try pixels(shown)
      return (0..<400).count { found[$0 % 20, $0 / 20].green == 0 }
    }
    #expect(try reds(.scaleToFill) == 400)
    #expect(try reds(.scaleAspectFit) == 200)
    #expect(try reds(.scaleAspectFill) == 400)
    #expect(try reds(.center) == 8)
  }

  @Test func `casts one shadow of all that is in it, below all`() throws {
    let view = area(.zero, red)
    view.layer.shadowOpacity = 1
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    view.addSubview(area(CGRect(x: 5, y: 5, width: 5, height: 5), green))
    #expect(try color(Shown(area: view), 7, 7) == [0, 255, 0])
    #expect(try color(Shown(area: view), 7, 12) == [255, 0, 0])
    #expect(try color(Shown(area: view).frame(height: 10).frame(height: 20, alignment: .top), 7, 12) == [0, 0, 0])
  }

  @Test func `has a picture as the contents of a layer`() throws {
    let (view, layer) = (area(), CALayer())
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
      $0.cgContext.setFillColor(green.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    (layer.frame, layer.contents) = (CGRect(x: 0, y: 0, width: 10, height: 20), picture.cgImage)
    view.layer.addSublayer(layer)
    #expect(try color(Shown(area: view), 5, 5) == [0, 255, 0])
    #expect(try color(Shown(area: view), 15, 5) == [255, 255, 255])
  }

  @Test func `of a layer alone is as large as the layer, wherever it is`() throws {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (CGRect(x: 5, y: 5, width: 20, height: 20), red.cgColor)
    (layer.borderWidth, layer.borderColor) = (4, green.cgColor)
    #expect(layer.shownArea.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try color(Shown(area: layer.shownArea), 2, 2) == [0, 255, 0])
    #expect(try color(Shown(area: layer.shownArea), 10, 10) == [255, 0, 0])
    let view = area()
    #expect(view.layer.shownArea === view)
  }

  @Test func `shows what is written from the inset on`() {
    let view = UITextView()
    view.text = "Hi"
    view.font = .systemFont(ofSize: 17)
    #expect(LaidOut(Shown(area: view)).frame("Hi")?.origin == CGPoint(x: 5, y: 8))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(LaidOut(Shown(area: view)).frame("Hi")?.origin == .zero)
    view.isScrollEnabled = false
    #expect(
      LaidOut(Shown(area: view).fixedSize(), scale: 3).frame("Hi")?.size.height == view.intrinsicContentSize.height)
  }

  @Test func `takes what its lines take of a width, and one line without a letter`() {
    let view = UITextView(frame: .zero, textContainer: nil)
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    let line = view.intrinsicContentSize.height
    #expect(line > 35)
    view.text = "One two"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == line)
    let wrapped = view.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(abs(wrapped.height - (2 * line - 16)) < 0.01 && wrapped.width <= 60)
  }

  /// Tells views how high it is where it stands.
  private final class Telling: UIView {
    var tell: (CGFloat) -> Void = { _ in }
    override func layoutSubviews() { tell(bounds.width / 2) }
  }

  private struct Told: View {
    let area: Telling
    @State private var height: CGFloat = 10

    var body: some View {
      area.tell = { height = $0 }
      return Shown(area: area).frame(height: height)
    }
  }

  @Test func `tells views while it is laid out what they become`() async throws {
    let area = Telling()
    area.backgroundColor = red
    let screen = LivingScreen(Told(area: area))
    try await screen.settled()
    #expect(screen.layout.problems.isEmpty && screen.frames.first?.height == 200)
  }

  @Test func `shows buttons by their state`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .selected)
    #expect(button.intrinsicContentSize.height == 30)
    #expect(LaidOut(Shown(area: button)).frames("Go").count == 1)
    button.isSelected = true
    #expect(button.currentTitle == "Gone" && LaidOut(Shown(area: button)).frames("Gone").count == 1)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.intrinsicContentSize.height == 30)
    let pictured = UIButton(type: .contactAdd)
    #expect(pictured.intrinsicContentSize.height < 27)
    let filled = UIButton(configuration: .filled())
    filled.setTitle("Fill", for: .normal)
    #expect(LaidOut(Shown(area: filled)).frames("Fill").count == 1)
    // It fills its room, and its title comes before a picture that trails.
    filled.contentHorizontalAlignment = .left
    filled.configuration?.image = UIImage(systemName: "star")
    filled.configuration?.imagePlacement = .trailing
    let filling = LaidOut(Shown(area: filled))
    #expect(filling.frames.first?.width == 100 && filling.frame("Fill")?.minX == 12)
    #expect(filling.frames.last.map { $0.minX >= 12 + (filling.frame("Fill")?.width ?? 0) } == true)
  }

  @Test func `does what its actions say, with their titles`() {
    var pressed: [String] = []
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Do") { pressed.append(($0.sender as? UIButton)?.currentTitle ?? "") })
    let other = UIAction { _ in pressed.append("changed") }
    button.addAction(other, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    button.removeAction(other, for: .valueChanged)
    button.sendActions(for: .valueChanged)
    #expect(pressed == ["Do", "changed"] && LaidOut(Shown(area: button)).frames("Do").count == 1)
  }

  @Test func `of a screen has the views of screens in it`() {
    let (screen, child) = (UIViewController(), UIHostingController(rootView: Text(verbatim: "In")))
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let laidOut = LaidOut(ShownScreen(screen: screen))
    let text = laidOut.frame("In")
    #expect(text?.midX.rounded() == 30 && text?.midY.rounded() == 20 && laidOut.layout.problems.isEmpty)
  }

  @Test func `is drawn into pictures`() {
    let view = area(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let drawings: [(CGContext) -> Void] = [
      { view.layer.render(in: $0) }, { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) },
    ]
    for draw in drawings {
      let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { draw($0.cgContext) }
      #expect(picture.bitmap[5, 5].red == 255 && picture.bitmap[5, 5].green == 0)
    }
  }
}

@MainActor @Suite struct `A picture of a view of UIKit` {
  private func picture(_ area: UIView) throws -> Bitmap {
    var picture: UIImage?
    Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 1)).snapshot(area).run { picture = $0 }
    return try #require(picture).bitmap
  }

  @Test func `is as large as its frame, or as what is in it`() throws {
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 30, height: 20))
    view.backgroundColor = .black
    view.layer.cornerRadius = 10
    let found = try picture(view)
    #expect(found.width == 30 && found.height == 20 && found[15, 10].alpha == 255 && found[0, 0].alpha == 0)
    let stack = UIStackView(arrangedSubviews: [Sized(12, 7), Sized(5, 9)])
    #expect(try picture(stack).size == PixelSize(width: 17, height: 9))
  }

  @Test func `of a screen reaches behind bars, which its guides leave free`() throws {
    let screen = UIViewController()
    let view = UIView()
    (view.backgroundColor, view.translatesAutoresizingMaskIntoConstraints) = (.black, false)
    screen.view.backgroundColor = .white
    screen.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: screen.view.leftAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    var picture: UIImage?
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0), size: CGSize(width: 40, height: 60),
      traits: UITraitCollection(displayScale: 1))
    Snapshotting<UIViewController, UIImage>.image(on: config).snapshot(screen).run { picture = $0 }
    let found = try #require(picture).bitmap
    #expect(found[5, 19].red == 255 && found[5, 21].red == 0 && found[5, 59].red == 0)
  }
}
