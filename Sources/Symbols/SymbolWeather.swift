import PlaneGeometry

/// A cloud with what looks out behind it and what comes down from it.
///
/// Put together from Phosphor's pictures of one of them at a time, which all have the same cloud: what is not cloud is the
/// other one. So each has a layer of its own: the cloud is the first, sun and rays the second and raindrops the third in
/// Apple's guidelines, which name `cloud.sun.rain.fill` alone; others are taken to follow their names as well.
struct SymbolWeather: Hashable, Sendable {
  /// What looks out behind the cloud.
  enum Behind: String, Sendable {
    case sun, moon
  }

  /// What comes down, from the first.
  enum Below: String, Sendable {
    case bolt, rain, drizzle, heavyrain, snow, hail, fog

    fileprivate var glyph: String {
      switch self {
      case .bolt: "cloud-lightning"
      case .rain, .drizzle, .heavyrain: "cloud-rain"
      case .snow, .hail: "cloud-snow"
      case .fog: "cloud-fog"
      }
    }
  }

  let isFilled: Bool
  let behind: Behind?
  let below: [Below]

  /// Reads a name without its `.fill`, or is nil for any other name.
  init?(name: String, isFilled: Bool) {
    var words = name.split(separator: ".").map(String.init)[...]
    guard words.popFirst() == "cloud", !words.isEmpty else { return nil }
    behind = words.first.flatMap(Behind.init)
    if behind != nil { words.removeFirst() }
    below = words.compactMap(Below.init)
    guard below.count == words.count, below.count < 2 || below == [.bolt, .rain] && behind == nil else { return nil }
    self.isFilled = isFilled
  }

  /// The drawing, or nil where a glyph of it is missing in its set.
  func drawing(_ weight: SymbolWeight) -> SymbolDrawing? {
    guard let cloud = Cloud(weight, isFilled: isFilled) else { return nil }
    var parts = [SymbolPart(cloud.path, stroke: cloud.stroke)]
    if let behind {
      guard let part = cloud.part(of: "cloud-\(behind.rawValue)", layer: 1) else { return nil }
      parts.insert(part, at: 0)
    }
    for word in below {
      let isBesideBolt = word == .rain && below.count > 1
      let part =
        isBesideBolt ? cloud.drops(layer: parts.count) : cloud.part(of: word.glyph, layer: parts.count)
      guard let part else { return nil }
      parts.append(part)
    }
    return SymbolDrawing(parts).transformed(by: place(of: cloud))
  }

  /// Where it all stands, with the cloud at the top of the square.
  private func place(of cloud: Cloud) -> Transform {
    guard let behind else { return .identity }
    // With nothing below it is where Phosphor has it.
    guard !below.isEmpty else { return .translation(x: 0, y: -cloud.shift(of: "cloud-\(behind.rawValue)")) }
    // A cloud between both is higher than the square.
    return .translation(x: -0.5, y: -1).then(.scale(x: 0.82, y: 0.82)).then(.translation(x: 0.5, y: 1))
  }

  /// The cloud that stands over everything, at the top of the square.
  private struct Cloud {
    let weight: SymbolWeight
    let isFilled: Bool
    /// How wide the strokes of all are; nil for areas.
    var stroke: Double? { isFilled ? nil : weight.stroke }
    /// What is painted.
    let path: Path
    /// The cloud without its inside, a little larger, which others do not reach into.
    private let room: Path
    private let bounds: Rect

    init?(_ weight: SymbolWeight, isFilled: Bool) {
      // Clouds over something are filled to their edges only with snow, and with a notch.
      guard let snow = IconFaces.path(of: SymbolGlyph(.phosphor, "cloud-snow"), isFilled ? .regular : weight),
        let outline = snow.pieces.first, let edge = outline.contours.first, let bounds = edge.bounds
      else { return nil }
      self.weight = weight
      self.isFilled = isFilled
      self.bounds = bounds
      path = isFilled ? edge : outline
      room = edge.transformed(
        by: .translation(x: -bounds.midX, y: -bounds.midY).then(.scale(x: 1.03, y: 1.03))
          .then(.translation(x: bounds.midX, y: bounds.midY)))
    }

    /// What a picture of Phosphor has besides its cloud, which stands elsewhere with a sun or moon.
    func part(of glyph: String, layer: Int) -> SymbolPart? {
      guard let whole = whole(glyph) else { return nil }
      return SymbolPart(
        whole.transformed(by: .translation(x: 0, y: shift(of: glyph))), layer: layer, cuts: [room], stroke: stroke,
        cutStroke: stroke)
    }

    private func whole(_ glyph: String) -> Path? {
      IconFaces.path(of: SymbolGlyph(.phosphor, isFilled ? glyph + "-fill" : glyph), weight)
    }

    /// How far down a picture goes to have its cloud here: the cloud ends where all of it does, at the bottom or at the top.
    func shift(of glyph: String) -> Double {
      guard let ink = whole(glyph)?.bounds else { return 0 }
      return ["cloud-sun", "cloud-moon"].contains(glyph) ? bounds.maxY - ink.maxY : bounds.minY - ink.minY
    }

    /// One drop at each side of a bolt: that of Phosphor's rain which does not touch its cloud.
    func drops(layer: Int) -> SymbolPart? {
      guard let drop = whole("cloud-rain")?.pieces.last else { return nil }
      let both = Path { path in
        for x in [-0.25, 0.2] { path.add(drop, transform: .translation(x: x, y: -0.04)) }
      }
      return SymbolPart(both, layer: layer, cuts: [room], stroke: stroke, cutStroke: stroke)
    }
  }
}
