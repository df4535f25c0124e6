extension Path.Element {
  /// The end point, preceded by the control points; empty for `close`.
  public var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func transformed(by transform: Transform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: transform.apply(to: point))
    case .line(let point): .line(to: transform.apply(to: point))
    case .quad(let point, let control):
      .quad(to: transform.apply(to: point), control: transform.apply(to: control))
    case .cubic(let point, let control1, let control2):
      .cubic(
        to: transform.apply(to: point), control1: transform.apply(to: control1),
        control2: transform.apply(to: control2))
    case .close: .close
    }
  }
}
