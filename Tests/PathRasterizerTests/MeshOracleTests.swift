import PixelImages
import Testing

@testable import PathRasterizer

/// A slow model of a mesh: the surface as formulas of floating-point numbers, searched for each pixel.
private struct MeshModel {
  let mesh: DeviceMesh

  /// Six numbers: the place in pixels and the premultiplied channels.
  private func number(_ component: Int, of index: Int) -> Double {
    let (place, color) = (mesh.places[index], PremultipliedColor(mesh.colors[index]))
    switch component {
    case 0: return Double(place.x) / 256
    case 1: return Double(place.y) / 256
    case 2: return Double(color.red)
    case 3: return Double(color.green)
    case 4: return Double(color.blue)
    default: return Double(color.alpha)
    }
  }

  /// How fast a number changes at a place in a direction, 1 to the right or `width` down, seen from one side of it.
  private func slope(_ component: Int, _ index: Int, along step: Int, isBehind: Bool) -> Double {
    let position = step == 1 ? index % mesh.width : index / mesh.width
    let last = step == 1 ? mesh.width - 1 : mesh.height - 1
    if component < 2, let controls = mesh.controls?[index] {
      let control =
        isBehind ? (step == 1 ? controls.trailing : controls.bottom) : (step == 1 ? controls.leading : controls.top)
      let distance = Double(component == 0 ? control.x : control.y) / 256 - number(component, of: index)
      return isBehind ? 3 * distance : -3 * distance
    }
    let before = position > 0 ? number(component, of: index) - number(component, of: index - step) : nil
    let after = position < last ? number(component, of: index + step) - number(component, of: index) : nil
    guard component < 2 || mesh.isSmooth else { return (isBehind ? after : before) ?? 0 }
    guard let before, let after else { return before ?? after ?? 0 }
    if before * after <= 0 { return 0 }
    let mean = (before + after) / 2
    let limit = 3 * min(abs(before), abs(after))
    return abs(mean) <= limit ? mean : (mean < 0 ? -limit : limit)
  }

  /// The change of the change at a corner of a Coons patch: of S = ruled + ruled - bilinear.
  private func twist(_ component: Int, _ first: Int, right: Int, down: Int) -> Double {
    func corner(_ x: Int, _ y: Int) -> Int { first + x + y * mesh.width }
    func value(_ x: Int, _ y: Int) -> Double { number(component, of: corner(x, y)) }
    let across =
      slope(component, corner(right, 1), along: 1, isBehind: right == 0)
      - slope(component, corner(right, 0), along: 1, isBehind: right == 0)
    let along =
      slope(component, corner(1, down), along: mesh.width, isBehind: down == 0)
      - slope(component, corner(0, down), along: mesh.width, isBehind: down == 0)
    return across + along - (value(1, 1) - value(0, 1) - value(1, 0) + value(0, 0))
  }

  private func meanTwist(_ component: Int, _ index: Int) -> Double {
    let (column, row) = (index % mesh.width, index / mesh.width)
    var twists: [Double] = []
    for (right, down) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let (left, above) = (column - right, row - down)
      guard left >= 0, left < mesh.width - 1, above >= 0, above < mesh.height - 1 else { continue }
      twists.append(twist(component, above * mesh.width + left, right: right, down: down))
    }
    return twists.reduce(0, +) / Double(twists.count)
  }

  /// The four numbers at each corner of a patch by which it is a Hermite surface.
  struct Corner { var value, right, down, twist: Double }

  func corners(ofPatch first: Int, _ component: Int) -> [Corner] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { right, down in
      let index = first + right + down * mesh.width
      return Corner(
        value: number(component, of: index), right: slope(component, index, along: 1, isBehind: right == 0),
        down: slope(component, index, along: mesh.width, isBehind: down == 0),
        twist: component < 2 || mesh.isSmooth
          ? meanTwist(component, index) : twist(component, first, right: right, down: down))
    }
  }

  static func value(_ corners: [Corner], _ u: Double, _ v: Double) -> Double {
    let (across, along) = (Weights(u), Weights(v))
    var sum = 0.0
    for (index, corner) in corners.enumerated() {
      let (x, y) = (index & 1, index >> 1)
      sum += corner.value * across.values[x] * along.values[y]
      sum += corner.right * across.slopes[x] * along.values[y]
      sum += corner.down * across.values[x] * along.slopes[y]
      sum += corner.twist * across.slopes[x] * along.slopes[y]
    }
    return sum
  }

  /// The polynomials of Hermite.
  private struct Weights {
    let values, slopes: [Double]

    init(_ t: Double) {
      let (square, cube) = (t * t, t * t * t)
      values = [1 - 3 * square + 2 * cube, 3 * square - 2 * cube]
      slopes = [t - 2 * square + cube, cube - square]
    }
  }

  /// Where a place is in a patch, by Newton's method from its middle: (0, 0) at its first corner, (1, 1) at its last, and
  /// endlessly far away where that finds nothing.
  static func parameters(x: Double, y: Double, in patch: [[Corner]]) -> (u: Double, v: Double) {
    var (u, v) = (0.5, 0.5)
    let step = 1e-5
    for _ in 0..<8 {
      let place = (value(patch[0], u, v), value(patch[1], u, v))
      let right = ((value(patch[0], u + step, v) - place.0) / step, (value(patch[1], u + step, v) - place.1) / step)
      let down = ((value(patch[0], u, v + step) - place.0) / step, (value(patch[1], u, v + step) - place.1) / step)
      let area = right.0 * down.1 - down.0 * right.1
      u -= ((place.0 - x) * down.1 - (place.1 - y) * down.0) / area
      v -= ((place.1 - y) * right.0 - (place.0 - x) * right.1) / area
    }
    let isFound = abs(value(patch[0], u, v) - x) + abs(value(patch[1], u, v) - y) < 1e-6
    return isFound ? (u, v) : (.infinity, .infinity)
  }

  /// The premultiplied channels at a place of a patch.
  static func channels(_ u: Double, _ v: Double, in patch: [[Corner]]) -> [Double] {
    (2..<6).map { min(max(value(patch[$0], u, v), 0), 255) }
  }

  var patches: [[[Corner]]] {
    (0..<(mesh.height - 1)).flatMap { row in
      (0..<(mesh.width - 1)).map { column in
        (0..<6).map { corners(ofPatch: row * mesh.width + column, $0) }
      }
    }
  }
}

