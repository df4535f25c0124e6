/// How far a picture of a public package's own test is from the one that an iPhone recorded for it.
package struct NearPicture: Hashable, Sendable {
  /// The package.
  package let library: String
  /// The test, by its class and function, and the picture's number.
  package let name: String
  /// The share of pixels away from text that differ by more than 12, and by more than 25 of 255, in percent.
  package let shapes: [Double]
  /// How many texts the picture has.
  package let texts: Int
  /// How far the ink of rows of text is from the iPhone's, in points: the median and the most; empty where there is none.
  package let offsets: [Double]
  /// In how many texts the lines break elsewhere.
  package let brokenElsewhere: Int

  package init(
    of library: String, _ name: String, shapes: [Double], texts: Int, offsets: [Double], brokenElsewhere: Int
  ) {
    self.library = library
    self.name = name
    self.shapes = shapes
    self.texts = texts
    self.offsets = offsets
    self.brokenElsewhere = brokenElsewhere
  }

  /// All pictures that `.ci/nearness` has measured.
  package static var all: [NearPicture] { clock + markdown }
}
