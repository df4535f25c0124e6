import Drawings
public import Foundation
import LayoutTree
import PlaneGeometry

/// A shadow of what a style paints.
/// - Remark: along lines an inner shadow is not drawn.
public struct ShadowStyle: Hashable, Sendable {
  fileprivate let isInner: Bool
  fileprivate let color: Color
  fileprivate let radius: CGFloat
  fileprivate let offset: CGSize

  /// A shadow behind what is painted; radius and distances are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow that the edge throws on what is painted, as if that lay deeper; not drawn along lines.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  fileprivate func effect(in context: ResolveContext) -> StyleEffect {
    let call = isInner ? "inner" : "drop"
    context.problems.check(radius, .finiteNotNegative, in: ".shadow(.\(call)(radius: \(radius)))")
    context.problems.check(offset.width, .finite, in: ".shadow(.\(call)(x: \(offset.width)))")
    context.problems.check(offset.height, .finite, in: ".shadow(.\(call)(y: \(offset.height)))")
    let (radius, offset) = (Double(max(radius, 0)), Point(x: Double(offset.width), y: Double(offset.height)))
    let rgba = color.rgba(in: context)
    return isInner
      ? .innerShadow(rgba, radius: radius, offset: offset)
      : .layer(.shadow(rgba, radius: radius, offset: offset))
  }
}

extension ShapeStyle {
  /// The style, more transparent: 0 is invisible, 1 changes nothing.
  /// - Remark: of texts, too; emoji keep their colours, which is not known.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(style: self, change: .opacity(opacity))
  }

  /// The style with its colours mixed with those below.
  /// - Remark: of texts, too; emoji keep their colours, which is not known.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(style: self, change: .blendMode(mode))
  }

  /// The style with a shadow of what it paints.
  /// - Remark: of texts, too; emoji keep their colours, which is not known.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(style: self, change: .shadow(style))
  }

  /// The second level of the style, fainter by the same factor as that of a foreground.
  public var secondary: some ShapeStyle { ChangedStyle(style: self, change: .level(1)) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { ChangedStyle(style: self, change: .level(2)) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { ChangedStyle(style: self, change: .level(3)) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { ChangedStyle(style: self, change: .level(4)) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its colours mixed with those below.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground, more transparent.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground with a shadow of what it paints.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style that has levels of its own.
protocol LevelledStyle: ShapeStyle {
  func paint(ofLevel level: Int, in context: ResolveContext) -> StylePaint
}

private struct ChangedStyle<Style: ShapeStyle>: ShapeStyle, PaintingStyle, CodeSpelled {
  let style: Style
  let change: Change

  enum Change: Hashable {
    case opacity(Double)
    case blendMode(BlendMode)
    case shadow(ShadowStyle)
    case level(Int)
  }

  func paint(in context: ResolveContext) -> StylePaint {
    switch change {
    case .opacity(let opacity):
      context.problems.check(CGFloat(opacity), .any, in: "ShapeStyle.opacity(\(opacity))")
      return style.resolvedPaint(in: context).faded(by: opacity)
    case .blendMode(let mode): return .changed(style.resolvedPaint(in: context), .layer(.blended(mode.mixing)))
    case .shadow(let shadow): return .changed(style.resolvedPaint(in: context), shadow.effect(in: context))
    case .level(let level):
      if let levelled = style as? any LevelledStyle { return levelled.paint(ofLevel: level, in: context) }
      return style.resolvedPaint(in: context).faded(by: HierarchicalShapeStyle.fading(level))
    }
  }

  var inCode: String {
    let style = DeclarativeUICore.inCode(style)
    switch change {
    case .opacity(let opacity): return style + ".opacity(\(DeclarativeUICore.inCode(opacity)))"
    case .blendMode(let mode): return style + ".blendMode(.\(mode))"
    case .shadow(let shadow):
      return style
        + ".shadow(.\(shadow.isInner ? "inner" : "drop")(radius: \(DeclarativeUICore.inCode(shadow.radius))))"
    case .level(let level): return style + HierarchicalShapeStyle(level: level).inCode
    }
  }
}

extension ChangedStyle: Equatable where Style: Equatable {}
