import PixelImages

@testable import ImageComparison

/// What the tolerance of smoothed edges says, worked out for each pixel by itself.
struct EdgeSmoothingModel {
  let reference, actual: Bitmap

  /// Whether a pixel matches; nil where a rounding error could decide otherwise.
  func forgives(x: Int, y: Int) -> Bool? {
    let far = [0, 255].filter { !isNear(x, y, over: $0) }
    if far.isEmpty { return true }
    if isPlain(x, y, in: reference) || isPlain(x, y, in: actual) { return false }
    let similarities = far.map { similarity(x, y, over: $0) }
    if similarities.contains(where: { abs($0 - 0.99) < 0.0001 }) { return nil }
    return similarities.allSatisfy { $0 > 0.99 }
  }

  private func isNear(_ x: Int, _ y: Int, over backdrop: UInt8) -> Bool {
    let (first, second) = (reference[x, y].seen(over: backdrop), actual[x, y].seen(over: backdrop))
    return LabColor(first).squaredCIE94Distance(to: LabColor(second)) <= LabColor.unit * LabColor.unit
  }

  private func isPlain(_ x: Int, _ y: Int, in picture: Bitmap) -> Bool {
    near(y, 1, below: reference.height).allSatisfy { row in
      near(x, 1, below: reference.width).allSatisfy { picture[$0, row] == picture[x, y] }
    }
  }

  /// The mean SSIM of three channels over 31 x 31 pixels: of so many columns and rows those nearest to the pixel's.
  private func similarity(_ x: Int, _ y: Int, over backdrop: UInt8) -> Double {
    let places = nearest(31, to: y, below: reference.height).flatMap { row in
      nearest(31, to: x, below: reference.width).map { (x: $0, y: row) }
    }
    func similarity(_ channel: (PremultipliedColor) -> UInt8) -> Double {
      structuralSimilarity(
        places.map { Double(channel(reference[$0.x, $0.y].seen(over: backdrop))) },
        places.map { Double(channel(actual[$0.x, $0.y].seen(over: backdrop))) })
    }
    return (similarity(\.red) + similarity(\.green) + similarity(\.blue)) / 3
  }

  private func near(_ center: Int, _ radius: Int, below end: Int) -> [Int] {
    (0..<end).filter { abs($0 - center) <= radius }
  }

  private func nearest(_ count: Int, to center: Int, below end: Int) -> [Int] {
    Array((0..<end).sorted { abs($0 - center) < abs($1 - center) }.prefix(count))
  }
}

/// SSIM as the paper has it: Wang, Bovik, Sheikh, Simoncelli (2004), equation 13, with K1 = 0.01 and K2 = 0.03.
private func structuralSimilarity(_ first: [Double], _ second: [Double]) -> Double {
  func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
  let (firstMean, secondMean) = (mean(first), mean(second))
  let firstVariance = mean(first.map { ($0 - firstMean) * ($0 - firstMean) })
  let secondVariance = mean(second.map { ($0 - secondMean) * ($0 - secondMean) })
  let covariance = mean(zip(first, second).map { ($0 - firstMean) * ($1 - secondMean) })
  let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
  return (2 * firstMean * secondMean + c1) * (2 * covariance + c2)
    / ((firstMean * firstMean + secondMean * secondMean + c1) * (firstVariance + secondVariance + c2))
}
