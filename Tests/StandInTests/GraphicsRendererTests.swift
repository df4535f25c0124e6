import DeclarativeUI
import Foundation
import PixelImages
import Testing
import UIKitStandIn
import ViewSnapshotTesting

@MainActor @Suite struct `A picture that UIKit draws` {
  private let size = CGSize(width: 8, height: 6)

  private func picture(scale: CGFloat = 1, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> RGBAColor { RGBAColor(image.bitmap[x, y]) }

  @Test func `has the scale of its format, and is black below where it is opaque`() {
    let image = picture(scale: 2) { _ in }
    #expect(image.size == size && image.scale == 2 && pixel(image, 0, 0).alpha == 0)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    #expect(pixel(UIGraphicsImageRenderer(size: size, format: format).image { _ in }, 3, 3) == RGBAColor.black)
    #expect(UIGraphicsImageRenderer(size: size).image { _ in }.scale == UIScreen.main.scale)
  }

  @Test func `fills and strokes with the colours that were set`() {
    let image = picture { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).set()
      UIBezierPath(rect: CGRect(x: 4, y: 0, width: 4, height: 3)).fill()
      context.cgContext.setStrokeColor(CGColor(gray: 0, alpha: 1))
      context.cgContext.setLineWidth(2)
      context.cgContext.move(to: CGPoint(x: 4, y: 5))
      context.cgContext.addLine(to: CGPoint(x: 8, y: 5))
      context.cgContext.strokePath()
    }
    let red = UIColor.red.cgColor.components ?? []
    #expect(Int(pixel(image, 1, 1).red) == Int((red[0] * 255).rounded()) && pixel(image, 1, 1).alpha == 255)
    #expect(pixel(image, 5, 1).blue == 255 && pixel(image, 5, 1).red == 0)
    #expect(pixel(image, 6, 4) == RGBAColor.black && pixel(image, 6, 3).alpha == 0)
  }

