/// What differs between two pictures.
///
/// Pictures of different sizes are aligned at the top left corner; their common region is compared.
public struct ImageDifference: Sendable {
  /// The size of each picture.
  public let referenceSize, actualSize: PixelSize
  /// How many pixels the tolerance's `precision` lets differ.
  public let allowedPixelCount: Int
  /// The largest difference of a channel, 0 to 255, seen over black or white; nil where no pixel of both differs.
  public let largestChannelDifference: PixelDistance?
  /// The largest distance in CIE Lab (CIE76, D65), about 0 to 260; nil where no pixel of both differs.
  public let largestLabDistance: PixelDistance?
  /// The smallest rectangle around all pixels that do not match, or around the forgiven ones if all are forgiven.
  public let boundingBox: PixelRect?
  /// Rectangles around groups of those pixels, from top to bottom; at most ten.
  public let clusters: [PixelRect]

  private let histogram: [Int]
  let map: DifferenceMap

  init(_ survey: DifferenceSurvey, referenceSize: PixelSize, actualSize: PixelSize, allowedPixelCount: Int) {
    self.referenceSize = referenceSize
    self.actualSize = actualSize
    self.allowedPixelCount = allowedPixelCount
    largestChannelDifference = survey.largestChannelDifference
    largestLabDistance = survey.largestLabDistance
    histogram = survey.histogram
    map = survey.map
    clusters = DifferenceClusters(of: map).boxes
    boundingBox = clusters.dropFirst().reduce(clusters.first) { $0?.union($1) }
  }

  /// Whether both pictures have the same size.
  public var hasEqualSizes: Bool { referenceSize == actualSize }

  /// The number of pixels that do not match: those of the common region that no tolerance forgives.
  public var differentPixelCount: Int { map.differentCount }

  /// The number of pixels that are not equal but match by the tolerance.
  public var forgivenPixelCount: Int { map.forgivenCount }

  /// The number of pixels that only one of the pictures has.
  public var surplusPixelCount: Int {
    referenceSize.pixelCount + actualSize.pixelCount - 2 * map.size.pixelCount
  }

  /// Whether the pictures count as the same, which pictures of different sizes never do.
  public var isTolerated: Bool { hasEqualSizes && differentPixelCount <= allowedPixelCount }

  /// The number of pixels of the common region that have a channel that differs by more than `limit`, 0 to 255.
  public func pixelCount(differingByMoreThan limit: Int) -> Int {
    histogram[min(max(limit, -1) + 1, 256)...].reduce(0, +)
  }
}
