import PlaneGeometry

extension Path {
  /// Each contour by itself.
  var contours: [Path] {
    var contours: [Path] = []
    for element in elements {
      if case .move = element { contours.append(Path()) }
      guard let last = contours.indices.last else { continue }
      switch element {
      case .move(let point): contours[last].move(to: point)
      case .line(let point): contours[last].addLine(to: point)
      case .quad(let point, let control): contours[last].addQuad(to: point, control: control)
      case .cubic(let point, let control1, let control2):
        contours[last].addCubic(to: point, control1: control1, control2: control2)
      case .close: contours[last].close()
      }
    }
    return contours
  }

  /// Contours that lie apart, each with those that lie inside of it; the largest is the first.
  var pieces: [Path] {
    var pieces: [(path: Path, bounds: Rect)] = []
    let contours = contours.compactMap { path in path.bounds.map { (path: path, bounds: $0) } }
    for contour in contours.sorted(by: { $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height }) {
      if let outer = pieces.firstIndex(where: { $0.bounds.surrounds(contour.bounds) }) {
        pieces[outer].path.add(contour.path)
      } else {
        pieces.append(contour)
      }
    }
    return pieces.map(\.path)
  }
}

extension Rect {
  fileprivate func surrounds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
