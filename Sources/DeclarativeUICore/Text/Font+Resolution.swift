import Foundation
import LayoutTree
import Typesetting

extension Font {
  /// The em share of the system font's ascent and descent together; a text style's leading is what its lines have more.
  static let lineHeightPerEm = (1950.0 + 494.0) / 2048.0

  /// What the font asks of a library in an environment.
  /// - Parameters:
  ///   - outer: adjustments that views around the text ask for; the font's own come before them.
  ///   - problems: is told what is not drawn as the font asks for.
  func descriptor(
    adjustedBy outer: [Adjustment], in environment: EnvironmentValues, _ problems: some ProblemReporter
  ) -> FontDescriptor {
    checkSize(problems)
    var descriptor = baseDescriptor(in: environment.dynamicTypeSize)
    if let family = descriptor.family, let face = AppFonts.face(named: family, in: environment.fontLibrary) {
      descriptor.weight = face.weight
      descriptor.isItalic = face.isItalic
    }
    var design = design
    for adjustment in adjustments + outer {
      if case .design(let asked) = adjustment { design = design == nil ? nil : asked }
      apply(adjustment, to: &descriptor, problems)
    }
    if let design { apply(design, to: &descriptor, in: environment.fontLibrary, problems) }
    if descriptor.family == nil, environment.legibilityWeight == .bold { descriptor.weight = descriptor.weight.legible }
    checkWidth(of: &descriptor, design: design, problems)
    checkFeatures(of: &descriptor, problems)
    return descriptor
  }

  /// Only the system family itself becomes wider or narrower.
  private func checkWidth(of font: inout FontDescriptor, design: Design?, _ problems: some ProblemReporter) {
    guard font.width != .standard else { return }
    let other: String
    if let family = font.family {
      other = "family \"\(family)\""
    } else if let design, font.design != .default {
      other = "design .\(design)"
    } else {
      return
    }
    font.width = .standard
    problems.report(
      "The \(other) has letters of one width here, so fontWidth is not drawn; leave it out, or use the default design")
  }

  /// The system font's own forms are other ones on iOS than in the faces that stand for it.
  private func checkFeatures(of font: inout FontDescriptor, _ problems: some ProblemReporter) {
    let known: FontFeatures = font.design == .default ? .ofSystemFont : .ofAllDesigns
    guard font.family == nil, !font.features.isSubset(of: known) else { return }
    let names = font.features.subtracting(known).names.map { "\"\($0)\"" }.joined(separator: ", ")
    font.features.formIntersection(known)
    problems.report(
      "The system font has other glyphs for the features \(names) on iOS, so they are not drawn; leave them out, or name "
        + "a family that has them with .custom(_:size:)")
  }

  private func apply(
    _ design: Design, to descriptor: inout FontDescriptor, in library: FontLibrary, _ problems: some ProblemReporter
  ) {
    guard library.hasFamily(for: design.family) else {
      return problems.report(
        "The font design .\(design) has no face in the font library, so the default design is drawn; "
          + "make the library from .bundled, or name a family with .custom(_:size:) instead")
    }
    descriptor.design = design.family
    // The rounded family is upright on iOS, too.
    if descriptor.isItalic, design == .monospaced, !library.hasItalics(for: design.family) {
      problems.report(
        "The font design .monospaced has no italics here, so upright letters are drawn; "
          + "name a family that has some with .custom(_:size:) instead")
    }
  }

  private func checkSize(_ problems: some ProblemReporter) {
    switch base {
    case .style: break
    case .system(let size, _, _): problems.check(size, .finitePositive, in: "Font.system(size: \(size))")
    case .custom(let name, let size, _):
      problems.check(size, .finitePositive, in: "Font.custom(\"\(name)\", size: \(size))")
    }
  }

