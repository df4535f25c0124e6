/// One appearance that a variant of an asset is for.
struct AssetAppearance: Decodable, Sendable {
  var appearance: String
  var value: String
}

extension [AssetAppearance]? {
  /// How well a variant suits a colour scheme: nil is not at all, larger is better.
  func suitability(for scheme: ColorScheme) -> Int? {
    guard let self, !self.isEmpty else { return 0 }
    guard self.count == 1, let only = self.first, only.appearance == "luminosity" else { return nil }
    return only.value == (scheme == .dark ? "dark" : "light") ? 1 : nil
  }
}
