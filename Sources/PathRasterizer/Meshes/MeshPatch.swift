import PixelImages

/// A corner of the cells that a patch is cut into.
struct MeshNode: BitwiseCopyable, Hashable {
  /// The place in 1/256 pixel.
  var x, y: Int64
  /// The premultiplied channels in 1/256, from 0 to 65280.
  var red, green, blue, alpha: Int64
}

/// The surfaces of a mesh: two coordinates and four amounts of colour.
struct MeshSurface {
  let columns, rows: Int
  private let places: [MeshComponent]
  private let colors: [MeshComponent]
  private let mixing: RGBAColor.Mixing

  init(_ mesh: ColorMesh<DevicePoint>) {
    (columns, rows) = (mesh.width - 1, mesh.height - 1)
    mixing = mesh.mixing
    places = [\DevicePoint.x, \.y].map { axis in
      func values(_ places: [DevicePoint]) -> [Int64] { places.map { Int64($0[keyPath: axis]) } }
      guard let controls = mesh.controls else {
        return MeshComponent(width: mesh.width, values: values(mesh.places), isSmooth: true)
      }
      return MeshComponent(
        width: mesh.width, values: values(mesh.places), leading: values(controls.map(\.leading)),
        top: values(controls.map(\.top)), trailing: values(controls.map(\.trailing)),
        bottom: values(controls.map(\.bottom)))
    }
    let amounts = mesh.colors.map { Self.amounts(of: $0, mesh.mixing) }
    colors = (0..<4).map { channel in
      MeshComponent(width: mesh.width, values: amounts.map { $0[channel] }, isSmooth: mesh.isSmooth)
    }
  }

  /// The nodes of a patch, row by row, or nil where it lies beside a box of pixels.
  /// - Parameter bits: the patch is cut into 2^bits cells along each side.
  func nodes(ofPatch column: Int, _ row: Int, bits: Int64, in box: PixelRect) -> [MeshNode]? {
    let controls = places.map { $0.controls(ofPatch: column, row) }
    // A surface stays inside of its control points.
    let (x, y) = (Self.pixels(controls[0]), Self.pixels(controls[1]))
    guard x.upperBound >= box.minX, x.lowerBound <= box.maxX, y.upperBound >= box.minY, y.lowerBound <= box.maxY else {
      return nil
    }
    let numbers = (controls + colors.map { $0.controls(ofPatch: column, row) })
      .map { BezierWeights(bits: bits).values($0) }
    return numbers[0].indices.map { index in
      var node = color(numbers[2][index], numbers[3][index], numbers[4][index], alpha: numbers[5][index])
      (node.x, node.y) = (numbers[0][index], numbers[1][index])
      return node
    }
  }

  private static func pixels(_ controls: [Int64]) -> ClosedRange<Int> {
    let pixel = MeshComponent.unit * 256
    return Int((controls.min() ?? 0) / pixel) - 1...Int((controls.max() ?? 0) / pixel) + 1
  }

  /// How far a patch reaches at most along an axis, in pixels.
  var largestExtent: Int {
    (0..<rows).flatMap { row in
      (0..<columns).flatMap { column in places.map { Self.pixels($0.controls(ofPatch: column, row)).count } }
    }.max() ?? 0
  }

  /// The amounts that are mixed: premultiplied channels in 1/256, or the numbers of Oklab times the alpha.
  private static func amounts(of color: RGBAColor, _ mixing: RGBAColor.Mixing) -> [Int64] {
    let alpha = Int64(color.alpha)
    switch mixing {
    case .encoded: return [color.red, color.green, color.blue].map { Int64($0) * alpha * 256 / 255 } + [alpha * 256]
    case .perceptual:
      let seen = PerceptualColor(color)
      return [seen.lightness, seen.a, seen.b].map { $0 * alpha / 255 } + [alpha * 256]
    }
  }

  /// A node without a place.
  private func color(_ first: Int64, _ second: Int64, _ third: Int64, alpha: Int64) -> MeshNode {
    let alpha = max(0, min(255 * 256, alpha))
    func channel(_ amount: Int64) -> Int64 { max(0, min(alpha, amount)) }
    switch mixing {
    case .encoded:
      return MeshNode(x: 0, y: 0, red: channel(first), green: channel(second), blue: channel(third), alpha: alpha)
    case .perceptual:
      func seen(_ amount: Int64) -> Int64 { amount * 255 * 256 / max(alpha, 1) }
      let color = PerceptualColor(lightness: seen(first), a: seen(second), b: seen(third)).color(alpha: 255)
      func premultiplied(_ channel: UInt8) -> Int64 { Int64(channel) * alpha / 255 }
      return MeshNode(
        x: 0, y: 0, red: premultiplied(color.red), green: premultiplied(color.green), blue: premultiplied(color.blue),
        alpha: alpha)
    }
  }
}

/// The weights of the four control points of cubic Bézier curves at evenly spaced places, which are whole numbers.
struct BezierWeights {
  private let bits: Int64
  /// Four weights for each place.
  private let weights: [Int64]

  /// - Parameter bits: there are 2^bits steps; 5 at most.
  init(bits: Int64) {
    self.bits = bits
    let steps = Int64(1) << bits
    weights = (0...steps).flatMap { step in
      let rest = steps - step
      return [rest * rest * rest, 3 * step * rest * rest, 3 * step * step * rest, step * step * step]
    }
  }

  /// What is dropped between the two sums, so that they stay below 64 bits.
  private static let dropped: Int64 = 10

  /// A surface at all places, row by row, in whole units, from its control points.
  func values(_ controls: [Int64]) -> [Int64] {
    let divisor = MeshComponent.unit << (6 * bits - Self.dropped)
    return stride(from: 0, to: weights.count, by: 4).flatMap { down in
      let row = (0..<4).map { column in
        (0..<4).reduce(0) { $0 + weights[down + $1] * controls[4 * $1 + column] } >> Self.dropped
      }
      return stride(from: 0, to: weights.count, by: 4).map { across in
        let sum = (0..<4).reduce(divisor / 2) { $0 + weights[across + $1] * row[$1] }
        return sum >= 0 ? sum / divisor : -((divisor - 1 - sum) / divisor)
      }
    }
  }
}
