import PlaneGeometry

// Shapes of symbols in hundredths of an em around the middle.

/// A place in the square of 0 to 1 that icons are drawn on, from hundredths of an em around its middle.
func at(_ x: Double, _ y: Double) -> Point {
  Point(x: 0.5 + length(x), y: 0.5 + length(y))
}

func length(_ hundredths: Double) -> Double { hundredths / 100 / Symbol.square }

extension SymbolPen {
  /// An outline around a middle line; the radius is in hundredths of an em.
  func circle(_ middle: Point, radius: Double) -> SymbolPart {
    let outer = length(radius) + width / 2
    return ring(Rect(x: middle.x - outer, y: middle.y - outer, width: 2 * outer, height: 2 * outer), radius: outer)
  }

  /// A line along a curve with two ends and two points that it bends towards, in short steps.
  func curve(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> SymbolPart {
    func mix(_ from: Point, _ to: Point, _ part: Double) -> Point {
      Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
    let points = (0...10).map { step in
      let part = Double(step) / 10
      let (one, two, three) = (mix(start, first, part), mix(first, second, part), mix(second, end, part))
      return mix(mix(one, two, part), mix(two, three, part), part)
    }
    return line(points)
  }

  /// The outline of a shape with round corners, with its line on the edge.
  func loop(_ corners: [Point], radius: Double) -> SymbolPart {
    loop(corners, radii: corners.map { _ in radius })
  }

  func loop(_ corners: [Point], radii: [Double]) -> SymbolPart {
    func moved(by distance: Double) -> [Point] {
      corners.indices.map { index in
        let (before, here) = (corners[(index + corners.count - 1) % corners.count], corners[index])
        let after = corners[(index + 1) % corners.count]
        let (one, two) = (normal(before, here), normal(here, after))
        let share = distance / (1 + one.x * two.x + one.y * two.y)
        return Point(x: here.x + (one.x + two.x) * share, y: here.y + (one.y + two.y) * share)
      }
    }
    return SymbolPart(
      Path { path in
        path.add(Path(corners: moved(by: width / 2), radii: radii.map { length($0) + width / 2 }))
        path.add(
          Path(
            corners: moved(by: -width / 2).reversed(), radii: radii.reversed().map { max(length($0) - width / 2, 0) }))
      }, stroke: width)
  }

  /// Which way is out of a shape whose corners follow each other clockwise.
  private func normal(_ start: Point, _ end: Point) -> Point {
    let way = end - start
    return Point(x: way.y / way.length, y: -way.x / way.length)
  }
}

extension Path {
  /// A filled shape with round corners.
  init(corners: [Point], radii: [Double]) {
    self.init { path in
      for index in corners.indices {
        let (before, here) = (corners[(index + corners.count - 1) % corners.count], corners[index])
        let after = corners[(index + 1) % corners.count]
        let (back, on) = (before - here, after - here)
        let cut = min(radii[index], back.length / 2, on.length / 2)
        let start = Point(x: here.x + back.x / back.length * cut, y: here.y + back.y / back.length * cut)
        let end = Point(x: here.x + on.x / on.length * cut, y: here.y + on.y / on.length * cut)
        if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
        path.addQuad(to: end, control: here)
      }
      path.close()
    }
  }
}

extension SymbolSketch {
  func area(_ corners: [Point], radius: Double) -> Path {
    area(corners, radii: corners.map { _ in radius })
  }

  func area(_ corners: [Point], radii: [Double]) -> Path {
    Path(corners: corners, radii: radii.map(length))
  }

  func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path {
      $0.addEllipse(
        in: Rect(
          x: at(x, y).x - length(radius), y: at(x, y).y - length(radius), width: length(2 * radius),
          height: length(2 * radius)))
    }
  }
}
