package import DeclarativeUI
package import Foundation

/// One kind of view or modifier of which random trees are made.
package struct ViewPiece: Sendable {
  /// How many views it takes.
  package enum Children: Sendable {
    case none
    /// From one to three, as a container has them.
    case several
    /// The one that is modified.
    case modified
    /// The one that is modified, and the one that the modifier brings.
    case modifiedWithContent
  }

  /// The code, with a `#` for each number.
  package let code: String
  package let children: Children
  package let make: @MainActor @Sendable (_ numbers: [CGFloat], _ children: [AnyView], _ work: LayoutWork) -> any View

  var numberCount: Int { code.count { $0 == "#" } }

  package static let all = leaves + containers + modifiers + effects + paintedLeaves + placedContainers + layers

  /// Those that draw what they modify on a layer.
  package static let layersInLayers = effects + layers + paintedLeaves.suffix(3)

  static func leaf(
    _ code: String, _ make: @escaping @MainActor @Sendable ([CGFloat], LayoutWork) -> any View
  ) -> ViewPiece {
    ViewPiece(code: code, children: .none) { numbers, _, work in make(numbers, work) }
  }

  static func container(
    _ code: String, _ make: @escaping @MainActor @Sendable ([CGFloat], Siblings) -> any View
  ) -> ViewPiece {
    ViewPiece(code: code, children: .several) { numbers, children, _ in make(numbers, Siblings(views: children)) }
  }

  static func modifier(
    _ code: String, _ make: @escaping @MainActor @Sendable (AnyView, [CGFloat]) -> any View
  ) -> ViewPiece {
    ViewPiece(code: code, children: .modified) { numbers, children, _ in make(children[0], numbers) }
  }

  static let leaves: [ViewPiece] = [
    leaf("Probe()") { _, work in Probe(work: work) },
    leaf("Color.red") { _, _ in Color.red },
    leaf("Text(\"a word or two\")") { _, _ in Text("a word or two") },
    leaf("Text(\"a\").font(.system(size: #))") { numbers, _ in Text("a").font(.system(size: numbers[0])) },
    leaf("Text(\"a\").tracking(#)") { numbers, _ in Text("a").tracking(numbers[0]) },
    leaf("Spacer(minLength: #)") { numbers, _ in Spacer(minLength: numbers[0]) },
    leaf("Divider()") { _, _ in Divider() },
    leaf("EmptyView()") { _, _ in EmptyView() },
    leaf("Circle().strokeBorder(.red, lineWidth: #)") { numbers, _ in
      Circle().strokeBorder(.red, lineWidth: numbers[0])
    },
    leaf("RoundedRectangle(cornerRadius: #).inset(by: #)") { numbers, _ in
      RoundedRectangle(cornerRadius: numbers[0]).inset(by: numbers[1])
    },
    leaf("Image(\"none\").resizable()") { _, _ in Image("none").resizable() },
    leaf("LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: #, y: #), endPoint: .top)") { numbers, _ in
      LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: numbers[0], y: numbers[1]), endPoint: .top)
    },
  ]

  static let containers: [ViewPiece] = [
    container("VStack(alignment: .leading, spacing: #)") { numbers, siblings in
      VStack(alignment: .leading, spacing: numbers[0]) { siblings }
    },
    container("VStack") { _, siblings in VStack { siblings } },
    container("HStack(alignment: .firstTextBaseline, spacing: #)") { numbers, siblings in
      HStack(alignment: .firstTextBaseline, spacing: numbers[0]) { siblings }
    },
    container("HStack") { _, siblings in HStack { siblings } },
    container("ZStack(alignment: .bottomTrailing)") { _, siblings in ZStack(alignment: .bottomTrailing) { siblings } },
    container("Group") { _, siblings in Group { siblings } },
    container("GeometryReader") { _, siblings in GeometryReader { _ in siblings } },
    container("ScrollView") { _, siblings in ScrollView { siblings } },
    container("ScrollView(.horizontal)") { _, siblings in ScrollView(.horizontal) { siblings } },
    container("LazyVStack(spacing: #)") { numbers, siblings in LazyVStack(spacing: numbers[0]) { siblings } },
    container("LazyHStack") { _, siblings in LazyHStack { siblings } },
    container("LazyVGrid(columns: [GridItem(.adaptive(minimum: #, maximum: #), spacing: #), GridItem(.fixed(#))])") {
      numbers, siblings in
      LazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: numbers[0], maximum: numbers[1]), spacing: numbers[2]),
          GridItem(.fixed(numbers[3])),
        ]) { siblings }
    },
    container("Grid(horizontalSpacing: #) { GridRow }") { numbers, siblings in
      Grid(horizontalSpacing: numbers[0]) { GridRow { siblings } }
    },
    container("Grid") { _, siblings in Grid { siblings } },
    container("ViewThatFits") { _, siblings in ViewThatFits { siblings } },
    container("AnyLayout(VStackLayout())") { _, siblings in AnyLayout(VStackLayout()) { siblings } },
    container("Button(action: {})") { _, siblings in Button(action: {}, label: { siblings }) },
  ]

  static let modifiers: [ViewPiece] = [
    modifier("frame(width: #, height: #, alignment: .topLeading)") {
      $0.frame(width: $1[0], height: $1[1], alignment: .topLeading)
    },
    modifier("frame(minWidth: #, maxWidth: #, maxHeight: #)") {
      $0.frame(minWidth: $1[0], maxWidth: $1[1], maxHeight: $1[2])
    },
    modifier("frame(idealWidth: #, minHeight: #, idealHeight: #)") {
      $0.frame(idealWidth: $1[0], minHeight: $1[1], idealHeight: $1[2])
    },
    modifier("padding(#)") { $0.padding($1[0]) },
    modifier("padding(.leading, #)") { $0.padding(.leading, $1[0]) },
    modifier("offset(x: #, y: #)") { $0.offset(x: $1[0], y: $1[1]) },
    modifier("position(x: #, y: #)") { $0.position(x: $1[0], y: $1[1]) },
    modifier("fixedSize()") { view, _ in view.fixedSize() },
    modifier("aspectRatio(#, contentMode: .fill)") { $0.aspectRatio($1[0], contentMode: .fill) },
    modifier("scaledToFit()") { view, _ in view.scaledToFit() },
    modifier("layoutPriority(#)") { $0.layoutPriority($1[0]) },
    modifier("zIndex(#)") { $0.zIndex($1[0]) },
    modifier("alignmentGuide(.leading) { $0.width * # }") { view, numbers in
      view.alignmentGuide(.leading) { $0.width * numbers[0] }
    },
    modifier("alignmentGuide(.firstTextBaseline) { $0[.bottom] - # }") { view, numbers in
      view.alignmentGuide(.firstTextBaseline) { $0[.bottom] - numbers[0] }
    },
    modifier("safeAreaPadding(#)") { $0.safeAreaPadding($1[0]) },
    modifier("gridCellColumns(3)") { view, _ in view.gridCellColumns(3) },
    modifier("contentMargins(#)") { $0.contentMargins($1[0]) },
    modifier("ignoresSafeArea()") { view, _ in view.ignoresSafeArea() },
    modifier("hidden()") { view, _ in view.hidden() },
    modifier("lineLimit(1)") { view, _ in view.lineLimit(1) },
    modifier("lineSpacing(#)") { $0.lineSpacing($1[0]) },
    modifier("environment(\\.layoutDirection, .rightToLeft)") { view, _ in
      view.environment(\.layoutDirection, .rightToLeft)
    },
    modifier("environment(\\.dynamicTypeSize, .accessibility5)") { view, _ in
      view.environment(\.dynamicTypeSize, .accessibility5)
    },
    modifier("id(7)") { view, _ in view.id(7) },
    modifier("disabled(true)") { view, _ in view.disabled(true) },
  ]

  static let effects: [ViewPiece] = [
    modifier("opacity(#)") { $0.opacity($1[0]) },
    modifier("shadow(radius: #, x: #)") { $0.shadow(radius: $1[0], x: $1[1]) },
    modifier("clipShape(Circle())") { view, _ in view.clipShape(Circle()) },
    modifier("cornerRadius(#)") { $0.cornerRadius($1[0]) },
    modifier("border(.red, width: #)") { $0.border(.red, width: $1[0]) },
    modifier("foregroundStyle(.blue)") { view, _ in view.foregroundStyle(.blue) },
    modifier("background(.yellow)") { view, _ in view.background(.yellow) },
    ViewPiece(code: "background(alignment: .topTrailing)", children: .modifiedWithContent) { _, children, _ in
      children[0].background(alignment: .topTrailing) { children[1] }
    },
    ViewPiece(code: "safeAreaInset(edge: .bottom)", children: .modifiedWithContent) { _, children, _ in
      children[0].safeAreaInset(edge: .bottom) { children[1] }
    },
    ViewPiece(code: "overlay(alignment: .bottomLeading)", children: .modifiedWithContent) { _, children, _ in
      children[0].overlay(alignment: .bottomLeading) { children[1] }
    },
  ]
}

/// Views beside each other in a container.
struct Siblings: View {
  let views: [AnyView]

  var body: some View {
    ForEach(views.indices, id: \.self) { views[$0] }
  }
}

/// How often a layout asks the innermost views.
package final class LayoutWork {
  package var questions = 0

  package init() {}
}

/// A shape that counts what it is asked.
private struct Probe: Shape {
  nonisolated(unsafe) let work: LayoutWork

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    work.questions += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func path(in rect: CGRect) -> DeclarativeUI.Path {
    work.questions += 1
    return Path(ellipseIn: rect)
  }
}
