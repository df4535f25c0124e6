import Dispatch
import DrawingRenderer
import Drawings
import PixelImages
import PlaneGeometry
import Testing
import Typesetting

@Suite struct `Pictures drawn on several threads` {
  /// A screen large enough for memory that is used again, with letters, an emoji, a shape and a layer.
  private func screen(_ number: Int, library: FontLibrary) -> Drawing {
    let size = Size(width: 320, height: 480 + Double(number % 3))
    var items: [DrawingItem] = []
    for line in 0..<6 {
      let font = FontDescriptor(size: Double(12 + (number + line) % 9), weight: line % 2 == 0 ? .regular : .bold)
      let text = TextRun("Line \(line) of \(number): waves 🌊", font: font)
      let layout = Paragraph([text], library: library).layout(width: 300)
      let frame = Rect(origin: Point(x: 10, y: Double(line) * 60), size: layout.size)
      items.append(.text(DrawnText(frame: frame, layout: layout)))
    }
    let color = RGBAColor(red: UInt8(number * 20 % 256), green: 90, blue: 200)
    items.append(rectangle(Rect(x: 20, y: 380, width: 200, height: 60), color))
    return Drawing(size: size, items: items)
  }

  @Test func `have the pixels that they have on one`() {
    let library = FontLibrary(faces: FontLibrary.bundled.faces, systemFamily: "Inter")
    let expected = (0..<6).map { DrawingRenderer(scale: 2).render(screen($0, library: .bundled)) }
    var wrong = [Int](repeating: 0, count: 4)
    wrong.withUnsafeMutableBufferPointer { wrong in
      nonisolated(unsafe) let wrong = wrong
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for turn in 0..<12 {
          let number = (turn + thread) % expected.count
          let picture = DrawingRenderer(scale: 2).render(screen(number, library: library))
          if picture != expected[number] { wrong[thread] += 1 }
        }
      }
    }
    #expect(wrong == [0, 0, 0, 0])
  }
}
