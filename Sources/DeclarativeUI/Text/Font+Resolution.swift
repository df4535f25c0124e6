import Foundation
import LayoutTree
import Typesetting

extension Font {
  /// The em share of the system font's ascent and descent together; a text style's leading is what its lines have more.
  private static let lineHeightPerEm = (1950.0 + 494.0) / 2048.0

  /// What the font asks of a library in an environment.
  /// - Parameter outer: adjustments that views around the text ask for; the font's own come before them.
  func descriptor(adjustedBy outer: [Adjustment], in context: ResolveContext) -> FontDescriptor {
    checkSize(context.problems)
    var descriptor = baseDescriptor(in: context.environment.dynamicTypeSize)
    if let design = design, design != .default {
      context.problems.report(
        "The font design .\(design) has no face here, so the default design is drawn; "
          + "name a family with .custom(_:size:) instead")
    }
    for adjustment in adjustments + outer { apply(adjustment, to: &descriptor) }
    return descriptor
  }

  private func checkSize(_ problems: ProblemLog) {
    switch base {
    case .style: break
    case .system(let size, _, _): problems.check(size, .finitePositive, in: "Font.system(size: \(size))")
    case .custom(let name, let size, _):
      problems.check(size, .finitePositive, in: "Font.custom(\"\(name)\", size: \(size))")
    }
  }

  private var design: Design? {
    switch base {
    case .style(_, let design, _), .system(_, _, let design): design
    case .custom: nil
    }
  }

  private func baseDescriptor(in size: DynamicTypeSize) -> FontDescriptor {
    switch base {
    case .style(let style, _, let weight):
      let metrics = style.metrics(at: size)
      let points = Double(metrics.size)
      return FontDescriptor(
        size: points, weight: (weight ?? style.weight).face,
        leading: max(Double(metrics.line) - points * Self.lineHeightPerEm, 0))
    case .system(let points, let weight, _):
      return FontDescriptor(size: Double(points), weight: (weight ?? .regular).face)
    case .custom(let name, let points, let style):
      return FontDescriptor(family: name, size: Double(points) * Self.scale(of: style, at: size))
    }
  }

  private static func scale(of style: TextStyle?, at size: DynamicTypeSize) -> Double {
    guard let style else { return 1 }
    return Double(style.metrics(at: size).size) / Double(style.metrics(at: .large).size)
  }

  private func apply(_ adjustment: Adjustment, to descriptor: inout FontDescriptor) {
    switch adjustment {
    case .weight(let weight): descriptor.weight = weight.face
    case .bold: descriptor.weight = emphasizedWeight.face
    case .italic: descriptor.isItalic = true
    case .leading(.standard): break
    case .leading(.tight): descriptor.leading -= 2
    case .leading(.loose): descriptor.leading += 2
    }
  }

  /// The weight that `bold()` means: Apple's Human Interface Guidelines, "Emphasized weight" of each text style.
  private var emphasizedWeight: Weight {
    guard case .style(let style, _, _) = base else { return .bold }
    return switch style {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}

extension Font.TextStyle {
  var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
