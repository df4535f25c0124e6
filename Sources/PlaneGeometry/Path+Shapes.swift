extension Path {
  /// Adds a closed rectangle, clockwise from its top left corner.
  package mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.minX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.minY))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a closed ellipse that touches the four sides, clockwise from the middle of the right side.
  package mutating func addEllipse(in rect: Rect) {
    let center = Point(x: rect.midX, y: rect.midY)
    let quarter = CircularArc(from: 0, sweep: .pi / 2)
    for turn in 0..<4 {
      let (sine, cosine) = ([0.0, 1, 0, -1][turn], [1.0, 0, -1, 0][turn])
      let place = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        .then(.scale(x: rect.width / 2, y: rect.height / 2))
        .then(.translation(x: center.x, y: center.y))
      if turn == 0 { move(to: place.apply(to: quarter.start)) }
      addCubic(
        to: place.apply(to: quarter.end), control1: place.apply(to: quarter.control1),
        control2: place.apply(to: quarter.control2))
    }
    close()
  }

  /// Adds a circular arc between two angles in radians, clockwise as y grows down when `end` is larger than `start`.
  ///
  /// A line joins the current point with the start of the arc.
  package mutating func addArc(center: Point, radius: Double, start: Double, end: Double) {
    let pieces = max(1, Int(min((abs(end - start) / (.pi / 2)).rounded(.up), 64)))
    let sweep = (end - start) / Double(pieces)
    let place = Transform.scale(x: radius, y: radius).then(.translation(x: center.x, y: center.y))
    for piece in 0..<pieces {
      let arc = CircularArc(from: start + sweep * Double(piece), sweep: sweep)
      if piece == 0 { addLine(to: place.apply(to: arc.start)) }
      addCubic(
        to: place.apply(to: arc.end), control1: place.apply(to: arc.control1),
        control2: place.apply(to: arc.control2))
    }
  }
}

extension Path {
  /// Adds a line from the current point towards a corner, and an arc that touches both of the corner's sides.
  ///
  /// Where there is no corner, because a side has no length or both lie on one line, only the line to it is added.
  package mutating func addRoundedCorner(at corner: Point, to end: Point, radius: Double) {
    guard let start = currentPoint else { return }
    let (back, ahead) = (start - corner, end - corner)
    let (backLength, aheadLength) = (back.length, ahead.length)
    guard radius > 0, backLength > 0, aheadLength > 0 else { return addLine(to: corner) }
    let (first, second) = (back * (1 / backLength), ahead * (1 / aheadLength))
    let cosine = first.x * second.x + first.y * second.y
    guard abs(cosine) < 1 - 1e-12 else { return addLine(to: corner) }
    // Half-angle formulas: only roots are needed, which are the same to the last bit everywhere.
    let reach = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let (from, to) = (corner + first * reach, corner + second * reach)
    let middle = first + second
    let center = corner + middle * (radius * (2 / (1 - cosine)).squareRoot() / middle.length)
    let top = center + (corner - center) * (radius / (corner - center).length)
    // The tangents of half and a quarter of the arc, and of an eighth, from which the length of its handles comes.
    let half = reach / radius
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let eighth = quarter / (1 + (1 + quarter * quarter).squareRoot())
    let handle = 4.0 / 3.0 * eighth * radius
    let along = (to - from) * (1 / (to - from).length)
    addLine(to: from)
    addCubic(to: top, control1: from - first * handle, control2: top - along * handle)
    addCubic(to: to, control1: top + along * handle, control2: to - second * handle)
  }

  /// Adds a closed rectangle with round corners, clockwise from the end of its top left corner.
  ///
  /// Corners that are too large for a side shrink until they fit and keep their proportions: a radius is at most half of
  /// the shorter side, and then the rectangle is a capsule, as on iOS. How iOS shrinks elliptical corners is not known.
  package mutating func addRoundedRect(
    _ rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    guard cornerSize.width > 0, cornerSize.height > 0, !rect.isEmpty else { return addRect(rect) }
    // An endless radius has no proportions.
    let most = max(rect.width, rect.height)
    let wanted = Size(width: min(cornerSize.width, most), height: min(cornerSize.height, most))
    let fit = min(rect.width / 2 / wanted.width, rect.height / 2 / wanted.height)
    // A radius that an inset made smaller may miss half of the side by a rounding error.
    if fit <= 1 + 1e-9, wanted.width == wanted.height { return addCapsule(in: rect, style: style) }
    let radii = Size(width: wanted.width * min(fit, 1), height: wanted.height * min(fit, 1))
    let corner: RoundedCorner =
      switch style {
      case .circular: .circular
      case .continuous:
        .continuous(reachX: rect.width / 2 / radii.width, reachY: rect.height / 2 / radii.height)
      }
    addCorners(corner, radii: radii, rect: rect)
  }

