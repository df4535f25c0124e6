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
