// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

extension PKDrawing {
  /// Reads what `dataRepresentation()` has written here; throws for all else, such as Apple's form, which is not known here.
  public init(data: Data) throws {
    strokes = try JSONDecoder().decode([KeptStroke].self, from: data).map { try $0.stroke }
  }
  public func dataRepresentation() -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Numbers that are none stay out: a drawing with them has no data.
    return (try? encoder.encode(strokes.map(KeptStroke.init))) ?? Data()
  }
}

/// A stroke as numbers and words.
private struct KeptStroke: Codable {
  let ink: String
  /// Red, green, blue and opacity.
  let color: [Double]
  let date: Date
  /// The nine numbers of each point, in the order of its initializer.
  let points: [[Double]]

  init(_ stroke: PKStroke) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    ink = stroke.ink.inkType.rawValue
    color = [red, green, blue, alpha].map { Double($0) }
    date = stroke.path.creationDate
    points = stroke.path.points.map { point in
      let numbers = [
        point.location.x, point.location.y, CGFloat(point.timeOffset), point.size.width, point.size.height,
        point.opacity, point.force, point.azimuth, point.altitude,
      ]
      return numbers.map { Double($0) }
    }
  }

  var stroke: PKStroke {
    get throws {
      guard let type = PKInk.InkType(rawValue: ink), color.count == 4, points.allSatisfy({ $0.count == 9 }) else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "This is no stroke of a drawing."))
      }
      let amounts = color.map { CGFloat($0) }
      let color = UIColor(red: amounts[0], green: amounts[1], blue: amounts[2], alpha: amounts[3])
      let path = PKStrokePath(controlPoints: points.map(Self.point), creationDate: date)
      return PKStroke(ink: PKInk(type, color: color), path: path)
    }
  }

  private static func point(_ numbers: [Double]) -> PKStrokePoint {
    let all = numbers.map { CGFloat($0) }
    return PKStrokePoint(
      location: CGPoint(x: all[0], y: all[1]), timeOffset: numbers[2], size: CGSize(width: all[3], height: all[4]),
      opacity: all[5], force: all[6], azimuth: all[7], altitude: all[8])
  }
}
