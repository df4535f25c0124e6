import Foundation
import LayoutTree

// How symbols move. A host stands at the end of every movement, and one that never ends stands where it began: what a device's
// picture shows of it is not known.

extension View {
  /// The view, whose symbols move as long as something holds.
  /// - Remark: one that would leave symbols larger, smaller or away, and is active: the snapshot fails.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(name: T.name, change: isActive ? T.lastingChange : nil))
  }

  /// The view as it is: a host stands at the end of the movement.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// The view as it is: its symbols do not move.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

private struct SymbolEffectModifier: PrimitiveModifier, NodeContent {
  let name: String
  /// What stays changed of a symbol as long as the effect is there; nil where it is at rest as it always is.
  let change: String?

  var call: ModifierCall { ModifierCall("symbolEffect") }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    if let change {
      context.problems.report(
        "symbolEffect(.\(name)) leaves symbols \(change), which is not drawn here: take the picture where it is not active, or "
          + "change the symbol by its layout")
    }
    return context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// How a symbol moves.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that goes on as long as something holds.
public protocol IndefiniteSymbolEffect {}

/// A movement that happens when something changes.
public protocol DiscreteSymbolEffect {}

/// A movement with which a symbol appears or goes.
public protocol TransitionSymbolEffect {}

/// A movement with which one symbol takes the place of another one.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How a movement is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    private let count: Int?

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: nil)
    /// With pauses.
    public static let periodic = RepeatBehavior(count: nil)

    /// With pauses, some times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }

  private let name: String

  /// As is usual.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")

  /// As often as a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { repeating }
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  /// The options with another behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// The options with a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The options with another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// The options for again and again.
  public var repeating: SymbolEffectOptions { self }
  /// The options for once.
  public var nonRepeating: SymbolEffectOptions { self }
}

extension ContentTransition {
  /// From one symbol into the other by a movement.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension SymbolEffect {
  fileprivate static var name: String {
    let name = String(describing: Self.self).replacing("SymbolEffect", with: "")
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// What stays changed of a symbol as long as the effect is active, in words; nil where it is at rest as it always is.
  fileprivate static var lastingChange: String? {
    switch Self.self {
    case is ScaleSymbolEffect.Type: "larger or smaller"
    case is DisappearSymbolEffect.Type: "away"
    default: nil
    }
  }
}
