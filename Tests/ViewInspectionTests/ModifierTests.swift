import DeclarativeUI
import Foundation
import Testing
import ViewInspection

private enum LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@MainActor @Suite struct `What a view was given` {
  private func view(_ view: some View) throws -> InspectableView<ViewType.Color> {
    try view.inspect().find(ViewType.Color.self)
  }

  @Test func `for its size`() throws {
    let fixed = try view(Color.red.frame(width: 10, height: 20, alignment: .top))
    #expect(try fixed.fixedFrame() == (10, 20, .top))
    #expect(try view(Color.red.frame(width: 10)).fixedWidth() == 10)
    #expect(try view(Color.red.frame(height: 10)).fixedHeight() == 10)
    #expect(try view(Color.red.frame(height: 10)).fixedAlignment() == .center)
    #expect(throws: InspectionError.self) { try view(Color.red.frame(height: 10)).fixedWidth() }
    let flexible = try view(Color.red.frame(minWidth: 1, maxHeight: .infinity)).flexFrame()
    #expect(flexible.minWidth == 1 && flexible.maxHeight == .infinity && flexible.idealWidth.isNaN)
    #expect(flexible.alignment == .center)
    #expect(try view(Color.red.fixedSize()).fixedSize() == (true, true))
    #expect(try view(Color.red.fixedSize(horizontal: true, vertical: false)).fixedSize() == (true, false))
    #expect(try view(Color.red.layoutPriority(2)).layoutPriority() == 2)
    #expect(try view(Color.red.aspectRatio(2, contentMode: .fill)).aspectRatio() == (2, .fill))
    #expect(try view(Color.red.scaledToFit()).aspectRatio() == (nil, .fit))
  }

  @Test func `as space around it, that of all its paddings together`() throws {
    #expect(try view(Color.red.padding(4)).padding() == EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
    let twice = try view(Color.red.padding(.top, 4).padding(.horizontal, 3).padding(1))
    #expect(try twice.padding() == EdgeInsets(top: 5, leading: 4, bottom: 1, trailing: 4))
    #expect(try twice.padding(.horizontal) == 4)
    #expect(throws: InspectionError.self) { try twice.padding(.all) }
    #expect(try view(Color.red.padding(.top, 4)).hasPadding(.top))
    #expect(try !view(Color.red.padding(.top, 4)).hasPadding())
    #expect(throws: InspectionError.self) { try view(Color.red.padding(.top, 4)).padding(.bottom) }
    #expect(throws: InspectionError.self) { try view(Color.red).padding() }
  }

  @Test func `for its place`() throws {
    #expect(try view(Color.red.offset(x: 1, y: 2)).offset() == CGSize(width: 1, height: 2))
    #expect(try view(Color.red.position(x: 1, y: 2)).position() == CGPoint(x: 1, y: 2))
    #expect(try view(Color.red.zIndex(3)).zIndex() == 3)
    #expect(try view(Color.red.ignoresSafeArea(edges: .top)).edgesIgnoringSafeArea() == .top)
    #expect(try view(Color.red.ignoresSafeArea()).edgesIgnoringSafeArea() == .all)
  }

