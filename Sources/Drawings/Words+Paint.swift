import PixelImages
import PlaneGeometry

extension Paint {
  var inWords: String {
    switch self {
    case .color(let color): "\(color)"
    case .linearGradient(let gradient, let start, let end):
      "linear gradient \(start.inWords) to \(end.inWords) \(gradient.inWords)"
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      "radial gradient \(center.inWords) radius \(startRadius.inWords) to \(endRadius.inWords) \(gradient.inWords)"
    }
  }
}

extension Gradient {
  fileprivate var inWords: String {
    "[\(stops.map { "\($0.color) \($0.location.inWords)" }.joined(separator: ", "))]"
  }
}
