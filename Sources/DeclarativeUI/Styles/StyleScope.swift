/// Styles that a modifier sets for the views inside, and those that hold around it.
///
/// A style may itself mean "the current foreground"; it is then asked in the scope around it, so that it never asks
/// itself.
final class StyleScope {
  let styles: [AnyShapeStyle]
  let outer: StyleScope?

  init(_ styles: [AnyShapeStyle], outer: StyleScope?) {
    self.styles = styles
    self.outer = outer
  }
}
