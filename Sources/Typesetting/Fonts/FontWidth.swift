/// How wide the letters of a face are, beside those of the face as its file has them.
///
/// A thousandth is the unit, so that everything that follows from a width is counted in integers.
package struct FontWidth: RawRepresentable, Hashable, Sendable {
  /// The thousandths of the usual width.
  package let rawValue: Int

  /// Creates a width from thousandths of the usual one.
  package init(rawValue: Int) {
    precondition(FontWidth.range.contains(rawValue), "Letters are half to one and a half times as wide as usual")
    self.rawValue = rawValue
  }

  /// What still looks like letters.
  package static let range = 500...1500

  /// As wide as the file has them.
  package static let standard = FontWidth(rawValue: 1000)

  /// The share of the usual width.
  var factor: Double { Double(rawValue) / 1000 }

  /// The face that comes nearest to looking as heavy as a weight when it is made as wide as this; of equally near ones the
  /// first.
  ///
  /// Upright stems become thinner and thicker with the letters, level ones stay, and Inter's are as thick as its weights say:
  /// 0.22 thousandths of the em for each step of the scale of weights. As heavy is what has the same product of both. With
  /// stems as thick as before instead, narrow letters look bold and wide ones light.
  func nearest(in faces: [FontFace], weight: FontWeight, isItalic: Bool) -> FontFace? {
    let slanted = faces.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? faces : slanted).min { distance($0, from: weight) < distance($1, from: weight) }
  }

  private func distance(_ face: FontFace, from weight: FontWeight) -> Int {
    abs(face.weight.rawValue * face.weight.rawValue * rawValue - weight.rawValue * weight.rawValue * 1000)
  }
}