struct MeshOracleTests {
  private func mesh(_ random: inout SeededGenerator, isSmooth: Bool, hasControls: Bool) -> DeviceMesh {
    func jitter(_ limit: Double) -> Double { .random(in: -limit...limit, using: &random) }
    let places: [(Double, Double)] = (0..<9).map { (index: Int) -> (Double, Double) in
      let (column, row) = (Double(index % 3), Double(index / 3))
      return (9 + 13 * column + jitter(2), 7 + 11 * row + jitter(2))
    }
    let colors = (0..<9).map { _ in
      RGBAColor(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random), alpha: .random(in: 100...255, using: &random))
    }
    let controls = places.map { (x: Double, y: Double) -> DeviceMesh.Controls in
      DeviceMesh.Controls(
        leading: devicePoint(x - 4 + jitter(1), y + jitter(2)), top: devicePoint(x + jitter(2), y - 4 + jitter(1)),
        trailing: devicePoint(x + 4 + jitter(1), y + jitter(2)), bottom: devicePoint(x + jitter(2), y + 4 + jitter(1)))
    }
    return deviceMesh(width: 3, places, colors, controls: hasControls ? controls : nil, isSmooth: isSmooth)
  }

  @Test(arguments: [(true, false), (false, false), (true, true), (false, true)])
  func `each pixel has the colour of the surface at its middle`(isSmooth: Bool, hasControls: Bool) {
    var random = SeededGenerator(state: isSmooth ? 11 : 12)
    let mesh = mesh(&random, isSmooth: isSmooth, hasControls: hasControls)
    let model = MeshModel(mesh: mesh)
    let patches = model.patches
    let drawn = picture(44, 36) {
      $0.fill(DevicePath(deviceRect(0, 0, 44 * 256, 36 * 256)), with: .meshGradient(mesh))
    }
    var inside = 0
    for index in 0..<(44 * 36) {
      let (x, y) = (index % 44, index / 44)
      let places = patches.map { MeshModel.parameters(x: Double(x) + 0.5, y: Double(y) + 0.5, in: $0) }
      func isNear(_ place: (u: Double, v: Double), by margin: Double) -> Bool {
        abs(place.u - 0.5) < 0.5 + margin && abs(place.v - 0.5) < 0.5 + margin
      }
      let own = drawn[x, y]
      if !places.contains(where: { isNear($0, by: 0.01) }) { #expect(own == .clear, "(\(x), \(y))") }
      guard let patch = places.indices.first(where: { isNear(places[$0], by: -0.01) }) else { continue }
      inside += 1
      let expected = MeshModel.channels(places[patch].u, places[patch].v, in: patches[patch])
      for (channel, expected) in zip([own.red, own.green, own.blue, own.alpha], expected) {
        #expect(abs(Double(channel) - expected) < 2, "(\(x), \(y)) in \(patch): \(own)")
      }
    }
    #expect(inside > 400)
  }
}
