/// How a picture becomes larger, as its catalogue says: sides that keep their size, and what fills the middle.
package struct AssetSlices: Decodable, Hashable, Sendable {
  package struct Center: Decodable, Hashable {
    var mode: String?
    package var width, height: Int?
  }

  struct Caps: Decodable, Hashable {
    var top, left, bottom, right: Int?
  }

  package let mode: String
  package let center: Center?
  private let caps: Caps?

  private enum CodingKeys: String, CodingKey {
    case mode, center
    case caps = "cap-insets"
  }

  /// Whether the middle is repeated and not stretched.
  package var isTiled: Bool { center?.mode == "tile" }

  package var hasColumns: Bool { mode != "3-part-vertical" }
  package var hasRows: Bool { mode != "3-part-horizontal" }

  /// The pixels of the sides.
  package var sides: (top: Int, left: Int, bottom: Int, right: Int) {
    (
      hasRows ? caps?.top ?? 0 : 0, hasColumns ? caps?.left ?? 0 : 0, hasRows ? caps?.bottom ?? 0 : 0,
      hasColumns ? caps?.right ?? 0 : 0
    )
  }
}