  /// Adds a closed capsule: the longer sides are straight, the ends are round.
  package mutating func addCapsule(in rect: Rect, style: RoundedCornerStyle = .continuous) {
    guard !rect.isEmpty else { return addRect(rect) }
    let radius = min(rect.width, rect.height) / 2
    let isWide = rect.width >= rect.height
    let reach = max(rect.width, rect.height) / 2 / radius
    let corner: RoundedCorner =
      switch style {
      case .circular: .circular
      case .continuous: isWide ? .capsuleEnd(reach: reach) : RoundedCorner.capsuleEnd(reach: reach).mirrored
      }
    addCorners(corner, radii: Size(width: radius, height: radius), rect: rect)
  }

  /// Adds a closed rectangle whose corners have radii of their own, clockwise from the end of its top left corner.
  ///
  /// Two corners that are too large for the side between them share it in proportion to their radii; how iOS bends uneven
  /// corners was not measured.
  package mutating func addRoundedRect(_ rect: Rect, radii: CornerRadii, style: RoundedCornerStyle = .continuous) {
    let radii = radii.fitting(rect)
    if radii.areEqual {
      return addRoundedRect(rect, cornerSize: Size(width: radii.topLeft, height: radii.topLeft), style: style)
    }
    func corner(_ radius: Double, besideX: Double, besideY: Double) -> RoundedCorner {
      guard radius > 0 else { return RoundedCorner(start: .zero, curves: []) }
      return switch style {
      case .circular: .circular
      case .continuous:
        .continuous(
          reachX: max(rect.width / (radius + besideX), 1), reachY: max(rect.height / (radius + besideY), 1))
      }
    }
    let topLeft = corner(radii.topLeft, besideX: radii.topRight, besideY: radii.bottomLeft)
    let topRight = corner(radii.topRight, besideX: radii.topLeft, besideY: radii.bottomRight)
    let bottomRight = corner(radii.bottomRight, besideX: radii.bottomLeft, besideY: radii.topRight)
    let bottomLeft = corner(radii.bottomLeft, besideX: radii.bottomRight, besideY: radii.topLeft)
    func place(_ radius: Double, x: Double, y: Double, _ right: Double, _ down: Double) -> Transform {
      Transform(a: right * radius, b: 0, c: 0, d: down * radius, tx: x, ty: y)
    }
    let start = place(radii.topLeft, x: rect.minX, y: rect.minY, 1, 1)
    move(to: start.apply(to: topLeft.end))
    add(topRight.reversed, placedBy: place(radii.topRight, x: rect.maxX, y: rect.minY, -1, 1))
    add(bottomRight, placedBy: place(radii.bottomRight, x: rect.maxX, y: rect.maxY, -1, -1))
    add(bottomLeft.reversed, placedBy: place(radii.bottomLeft, x: rect.minX, y: rect.maxY, 1, -1))
    add(topLeft, placedBy: start)
    close()
  }

