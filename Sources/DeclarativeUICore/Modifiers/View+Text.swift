public import Foundation
import LayoutTree

extension View {
  /// The view with a font for texts that name none.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// The view with its texts in a weight.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    adjustingFonts(weight.map { .weight($0) })
  }

  /// The view with its texts emphasised.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    adjustingFonts(isActive ? .bold : nil)
  }

  /// The view with its texts slanted.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    adjustingFonts(isActive ? .italic : nil)
  }

  /// The view with digits of one width in its texts.
  /// - Remark: a family without digits of one width keeps its own.
  public nonisolated func monospacedDigit() -> some View {
    adjustingFonts(.monospacedDigit)
  }

  /// The view with letters of one width in its texts or not.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    adjustingFonts(isActive ? .design(.monospaced) : nil)
  }

  /// The view with its texts in a form of the system font; nil leaves them.
  /// - Remark: the letters of the designs are not Apple's; see `Font.Design`.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    adjustingFonts(design.map { .design($0) })
  }

  /// The view with letters of another width in its texts; nil leaves them.
  /// - Remark: those of the default design alone; of another design or family the snapshot fails. See `Font.Width`.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    adjustingFonts(width.map { .width($0) })
  }

  /// The view with its texts that much higher than their lines, in points; lower where that is negative.
  /// - Remark: what iOS does with the height of the line is not known; here it grows.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.rareTextStyle.baselineOffset, baselineOffset)
  }

  /// The view with the letters of its texts made large or small; nil leaves them.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// The view with its texts made smaller where they would be cut, down to a share of their size.
  ///
  /// A text fits where its lines, no more than `lineLimit`, show all of it in the extents that it is offered. Words are
  /// broken between lines first; whether iOS would rather shrink a word than divide it is not known. It is made smaller
  /// with everything in it: distances of letters and lines, and symbols.
  /// - Remark: words are broken between lines first; how finely iOS searches is not known.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(MinimumScaleFactorModifier(factor: factor))
  }

  /// The view with letters of its texts closer together where they would be cut.
  /// - Remark: how much closer iOS sets letters is not known; here by up to 5 % of their width.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// The view as it is: nobody selects text in a picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// The view with extra space in points after each character of its texts.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }

  /// The view with extra space in points after each character of its texts.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    tracking(kerning)
  }

  /// The view with a place for the short lines of its texts.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The view with extra space in points between the lines of its texts.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(LineSpacingModifier(lineSpacing: lineSpacing))
  }

  /// The view with a place for the ellipsis of its texts.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  private nonisolated func adjustingFonts(_ adjustment: Font.Adjustment?) -> some View {
    modifier(FontModifier(adjustment: adjustment))
  }
}

private struct MinimumScaleFactorModifier: EnvironmentModifier {
  let factor: CGFloat

  var call: ModifierCall { ModifierCall("minimumScaleFactor", ["": factor]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    context.problems.check(factor, .finitePositive, in: "minimumScaleFactor(\(factor))")
    environment.minimumScaleFactor = factor > 0 ? min(factor, 1) : 1
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection: Bool = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection: Bool = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct LineSpacingModifier: EnvironmentModifier {
  let lineSpacing: CGFloat

  var call: ModifierCall { ModifierCall("lineSpacing", ["": lineSpacing]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    context.problems.check(lineSpacing, .finite, in: "lineSpacing(\(lineSpacing))")
    environment.lineSpacing = max(lineSpacing, 0)
  }
}

private struct FontModifier: EnvironmentModifier {
  let adjustment: Font.Adjustment?

  var call: ModifierCall { adjustment?.call ?? ModifierCall("bold", ["": false]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    if let adjustment { environment.fontAdjustments.append(adjustment) }
  }
}

extension View {
  /// The view with a largest number of lines for its texts; nil is any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    limitingLines(from: 1, to: number)
  }

  /// The view with a largest number of lines for its texts, for which they take space even if they have fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitingLines(from: reservesSpace ? limit : 1, to: limit)
  }

  /// The view with a smallest and a largest number of lines for its texts.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    limitingLines(from: limit.lowerBound, to: limit.upperBound)
  }

  /// The view with a smallest number of lines for its texts.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    limitingLines(from: limit.lowerBound, to: nil)
  }

  /// The view with a largest number of lines for its texts.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    limitingLines(from: 1, to: limit.upperBound)
  }

  private nonisolated func limitingLines(from lower: Int, to upper: Int?) -> some View {
    modifier(LineLimitModifier(lower: lower, upper: upper))
  }
}

private struct LineLimitModifier: EnvironmentModifier {
  let lower: Int
  let upper: Int?

  var call: ModifierCall { ModifierCall("lineLimit", ["": upper, "reserved": lower > 1 ? lower : nil]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment.reservedLines = lower
    environment.lineLimit = upper
  }
}
