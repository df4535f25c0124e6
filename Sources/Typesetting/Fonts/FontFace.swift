/// A face of a font: outlines or colour pictures for characters.
public final class FontFace: Sendable {
}

extension FontFace: Hashable {
  /// Whether both are the same loaded face.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
  /// Hashes the identity of the face.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
