extension Color {
  /// The amounts that the code gives, as light; nil where it gives none.
  package var givenLight: (red: Float, green: Float, blue: Float, alpha: Float)? {
    guard case .components(let space, let red, let green, let blue, let opacity) = storage else { return nil }
    // Those of Display P3 are given back as they are, as ViewInspector does.
    if space != .sRGB { return (Float(red), Float(green), Float(blue), Float(opacity)) }
    let amounts = Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    return (amounts.linearRed, amounts.linearGreen, amounts.linearBlue, amounts.opacity)
  }

  /// The name in asset catalogues; nil of another colour.
  package var assetName: String? {
    if case .asset(let name, _) = storage { name } else { nil }
  }
}
