/// What a text asks for; a `FontLibrary` answers with the nearest face.
public struct FontDescriptor: Hashable, Sendable {
  /// The name of a family in the library, or nil for the system family.
  public var family: String?
  /// The em size in points.
  public var size: Double
  /// How heavy the face should be.
  public var weight: FontWeight
  /// Whether the face should be slanted.
  public var isItalic: Bool
  /// The extra distance between lines in points: line pitch less line height.
  ///
  /// Text styles have some, plain sizes have none.
  public var leading: Double

  /// Creates a description of a font.
  public init(
    family: String? = nil, size: Double, weight: FontWeight = .regular, isItalic: Bool = false, leading: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.leading = leading
  }
}
