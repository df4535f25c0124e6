import Drawings
public import Foundation
import LayoutTree
package import PixelImages

// These act on the view as one picture. Whether iOS counts with light instead of with the numbers of sRGB, and by how much
// the channels count in `saturation` and `hueRotation`, is not known: here it is as in "Filter Effects Module Level 1" of
// the W3C, on the numbers of sRGB.

extension View {
  /// The view, blurred; the radius, in points, is the standard deviation of the blur.
  ///
  /// What `opaque` does at the edges was not measured: it changes nothing.
  /// - Remark: `opaque` has no effect; that the radius is the standard deviation was not measured.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// The view with its colours mixed with those below it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(mode: blendMode))
  }

  /// The view, brighter by an amount: 1 is white, -1 black.
  public nonisolated func brightness(_ amount: Double) -> some View {
    recolored("brightness", amount, .unit.adding(amount))
  }

  /// The view with its colours farther from a middle grey: 0 is grey, 1 changes nothing.
  public nonisolated func contrast(_ amount: Double) -> some View {
    recolored("contrast", amount, .unit.scaled(by: amount).adding(0.5 - amount / 2))
  }

  /// The view with more or less colour: 0 is grey, 1 changes nothing.
  public nonisolated func saturation(_ amount: Double) -> some View {
    recolored("saturation", amount, .saturation(amount))
  }

  /// The view with less colour: 0 changes nothing, 1 is grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    recolored("grayscale", amount, .saturation(1 - min(max(amount, 0), 1)))
  }

  /// The view with its hues turned by an angle.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    recolored("hueRotation", angle, .hueRotation(angle.radians.isFinite ? angle.radians : 0))
  }

  /// The view with the opposite of each colour.
  public nonisolated func colorInvert() -> some View {
    recolored("colorInvert", nil, .unit.scaled(by: -1).adding(1))
  }

  /// The view with each colour multiplied by a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyModifier(color: color))
  }

  /// The view in black, as opaque as it is light.
  public nonisolated func luminanceToAlpha() -> some View {
    recolored("luminanceToAlpha", nil, .luminanceToAlpha)
  }

  private nonisolated func recolored(_ name: String, _ value: Any?, _ change: ColorChange) -> some View {
    modifier(RecolorModifier(name: name, value: value, change: change))
  }
}

/// How the colours of a view are mixed with those below it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
    plusLighter

  /// The way of the renderer, which has the same names.
  var mixing: PixelImages.BlendMode { PixelImages.BlendMode(rawValue: "\(self)") ?? .normal }
}

/// A linear change of colours in numbers.
package struct ColorChange {
  /// For red, green, blue and the factor of alpha: shares of red, green and blue, and what is added.
  var rows: [[Double]]

  package static let unit = ColorChange(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

  /// The shares of the channels in the lightness of a colour.
  private static let lightness = [0.213, 0.715, 0.072]

  package static func saturation(_ amount: Double) -> ColorChange {
    var change = unit
    for row in 0..<3 {
      for column in 0..<3 {
        change.rows[row][column] = lightness[column] * (1 - amount) + (row == column ? amount : 0)
      }
    }
    return change
  }

  static func hueRotation(_ radians: Double) -> ColorChange {
    let turn = CGAffineTransform(rotationAngle: CGFloat(radians))
    let (cosine, sine) = (Double(turn.a), Double(turn.b))
    let sines = [[-0.213, -0.715, 0.928], [0.143, 0.14, -0.283], [-0.787, 0.715, 0.072]]
    var change = unit
    for row in 0..<3 {
      for column in 0..<3 {
        change.rows[row][column] =
          lightness[column] + cosine * ((row == column ? 1 : 0) - lightness[column]) + sine * sines[row][column]
      }
    }
    return change
  }

  static let luminanceToAlpha = ColorChange(
    rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0.2125, 0.7154, 0.0721, 0]])

  package func scaled(by factor: Double) -> ColorChange {
    ColorChange(rows: rows.prefix(3).map { row in row.map { $0 * factor } } + [rows[3]])
  }

  package func adding(_ amount: Double) -> ColorChange {
    var change = self
    for channel in 0..<3 { change.rows[channel][3] += amount }
    return change
  }

  func multiplied(_ factors: [Double]) -> ColorChange {
    ColorChange(rows: zip(rows, factors).map { row, factor in row.map { $0 * factor } })
  }

  package var matrix: ColorMatrix { ColorMatrix(rows) }
}

private struct RecolorModifier: LayoutModifier {
  let name: String
  let value: Any?
  let change: ColorChange

  var call: ModifierCall { ModifierCall(name, ["": value]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    let isPossible = change.rows.joined().allSatisfy(\.isFinite)
    if !isPossible { context.problems.report("\(call.inCode) is impossible: give a finite number") }
    return PictureEffectRule(isPossible && change.rows != ColorChange.unit.rows ? .recolored(change.matrix) : nil)
  }
}

private struct ColorMultiplyModifier: LayoutModifier {
  let color: Color

  var call: ModifierCall { ModifierCall("colorMultiply", ["": color]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    let color = color.rgba(in: context)
    let factors = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
    return PictureEffectRule(.recolored(ColorChange.unit.multiplied(factors).matrix))
  }
}

private struct BlurModifier: LayoutModifier {
  let radius: CGFloat
  /// As the code gives it, for those who ask.
  let isOpaque: Bool

  var call: ModifierCall { ModifierCall("blur", ["radius": radius, "opaque": isOpaque ? true : nil]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    context.problems.check(radius, .finiteNotNegative, in: "blur(radius: \(radius))")
    return PictureEffectRule(radius > 0 && radius.isFinite ? .blurred(radius: Double(radius)) : nil)
  }
}

private struct BlendModifier: LayoutModifier {
  let mode: BlendMode

  var call: ModifierCall { ModifierCall("blendMode", ["": mode]) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    PictureEffectRule(mode == .normal ? nil : .blended(mode.mixing))
  }
}
