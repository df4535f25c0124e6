import Foundation
import LayoutTree

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It leaves at the top or the leading edge, or comes from there.
  case topLeading
  /// It is in sight.
  case identity
  /// It leaves at the bottom or the trailing edge, or comes from there.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or the leading edge, 0 in sight, and 1 at the bottom or the trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes from one phase to another while it is scrolled.
/// - Remark: which threshold and which curve hold by default is not known; here all of the view is in sight, and it eases
///   in and out.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Kind {
    case identity, interactive, animated
  }

  /// How far a view has come into sight, from not at all to being in the middle.
  public struct Threshold: Sendable {
    /// In extents of the view, extents of the scroll view, and points.
    fileprivate var view, container, points: Double

    /// All of the view is in sight.
    public static let visible = Threshold.visible(1)
    /// Nothing of the view is in sight yet.
    public static let hidden = Threshold.visible(0)
    /// The view is in the middle of the scroll view.
    public static var centered: Threshold { Threshold(view: 0.5, container: 0.5, points: 0) }

    /// A part of the view is in sight, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(view: amount > 0 ? min(amount, 1) : 0, container: 0, points: 0)
    }

    /// The threshold farther inside of the scroll view, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(view: view, container: container, points: points + distance)
    }

    /// The threshold between this one, at 0, and another, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func between(_ own: Double, _ other: Double) -> Double { own + (other - own) * amount }
      return Threshold(
        view: between(view, other.view), container: between(container, other.container),
        points: between(points, other.points))
    }
  }

  private let kind: Kind
  private var curve = UnitCurve.easeInOut
  private var threshold = Threshold.visible

  /// Nothing changes.
  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  /// The view changes with how far it has come into sight, by the curve of `easeInOut`.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// The view changes with how far it has come into sight, by a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    var configuration = interactive
    configuration.curve = timingCurve
    return configuration
  }

  /// The view changes at once where it passes the threshold; a picture shows it after that.
  public static let animated = ScrollTransitionConfiguration(kind: .animated)

  /// The view changes at once where it passes the threshold; a picture shows it after that.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }

  /// The same with how far the view has come into sight when it is in the phase `identity`; otherwise `visible` holds.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }

  /// How far a view is on its way to the phase `identity`: from 0 to 1.
  /// - Parameter distance: how far it has come into sight, in points.
  fileprivate func progress(_ distance: Double, view: Double, container: Double) -> Double {
    guard kind != .identity else { return 1 }
    // A view that is longer than the scroll view is all in sight where it fills it.
    let end = threshold.view * min(view, container) + threshold.container * container + threshold.points
    guard distance < end else { return 1 }
    return kind == .animated || distance <= 0 ? 0 : curve.value(at: distance / end)
  }
}

extension View {
  /// The view with an effect that depends on where it is in the scroll view around it.
  ///
  /// A picture shows it as it is at rest.
  /// - Parameters:
  ///   - configuration: how the view changes, at both edges of the scroll view.
  ///   - axis: the axis of the scroll view; nil is the one that it scrolls along, or the vertical one of two.
  ///   - transition: the effect in a phase.
  /// - Remark: which phase a view in no scroll view has is not known; here `identity`.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// The view with an effect that depends on where it is in the scroll view around it.
  ///
  /// A picture shows it as it is at rest.
  /// - Parameters:
  ///   - topLeading: how the view changes at the top or the leading edge of the scroll view.
  ///   - bottomTrailing: how it changes at the bottom or the trailing edge.
  ///   - axis: the axis of the scroll view; nil is the one that it scrolls along, or the vertical one of two.
  ///   - transition: the effect in a phase.
  /// - Remark: which phase a view in no scroll view has is not known; here `identity`.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier(name: "scrollTransition") { geometry, isMirrored in
        func steps(_ phase: ScrollTransitionPhase) -> [VisualStep] { transition(EmptyVisualEffect(), phase).allSteps }
        guard let way = ScrollWay(of: geometry, along: axis, isMirrored: isMirrored) else { return steps(.identity) }
        let start = topLeading.progress(way.fromStart, view: way.view, container: way.container)
        let end = bottomTrailing.progress(way.fromEnd, view: way.view, container: way.container)
        let (phase, progress) = start < end ? (ScrollTransitionPhase.topLeading, start) : (.bottomTrailing, end)
        if progress == 1 { return steps(.identity) }
        // The effects of all phases are of one type, so that their changes are of the same kinds.
        return zip(steps(phase), steps(.identity)).map { $0.mixed(with: $1, by: progress) }
      })
  }
}

/// How far a view has come into a scroll view along an axis, in points.
private struct ScrollWay {
  /// The extents of the view and of the scroll view.
  let view, container: Double
  /// How far the view has come in from the top or the leading edge, and from the other one.
  let fromStart, fromEnd: Double

  /// Nil of a view in no scroll view.
  init?(of geometry: PlacedGeometry, along axis: Axis?, isMirrored: Bool) {
    guard let (window, own) = geometry.innermostScrollView else { return nil }
    let frame = geometry.frame
    let (start, end): (CGFloat, CGFloat)
    if axis ?? own == .vertical {
      (view, container) = (Double(frame.height), Double(window.height))
      (start, end) = (frame.maxY - window.minY, window.maxY - frame.minY)
    } else {
      (view, container) = (Double(frame.width), Double(window.width))
      let (left, right) = (frame.maxX - window.minX, window.maxX - frame.minX)
      (start, end) = isMirrored ? (right, left) : (left, right)
    }
    (fromStart, fromEnd) = (Double(start), Double(end))
  }
}

extension PlacedGeometry {
  /// The frame of the nearest scroll view around, and the axis that it scrolls along, vertical of two; nil where there is
  /// none.
  fileprivate var innermostScrollView: (frame: CGRect, axis: Axis)? {
    let names = spaces.map { $0.name.base as? NamedCoordinateSpace.Scrolling }
    guard let first = names.lastIndex(of: .anyAxis) else { return nil }
    return (spaces[first].frame, names[first...].contains(.along(.vertical)) ? .vertical : .horizontal)
  }
}