  /// The form that the font itself asks for; nil of another font than the system's.
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
        leading: Double(metrics.line) - points * Self.lineHeightPerEm)
    case .system(let points, let weight, _):
      return FontDescriptor(size: Double(points), weight: (weight ?? .regular).face)
    case .custom(let name, let points, let style):
      let points = style?.scaled(Double(points), at: size) ?? Double(points)
      return name == UIFont.systemFamily ? FontDescriptor(size: points) : FontDescriptor(family: name, size: points)
    }
  }

  private func apply(
    _ adjustment: Adjustment, to descriptor: inout FontDescriptor, _ problems: some ProblemReporter
  ) {
    switch adjustment {
    case .weight(let weight): descriptor.weight = weight.face
    case .bold: descriptor.weight = emphasizedWeight.face
    case .italic: descriptor.isItalic = true
    case .leading(.standard), .design: break
    case .leading(.tight): descriptor.leading -= 2
    case .leading(.loose): descriptor.leading += 2
    case .monospacedDigit: descriptor.features.insert(.monospacedDigits)
    case .width(let width): descriptor.width = width.face(problems)
    case .smallCaps(let letters): descriptor.features.formUnion(letters.features)
    case .features(let features): descriptor.features.formUnion(features)
    case .unknown(let words): problems.report(words)
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

extension FontWeight {
  /// The weight where people want bold texts, as was read from the system font: two steps heavier from regular to semibold,
  /// one step below, and the heaviest above.
  fileprivate var legible: FontWeight {
    switch self {
    case ..<FontWeight.regular: FontWeight(rawValue: rawValue + 100)
    case ..<FontWeight.bold: FontWeight(rawValue: rawValue + 200)
    default: .black
    }
  }
}

extension Font.Design {
  fileprivate var family: FontDesign {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Width {
  /// A value is taken for what letters are wider or narrower by: how wide those of iOS are is not known.
  fileprivate func face(_ problems: some ProblemReporter) -> FontWidth {
    let range = -0.5...0.5
    if !range.contains(Double(value)) {
      problems.report(
        "The font width \(value) is beyond what letters are drawn in, so the nearest is; use one from -0.5 to 0.5")
    }
    // Where letters are as narrow as not a number is not known either.
    let share = value.isNaN ? 0 : min(max(Double(value), range.lowerBound), range.upperBound)
    return FontWidth(rawValue: 1000 + Int((share * 1000).rounded()))
  }
}

extension FontFeatures {
  fileprivate static let ofAllDesigns: FontFeatures = [
    .monospacedDigits, .smallCapsForLowercase, .smallCapsForUppercase,
  ]

  /// What means the same in every face that has it, and Inter has; digits are as high as capitals and of their own widths
  /// unasked.
  fileprivate static let ofSystemFont = ["pnum", "lnum", "zero", "frac", "sups", "subs", "ordn", "sinf", "case"]
    .compactMap { FontFeatures(tag: $0) }.reduce(into: ofAllDesigns.union(.noContext)) { $0.formUnion($1) }
}

extension Font.SmallCaps {
  fileprivate var features: FontFeatures {
    switch self {
    case .all: [.smallCapsForLowercase, .smallCapsForUppercase]
    case .lowercase: .smallCapsForLowercase
    case .uppercase: .smallCapsForUppercase
    }
  }
}

extension Font.TextStyle {
  var weight: Font.Weight { self == .headline ? .semibold : .regular }
}

extension Font.TextStyle {
  /// How much larger the style is than at `large`.
  package func scale(at size: DynamicTypeSize) -> Double {
    Double(metrics(at: size).size) / Double(metrics(at: .large).size)
  }

  /// A size of a font that grows with the style: as the distance of the style's lines does, to whole points.
  ///
  /// Measured at `medium`: 30 points become 29 and 40 become 38 beside a headline, and 50 become 49 beside a title.
  func scaled(_ points: Double, at size: DynamicTypeSize) -> Double {
    guard size != .large else { return points }
    return max((points * Double(metrics(at: size).line) / Double(metrics(at: .large).line)).rounded(), 1)
  }

  /// The em size and the distance of lines, in points.
  package func metrics(at size: DynamicTypeSize) -> (size: Int, line: Int) {
    // Apple's Human Interface Guidelines, "Dynamic Type sizes", iOS.
    let row: [(Int, Int)] =
      switch size {
      case .xSmall:
        [(31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)]
      case .small:
        [(32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)]
      case .medium:
        [(33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)]
      case .large:
        [(34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)]
      case .xLarge:
        [(36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)]
      case .xxLarge:
        [(38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)]
      case .xxxLarge:
        [(40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)]
      case .accessibility1:
        [(44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 29), (20, 25)]
      case .accessibility2:
        [(48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)]
      case .accessibility3:
        [(52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)]
      case .accessibility4:
        [(56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)]
      case .accessibility5:
        [(60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)]
      }
    return row[column]
  }

  /// The column of the table: the styles in the order of the guidelines, from the largest to the smallest.
  private var column: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }
}
