import DeclarativeUI
import Foundation

// What is painted, mapped, mixed, measured and presented.

extension ViewPiece {
  static let paintedLeaves: [ViewPiece] = [
    leaf("Image(systemName: \"star.fill\")") { _, _ in Image(systemName: "star.fill") },
    leaf("Image(systemName: \"bell.badge\").resizable().symbolRenderingMode(.palette)") { _, _ in
      Image(systemName: "bell.badge").resizable().symbolRenderingMode(.palette)
    },
    leaf("Label(\"a\", systemImage: \"heart\")") { _, _ in Label("a", systemImage: "heart") },
    leaf("Text(\"**a** [b](c:d) ~~c~~ `d`\")") { _, _ in Text("**a** [b](c:d) ~~c~~ `d`") },
    leaf(
      "Text(\"ab\").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: UnitPoint(x: #, y: #)))"
    ) {
      numbers, _ in
      let end = UnitPoint(x: numbers[0], y: numbers[1])
      return Text("ab").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: end))
    },
    leaf("Text(\"ab\").foregroundStyle(.red.shadow(.drop(radius: #)))") { numbers, _ in
      Text("ab").foregroundStyle(.red.shadow(.drop(radius: numbers[0])))
    },
    leaf("Circle().subtracting(Rectangle().offset(x: #))") { numbers, _ in
      Circle().subtracting(Rectangle().offset(x: numbers[0]))
    },
    leaf("Circle().trim(from: #, to: #).stroke(.red, style: StrokeStyle(lineWidth: #, lineCap: .round, dash: [#, 1]))")
    {
      numbers, _ in
      let style = StrokeStyle(lineWidth: numbers[2], lineCap: .round, dash: [numbers[3], 1])
      return Circle().trim(from: numbers[0], to: numbers[1]).stroke(.red, style: style)
    },
    leaf("UnevenRoundedRectangle(topLeadingRadius: #, bottomTrailingRadius: #).fill(.red.gradient)") { numbers, _ in
      UnevenRoundedRectangle(topLeadingRadius: numbers[0], bottomTrailingRadius: numbers[1]).fill(.red.gradient)
    },
    leaf("Corner(x: #, y: #, radius: #)") { numbers, _ in
      Corner(x: numbers[0], y: numbers[1], radius: numbers[2])
    },
    leaf("AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(#))") { numbers, _ in
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(numbers[0]))
    },
    leaf("MeshGradient(width: 2, height: 2, points: [[0, 0], [1, #], [#, 1], [1, 1]], colors: ...)") { numbers, _ in
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, Float(numbers[0])], [Float(numbers[1]), 1], [1, 1]],
        colors: [.red, .blue, .green, .clear])
    },
    leaf("Rectangle().fill(ImagePaint(image: Image(systemName: \"star\"), scale: #))") { numbers, _ in
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: numbers[0]))
    },
    leaf("Image(systemName: \"star\").foregroundStyle(.ellipticalGradient(endRadiusFraction: #))") { numbers, _ in
      let gradient = EllipticalGradient(colors: [.red, .blue], endRadiusFraction: numbers[0])
      return Image(systemName: "star").foregroundStyle(gradient)
    },
    leaf("Canvas { $0.rotate(by: .degrees(#)); $0.fill(Path($1.rect), with: .color(.red)) }") { numbers, _ in
      Canvas { context, size in
        context.rotate(by: .degrees(numbers[0]))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    },
    leaf("Toggle(\"a\", isOn: .constant(true))") { _, _ in Toggle("a", isOn: .constant(true)) },
    leaf("TextField(\"a\", text: .constant(\"\"))") { _, _ in TextField("a", text: .constant("")) },
  ]

  static let placedContainers: [ViewPiece] = [
    container("GeometryReader { $0.size.width * # }") { numbers, siblings in
      GeometryReader { proxy in siblings.frame(width: proxy.size.width * numbers[0]) }
    },
    container("Stairs(step: #)") { numbers, siblings in Stairs(step: numbers[0]) { siblings } },
    container("ScrollView.defaultScrollAnchor(.bottom)") { _, siblings in
      ScrollView([.horizontal, .vertical]) { siblings }.defaultScrollAnchor(.bottom)
    },
    container("ScrollView.scrollPosition(y: #)") { numbers, siblings in
      ScrollView { siblings }.scrollPosition(.constant(ScrollPosition(y: numbers[0])))
    },
    container("LazyHGrid(rows: [GridItem(.flexible(minimum: #, maximum: #))], spacing: #)") { numbers, siblings in
      LazyHGrid(rows: [GridItem(.flexible(minimum: numbers[0], maximum: numbers[1]))], spacing: numbers[2]) { siblings }
    },
    container("Section(header: footer:)") { _, siblings in
      LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Section(content: { siblings }, header: { Text("a") }, footer: { Text("b") })
      }
    },
    ViewPiece(code: "sheet(isPresented: .constant(true))", children: .modifiedWithContent) { _, children, _ in
      children[0].sheet(isPresented: .constant(true)) { children[1].presentationDetents([.medium, .large]) }
    },
  ]

  static let layers: [ViewPiece] = [
    modifier("rotationEffect(.degrees(#))") { $0.rotationEffect(.degrees($1[0])) },
    modifier("scaleEffect(x: #, y: #)") { $0.scaleEffect(x: $1[0], y: $1[1]) },
    modifier("rotation3DEffect(.degrees(#), axis: (x: #, y: 1, z: #), perspective: #)") { view, numbers in
      view.rotation3DEffect(
        .degrees(numbers[0]), axis: (x: numbers[1], y: 1, z: numbers[2]), perspective: numbers[3])
    },
    modifier("modifier(Slant(amount: #))") { $0.modifier(Slant(amount: $1[0])) },
    modifier("transformEffect(CGAffineTransform(a: #, b: 0, c: #, d: 1, tx: #, ty: 0))") { view, numbers in
      view.transformEffect(CGAffineTransform(a: numbers[0], b: 0, c: numbers[1], d: 1, tx: numbers[2], ty: 0))
    },
    modifier("visualEffect { $0.scaleEffect(#).blur(radius: #).offset(y: $1.size.height) }") { view, numbers in
      view.visualEffect { [number = numbers[0], radius = numbers[1]] content, proxy in
        content.scaleEffect(number).blur(radius: radius).offset(y: proxy.size.height)
      }
    },
    modifier("background(.regularMaterial).environment(\\.layoutDirection, .rightToLeft)") { view, _ in
      view.background(.regularMaterial).environment(\.layoutDirection, .rightToLeft)
    },
    modifier("shadow(color: .red, radius: #, x: #, y: #)") { view, numbers in
      view.shadow(color: .red, radius: numbers[0], x: numbers[1], y: numbers[2])
    },
    modifier("blur(radius: #)") { $0.blur(radius: $1[0]) },
    modifier("blendMode(.multiply)") { view, _ in view.blendMode(.multiply) },
    modifier("hueRotation(.degrees(#))") { $0.hueRotation(.degrees($1[0])) },
    modifier("contrast(#)") { $0.contrast($1[0]) },
    modifier("colorInvert().luminanceToAlpha()") { view, _ in view.colorInvert().luminanceToAlpha() },
    modifier("compositingGroup().opacity(#)") { $0.compositingGroup().opacity($1[0]) },
    modifier("drawingGroup()") { view, _ in view.drawingGroup() },
    ViewPiece(code: "mask(alignment: .leading)", children: .modifiedWithContent) { _, children, _ in
      children[0].mask(alignment: .leading) { children[1] }
    },
    modifier("background(.ultraThinMaterial, in: Circle())") { view, _ in
      view.background(.ultraThinMaterial, in: Circle())
    },
    modifier("redacted(reason: .placeholder)") { view, _ in view.redacted(reason: .placeholder) },
    modifier("environment(\\.sizeCategory, .accessibilityLarge).minimumScaleFactor(#)") {
      $0.environment(\.sizeCategory, .accessibilityLarge).minimumScaleFactor($1[0])
    },
    modifier("containerRelativeFrame(.horizontal, count: 3, spacing: #)") {
      $0.containerRelativeFrame(.horizontal, count: 3, spacing: $1[0])
    },
    modifier("overlayPreferenceValue(Places.self)") { view, _ in
      view.anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            ForEach(places.indices, id: \.self) { Color.blue.frame(width: proxy[places[$0]].width, height: 1) }
          }
        }
    },
    modifier("environment(\\.colorScheme, .dark)") { view, _ in view.environment(\.colorScheme, .dark) },
    modifier("textCase(.uppercase).truncationMode(.middle)") { view, _ in
      view.textCase(.uppercase).truncationMode(.middle)
    },
  ]
}

/// A line with a corner that is rounded.
private struct Corner: Shape {
  let x, y, radius: CGFloat

  func path(in rect: CGRect) -> DeclarativeUI.Path {
    Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: x, y: 0), tangent2End: CGPoint(x: x, y: y), radius: radius)
    }
  }
}

/// Draws a view slanted.
private struct Slant: GeometryEffect {
  let amount: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: size.width, ty: 0))
  }
}

/// Views each a step to the right of and below the one before.
private struct Stairs: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(.zero) { size, view in
      let own = view.sizeThatFits(proposal)
      return CGSize(width: size.width + own.width + step, height: max(size.height, own.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      let start = CGFloat(index) * step
      view.place(at: CGPoint(x: bounds.minX + start, y: bounds.minY + start), proposal: proposal)
    }
  }
}

private enum Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
