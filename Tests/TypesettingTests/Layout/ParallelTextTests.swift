import Dispatch
import Testing

@testable import Typesetting

/// Tests run side by side, and so do the servers that draw: all of them share one library and what it remembers.
@Suite("Texts set on several threads")
struct ParallelTextTests {
  /// Letters of several scripts, digits, an emoji and a letter that no font has, in faces of each family.
  private static let texts: [(text: String, font: FontDescriptor)] = {
    var texts: [(String, FontDescriptor)] = []
    for size in [11.0, 17, 34] {
      for design in [FontDesign.default, .serif, .rounded, .monospaced] {
        var font = FontDescriptor(size: size, weight: size == 17 ? .semibold : .regular)
        font.design = design
        texts.append(("Waves of light, 25 % of \(design) ones", font))
      }
      var narrow = FontDescriptor(size: size)
      narrow.width = FontWidth(rawValue: 800)
      texts.append(("\u{645}\u{631}\u{62D}\u{628}\u{627} 👍🏽 e\u{301} \u{E000} narrow", narrow))
    }
    return texts
  }()

  private func lines(of index: Int, in library: FontLibrary) -> [TextLine] {
    let (text, font) = Self.texts[index % Self.texts.count]
    return Paragraph([TextRun(text, font: font)], library: library).layout(width: 120).lines
  }

  @Test func `have the lines that they have on one`() {
    let count = Self.texts.count
    // What nobody has asked for yet is opened by several threads at once.
    let library = FontLibrary(faces: FontLibrary.bundled.faces, systemFamily: "Inter")
    let expected = (0..<count).map { lines(of: $0, in: .bundled).map(\.text) }
    var wrong = [Int](repeating: 0, count: 8)
    wrong.withUnsafeMutableBufferPointer { wrong in
      nonisolated(unsafe) let wrong = wrong
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for turn in 0..<4 * count {
          let index = (turn + thread * 2) % count
          if lines(of: index, in: library).map(\.text) != expected[index] { wrong[thread] += 1 }
        }
      }
    }
    #expect(wrong == [Int](repeating: 0, count: 8))
  }

  @Test func `have glyphs of one face`() {
    let library = FontLibrary(faces: FontLibrary.bundled.faces, systemFamily: "Inter")
    var faces = [ObjectIdentifier?](repeating: nil, count: 8)
    faces.withUnsafeMutableBufferPointer { faces in
      nonisolated(unsafe) let faces = faces
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        faces[thread] = lines(of: 4, in: library).last?.runs.last.map { ObjectIdentifier($0.face) }
      }
    }
    #expect(Set(faces).count == 1 && faces[0] != nil)
  }
}
