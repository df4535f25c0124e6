import PlaneGeometry

extension Transform {
  /// Reads a list of maps, of which the last is applied first.
  init(svg value: String, of attribute: String) throws(SVGError) {
    var scanner = ValueScanner(value, of: attribute)
    var result = Transform.identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard scanner.skip("(") else { throw scanner.error }
      var numbers: [Double] = []
      while !scanner.skip(")") {
        numbers.append(try scanner.number())
        // CSS writes units.
        let unit = scanner.unit()
        guard ["", "px", "deg"].contains(unit) else { throw scanner.error }
      }
      guard let map = Self.map(name, numbers) else { throw scanner.error }
      result = map.then(result)
    }
    self = result
  }

  /// The map of an element about the place that it says.
  init(of attributes: [String: String], whole: Size) throws(SVGError) {
    guard let value = attributes["transform"], value != "none" else {
      self = .identity
      return
    }
    let map = try Transform(svg: value, of: "transform")
    guard let place = attributes["transform-origin"] else {
      self = map
      return
    }
    let origin = try Self.origin(place, whole)
    self = Transform.translation(x: -origin.x, y: -origin.y).then(map).then(.translation(x: origin.x, y: origin.y))
  }

  /// A place as CSS writes it: lengths or words, of which the first is along x unless the words say otherwise.
  private static func origin(_ value: String, _ whole: Size) throws(SVGError) -> Point {
    let words = value.split(whereSeparator: \.isWhitespace)
    func length(_ word: Substring?, _ whole: Double) throws(SVGError) -> Double {
      switch word {
      case "left", "top": 0
      case "center", nil: whole / 2
      case "right", "bottom": whole
      case let word?: try ValueScanner.length(String(word), of: "transform-origin", whole: whole)
      }
    }
    guard (1...2).contains(words.count) else { throw .unreadable(value, of: "transform-origin") }
    var (x, y) = (words.first, words.dropFirst().first)
    let isSwapped = ["top", "bottom"].contains(x) || ["left", "right"].contains(y)
    if isSwapped { swap(&x, &y) }
    return Point(x: try length(x, whole.width), y: try length(y, whole.height))
  }

  private static func map(_ name: String, _ numbers: [Double]) -> Transform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1), ("translate", 2): .translation(x: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1), ("scale", 2): .scale(x: numbers[0], y: numbers[numbers.count - 1])
    case ("rotate", 1): .rotation(numbers[0] * .pi / 180)
    case ("rotate", 3):
      Transform.translation(x: -numbers[1], y: -numbers[2]).then(.rotation(numbers[0] * .pi / 180))
        .then(.translation(x: numbers[1], y: numbers[2]))
    case ("skewX", 1): Transform(a: 1, b: 0, c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): Transform(a: 1, b: tangent(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (sine, cosine) = sineAndCosine(degrees * .pi / 180)
    return cosine == 0 ? 0 : sine / cosine
  }
}

/// The part of a plane that is seen, and where its coordinates lie.
struct SVGViewport {
  /// The extents, in the coordinates outside.
  let size: Size
  /// The part that is seen, in the coordinates of what is inside.
  let box: Rect
  /// From the coordinates inside to those outside, whose origin is the corner of the viewport.
  let placement: Transform

  init(size: Size, box: Rect?, aspect: String?) throws(SVGError) {
    self.size = size
    let whole = Rect(origin: .zero, size: size)
    self.box = box ?? whole
    placement = try box.map { box throws(SVGError) in try Self.placement(of: box, in: whole, aspect) } ?? .identity
  }

  private static func placement(of box: Rect, in whole: Rect, _ aspect: String?) throws(SVGError) -> Transform {
    var words = (aspect ?? "").split(whereSeparator: \.isWhitespace)
    if words.first == "defer" { words.removeFirst() }
    let align = words.first ?? "xMidYMid"
    if align == "none" { return .mapping(box, onto: whole) }
    let shares: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
      let x = shares[align.dropFirst().prefix(3)], let y = shares[align.suffix(3)]
    else { throw .unreadable(aspect ?? "", of: "preserveAspectRatio") }
    let scales = (whole.width / box.width, whole.height / box.height)
    let scale = words.dropFirst().first == "slice" ? max(scales.0, scales.1) : min(scales.0, scales.1)
    let size = Size(width: box.width * scale, height: box.height * scale)
    return .mapping(
      box,
      onto: Rect(
        x: (whole.width - size.width) * x, y: (whole.height - size.height) * y, width: size.width, height: size.height))
  }

  /// The viewport of a whole file.
  init(root attributes: [String: String]) throws(SVGError) {
    func length(_ name: String) throws(SVGError) -> Double? {
      guard let value = attributes[name], !value.hasSuffix("%"), value != "auto" else { return nil }
      return try ValueScanner.length(value, of: name, whole: 0)
    }
    let box = try Self.box(attributes)
    let (width, height) = (try length("width"), try length("height"))
    let ratio = box.map { $0.width / $0.height } ?? 0
    let size = Size(
      width: width ?? height.map { $0 * ratio } ?? box?.width ?? 0,
      height: height ?? width.map { ratio > 0 ? $0 / ratio : 0 } ?? box?.height ?? 0)
    guard size.width > 0, size.height > 0 else {
      throw SVGError("it does not say how large it is: give the element svg a width and a height, or a viewBox")
    }
    try self.init(size: size, box: box, aspect: attributes["preserveAspectRatio"])
  }

  /// What `viewBox` says; nil where it is not there.
  static func box(_ attributes: [String: String]) throws(SVGError) -> Rect? {
    guard let value = attributes["viewBox"] else { return nil }
    var scanner = ValueScanner(value, of: "viewBox")
    let numbers = try scanner.lengths(whole: 0)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { throw scanner.error }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
