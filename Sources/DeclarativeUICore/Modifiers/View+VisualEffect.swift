import Drawings
public import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

/// How a view is drawn otherwise than it is laid out.
///
/// What an effect shows is that of the modifier of a view with its name. A type of your own has no changes, and fails the
/// snapshot.
public protocol VisualEffect: Sendable {}

/// An effect that changes nothing, from which others are made.
public struct EmptyVisualEffect: VisualEffect, SteppedEffect {
  /// Creates the effect.
  public init() {}

  var steps: [VisualStep] { [] }
}

extension VisualEffect {
  /// The effect, and more transparent: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding("opacity", [opacity]) { numbers, _ in numbers[0] < 1 ? .leaves(.opacity(max(numbers[0], 0))) : nil }
  }

  /// The effect, and made larger or smaller around a place in the view.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// The effect, and stretched around a place in the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// The effect, and stretched around a place in the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("scaleEffect", [x, y, anchor.x, anchor.y].map { Double($0) }) { numbers, size in
      .projection(
        Projection(.scale(x: numbers[0], y: numbers[1])).around(place(of: numbers[2...], in: size)))
    }
  }

  /// The effect, and moved, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding("offset", [Double(x), Double(y)]) { numbers, _ in .offset(CGSize(width: numbers[0], height: numbers[1])) }
  }

  /// The effect, and moved, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// The effect, and turned around a place in the view, clockwise for a positive angle.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding("rotationEffect", [angle.radians, Double(anchor.x), Double(anchor.y)]) { numbers, size in
      .projection(Projection(.rotation(numbers[0])).around(place(of: numbers[1...], in: size)))
    }
  }

  /// The effect, and turned in space around an axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    let numbers = [axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective].map { Double($0) }
    return adding("rotation3DEffect", [angle.radians] + numbers) { numbers, size in
      let turn = SpaceRotation(numbers[0], axis: (numbers[1], numbers[2], numbers[3]), depth: numbers[6])
      return turn.map {
        .projection($0.seen(perspective: numbers[7], in: size).around(place(of: numbers[4...], in: size)))
      }
    }
  }

  /// The effect, and moved by an affine map, whose origin is the view's upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    projectionEffect(ProjectionTransform(transform))
  }

  /// The effect, and moved by a map, whose origin is the view's upper left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding("projectionEffect", transform.numbers.map { Double($0) }) { numbers, _ in
      .projection(
        Projection(
          a: numbers[0], b: numbers[1], p: numbers[2], c: numbers[3], d: numbers[4], q: numbers[5], tx: numbers[6],
          ty: numbers[7], r: numbers[8]))
    }
  }

  /// The effect, and blurred; the radius, in points, is the standard deviation of the blur.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding("blur", [Double(radius)]) { numbers, _ in
      guard numbers[0] >= 0 else {
        return .problem(
          "blur(radius: \(numbers[0])) in a visual effect is impossible: \(PossibleNumbers.finiteNotNegative.wayOut)")
      }
      return numbers[0] > 0 ? .picture(.blurred(radius: numbers[0])) : nil
    }
  }

  /// The effect, and brighter by an amount: 1 is white, -1 black.
  public func brightness(_ amount: Double) -> some VisualEffect {
    recoloring("brightness", amount) { .unit.adding($0) }
  }

  /// The effect, and with colours farther from a middle grey: 0 is grey, 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    recoloring("contrast", amount) { .unit.scaled(by: $0).adding(0.5 - $0 / 2) }
  }

  /// The effect, and with more or less colour: 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect {
    recoloring("saturation", amount) { .saturation($0) }
  }

  /// The effect, and with less colour: 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    recoloring("grayscale", amount) { .saturation(1 - min(max($0, 0), 1)) }
  }

  /// The effect, and with hues turned by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    recoloring("hueRotation", angle.radians) { .hueRotation($0) }
  }

  private func recoloring(
    _ name: String, _ amount: Double, _ change: @escaping @Sendable (Double) -> ColorChange
  ) -> some VisualEffect {
    adding(name, [amount]) { numbers, _ in
      let change = change(numbers[0])
      return change.rows == ColorChange.unit.rows ? nil : .picture(.recolored(change.matrix))
    }
  }

  private func adding(
    _ name: String, _ numbers: [Double],
    _ draw: @escaping @Sendable (_ numbers: [Double], _ size: CGSize) -> VisualEffectRule.Step?
  ) -> some VisualEffect {
    adding([VisualStep(name: name, numbers: numbers, draw: draw)])
  }

  func adding(_ steps: [VisualStep]) -> some VisualEffect { ChangedVisualEffect(steps: allSteps + steps) }

  /// The changes, of which the first is nearest to the view; of an effect of your own it is said that there are none.
  var allSteps: [VisualStep] {
    if let effect = self as? any SteppedEffect { return effect.steps }
    let name = "\(Self.self)"
    return [
      VisualStep(name: name, numbers: []) { _, _ in
        .problem(
          "The visual effect \(name) has no changes of its own that could be drawn: return those of the content that the "
            + "closure is given, as in `content.offset(x: 3)`")
      }
    ]
  }
}

/// The place of two shares in a rectangle whose upper left corner is the origin.
private func place(of shares: ArraySlice<Double>, in size: CGSize) -> PlaneGeometry.Point {
  Point(x: shares[shares.startIndex] * Double(size.width), y: shares[shares.startIndex + 1] * Double(size.height))
}

/// An effect whose changes are known.
protocol SteppedEffect {
  var steps: [VisualStep] { get }
}

private struct ChangedVisualEffect: VisualEffect, SteppedEffect {
  let steps: [VisualStep]
}

/// One change of an effect by its numbers, so that what is between two of a kind can be drawn.
struct VisualStep: Sendable {
  let name: String
  var numbers: [Double]
  let draw: @Sendable (_ numbers: [Double], _ size: CGSize) -> VisualEffectRule.Step?

  /// What is drawn in a frame of a size; nil where that is the view as it is.
  func step(in size: CGSize) -> VisualEffectRule.Step? {
    guard let wrong = numbers.first(where: { !$0.isFinite }) else { return draw(numbers, size) }
    return .problem("\(name) in a visual effect with \(wrong) is impossible: give finite numbers")
  }

  /// The change between this one, at 0, and another of its kind, at 1.
  func mixed(with other: VisualStep, by share: Double) -> VisualStep {
    var mixed = self
    mixed.numbers = zip(numbers, other.numbers).map { $0 + ($1 - $0) * share }
    return mixed
  }
}

extension View {
  /// The view drawn otherwise than it is laid out, by its size and by where it stands.
  ///
  /// The effect is asked for when the view is placed, and its layout does not change.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (_ content: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(name: "visualEffect") { geometry, _ in
        let source = GeometrySource()
        source.move(to: geometry)
        return effect(EmptyVisualEffect(), GeometryProxy(source: source)).allSteps
      })
  }
}

/// Draws a view with what an effect is where it stands.
struct VisualEffectModifier: LayoutModifier {
  let name: String
  let steps: @MainActor (_ geometry: PlacedGeometry, _ isMirrored: Bool) -> [VisualStep]

  var call: ModifierCall { ModifierCall(name) }

  func rule(in context: ResolveContext) -> some UnaryRule {
    let isMirrored = context.environment.isMirrored
    return VisualEffectRule(isMirrored: isMirrored) { [steps] geometry in
      steps(geometry, isMirrored).compactMap { $0.step(in: geometry.frame.size) }
    }
  }
}
