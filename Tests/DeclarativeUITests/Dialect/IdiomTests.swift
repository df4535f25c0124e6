import DeclarativeUI
import Drawings
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `An idiom of SwiftUI` {
  private func description(_ view: some View) -> String {
    LaidOut(view).layout.drawing.description
  }

  @Test func `names a shape without its type`() {
    let box = Box(30, 20)
    #expect(description(box.clipShape(.rect)) == description(box.clipShape(Rectangle())))
    #expect(description(box.clipShape(.circle)) == description(box.clipShape(Circle())))
    #expect(description(box.clipShape(.ellipse)) == description(box.clipShape(Ellipse())))
    #expect(description(box.clipShape(.capsule)) == description(box.clipShape(Capsule())))
    #expect(
      description(box.clipShape(.capsule(style: .circular))) == description(box.clipShape(Capsule(style: .circular))))
    #expect(
      description(box.background(.blue, in: .rect(cornerRadius: 8)))
        == description(box.background(.blue, in: RoundedRectangle(cornerRadius: 8))))
    let corner = CGSize(width: 8, height: 4)
    #expect(
      description(box.clipShape(.rect(cornerSize: corner, style: .circular)))
        == description(box.clipShape(RoundedRectangle(cornerSize: corner, style: .circular))))
  }

  @Test func `paints the gradient of a colour, lighter at the top`() {
    let color = Color(red: 1, green: 0, blue: 0.2, opacity: 0.4)
    let expected = PixelImages.Gradient(stops: [
      .init(color: RGBAColor(red: 255, green: 45, blue: 94, alpha: 102), location: 0),
      .init(color: RGBAColor(red: 255, green: 0, blue: 51, alpha: 102), location: 0.7),
    ])
    guard case .shape(let shape)? = LaidOut(Rectangle().fill(color.gradient)).items.first else {
      Issue.record("The rectangle is missing")
      return
    }
    #expect(shape.paint == .linearGradient(expected, start: Point(x: 50, y: 0), end: Point(x: 50, y: 100)))
    #expect(description(Circle().fill(.red.gradient)) == description(Circle().fill(Color.red.gradient)))
    let any = AnyGradient(Gradient(colors: [.red, .blue]))
    #expect(
      description(Circle().fill(any))
        == description(Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))))
  }

  @Test func `changes which view is in front`() {
    func names(_ view: some View) -> [String] { LaidOut(view).items.map(\.name) }
    #expect(
      names(
        ZStack {
          Circle().zIndex(1)
          Rectangle()
          Capsule()
          Ellipse().zIndex(-1)
        }) == ["Ellipse", "Rectangle", "Capsule", "Circle"])
    #expect(
      names(
        HStack {
          Circle().zIndex(1).padding()
          Rectangle().zIndex(.nan)
        }) == ["Rectangle", "Circle"])
  }

  @Test func `changes which view is in front, not where it is`() {
    let row = HStack(spacing: 0) {
      Box(10, 10).zIndex(2)
      Box(20, 20)
    }
    #expect(LaidOut(row).frames == [rect(45, 40, 20, 20), rect(35, 45, 10, 10)])
  }

  @Test func `maps a path`() {
    let square = Path(rect(0, 0, 10, 10))
    #expect(square.applying(CGAffineTransform(scaleX: 2, y: 3)).boundingRect == rect(0, 0, 20, 30))
    let moved = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2)
    #expect(square.applying(moved).boundingRect == rect(5, 6, 20, 20))
    let quarter = CGAffineTransform.identity.rotated(by: .pi / 2)
    #expect(square.applying(quarter).boundingRect.isNear(rect(-10, 0, 10, 10)))
    var both = square
    both.addPath(square, transform: CGAffineTransform(translationX: 20, y: 0))
    #expect(both.boundingRect == rect(0, 0, 30, 10))
    #expect(square.applying(.identity) == square)
  }

  @Test func `for listeners and fingers changes nothing that is seen`() {
    let box = Box(10, 10)
    let heard =
      box.accessibilityLabel("Name").accessibilityLabel(Text("Name")).accessibilityLabel(String("Name"))
      .accessibilityHint("Hint").accessibilityHint(Text("Hint")).accessibilityHint(String("Hint"))
      .accessibilityValue("Value").accessibilityValue(Text("Value")).accessibilityValue(String("Value"))
      .accessibilityHidden(true).accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isImage).accessibilityElement().accessibilityElement(children: .combine)
    #expect(description(heard) == description(box))
    #expect(LaidOut(heard).layout.problems == [])
    var calls = 0
    let touched =
      box.onAppear().onDisappear { calls += 1 }.onTapGesture { calls += 1 }
      .onTapGesture(count: 2) { calls += 1 }.contentShape(Rectangle()).contentShape(.circle, eoFill: true)
      .allowsHitTesting(false)
    #expect(description(touched) == description(box))
    #expect(LaidOut(touched).layout.problems == [])
    #expect(calls == 0)
  }
}
