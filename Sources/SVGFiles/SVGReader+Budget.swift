import TextFormats
import VectorPictures

extension SVGReader {
  /// Counts work that is done for an element that others refer to.
  /// - Throws: `SVGError` that names the outermost of those, where too much of it was done.
  mutating func spend(_ steps: Int) throws(SVGError) {
    guard let name = followed.first, !budget.spend(steps) else { return }
    throw SVGError(
      "parts of it are left out, because what it refers to by \(name.quoted) is drawn too often, again and again within "
        + "itself; write out what is meant, or export the picture as PNG for the scales 1x, 2x and 3x")
  }
}
