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
