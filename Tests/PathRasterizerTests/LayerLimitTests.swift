import Foundation
import PathRasterizer
import PixelImages
import PlaneGeometry
import Testing

/// Layers that are seen from very far or blurred very much: their memory stays in proportion to the picture.
@Suite struct `A layer far larger than its picture` {
  /// 32 times as many pixels as the picture has, at least 2^22.
  private let limit = 1 << 22

  private func expectWithinLimit(_ canvas: borrowing Canvas) {
    let bounds = canvas.paintableBounds
    #expect(bounds.width * bounds.height <= limit, "\(bounds)")
  }

  /// Seen from so far that a picture of 60 x 40 pixels shows 300,000 x 200,000 of them.
  private let small = Projection(.scale(x: 0.0002, y: 0.0002))
  private let whole = devicePath { $0.addRect(Rect(x: -999_999, y: -999_999, width: 1_999_998, height: 1_999_998)) }

  @Test func `has at most as many pixels as the limit, and so have all layers on it`() {
    _ = picture(60, 40) { canvas in
      canvas.layer(through: small) { canvas in
        expectWithinLimit(canvas)
        let far = DevicePoint(x: 1 << 29, y: -1 << 29)
        canvas.layer(shadow: LayerShadow(color: .black, deviation: Canvas.largestBlur, offset: far)) { canvas in
          expectWithinLimit(canvas)
          canvas.layer(blurring: Canvas.largestBlur) { canvas in
            expectWithinLimit(canvas)
            canvas.layer(mirroring: -900_000..<900_000) { canvas in
              expectWithinLimit(canvas)
              canvas.layer(through: small, around: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)) { canvas in
                expectWithinLimit(canvas)
                canvas.fill(whole, with: .color(.black))
              }
            }
          }
        }
      }
    }
  }

  @Test func `has those that matter most`() {
    // Along the middle row of the layer, at a hundred thousand pixels from its corner.
    let place = Rect(x: 100_000, y: 99_990, width: 600, height: 20)
    let far = Projection(.translation(x: -100_000, y: -99_980)).then(Projection(.scale(x: 0.1, y: 1)))
    let drawn = picture(60, 40) { canvas in
      canvas.layer(through: far, around: place) { $0.fill(devicePath { $0.addRect(place) }, with: .color(.black)) }
    }
    #expect(drawn[1, 15].alpha == 255 && drawn[58, 15].alpha == 255 && drawn[30, 5].alpha == 0)
    let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let canvas = Canvas(width: 60, height: 40)
    let (hasNear, hasFar) = (
      canvas.hasRoom(forLayerThrough: far, around: place), canvas.hasRoom(forLayerThrough: small, around: everywhere)
    )
    #expect(hasNear && !hasFar)
  }

  /// How much of a blurred band is seen at a place, by the integral of a Gaussian.
  private func gaussian(_ place: Double, from start: Double, to end: Double, deviation: Double) -> Double {
    let unit = deviation * 2.0.squareRoot()
    return (erf((end - place) / unit) - erf((start - place) / unit)) / 2
  }

  @Test(arguments: [100, 127, 129, 200, 300, 700] as [Int32]) func `is blurred as by a Gaussian, however wide`(
    deviation: Int32
  ) {
    let square = DevicePath(deviceRect(-200 * 256, -300 * 256, 400 * 256, 350 * 256))
    let drawn = picture(500, 300) { $0.layer(blurring: deviation * 256) { $0.fill(square, with: .color(.black)) } }
    for y in stride(from: 7, to: 300, by: 60) {
      for x in stride(from: 3, to: 500, by: 60) {
        let across = gaussian(Double(x) + 0.5, from: -200, to: 400, deviation: Double(deviation))
        let down = gaussian(Double(y) + 0.5, from: -300, to: 350, deviation: Double(deviation))
        let difference = Double(drawn[x, y].alpha) - 255 * across * down
        // Three averages are flatter than a Gaussian by up to 6 %.
        #expect(abs(difference) < 6, "(\(x), \(y)) is \(difference) off")
      }
    }
    // Evenly: a blurred edge has no steps.
    for x in 1..<500 { #expect(abs(Int(drawn[x, 100].alpha) - Int(drawn[x - 1, 100].alpha)) <= 2) }
  }
}
