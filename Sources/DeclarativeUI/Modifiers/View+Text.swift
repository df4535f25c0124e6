public import Foundation

extension View {
  /// The view with a font for texts that name none.
  public nonisolated func font(_ font: Font?) -> some View {
    inheriting { $0.font = font }
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
    inheriting { $0.tracking = tracking }
  }

  /// The view with extra space in points after each character of its texts.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    tracking(kerning)
  }

  /// The view with a place for the short lines of its texts.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inheriting { $0.multilineTextAlignment = alignment }
  }

  /// The view with extra space in points between the lines of its texts.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    inheriting { environment in
      environment.problemLog?.check(lineSpacing, .finite, in: "lineSpacing(\(lineSpacing))")
      environment.lineSpacing = max(lineSpacing, 0)
    }
  }

  /// The view with a place for the ellipsis of its texts.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    inheriting { $0.truncationMode = mode }
  }

  private nonisolated func adjustingFonts(_ adjustment: Font.Adjustment?) -> some View {
    inheriting { environment in
      if let adjustment { environment.fontAdjustments.append(adjustment) }
    }
  }
}
