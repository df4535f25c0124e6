import Foundation
import LayoutTree

/// The place in a bar of what lies elsewhere in the tree.
struct BorrowedViews: View, PrimitiveView {
  typealias Body = Never

  let node: Node?
  /// Tells the latest boxes from earlier ones.
  let generation: Int
  var part = BorrowedNode.Part.all

  func resolve(in context: ResolveContext) -> Node { context.node(Self.self, BorrowedNode(node, part)) }
}

/// Things of a bar that share a background.
struct BarSegment {
  var places: [ToolbarPlace]
  /// Whether it is words only.
  var isText = false
  var isProminent = false
  /// Whether it is prominent by its style, and not by its place alone.
  var hasProminentStyle = false
  var isDisabled = false
  var hasBackground = true
  /// Nil where it is no free space.
  var spacer: SpacerSizing?
  /// Whether it is the place of the field to search by.
  var isSearch = false
  /// What is in a menu at its end.
  var overflow: [ToolbarPlace] = []

  /// Puts neighbours together: they share a background, as measured also of words beside pictures; words beside words
  /// and what is prominent have their own.
  /// - Parameters:
  ///   - moved: things that are in the menu for which there is no room elsewhere.
  ///   - showsRareOnes: whether what is done more rarely is in no menu.
  static func segments(
    of places: [ToolbarPlace], inMenu moved: [ToolbarPlace] = [], showsRareOnes: Bool = false
  ) -> [BarSegment] {
    var segments: [BarSegment] = []
    var overflow = moved.filter { !$0.isHidden && $0.menu != nil }
    for place in places where !place.isHidden {
      if case .spacer(let sizing) = place.kind {
        segments.append(BarSegment(places: [], spacer: sizing))
        continue
      }
      if case .search = place.kind {
        segments.append(BarSegment(places: [], isSearch: true))
        continue
      }
      if case .overflow = place.kind, !showsRareOnes {
        overflow.append(place)
        continue
      }
      guard !place.isEmpty else { continue }
      let own = BarSegment(
        places: [place], isText: place.isText, isProminent: place.isProminent,
        hasProminentStyle: place.hasProminentStyle, isDisabled: place.isDisabled, hasBackground: place.sharesBackground)
      if let last = segments.last, last.takes(own) {
        segments[segments.count - 1].places.append(place)
        segments[segments.count - 1].isText = last.isText && own.isText
      } else {
        segments.append(own)
      }
    }
    guard !overflow.isEmpty else { return segments }
    let menu = BarSegment(places: [], overflow: overflow)
    if let last = segments.last, last.takes(menu) {
      segments[segments.count - 1].overflow = overflow
    } else {
      segments.append(menu)
    }
    return segments
  }

  private func takes(_ next: BarSegment) -> Bool {
    spacer == nil && !isSearch && !(isText && next.isText) && !isProminent && !next.isProminent && hasBackground
      && next.hasBackground
  }
}

/// Things of a bar beside each other.
struct BarItems: View {
  let segments: [BarSegment]
  /// How high the backgrounds of glass are.
  var height: CGFloat = 44
  /// Whether a background is as wide as there is room, with its things spread over it.
  var isSpread = false
  let generation: Int
  @Environment(\.systemDesign) private var design

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(segments.indices, id: \.self) { index in
        if let spacer = segments[index].spacer {
          if spacer == .flexible { Spacer(minLength: 0) }
        } else if segments[index].isSearch {
          EmptyView()
        } else if design == .iOS26 {
          GlassSegment(segment: segments[index], height: height, isSpread: isSpread, generation: generation)
        } else {
          ForEach(segments[index].places.indices, id: \.self) { place in
            BorrowedViews(node: segments[index].places[place].node, generation: generation)
          }
          if !segments[index].overflow.isEmpty { OverflowMenu(places: segments[index].overflow) }
        }
      }
    }
  }
}

extension BarItems {
  /// Measured: 12 between backgrounds of glass, and in iOS 18 22.67 between pictures; 16 beside words there is generally known.
  private var spacing: CGFloat {
    if design == .iOS26 { return 12 }
    return segments.flatMap(\.places).contains { $0.isText } ? 16 : 22.67
  }
}

