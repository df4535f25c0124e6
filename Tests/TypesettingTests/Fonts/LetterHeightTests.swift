import Testing

@testable import Typesetting

@Suite struct `Letters of the system font` {
  /// Measured on pictures of iOS at 12, 16, 27 and 40 points.
  @Test(arguments: [
    FontWeight.regular, .semibold, .bold,
  ])
  func `are as high as those of iOS`(weight: FontWeight) throws {
    let face = try face(FontDescriptor(size: 16, weight: weight))
    #expect(abs(try height(of: "H", in: face) - 0.7055) < 0.001)
    #expect(abs(try height(of: "x", in: face) - 0.53) < 0.006)
  }

  @Test func `are as high as in their file in other families`() throws {
    var font = FontDescriptor(size: 16)
    font.design = .serif
    #expect(abs(try height(of: "H", in: face(font)) - 0.714) < 0.002)
  }

  private func face(_ font: FontDescriptor) throws -> FontFace {
    try #require(Paragraph([TextRun("H", font: font)]).layout(width: nil).lines.first?.runs.first?.face)
  }

  /// In em.
  private func height(of letter: Unicode.Scalar, in face: FontFace) throws -> Double {
    let outline = try #require(face.letter(letter)?.outline)
    let places = outline.elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .quad(let to, _), .cubic(let to, _, _): to.y
      case .close: nil
      }
    }
    return Double(try #require(places.max())) / Double(face.unitsPerEm)
  }
}
