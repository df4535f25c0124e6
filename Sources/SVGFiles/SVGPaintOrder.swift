import TextFormats

/// In which order the inside, the line and the markers of a shape are painted.
struct SVGPaintOrder {
  let isLineFirst: Bool
  let areMarkersFirst: Bool

  init(_ value: String?) throws(SVGError) {
    let said = (value ?? "normal").split(whereSeparator: \.isWhitespace).filter { $0 != "normal" }
    // What is not said follows in its usual order.
    let words = said + ["fill", "stroke", "markers"].filter { !said.contains($0) }
    guard words.count == 3, words[1] != "markers" else {
      throw .undrawn("The attribute paint-order=\((value ?? "").quoted)")
    }
    areMarkersFirst = words[0] == "markers"
    isLineFirst = words.firstIndex(of: "stroke") ?? 0 < words.firstIndex(of: "fill") ?? 0
  }
}