/// Things of a bar on one background of glass.
///
/// Measured: words have 16 on both sides, those of a link 10.67; pictures are 22 wide at least and 11 from the ends, nothing is
/// narrower than it is high, and a picture alone is on a circle, as wide as it may be. Neighbours are 30 apart, words and
/// pictures alike: each has 7 at its sides, and 16 between. Spread over a bar at the bottom, pictures are as wide as they are,
/// 14.67 from the ends.
private struct GlassSegment: View {
  let segment: BarSegment
  let height: CGFloat
  let isSpread: Bool
  let generation: Int
  @Environment(\.splitColumn) private var column
  @Environment(\.colorScheme) private var scheme
  @Environment(\.tintScope) private var outerTint

  init(segment: BarSegment, height: CGFloat, isSpread: Bool, generation: Int) {
    self.segment = segment
    self.height = height
    self.isSpread = isSpread
    self.generation = generation
  }

  var body: some View {
    let row = isSpread ? AnyLayout(SpreadRow()) : AnyLayout(HStackLayout(spacing: 30))
    let views = row {
      ForEach(segment.places.indices, id: \.self) { place in
        BorrowedViews(node: segment.places[place].node, generation: generation)
          .frame(minWidth: segment.places[place].isText || isSpread ? nil : 22)
      }
      if !segment.overflow.isEmpty { OverflowMenu(places: segment.overflow).frame(minWidth: 22) }
    }
    if hasBackground {
      views.padding(.horizontal, margin).frame(minWidth: height, minHeight: height)
        .background { glass.environment(\.tintScope, tintScope) }
    } else {
      views.padding(.horizontal, column == .sidebar ? 8 : 0).frame(minHeight: height)
    }
  }

  /// On a sheet of glass it is a shade that lies flat on it, as measured: 236 becomes 231.
  private var glass: some View {
    ZStack {
      GlassSurface(shape: Capsule(style: .circular), tint: tint).modifier(GlassGround(isForGlass: false))
      Capsule(style: .circular).fill(tint ?? AnyShapeStyle(Color(white: scheme == .light ? 0 : 1, opacity: 0.021)))
        .modifier(GlassGround(isForGlass: true))
    }
  }

  /// On a column that floats there is no glass, as measured of the button that hides it.
  private var hasBackground: Bool { segment.hasBackground && (column != .sidebar || segment.isProminent) }

  private var tintScope: StyleScope? { segment.places.first?.tintScope ?? outerTint }

  private var margin: CGFloat {
    if isSpread { return 14.67 }
    let count = segment.places.reduce(segment.overflow.isEmpty ? 0 : 1) { $0 + $1.viewCount }
    guard count == 1 else { return 11 }
    // A picture of 27 points is on a circle, as measured; what is wider keeps the least distance of the backgrounds inside.
    guard segment.isText else { return 4 }
    return segment.places.first?.hasLink ?? false ? 10.67 : 16
  }

  private var tint: AnyShapeStyle? {
    guard segment.isProminent else { return nil }
    guard segment.isDisabled else { return AnyShapeStyle(TintShapeStyle()) }
    // Measured on pictures of two apps: what confirms and is disabled stands on plain glass. On an older one it was grey, as
    // what is prominent by its style is here: #D5D5D8.
    guard segment.hasProminentStyle else { return nil }
    return AnyShapeStyle(
      scheme == .light ? Color(red: 0xD5 / 255, green: 0xD5 / 255, blue: 0xD8 / 255) : Color(.systemGray4))
  }
}

/// Views beside each other, with the room that is left shared out between them.
private struct SpreadRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width }
    return CGSize(width: max(proposal.width ?? width, width), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let gap = (bounds.width - widths.reduce(0, +)) / CGFloat(max(widths.count - 1, 1))
    var x = bounds.minX
    for (view, width) in zip(subviews, widths) {
      view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += width + gap
    }
  }
}
