public import PlaneGeometry

extension DevicePath {
  /// Converts a path to the pixel grid: points are mapped to pixels, then rounded to 1/256 pixel.
  ///
  /// This is the one place where contours stop being floating point. Points too far away move to
  /// `DevicePoint.limit`; a line or curve with a coordinate that is not a number is left out.
  public init(_ path: Path, transform: Transform = .identity) {
    self.init()
    func place(_ point: Point) -> DevicePoint? { DevicePoint(transform.apply(to: point)) }
    for element in path.elements {
      switch element {
      case .move(let point):
        if let point = place(point) { move(to: point) }
      case .line(let point):
        if let point = place(point) { line(to: point) }
      case .quad(let point, let control):
        if let point = place(point), let control = place(control) { quad(to: point, control: control) }
      case .cubic(let point, let control1, let control2):
        if let point = place(point), let control1 = place(control1), let control2 = place(control2) {
          cubic(to: point, control1: control1, control2: control2)
        }
      case .close:
        close()
      }
    }
  }
}
