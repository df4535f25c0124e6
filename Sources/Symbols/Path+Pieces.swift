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

  /// Contours that run as the largest one does, each with the holes in it: what fills both by the non-zero and by the even-odd
  /// rule, however they lie over each other.
  var solids: [Path] {
    let contours = contours.compactMap { path in path.bounds.map { (path: path, bounds: $0) } }
    guard contours.count > 1, let largest = contours.max(by: { $0.bounds.area < $1.bounds.area }) else { return [self] }
    let way = largest.path.signedArea > 0
    var solids = contours.filter { ($0.path.signedArea > 0) == way }
    for hole in contours where (hole.path.signedArea > 0) != way {
      let around = solids.indices.filter { solids[$0].bounds.surrounds(hole.bounds) }
      guard let nearest = around.min(by: { solids[$0].bounds.area < solids[$1].bounds.area }) else { continue }
      solids[nearest].path.add(hole.path)
    }
    return solids.map(\.path)
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
  fileprivate var area: Double { width * height }

  fileprivate func surrounds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
