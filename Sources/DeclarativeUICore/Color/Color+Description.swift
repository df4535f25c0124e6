import Foundation

extension Color: CustomStringConvertible {
  /// The colour as SwiftUI prints it: a name, `#FF8000FF`, or how opaque another colour is.
  /// - Remark: that of the accent colour, of mixed and of UIKit's colours is not known: they are written as code.
  public var description: String {
    switch storage {
    case .components(let space, let red, let green, let blue, let opacity):
      for (color, name) in [(Color.white, "white"), (.black, "black"), (.clear, "clear")] where color == self {
        return name
      }
      return space == .sRGB ? "#" + [red, green, blue, opacity].map(Self.hexadecimal).joined() : inCode
    case .faded(let color, let opacity):
      guard opacity.isFinite, abs(opacity) < 1e6 else { return inCode }
      return "\(Int((opacity * 100).rounded()))% \(color.description)"
    case .asset(let name, let bundle):
      return "NamedColor(name: \"\(name)\", bundle: \(bundle.map { "\($0)" } ?? "nil"))"
    case .system:
      let code = inCode
      return code.hasPrefix(".") ? String(code.dropFirst()) : code
    case .accent, .uiColor, .mixed: return inCode
    }
  }

  private static func hexadecimal(_ amount: Double) -> String {
    let byte = amount.isNaN ? 0 : Int((min(max(amount, 0), 1) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
