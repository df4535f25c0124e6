package import PlaneGeometry

extension Path {
  /// How far the left edge of an outline is inside of a frame in a row of pixels from its top, in pixels on average.
  package func leftEdge(inRow row: Int, ofPixels scale: Double, in frame: Rect) -> Double {
    var points: [Point] = []
    var current = Point(x: 0, y: 0)
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        points.append(end)
        current = end
      case .quad(let end, _):
        points.append(end)
        current = end
      case .cubic(let end, let first, let second):
        for step in 1...200 {
          let t = Double(step) / 200
          func at(_ part: KeyPath<Point, Double>) -> Double {
            let (u, a, b) = (1 - t, current[keyPath: part], end[keyPath: part])
            let (c, d) = (first[keyPath: part], second[keyPath: part])
            return u * u * u * a + 3 * u * u * t * c + 3 * u * t * t * d + t * t * t * b
          }
          points.append(Point(x: at(\.x), y: at(\.y)))
        }
        current = end
      case .close: break
      }
    }
    let samples = (0..<16).map { sample -> Double in
      let y = frame.minY + (Double(row) + (Double(sample) + 0.5) / 16) / scale
      let crossings = zip(points, points.dropFirst() + points.prefix(1)).compactMap { a, b -> Double? in
        guard (a.y <= y) != (b.y <= y) else { return nil }
        return a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
      }
      return ((crossings.min() ?? frame.midX) - frame.minX) * scale
    }
    return samples.reduce(0, +) / Double(samples.count)
  }
}
