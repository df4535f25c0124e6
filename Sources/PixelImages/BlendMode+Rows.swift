extension BlendMode {
  /// Puts pixels on as many others; clear ones change nothing.
  ///
  /// The results are those of `apply(_:onto:)`. Where all is opaque, as in most pictures, they are worked out for as many
  /// channels at once as the processor can.
  package func apply(
    _ source: UnsafeBufferPointer<PremultipliedColor>, onto below: UnsafeMutableBufferPointer<PremultipliedColor>
  ) {
    precondition(source.count == below.count, "As many pixels above as below are needed")
    guard let source = source.baseAddress, let target = below.baseAddress else { return }
    var done = 0
    while done < below.count {
      let count = min(Self.pixelsAtOnce, below.count - done)
      let (top, background) = (source + done, target + done)
      if !areOpaque(top, count) || !areOpaque(background, count) || !applyOpaque(top, onto: background, count: count) {
        applySingly(top, onto: background, count: count)
      }
      done += count
    }
  }

  /// So many that a look at all of them pays, and so few that one that is not opaque keeps only some others waiting.
  private static let pixelsAtOnce = 64

  private func areOpaque(_ pixels: UnsafePointer<PremultipliedColor>, _ count: Int) -> Bool {
    var combined: UInt8 = 255
    for index in 0..<count { combined &= pixels[index].alpha }
    return combined == 255
  }

  /// Most pixels are like those before them: what they become is not worked out again.
  private func applySingly(
    _ source: UnsafePointer<PremultipliedColor>, onto below: UnsafeMutablePointer<PremultipliedColor>, count: Int
  ) {
    var (top, background, mixed) = (PremultipliedColor.clear, PremultipliedColor.clear, PremultipliedColor.clear)
    for index in 0..<count where source[index].alpha > 0 {
      if source[index] != top || below[index] != background {
        (top, background) = (source[index], below[index])
        mixed = apply(top, onto: background)
      }
      below[index] = mixed
    }
  }

  /// Mixes opaque pixels, where that is the same sum for each of their channels.
  /// - Returns: whether it is.
  private func applyOpaque(
    _ source: UnsafePointer<PremultipliedColor>, onto below: UnsafeMutablePointer<PremultipliedColor>, count: Int
  ) -> Bool {
    let top = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
    let background = UnsafeMutableRawPointer(below).assumingMemoryBound(to: UInt8.self)
    /// Of 255 and 255, which both alphas are, each of these makes 255.
    func mix(_ channel: (_ top: UInt16, _ below: UInt16) -> UInt16) {
      for index in 0..<4 * count {
        background[index] = UInt8(truncatingIfNeeded: channel(UInt16(top[index]), UInt16(background[index])))
      }
    }
    switch self {
    case .normal, .sourceAtop: mix { top, _ in top }
    case .multiply: mix(Self.product)
    case .screen: mix { $0 &+ $1 &- Self.product($0, $1) }
    case .darken: mix { $0 < $1 ? $0 : $1 }
    case .lighten: mix { $0 < $1 ? $1 : $0 }
    case .plusLighter: mix { $0 &+ $1 < 255 ? $0 &+ $1 : 255 }
    case .plusDarker: mix { $0 &+ $1 > 255 ? $0 &+ $1 &- 255 : 0 }
    case .hardLight: mix(Self.hardLight)
    case .overlay: mix { Self.hardLight($1, $0) }
    default: return false
    }
    return true
  }

  /// The product of two channels as a channel, rounded to nearest; there are no halves.
  @inline(__always)
  private static func product(_ a: UInt16, _ b: UInt16) -> UInt16 {
    let biased = a &* b &+ 128
    return (biased &+ biased &>> 8) &>> 8
  }

  @inline(__always)
  private static func hardLight(_ top: UInt16, _ below: UInt16) -> UInt16 {
    // Twice the channel or twice that less a whole one: the lower eight bits of both differ by one.
    let light = 2 &* top &- 255
    return top <= 127 ? product(2 &* top, below) : light &+ below &- product(light, below)
  }
}
