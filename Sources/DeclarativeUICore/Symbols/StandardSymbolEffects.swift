/// The symbol bounces.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// It bounces upwards.
  public var up: Self { self }
  /// It bounces downwards.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The symbol fades again and again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades again and again.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The symbol's layers become clear one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// One layer at a time.
  public var iterative: Self { self }
  /// One layer more at a time.
  public var cumulative: Self { self }
  /// There and back.
  public var reversing: Self { self }
  /// From the beginning again.
  public var nonReversing: Self { self }
  /// The others are faint.
  public var dimInactiveLayers: Self { self }
  /// The others are not seen.
  public var hideInactiveLayers: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers become clear one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The symbol grows and shrinks again and again.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// It does nothing else.
  public var plain: Self { self }
  /// It fades, too.
  public var pulse: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol grows and shrinks again and again.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The symbol turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// As the hands of a clock do.
  public var clockwise: Self { self }
  /// The other way.
  public var counterClockwise: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The symbol trembles.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// As the hands of a clock turn.
  public var clockwise: Self { self }
  /// The other way.
  public var counterClockwise: Self { self }
  /// To the left.
  public var left: Self { self }
  /// To the right.
  public var right: Self { self }
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// To where reading goes.
  public var forward: Self { self }
  /// To where reading comes from.
  public var backward: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol trembles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The symbol is larger or smaller; not drawn: the snapshot fails.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// It is larger.
  public var up: Self { self }
  /// It is smaller.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger or smaller; not drawn: the snapshot fails.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The symbol appears.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// From below.
  public var up: Self { self }
  /// From above.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The symbol disappears; not drawn: the snapshot fails.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Upwards.
  public var up: Self { self }
  /// Downwards.
  public var down: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol disappears; not drawn: the snapshot fails.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol takes the place of another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// One goes down, the other one comes up.
  public var downUp: Self { self }
  /// One goes up, the other one comes up.
  public var upUp: Self { self }
  /// One is gone, the other one comes up.
  public var offUp: Self { self }
  /// Layer by layer.
  public var byLayer: Self { self }
  /// All layers at once.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// As is usual where it is.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As is usual where it is.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
