import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `The distance in a column` {
  private let scale: CGFloat = 3
  /// A line of 17 points that is a tenth higher, rounded up to a device pixel, less its capitals or its ascent.
  private let below: CGFloat = 17 * (2444.0 - 1443) / 2048 + 7.0 / 3
  private let above: CGFloat = 17 * (2444.0 - 1950) / 2048 + 7.0 / 3

  /// The distances between neighbouring items.
  private func gaps(_ view: some View) -> [CGFloat] {
    let frames = LaidOut(view, in: CGSize(width: 300, height: 600), scale: scale).frames
    return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
  }

  private func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  private func gap(_ upper: Font, _ lower: Font) -> CGFloat? {
    gaps(
      VStack {
        Text("A").font(upper); Text("B").font(lower)
      }
    ).first
  }

  @Test func `from text to text is the lower one's leading, rounded up to a device pixel`() {
    // Measured on pictures of iOS.
    #expect(gap(.body, .body).map { isNear([$0], [2]) } == true)
    #expect(gap(.caption, .title2).map { isNear([$0], [2]) } == true)
    #expect(gap(.headline, .caption2).map { isNear([$0], [0]) } == true)
    #expect(gap(.title2, .caption2).map { isNear([$0], [0]) } == true)
    // A title has 34 - 28 * 2444 / 2048 = 0.586 points, a second caption 13 - 11 * 2444 / 2048 = -0.127.
    #expect(gap(.body, .title).map { isNear([$0], [2.0 / 3]) } == true)
    #expect(gap(.title, .body).map { isNear([$0], [2]) } == true)
    #expect(gap(.body, .system(size: 17)).map { isNear([$0], [0]) } == true)
    #expect(gap(.system(size: 17), .body).map { isNear([$0], [2]) } == true)
    #expect(gap(.body, .body.leading(.tight)).map { isNear([$0], [0]) } == true)
  }

  @Test func `from text to anything else grows with the font`() {
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A"); Box(10, 10)
          }), [below]))
    #expect(
      isNear(
        gaps(
          VStack {
            Box(10, 10); Text("A")
          }), [above]))
    let aboveLarge: CGFloat = 34 * (2444.0 - 1950) / 2048 + 13.0 / 3
    #expect(
      isNear(
        gaps(
          VStack {
            Box(10, 10); Text("A").font(.system(size: 34))
          }), [aboveLarge]))
  }

  /// Of titles of 27 points from 16.5 to 16.58 below and from 9.67 to 10.17 above, of 20 points 12.4, on pictures of iOS.
  @Test(arguments: [(16.0, 9.82, 5.86), (20, 12.44, 7.49), (27, 16.53, 9.85)])
  func `from text to anything else is near what pictures show`(size: CGFloat, below: CGFloat, above: CGFloat) {
    let gaps = gaps(
      VStack {
        Box(10, 10)
        Text("A").font(.system(size: size))
        Box(10, 10)
      })
    #expect(gaps.map { ($0 * 100).rounded() / 100 } == [above, below])
  }

  @Test func `from text to anything else is a tenth of its lines more than these, rounded up to a device pixel`() {
    func gaps(_ scale: CGFloat) -> [CGFloat] {
      let view = VStack {
        Box(10, 10)
        Text("A").font(.custom("Inter", fixedSize: 20))
        Box(10, 10)
      }
      let frames = LaidOut(view, in: CGSize(width: 300, height: 600), scale: scale).frames
      return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    }
    // Inter has lines of 3408 of 2816 units, an ascent of 2728 and capitals of 2048.
    let (above, below): (CGFloat, CGFloat) = (20 * 680 / 2816, 20 * 1360 / 2816)
    let further: [(scale: CGFloat, more: CGFloat)] = [(1, 3), (2, 2.5), (3, 8.0 / 3)]
    for (scale, more) in further {
      let expected = [above + more, below + more]
      #expect(isNear(gaps(scale), expected))
    }
  }

  /// A button lies 14 points above the end of a column, where its last text is empty; pictures of iOS 18.
  @Test func `from anything to a text without characters is nothing, which is 14 high`() {
    let view = VStack {
      Box(10, 10); Text("").font(.system(size: 16))
    }
    let height = LaidOut(view.border(Color.blue), in: CGSize(width: 300, height: 600), scale: scale).frames.last?.height
    #expect(height.map { ($0 * 100).rounded() / 100 } == 24)
  }

  @Test func `is eight again beside a padding or a height`() {
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A").padding(.bottom, 1); Box(10, 10)
          }), [9]))
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A").padding(.top, 1); Box(10, 10)
          }), [below]))
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A").padding(.bottom, 0); Box(10, 10)
          }), [below]))
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A").frame(height: 61.0 / 3); Box(10, 10)
          }), [8]))
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A").frame(width: 50); Box(10, 10)
          }), [below]))
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A").frame(minHeight: 61.0 / 3); Box(10, 10)
          }), [8]))
  }

  @Test func `is what the outermost views of a column want`() {
    #expect(
      isNear(
        gaps(
          VStack {
            VStack {
              Box(10, 10); Text("A")
            }; Text("B")
          }), [above, 2]))
    #expect(
      isNear(
        gaps(
          VStack {
            VStack {
              Text("A"); Box(10, 10)
            }; Box(10, 10)
          }), [below, 8]))
  }

  @Test func `is the largest that anything in a row wants`() {
    let frames = LaidOut(
      VStack {
        HStack {
          Text("A"); Box(10, 10)
        }; Box(10, 5)
      }, in: CGSize(width: 300, height: 600), scale: 3
    ).frames
    #expect(abs(frames[2].minY - frames[0].maxY - below) < 1e-6)
  }

  @Test func `is what the stack says where it says it`() {
    #expect(
      isNear(
        gaps(
          VStack(spacing: 3) {
            Text("A"); Text("B"); Box(10, 10)
          }), [3, 3]))
  }

  @Test func `is unchanged by backgrounds, overlays, borders and effects`() {
    #expect(
      isNear(
        gaps(
          VStack {
            Text("A").opacity(0.5); Text("B").offset(x: 0)
          }), [2]))
  }

  @Test func `beside a text in a row is eight`() {
    let frames = LaidOut(
      HStack {
        Text("A"); Text("B"); Box(10, 10)
      }, scale: 3
    ).frames
    #expect(abs(frames[1].minX - frames[0].maxX - 8) < 1e-6)
    #expect(abs(frames[2].minX - frames[1].maxX - 8) < 1e-6)
  }
}
