public import PixelImages

/// What differs between two pictures.
///
/// Pictures of different sizes are aligned at the top left corner; their common region is compared.
public struct ImageDifference: Sendable {
  /// The size of each picture.
  public let referenceSize, actualSize: PixelSize
  /// The tolerance that the pictures were compared under.
  public let tolerance: ImageTolerance
  /// What of the pictures does not count.
  public let masks: [ImageMask]
  /// The square with the most pixels that do not match, nil where all do.
  ///
  /// Its side is that of the tolerance's ``DifferenceLimits/worstWindow``, or ``WindowLimit/defaultSide``.
  public let worstWindow: WorstWindow?
  /// The largest difference of a channel, 0 to 255, seen over black or white; nil where no pixel of both differs.
  public let largestChannelDifference: PixelDistance?
  /// The largest distance in CIE Lab (CIE76, D65), about 0 to 260; nil where no pixel of both differs.
  public let largestLabDistance: PixelDistance?
  /// The smallest rectangle around all pixels that do not match, or around the forgiven ones if all are forgiven.
  public let boundingBox: PixelRect?
  /// Rectangles around groups of those pixels, from top to bottom; at most ten.
  public let clusters: [PixelRect]

  /// What the tolerance lets pass of pixels that do not match.
  package let limits: DifferenceLimits
  /// The largest difference of a channel among pixels that do not match, 0 to 255.
  package let largestDifferentChannel: Int
  private let histogram: [Int]
  let map: DifferenceMap

  init(
    _ survey: DifferenceSurvey, referenceSize: PixelSize, actualSize: PixelSize, tolerance: ImageTolerance,
    masks: [ImageMask]
  ) {
    self.referenceSize = referenceSize
    self.actualSize = actualSize
    self.tolerance = tolerance
    self.masks = masks
    largestChannelDifference = survey.largestChannelDifference
    largestLabDistance = survey.largestLabDistance
    largestDifferentChannel = survey.largestDifferentChannel
    histogram = survey.histogram
    map = survey.map
    clusters = DifferenceClusters(of: map).boxes
    boundingBox = clusters.dropFirst().reduce(clusters.first) { $0?.union($1) }
    limits = tolerance.allowance.limits(for: referenceSize.pixelCount)
    worstWindow = map.worstWindow(side: limits.worstWindow?.side ?? WindowLimit.defaultSide)
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
  public var isTolerated: Bool {
    hasEqualSizes && (differentPixelCount == 0 || isWithinLimits)
  }

  private var isWithinLimits: Bool {
    guard !limits.allowNothing, differentPixelCount <= limits.differingPixels ?? .max else { return false }
    guard largestDifferentChannel <= limits.largestChannelDifference ?? 255 else { return false }
    return worstWindow.map(limits.allow) ?? true
  }

  /// Whether a setting that lets the difference pass should be offered to anybody.
  ///
  /// What would let another picture pass is no tolerance: at most a hundredth of the pixels do not match, or none of
  /// them is far off.
  package var isSmall: Bool {
    guard hasEqualSizes, differentPixelCount > 0 else { return false }
    return differentPixelCount * 100 <= referenceSize.pixelCount || largestDifferentChannel <= 16
  }

  /// The number of pixels of the common region that have a channel that differs by more than `limit`, 0 to 255.
  public func pixelCount(differingByMoreThan limit: Int) -> Int {
    histogram[min(max(limit, -1) + 1, 256)...].reduce(0, +)
  }
}

/// How far apart two pixels at one place are.
public struct PixelDistance: Hashable, Sendable {
  /// The distance, in the unit of the property that holds it.
  public let value: Double
  /// The place, from the top left corner.
  public let x, y: Int
  /// The colours there.
  public let reference, actual: RGBAColor
}

/// The square of a size in which the most pixels differ.
public struct WorstWindow: Hashable, Sendable {
  /// Where it is, cut to the picture.
  public let box: PixelRect
  /// How many pixels differ in it.
  public let differingPixels: Int
}
