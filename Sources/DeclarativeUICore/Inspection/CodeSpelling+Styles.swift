import Foundation
import TextFormats

extension Color: CodeSpelled {
  package var inCode: String {
    switch storage {
    case .system(let color):
      let name = String(describing: color)
      let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
      ]
      if colors.contains(self) { return "." + name.dropFirst("system".count).lowercased() }
      if self == .primary { return ".primary" }
      return self == .secondary ? ".secondary" : "Color(.\(name))"
    case .accent: return ".accentColor"
    case .asset(let name, _): return "Color(\(name.quoted))"
    case .faded(let color, let opacity): return color.inCode + ".opacity(\(opacity.formatted(as: .exact)))"
    case .uiColor(let color): return "Color(uiColor: \(color.inCode))"
    case .mixed(let first, let second, let fraction, _):
      return first.inCode + ".mix(with: \(second.inCode), by: \(fraction.formatted(as: .exact)))"
    case .components(let space, let red, let green, let blue, let opacity):
      for (color, name) in [(Color.white, ".white"), (.black, ".black"), (.clear, ".clear")] where color == self {
        return name
      }
      var arguments = space == .sRGB ? [] : [".\(space)"]
      arguments += [("red", red), ("green", green), ("blue", blue)].map { "\($0): \($1.formatted(as: .exact))" }
      if opacity != 1 { arguments.append("opacity: \(opacity.formatted(as: .exact))") }
      return "Color(\(arguments.joined(separator: ", ")))"
    }
  }
}

extension UIColor: CodeSpelled {
  package var inCode: String {
    switch storage {
    case .color(let color): "UIColor(\(color.inCode))"
    case .dynamic: "UIColor(dynamicProvider:)"
    case .withAlpha(let color, let alpha): color.inCode + ".withAlphaComponent(\(alpha.formatted(as: .exact)))"
    }
  }
}

extension AnyShapeStyle: CodeSpelled {
  package var inCode: String { DeclarativeUICore.inCode(style) }
}

extension HierarchicalShapeStyle: CodeSpelled {
  package var inCode: String { [".primary", ".secondary", ".tertiary", ".quaternary"][level] }
}

extension ForegroundStyle: CodeSpelled {
  package var inCode: String { ".foreground" }
}

extension BackgroundStyle: CodeSpelled {
  package var inCode: String { ".background" }
}

extension TintShapeStyle: CodeSpelled {
  package var inCode: String { ".tint" }
}

extension Gradient: CodeSpelled {
  /// The colours, and their places where they are not at equal distances.
  package var inCode: String {
    let colors = stops.map(\.color)
    if Gradient(colors: colors) == self { return "[" + colors.map(\.inCode).joined(separator: ", ") + "]" }
    let places = stops.map { "\($0.color.inCode) at \(Double($0.location).formatted(as: .exact))" }
    return "[" + places.joined(separator: ", ") + "]"
  }
}

extension LinearGradient: CodeSpelled {
  package var inCode: String {
    "LinearGradient(colors: \(gradient.inCode), startPoint: \(startPoint.inCode), endPoint: \(endPoint.inCode))"
  }
}

extension RadialGradient: CodeSpelled {
  package var inCode: String {
    "RadialGradient(colors: \(gradient.inCode), center: \(center.inCode), "
      + "startRadius: \(Double(startRadius).formatted(as: .exact)), endRadius: \(Double(endRadius).formatted(as: .exact)))"
  }
}

extension UnitPoint: CodeSpelled {
  package var inCode: String {
    let named: [UnitPoint: String] = [
      .center: ".center", .leading: ".leading", .trailing: ".trailing", .top: ".top", .bottom: ".bottom",
      .topLeading: ".topLeading", .topTrailing: ".topTrailing", .bottomLeading: ".bottomLeading",
      .bottomTrailing: ".bottomTrailing",
    ]
    return named[self] ?? "UnitPoint(x: \(Double(x).formatted(as: .exact)), y: \(Double(y).formatted(as: .exact)))"
  }
}

extension Font: CodeSpelled {
  package var inCode: String {
    let name: String
    switch base {
    case .style(let style, .default, nil): name = ".\(style)"
    case .style(let style, let design, let weight):
      name = ".system(" + list([".\(style)", design.named, weight.named]) + ")"
    case .system(let size, let weight, let design):
      name = ".system(" + list(["size: \(DeclarativeUICore.inCode(size))", weight.named, design.named]) + ")"
    case .custom(let family, let size, let style):
      let following = style.map { $0 == .body ? "" : "relativeTo: .\($0)" } ?? ""
      let label = style == nil ? "fixedSize" : "size"
      name = ".custom(" + list([family.quoted, "\(label): \(DeclarativeUICore.inCode(size))", following]) + ")"
    }
    // A font has the modifiers of a view by other names only for its weight.
    return name
      + adjustments.map { $0.call.inCode.replacingOccurrences(of: ".fontWeight(", with: ".weight(") }.joined()
  }

  private func list(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension Font.Design {
  fileprivate var named: String { self == .default ? "" : "design: .\(self)" }
}

extension Font.Weight: CodeSpelled {
  package var inCode: String {
    let named: [Font.Weight: String] = [
      .ultraLight: ".ultraLight", .thin: ".thin", .light: ".light", .regular: ".regular", .medium: ".medium",
      .semibold: ".semibold", .bold: ".bold", .heavy: ".heavy", .black: ".black",
    ]
    return named[self] ?? "Font.Weight"
  }
}

extension Font.Weight? {
  fileprivate var named: String { map { "weight: \($0.inCode)" } ?? "" }
}

extension SafeAreaRegions: CodeSpelled {
  package var inCode: String {
    switch self {
    case .all: ".all"
    case .container: ".container"
    case .keyboard: ".keyboard"
    default: "[]"
    }
  }
}
