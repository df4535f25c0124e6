public import Foundation

/// How a view appears and disappears; a host stands at the end of it.
public struct AnyTransition {
  /// What a transition does, as data.
  indirect enum Kind {
    case identity
    case opacity
    case scale(CGFloat, anchor: UnitPoint)
    case move(Edge)
    case push(from: Edge)
    case slide
    case offset(CGSize)
    case modifier(active: any ViewModifier, identity: any ViewModifier)
    case own(any Transition)
    case combined(Kind, Kind)
    case asymmetric(insertion: Kind, removal: Kind)
    case animated(Kind, Animation?)

    fileprivate var removesAtOnce: Bool {
      switch self {
      case .identity: true
      case .own(let transition): transition is IdentityTransition
      case .combined(let first, let second): first.removesAtOnce && second.removesAtOnce
      case .asymmetric(_, let removal): removal.removesAtOnce
      case .animated(let kind, _): kind.removesAtOnce
      default: false
      }
    }
  }

  let kind: Kind

  private init(kind: Kind) {
    self.kind = kind
  }

  /// Hides the type of a transition.
  /// - Remark: what a transition of your own changes of the view while it is there is drawn by `transition(_:)` only.
  public init<T: Transition>(_ transition: T) {
    kind = .own(transition)
  }

  /// Whether a view that disappears by it is gone at once.
  var removesAtOnce: Bool { kind.removesAtOnce }

  /// At once.
  public static var identity: AnyTransition { AnyTransition(kind: .identity) }
  /// By fading.
  public static var opacity: AnyTransition { AnyTransition(kind: .opacity) }
  /// By growing from nothing.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// From the leading edge, and to the trailing one.
  public static var slide: AnyTransition { AnyTransition(kind: .slide) }

  /// By growing from a scale, around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .scale(scale, anchor: anchor))
  }

  /// From an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }

  /// From an edge, and on to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(from: edge)) }

  /// From beside its place.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(kind: .offset(offset)) }

  /// From beside its place, by distances in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// From the look of one modifier to that of another one.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(kind: .modifier(active: active, identity: identity))
  }

  /// One way to appear, another one to disappear.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
  }

  /// Both transitions together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .combined(kind, other.kind))
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation))
  }
}

/// How the content of a view, such as the digits of a text, changes; a host stands at the end of it.
public struct ContentTransition: Hashable, Sendable {
  /// What a transition does, as data.
  enum Kind: Hashable, Sendable {
    case identity
    case interpolate
    case opacity
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect
  }

  let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// From one shape into the other.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// From one symbol into the other.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// By rolling digits, upwards where the number grows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}
