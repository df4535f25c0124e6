// The named colours as implicit members, so that `.fill(.red)` needs no type.
extension ShapeStyle where Self == Color {
  /// The red of iOS.
  public static var red: Color { Color.red }
  /// The orange of iOS.
  public static var orange: Color { Color.orange }
  /// The yellow of iOS.
  public static var yellow: Color { Color.yellow }
  /// The green of iOS.
  public static var green: Color { Color.green }
  /// The mint of iOS.
  public static var mint: Color { Color.mint }
  /// The teal of iOS.
  public static var teal: Color { Color.teal }
  /// The cyan of iOS.
  public static var cyan: Color { Color.cyan }
  /// The blue of iOS.
  public static var blue: Color { Color.blue }
  /// The indigo of iOS.
  public static var indigo: Color { Color.indigo }
  /// The purple of iOS.
  public static var purple: Color { Color.purple }
  /// The pink of iOS.
  public static var pink: Color { Color.pink }
  /// The brown of iOS.
  public static var brown: Color { Color.brown }
  /// The grey of iOS.
  public static var gray: Color { Color.gray }
  /// White in every appearance.
  public static var white: Color { Color.white }
  /// Black in every appearance.
  public static var black: Color { Color.black }
  /// No colour at all.
  public static var clear: Color { Color.clear }
}
