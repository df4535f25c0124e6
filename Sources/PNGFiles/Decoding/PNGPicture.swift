public import PixelImages

/// What a PNG file holds.
public struct PNGPicture: Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// The texts (chunks tEXt, zTXt and iTXt) by keyword; of several with one keyword the first.
  public let texts: [String: String]
  /// What the file says its samples mean; the bitmap holds them as they are.
  public let colorEncoding: PNGColorEncoding
}

/// What a PNG file says its samples mean.
///
/// The decoder does not act on it: it takes all samples as sRGB, which is what snapshots are made of. A caller can warn
/// about a reference that says otherwise, for instance one taken on a Display P3 screen.
public enum PNGColorEncoding: Hashable, Sendable {
  /// The file does not say; viewers take such files as sRGB.
  case unspecified
  /// sRGB (chunk sRGB, or cICP with the code points of sRGB).
  case sRGB
  /// An ICC profile of this name (chunk iCCP).
  case profile(name: String)
  /// A plain exponent (chunk gAMA) in 1/100000: 45455 is about sRGB's, 100000 is linear light.
  case gamma(Int)
  /// Other code points of ITU-T H.273 (chunk cICP), as in HDR pictures.
  case codePoints(primaries: Int, transfer: Int)

  /// Whether taking the samples as sRGB is what the file means, as far as can be told without reading a profile.
  public var isSRGB: Bool {
    switch self {
    case .unspecified, .sRGB: true
    case .profile(let name): name.contains("sRGB")
    case .gamma(let gamma): (45000...46000).contains(gamma)
    case .codePoints: false
    }
  }
}

extension PNGColorEncoding {
  /// Reads the chunks in the order of precedence of the PNG specification, third edition, section 4.3.
  init(_ structure: PNGStructure, of file: UnsafeRawBufferPointer) {
    func data(_ type: String) -> Slice<UnsafeRawBufferPointer>? {
      structure.chunks.first { $0.type == type }.map { file[$0.data] }
    }
    if let code = data("cICP"), code.count == 4 {
      let (primaries, transfer) = (Int(code[code.startIndex]), Int(code[code.startIndex + 1]))
      self = primaries == 1 && transfer == 13 ? .sRGB : .codePoints(primaries: primaries, transfer: transfer)
    } else if let profile = data("iCCP") {
      self = .profile(name: String(latin1: profile.prefix(79).prefix { $0 != 0 }))
    } else if data("sRGB") != nil {
      self = .sRGB
    } else if let gamma = data("gAMA"), gamma.count == 4 {
      self = .gamma(Int(file.bigEndian(at: gamma.startIndex)))
    } else {
      self = .unspecified
    }
  }
}
