import LayoutTree

extension View {
  /// The view, whose glass is one with all that has the same identity, in the `GlassEffectContainer` around it.
  ///
  /// One surface lies behind all of them, in the shape and the colour of the first. Nil leaves the glass as it is.
  /// - Remark: without a container around it each view has glass of its own; what iOS does then is not known.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { GlassUnionID(id: AnyHashable($0), namespace: namespace) })
      .noted("glassEffectUnion", ["id": id.map { AnyHashable($0) }, "namespace": namespace])
  }
}

/// Which glass is one.
struct GlassUnionID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

private enum GlassUnionKey: EnvironmentKey {
  static var defaultValue: GlassUnionID? { nil }
}

private enum IsInGlassContainerKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// With which other glass that of views is one; nil for none.
  var glassUnion: GlassUnionID? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }

  /// Whether a container draws the glass that is one.
  var isInGlassContainer: Bool {
    get { self[IsInGlassContainerKey.self] }
    set { self[IsInGlassContainerKey.self] = newValue }
  }
}

/// The glass behind a view: a surface, or a part of one that the container draws.
struct UnitableGlass<Outline: Shape>: View {
  let shape: Outline
  let tint: AnyShapeStyle?
  let isClear: Bool
  @Environment(\.glassUnion) private var union
  @Environment(\.isInGlassContainer) private var isInContainer

  var body: some View {
    if isInContainer, let union {
      Color.clear.anchorPreference(key: GlassParts.self, value: .bounds) { bounds in
        [GlassPart(union: union, shape: AnyShape(shape), tint: tint, isClear: isClear, bounds: bounds)]
      }
    } else {
      GlassSurface(shape: shape, tint: tint, isClear: isClear)
    }
  }
}

/// The glass of one view that is one with others.
private struct GlassPart {
  let union: GlassUnionID
  let shape: AnyShape
  let tint: AnyShapeStyle?
  let isClear: Bool
  let bounds: Anchor<CGRect>
}

private enum GlassParts: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }

  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) { value += nextValue() }
}

extension View {
  /// The views with the surfaces behind them that several of them share.
  func unitingGlass() -> some View {
    environment(\.isInGlassContainer, true)
      .backgroundPreferenceValue(GlassParts.self) { parts in
        if !parts.isEmpty {
          GeometryReader { proxy in SharedGlass(parts: parts, proxy: proxy) }
        }
      }
      .transformPreference(GlassParts.self) { $0 = [] }
  }
}

/// The surfaces of glass that several views share.
private struct SharedGlass: View {
  let parts: [GlassPart]
  let proxy: GeometryProxy
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    ForEach(GlassPart.first(of: parts), id: \.union) { first in
      let frame = first.frame(of: parts, in: proxy)
      // Frames are counted from the left, positions from the leading edge.
      let x = direction == .rightToLeft ? proxy.size.width - frame.midX : frame.midX
      GlassSurface(shape: first.shape, tint: first.tint, isClear: first.isClear)
        .frame(width: frame.width, height: frame.height).position(x: x, y: frame.midY)
    }
  }
}

extension GlassPart {
  /// The first part of each surface.
  static func first(of parts: [GlassPart]) -> [GlassPart] {
    var known: Set<GlassUnionID> = []
    return parts.filter { known.insert($0.union).inserted }
  }

  /// Where the surface lies that the part is of: around all of its parts.
  func frame(of parts: [GlassPart], in proxy: GeometryProxy) -> CGRect {
    parts.filter { $0.union == union }.reduce(.null) { $0.union(proxy[$1.bounds]) }
  }
}
