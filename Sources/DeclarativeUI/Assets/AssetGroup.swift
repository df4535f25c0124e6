/// What `Contents.json` says about a group of assets.
struct AssetGroup: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?

  static func providesNamespace(_ folder: URL) -> Bool {
    (try? AssetContents.read(AssetGroup.self, in: folder))?.properties?.providesNamespace ?? false
  }
}
