import PixelImages
package import PlaneGeometry

/// Where a pixel comes from in a picture that is seen turned, stretched or in perspective: all in integers.
struct SourceMap {
  /// Where a sample lies in the picture, in 1/256 pixel.
  typealias Place = (x: Int, y: Int)

  // Coefficients for places in quarters of a pixel, since a pixel takes four samples.
  private let a, b, c, d, tx, ty: Int64
  private let p, q, r: Int64
  private let isAffine: Bool

  /// Bits behind the point of the coefficients, and of those of perspective, of which only ratios count.
  private static let (bits, bitsOfPerspective) = (32, 52)
  /// So that sums of products with places stay below 64 bits.
  private static let largestCoefficient: Double = 1_048_576

  /// - Parameter inverse: from the pixels that are painted to those of the picture; nil for one beyond all numbers.
  init?(_ inverse: Projection) {
    let coefficients = [
      inverse.a, inverse.b, inverse.p, inverse.c, inverse.d, inverse.q, inverse.tx, inverse.ty, inverse.r,
    ]
    let largest = coefficients.reduce(0) { max($0, abs($1)) }
    guard largest > 0, largest < Self.largestCoefficient else { return nil }
    isAffine = inverse.isAffine
    // With perspective the largest number becomes 1.
    let bits = isAffine ? Self.bits : Self.bitsOfPerspective
    let unit = Double(Int64(1) << Int64(bits - 2)) / (isAffine ? 1 : largest)
    func fixed(_ value: Double) -> Int64 { Int64((value * unit).rounded()) }
    (a, b, p) = (fixed(inverse.a), fixed(inverse.b), fixed(inverse.p))
    (c, d, q) = (fixed(inverse.c), fixed(inverse.d), fixed(inverse.q))
    (tx, ty, r) = (fixed(4 * inverse.tx), fixed(4 * inverse.ty), fixed(4 * inverse.r))
  }

  /// The place of a sample; nil for one behind the eye or farther than any picture reaches.
  @inline(__always)
  func place(x: Int, y: Int) -> Place? {
    isAffine ? affinePlace(x: x, y: y) : ratio(x: Int128(x), y: Int128(y)).place
  }

  /// The places of the four samples of a pixel, the middles of its quarters.
  @inline(__always)
  func places(x: Int, y: Int) -> (Place?, Place?, Place?, Place?) {
    let (x, y) = (4 &* x &+ 1, 4 &* y &+ 1)
    guard !isAffine else {
      return (
        affinePlace(x: x, y: y), affinePlace(x: x &+ 2, y: y), affinePlace(x: x, y: y &+ 2),
        affinePlace(x: x &+ 2, y: y &+ 2)
      )
    }
    let first = ratio(x: Int128(x), y: Int128(y))
    let (right, below) = (first.moved(by: a, b, p), first.moved(by: c, d, q))
    return (first.place, right.place, below.place, right.moved(by: c, d, q).place)
  }

  @inline(__always)
  private func affinePlace(x: Int, y: Int) -> Place {
    let (x, y) = (Int64(x), Int64(y))
    let shift = Int64(Self.bits - 8)
    return (Int((a &* x &+ c &* y &+ tx) >> shift), Int((b &* x &+ d &* y &+ ty) >> shift))
  }

  private func ratio(x: Int128, y: Int128) -> PlaceRatio {
    PlaceRatio(
      across: Int128(a) * x + Int128(c) * y + Int128(tx), down: Int128(b) * x + Int128(d) * y + Int128(ty),
      depth: Int128(p) * x + Int128(q) * y + Int128(r))
  }
}

/// A place before it is divided by its depth.
private struct PlaceRatio {
  var across, down, depth: Int128

  /// The place of the sample two quarters of a pixel further, where a quarter adds these.
  @inline(__always)
  func moved(by across: Int64, _ down: Int64, _ depth: Int64) -> PlaceRatio {
    PlaceRatio(
      across: self.across + Int128(across) * 2, down: self.down + Int128(down) * 2,
      depth: self.depth + Int128(depth) * 2)
  }

  @inline(__always)
  var place: SourceMap.Place? {
    guard depth > 0, let x = Self.quotient(across, depth), let y = Self.quotient(down, depth) else { return nil }
    return (x, y)
  }

  /// The ratio in 1/256, rounded down; nil for 2^40 and more.
  @inline(__always)
  private static func quotient(_ value: Int128, _ depth: Int128) -> Int? {
    // Both are below 2^80.
    guard value.magnitude >> 32 < depth.magnitude else { return nil }
    let scaled = value << 8
    let quotient = scaled / depth
    let floor = quotient * depth > scaled ? quotient - 1 : quotient
    return abs(floor) < 1 << 40 ? Int(floor) : nil
  }
}

/// The colours of a picture through a map: of each pixel the mean of four samples, each mixed from four neighbours.
struct ProjectionShader: Shader {
  let isOpaque = false

  private let picture: Bitmap
  /// The pixels of the picture that were painted, in its own coordinates; beside them there is nothing.
  private let painted: PixelRect
  /// Where the picture's memory begins.
  private let bounds: PixelRect
  private let map: SourceMap

  init(_ picture: Bitmap, bounds: PixelRect, painted: PixelRect, map: SourceMap) {
    self.picture = picture
    self.bounds = bounds
    self.painted = painted
    self.map = map
  }

