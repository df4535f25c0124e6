public import DeclarativeUI

// Beside those of colours: see there.

extension NSKeyedArchiver {
  /// The name, size, weight and slant of a font as bytes.
  ///
  /// Throws for a font of which that is not all, such as one with letters of one width: it would come back as another one.
  public class func archivedData(withRootObject font: UIFont, requiringSecureCoding: Bool) throws -> Data {
    guard let kept = KeptFont(font) else {
      let reason = "Only a font's name, size, weight and slant are kept."
      throw EncodingError.invalidValue(font, EncodingError.Context(codingPath: [], debugDescription: reason))
    }
    return try JSONEncoder().encode(kept)
  }
}

extension NSKeyedUnarchiver {
  /// The font of such bytes; throws where they are of anything else.
  public class func unarchivedObject(ofClass type: UIFont.Type, from data: Data) throws -> UIFont? {
    guard let font = try JSONDecoder().decode(KeptFont.self, from: data).font else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "A font has been changed in a way that is not known."))
    }
    return font
  }
}