  @Test func `for its look`() throws {
    #expect(try view(Color.red.opacity(0.5)).value() == Color.red.opacity(0.5))
    #expect(try view(Color.red.frame(width: 1).opacity(0.25)).opacity() == 0.25)
    #expect(
      try view(Color.red.shadow(color: .blue, radius: 2, x: 1)).shadow() == (.blue, 2, CGSize(width: 1, height: 0)))
    let corners = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(try view(Color.red.clipShape(UnevenRoundedRectangle(cornerRadii: corners))).cornerRadii() == corners)
    #expect(try view(Color.red.clipShape(Capsule(style: .circular))).clipShape(Capsule.self).style == .circular)
    #expect(throws: InspectionError.self) { try view(Color.red.clipShape(Circle())).clipShape(Capsule.self) }
    #expect(try view(Color.red.clipShape(Circle(), style: FillStyle(eoFill: true))).clipStyle().isEOFilled)
    #expect(try !view(Color.red.clipped()).clipStyle().isAntialiased)
    #expect(try view(Color.red.clipped(antialiased: true)).clipStyle().isAntialiased)
    #expect(try view(Color.red.cornerRadius(4)).clipStyle().isAntialiased)
    #expect(try !view(Color.red.cornerRadius(4, antialiased: false)).clipStyle().isAntialiased)
    #expect(try view(Color.red.cornerRadius(6)).cornerRadius() == 6)
    #expect(try view(Color.red.flipsForRightToLeftLayoutDirection(true)).flipsForRightToLeftLayoutDirection())
    #expect(try view(Color.red.preferredColorScheme(.dark)).preferredColorScheme() == .dark)
  }

  @Test func `for its colours`() throws {
    #expect(try view(Color.red.blur(radius: 3)).blur().radius == 3)
    #expect(try view(Color.red.blendMode(.darken)).blendMode() == .darken)
    #expect(try view(Color.red.brightness(0.1)).brightness() == 0.1)
    #expect(try view(Color.red.contrast(2)).contrast() == 2)
    #expect(try view(Color.red.saturation(0.3)).saturation() == 0.3)
    #expect(try view(Color.red.grayscale(0.4)).grayscale() == 0.4)
    #expect(try view(Color.red.hueRotation(.degrees(5))).hueRotation() == .degrees(5))
    #expect(try view(Color.red.colorMultiply(.blue)).colorMultiply() == .blue)
    try view(Color.red.colorInvert().luminanceToAlpha()).colorInvert()
    try view(Color.red.colorInvert().luminanceToAlpha()).luminanceToAlpha()
    #expect(throws: InspectionError.self) { try view(Color.red.padding()).colorInvert() }
    #expect(throws: InspectionError.self) { try view(Color.red.blur(radius: 1)).brightness() }
  }

  @Test func `to change its form`() throws {
    #expect(try view(Color.red.rotationEffect(.degrees(5))).rotation() == (.degrees(5), .center))
    #expect(try view(Color.red.rotationEffect(.zero, anchor: .top)).rotation().anchor == .top)
    #expect(try view(Color.red.scaleEffect(x: 2, y: 3, anchor: .leading)).scaleEffect() == CGSize(width: 2, height: 3))
    #expect(try view(Color.red.scaleEffect(2, anchor: .leading)).scaleEffectAnchor() == .leading)
    #expect(try view(Color.red.scaleEffect(2)).scaleEffectAnchor() == .center)
    #expect(throws: InspectionError.self) { try view(Color.red).scaleEffectAnchor() }
    let projection = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(try view(Color.red.projectionEffect(projection)).projectionTransform() == projection)
    #expect(try view(Color.red.scaledToFill()).isScaledToFill() && !view(Color.red.scaledToFit()).isScaledToFill())
    #expect(try view(Color.red.aspectRatio(2, contentMode: .fit)).isScaledToFit() && !view(Color.red).isScaledToFit())
    let inside = try view(VStack { Color.red }.minimumScaleFactor(0.5).allowsTightening(true))
    #expect(try inside.minimumScaleFactor() == 0.5)
    #expect(try inside.allowsTightening() && !view(Color.red).allowsTightening())
  }

  @Test func `by the views around`() throws {
    let inside = try view(
      VStack { Color.red }
        .foregroundStyle(.red).tint(.green).font(.title).lineLimit(2).lineSpacing(3).multilineTextAlignment(.center)
        .truncationMode(.head).fontWeight(.bold).environment(\.level, 7))
    #expect(try inside.foregroundStyleShapeStyle(Color.self) == .red)
    #expect(try inside.foregroundColor() == .red)
    #expect(try inside.tint() == .green)
    #expect(try inside.accentColor() == .green)
    #expect(try inside.font() == .title)
    #expect(try inside.lineLimit() == 2)
    #expect(try inside.lineSpacing() == 3)
    #expect(try inside.multilineTextAlignment() == .center)
    #expect(try inside.truncationMode() == .head)
    #expect(try inside.fontWeight() == .bold)
    #expect(try inside.environment(\.level) == 7)
    #expect(throws: InspectionError.self) { try inside.environment(\.colorScheme) }
    #expect(throws: InspectionError.self) { try inside.foregroundStyleShapeStyle(LinearGradient.self) }
  }

  @Test func `as names`() throws {
    #expect(try view(Color.red.id(4)).id() == AnyHashable(4))
    #expect(try view(Color.red.accessibilityIdentifier("a")).accessibilityIdentifier() == "a")
    #expect(try view(Color.red.accessibilityLabel("b")).accessibilityLabel().string() == "b")
    #expect(try view(Color.red.accessibilityValue("c")).accessibilityValue().string() == "c")
    #expect(try view(Color.red.accessibilityHint(Text("d").bold())).accessibilityHint().string() == "d")
    #expect(try view(Color.red.accessibilityHidden(true)).accessibilityHidden())
    #expect(try view(Color.red.accessibilitySortPriority(2)).accessibilitySortPriority() == 2)
  }

  @Test func `nearest to it comes first`() throws {
    #expect(try view(Color.red.zIndex(1).zIndex(2)).zIndex() == 1)
  }

  @Test func `is missed in words that say what there is`() throws {
    let error = #expect(throws: InspectionError.self) { try view(Color.red.padding(4).zIndex(2)).fixedWidth() }
    #expect(error?.description == "Color does not have 'frame(width:)' modifier; it has .padding(4), .zIndex(2)")
    let none = #expect(throws: InspectionError.self) { try view(Color.red).zIndex() }
    #expect(none?.description == "Color does not have 'zIndex' modifier")
  }

  @Test func `does not go with what is inside of another view`() throws {
    let outer = try HStack { Text("a") }.zIndex(3).inspect().hStack()
    #expect(try outer.zIndex() == 3)
    #expect(throws: InspectionError.self) { try outer.text(0).zIndex() }
  }
}