  mutating func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    picture.withUnsafePixels { pixels in
      let memory = UnsafeRawBufferPointer(pixels).assumingMemoryBound(to: UInt32.self)
      for index in 0..<count { row[index] = color(x: x + index, y: y, memory) }
    }
  }

  private func color(x: Int, y: Int, _ memory: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var sums = ChannelSums()
    let (first, right, below, last) = map.places(x: x, y: y)
    if let first { add(first, memory, to: &sums) }
    if let right { add(right, memory, to: &sums) }
    if let below { add(below, memory, to: &sums) }
    if let last { add(last, memory, to: &sums) }
    return sums.mean
  }

  @inline(__always)
  private func add(_ place: SourceMap.Place, _ memory: UnsafeBufferPointer<UInt32>, to sums: inout ChannelSums) {
    // Colours belong to the middles of pixels.
    let (left, top) = (place.x &- 128, place.y &- 128)
    let (column, row) = (left >> 8, top >> 8)
    guard column >= painted.minX &- 1, column < painted.maxX, row >= painted.minY &- 1, row < painted.maxY else {
      return
    }
    let (right, below) = (UInt64(left & 255), UInt64(top & 255))
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      guard x >= painted.minX, x < painted.maxX, y >= painted.minY, y < painted.maxY else { return 0 }
      return memory[(y &- bounds.minY) &* bounds.width &+ x &- bounds.minX]
    }
    sums.add(pixel(column, row), (256 &- right) &* (256 &- below))
    sums.add(pixel(column &+ 1, row), right &* (256 &- below))
    sums.add(pixel(column, row &+ 1), (256 &- right) &* below)
    sums.add(pixel(column &+ 1, row &+ 1), right &* below)
  }
}

/// The sums of weighted pixels, two channels in a number of 64 bits.
private struct ChannelSums {
  private var even: UInt64 = 0
  private var odd: UInt64 = 0

  @inline(__always)
  mutating func add(_ pixel: UInt32, _ weight: UInt64) {
    let pixel = UInt64(pixel)
    even = even &+ ((pixel & 0xFF) | (pixel & 0xFF0000) << 16) &* weight
    odd = odd &+ (((pixel >> 8) & 0xFF) | (pixel & 0xFF00_0000) << 8) &* weight
  }

  /// The sums over four samples of weights of 65536 each, rounded to nearest.
  var mean: UInt32 {
    let half: UInt64 = 0x0002_0000_0002_0000
    let (low, high) = (even &+ half, odd &+ half)
    func channel(_ sums: UInt64, _ shift: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: (sums >> (shift + 18)) & 0xFF)
    }
    return channel(low, 0) | channel(high, 0) << 8 | channel(low, 32) << 16 | channel(high, 32) << 24
  }
}

extension Canvas {
  /// Paints things together on an empty layer and puts it on the canvas through a map.
  /// - Parameters:
  ///   - map: from the pixels of the layer to those of the canvas.
  ///   - place: about where things are painted on the layer; nil where that is not known.
  ///   - draw: what draws on the layer.
  package mutating func layer<E: Error>(
    through map: Projection, around place: Rect? = nil, _ draw: (inout Canvas) throws(E) -> Void
  ) throws(E) {
    guard let inverse = map.inverse, let source = SourceMap(inverse), !clip.box.isEmpty else { return }
    let (wanted, core) = layerBounds(inverse, around: place)
    var layer = emptyLayer(of: wanted, around: core)
    try draw(&layer)
    let painted = layer.painted
    guard !painted.isEmpty else { return }
    let box = (map.bounds(of: Rect(painted))?.outwards(by: 1) ?? clip.box).intersection(clip.box)
    guard !box.isEmpty else { return }
    let bounds = layer.bounds
    let shader = ProjectionShader(layer.finish(), bounds: bounds, painted: painted, map: source)
    if clip.mask == nil {
      fill(box, shader: shader)
    } else {
      fill(DevicePath(DeviceRect(box)), rule: .nonZero, in: box, shader: shader)
    }
  }

  /// Whether a layer that is seen through a map may be as large as what is seen of the things on it.
  package func hasRoom(forLayerThrough map: Projection, around place: Rect?) -> Bool {
    guard let inverse = map.inverse else { return true }
    return layerLimit.allows(layerBounds(inverse, around: place).core)
  }

  /// The pixels of a layer that may be seen, and among them those that things are painted on.
  private borrowing func layerBounds(_ inverse: Projection, around place: Rect?) -> (wanted: PixelRect, core: PixelRect)
  {
    let seen = inverse.bounds(of: Rect(clip.box))?.outwards(by: 2).intersection(.reachable)
    let near = place?.outwards(by: 1).intersection(.reachable)
    if inverse.isAffine, let seen { return (seen, near.map { $0.intersection(seen) }?.nonEmpty ?? seen) }
    // With perspective what is seen may reach to the horizon: some more than the place, for what shadows and blurs add.
    let core = near ?? clip.box.union(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1))
    let wanted = core.expanded(by: max(core.width, core.height, 256) * (near == nil ? 4 : 1))
    guard let seen else { return (wanted, core) }
    return (wanted.intersection(seen), core.intersection(seen).nonEmpty ?? seen)
  }
}

extension PixelRect {
  fileprivate var nonEmpty: PixelRect? { isEmpty ? nil : self }
}

extension Rect {
  fileprivate init(_ rect: PixelRect) {
    self.init(minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
  }

  /// The whole pixels around the rectangle, and some more.
  fileprivate func outwards(by distance: Int) -> PixelRect {
    func whole(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9)) }
    return PixelRect(
      minX: whole(minX.rounded(.down)) - distance, minY: whole(minY.rounded(.down)) - distance,
      maxX: whole(maxX.rounded(.up)) + distance, maxY: whole(maxY.rounded(.up)) + distance)
  }
}
