/// What the variants of an asset stand for, each for some appearances.
struct AssetVariants<Value: Sendable>: Sendable {
  private var variants: [(appearances: [AssetAppearance]?, value: Value)] = []

  /// Reads variants; those for one kind of device only (a watch, a Mac) and those without a value are passed over.
  init<Variant: AssetVariant>(
    _ variants: [Variant], value: (Variant) throws(AssetError) -> Value?
  ) throws(AssetError) {
    for variant in variants where ["universal", "iphone", "ios"].contains(variant.idiom) {
      if let value = try value(variant) { self.variants.append((variant.appearances, value)) }
    }
  }

  /// The values that suit a colour scheme best, in the order of the asset; none where nothing suits it.
  func best(for scheme: ColorScheme) -> [Value] {
    let suitable = variants.compactMap { variant in
      variant.appearances.suitability(for: scheme).map { (suitability: $0, value: variant.value) }
    }
    let best = suitable.map(\.suitability).max()
    return suitable.filter { $0.suitability == best }.map(\.value)
  }
}
