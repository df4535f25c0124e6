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

  /// The values that suit an appearance best, in the order of the asset; none where nothing suits it.
  func best(isDark: Bool) -> [Value] {
    let suitable = variants.compactMap { variant in
      variant.appearances.suitability(isDark: isDark).map { (suitability: $0, value: variant.value) }
    }
    let best = suitable.map(\.suitability).max()
    return suitable.filter { $0.suitability == best }.map(\.value)
  }
}

/// A variant of an asset, as its `Contents.json` tells it.
protocol AssetVariant: Decodable {
  /// The kind of device that it is for.
  var idiom: String { get }
  /// What it is for besides; nil is everything.
  var appearances: [AssetAppearance]? { get }
}

/// One appearance that a variant of an asset is for.
struct AssetAppearance: Decodable, Sendable {
  var appearance: String
  var value: String
}

extension [AssetAppearance]? {
  /// How well a variant suits an appearance: nil is not at all, larger is better.
  func suitability(isDark: Bool) -> Int? {
    guard let self, !self.isEmpty else { return 0 }
    guard self.count == 1, let only = self.first, only.appearance == "luminosity" else { return nil }
    return only.value == (isDark ? "dark" : "light") ? 1 : nil
  }
}
