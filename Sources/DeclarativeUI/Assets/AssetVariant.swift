/// A variant of an asset, as its `Contents.json` tells it.
protocol AssetVariant: Decodable {
  /// The kind of device that it is for.
  var idiom: String { get }
  /// What it is for besides; nil is everything.
  var appearances: [AssetAppearance]? { get }
}
