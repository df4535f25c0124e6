extension Path {
  /// Adds a closed rectangle with round corners, clockwise from the end of its top left corner.
  ///
  /// Radii are limited to half of the sides, separately along x and y.
  public mutating func addRoundedRect(
    _ rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    let radii = Size(
      width: max(0, min(cornerSize.width, rect.width / 2)), height: max(0, min(cornerSize.height, rect.height / 2)))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect) }
    let corner: RoundedCorner =
      switch style {
      case .circular: .circular
      case .continuous:
        .continuous(reachX: rect.width / 2 / radii.width, reachY: rect.height / 2 / radii.height)
      }
    addCorners(corner, radii: radii, rect: rect)
  }

  /// Adds a closed capsule: the longer sides are straight, the ends are round.
  public mutating func addCapsule(in rect: Rect, style: RoundedCornerStyle = .continuous) {
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