  @Test func `has paths with the ends, the dashes and the insides that they were given`() {
    func columns(_ image: UIImage, _ y: Int) -> [Int] { (0..<8).filter { pixel(image, $0, y).alpha == 255 } }
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 2, y: 3))
    line.addLine(to: CGPoint(x: 6, y: 3))
    line.lineWidth = 2
    #expect(columns(picture { _ in line.stroke() }, 2) == [2, 3, 4, 5])
    line.lineCapStyle = .square
    #expect(columns(picture { _ in line.stroke() }, 2) == [1, 2, 3, 4, 5, 6])
    let dashed = line.copy() as? UIBezierPath
    dashed?.lineCapStyle = .butt
    dashed?.setLineDash([1, 2], count: 2, phase: 0)
    #expect(columns(picture { _ in dashed?.stroke() }, 2) == [2, 5])
    #expect(line.lineCapStyle == .square && dashed?.lineWidth == 2)
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 6))
    ring.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 2)))
    #expect(ring.contains(CGPoint(x: 4, y: 3)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 4, y: 3)) && columns(picture { _ in ring.fill() }, 3) == [0, 1, 6, 7])
    let clipped = picture { context in
      ring.addClip()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    #expect(columns(clipped, 3) == [0, 1, 6, 7])
  }

  @Test func `keeps what was set apart from what comes after it`() {
    let image = picture { context in
      let graphics = context.cgContext
      graphics.saveGState()
      graphics.translateBy(x: 2, y: 1)
      graphics.scaleBy(x: 2, y: 2)
      graphics.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      graphics.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      graphics.restoreGState()
      graphics.setAlpha(0.5)
      graphics.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let covered = (0..<6).flatMap { y -> [[Int]] in (0..<8).filter { pixel(image, $0, y).alpha > 0 }.map { [$0, y] } }
    #expect(covered == [[0, 0], [2, 1], [3, 1], [2, 2], [3, 2]])
    #expect(pixel(image, 0, 0).alpha == 128)
  }

  @Test func `mixes, cuts out and keeps what lies below`() {
    func drawn(_ mode: CGBlendMode) -> [UInt8] {
      let image = picture { context in
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
        context.cgContext.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 2, y: 0, width: 4, height: 6), blendMode: mode)
      }
      // Black alone, both, green alone, nothing: 0 for none, 1 for black, 2 for green.
      return [1, 3, 5, 7].map { x in
        let color = pixel(image, x, 3)
        return color.alpha == 0 ? 0 : color.green > 0 ? 2 : 1
      }
    }
    #expect(drawn(.normal) == [1, 2, 2, 0] && drawn(.destinationOver) == [1, 1, 2, 0])
    #expect(drawn(.sourceIn) == [0, 2, 0, 0] && drawn(.sourceOut) == [0, 0, 2, 0])
    #expect(drawn(.destinationIn) == [0, 1, 0, 0] && drawn(.destinationOut) == [1, 0, 0, 0])
    #expect(drawn(.sourceAtop) == [1, 2, 0, 0] && drawn(.destinationAtop) == [0, 1, 2, 0])
    #expect(drawn(.clear) == [1, 0, 0, 0] && drawn(.copy) == [1, 2, 2, 0] && drawn(.xor) == [1, 0, 2, 0])
  }

  @Test func `draws pictures, those of Core Graphics on their heads`() throws {
    // Black above, clear below.
    let half = picture { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 3)) }
    let upright = picture { _ in half.draw(in: CGRect(x: 0, y: 0, width: 4, height: 6)) }
    #expect(pixel(upright, 1, 1).alpha == 255 && pixel(upright, 1, 4).alpha == 0 && pixel(upright, 5, 1).alpha == 0)
    let pixels = try #require(half.cgImage)
    let turned = picture { $0.cgContext.draw(pixels, in: CGRect(x: 0, y: 0, width: 8, height: 6)) }
    #expect(pixel(turned, 1, 1).alpha == 0 && pixel(turned, 1, 4).alpha == 255)
    let faint = picture { _ in half.draw(at: CGPoint(x: 1, y: 0), blendMode: .normal, alpha: 0.5) }
    #expect(pixel(faint, 0, 0).alpha == 0 && pixel(faint, 1, 0).alpha == 128)
  }

  @Test func `has a colour that a shape was given`() {
    let shape = picture { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 6)) }
    let tinted = shape.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(tinted.size == shape.size && tinted.renderingMode == .alwaysOriginal)
    #expect(pixel(tinted, 1, 1).green == 255 && pixel(tinted, 1, 1).red == 0 && pixel(tinted, 6, 1).alpha == 0)
    #expect(UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysTemplate).cgImage != nil)
  }

  @Test func `has words where they were asked for`() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 6), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    let measured = "III".size(withAttributes: attributes)
    #expect(measured.width > 4 && measured.width < 9 && measured.height > 6 && measured.height < 9)
    let image = picture(scale: 4) { _ in
      ("I" as NSString).draw(in: CGRect(x: 4, y: 0, width: 4, height: 6), withAttributes: attributes)
    }
    let columns = (0..<32).filter { x in (0..<24).contains { pixel(image, x, $0).alpha > 0 } }
    #expect(columns.min().map { $0 >= 16 } == true && columns.allSatisfy { x in x < 24 })
    let words = NSAttributedString(string: "a b c d e f", attributes: attributes)
    let narrow = words.boundingRect(
      with: CGSize(width: 12, height: 100), options: .usesLineFragmentOrigin, context: nil)
    #expect(narrow.height > words.size().height * 2)
  }

  @Test func `is the current one between its beginning and its end`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.size == CGSize(width: 3, height: 2) && image?.scale == 2)
    #expect(image.map { pixel($0, 1, 3).alpha } == 255 && image.map { pixel($0, 2, 0).alpha } == 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `has the colours along a line, and beyond it where that is asked for`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], locations: nil))
    let image = picture {
      $0.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: .drawsAfterEndLocation)
    }
    let row = (0..<8).map { pixel(image, $0, 2) }
    #expect(row[0].alpha == 0 && row[1].alpha == 0 && row[7] == RGBAColor(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(row[2].red < row[3].red && row[3].red < row[4].red && row[4].red < row[5].red)
  }

  @Test func `is drawn by any thread`() async {
    let size = size
    let alpha = await Task.detached {
      UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
    }
    .value.bitmap[0, 0].alpha
    #expect(alpha == 255)
  }
}