  /// Adds a closed rectangle with the continuous corners of layers, clockwise from the end of its top left corner.
  ///
  /// A card of rows has the corners of its first row at the top and of its last row at the bottom, as each row paints its own
  /// background: measured on pictures of iOS 26.
  /// - Parameters:
  ///   - radius: in points, at most half of a row's height.
  ///   - firstHeight: how high the first row is, in points; nil is the whole rectangle.
  ///   - lastHeight: how high the last row is, in points; nil is the whole rectangle.
  package mutating func addLayer(
    _ rect: Rect, cornerRadius radius: Double, firstHeight: Double? = nil, lastHeight: Double? = nil
  ) {
    guard radius > 0, !rect.isEmpty else { return addRect(rect) }
    func corner(_ height: Double) -> (corner: RoundedCorner, radius: Double) {
      let fitting = min(radius, height / 2, rect.width / 2)
      return (.layer(reachX: rect.width / 2 / fitting, reachY: height / 2 / fitting), fitting)
    }
    let (top, bottom) = (
      corner(min(firstHeight ?? rect.height, rect.height)), corner(min(lastHeight ?? rect.height, rect.height))
    )
    guard top.radius > 0, bottom.radius > 0 else { return addRect(rect) }
    func place(_ radius: Double, x: Double, y: Double, _ right: Double, _ down: Double) -> Transform {
      Transform(a: right * radius, b: 0, c: 0, d: down * radius, tx: x, ty: y)
    }
    let topLeft = place(top.radius, x: rect.minX, y: rect.minY, 1, 1)
    move(to: topLeft.apply(to: top.corner.end))
    add(top.corner.reversed, placedBy: place(top.radius, x: rect.maxX, y: rect.minY, -1, 1))
    add(bottom.corner, placedBy: place(bottom.radius, x: rect.maxX, y: rect.maxY, -1, -1))
    add(bottom.corner.reversed, placedBy: place(bottom.radius, x: rect.minX, y: rect.maxY, 1, -1))
    add(top.corner, placedBy: topLeft)
    close()
  }

  private mutating func addCorners(_ corner: RoundedCorner, radii: Size, rect: Rect) {
    // Going clockwise, every second corner is passed from its horizontal side to its vertical one.
    let topLeft = Transform(a: radii.width, b: 0, c: 0, d: radii.height, tx: rect.minX, ty: rect.minY)
    let topRight = Transform(a: -radii.width, b: 0, c: 0, d: radii.height, tx: rect.maxX, ty: rect.minY)
    let bottomRight = Transform(a: -radii.width, b: 0, c: 0, d: -radii.height, tx: rect.maxX, ty: rect.maxY)
    let bottomLeft = Transform(a: radii.width, b: 0, c: 0, d: -radii.height, tx: rect.minX, ty: rect.maxY)
    move(to: topLeft.apply(to: corner.end))
    add(corner.reversed, placedBy: topRight)
    add(corner, placedBy: bottomRight)
    add(corner.reversed, placedBy: bottomLeft)
    add(corner, placedBy: topLeft)
    close()
  }

  private mutating func add(_ corner: RoundedCorner, placedBy place: Transform) {
    addLine(to: place.apply(to: corner.start))
    for curve in corner.curves {
      addCubic(
        to: place.apply(to: curve.end), control1: place.apply(to: curve.control1),
        control2: place.apply(to: curve.control2))
    }
  }
}

/// The radii of a rectangle's corners; those that are negative or no number count as 0.
package struct CornerRadii: Hashable, Sendable {
  fileprivate let topLeft, topRight, bottomRight, bottomLeft: Double

  /// Creates radii, clockwise.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    func possible(_ radius: Double) -> Double { radius > 0 ? min(radius, 1e9) : 0 }
    self.topLeft = possible(topLeft)
    self.topRight = possible(topRight)
    self.bottomRight = possible(bottomRight)
    self.bottomLeft = possible(bottomLeft)
  }

  fileprivate var areEqual: Bool { topLeft == topRight && topRight == bottomRight && bottomRight == bottomLeft }

  /// The radii, smaller where two of them are longer than the side between them, which they share in proportion to them.
  ///
  /// A corner beside a sharp one may take all of its side, also where the corners of another side share that: measured for
  /// endless radii on a picture of iOS 26. That others become smaller in the same way is a guess.
  fileprivate func fitting(_ rect: Rect) -> CornerRadii {
    if areEqual { return self }
    func fitting(_ radius: Double, besideX: Double, besideY: Double) -> Double {
      guard radius > 0 else { return 0 }
      let (width, height) = (max(rect.width, 0) / (radius + besideX), max(rect.height, 0) / (radius + besideY))
      return radius * min(1, width, height)
    }
    return CornerRadii(
      topLeft: fitting(topLeft, besideX: topRight, besideY: bottomLeft),
      topRight: fitting(topRight, besideX: topLeft, besideY: bottomRight),
      bottomRight: fitting(bottomRight, besideX: bottomLeft, besideY: topRight),
      bottomLeft: fitting(bottomLeft, besideX: bottomRight, besideY: topLeft))
  }
}
