import LayoutTree
import PixelImages

extension Text {
  /// How a line along a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// Where the line has gaps.
    /// - Remark: how long dashes are was not measured.
    public struct Pattern: Hashable, Sendable {
      enum Kind {
        case solid, dot, dash, dashDot, dashDotDot
      }

      let kind: Kind

      /// A line without gaps.
      public static let solid = Pattern(kind: .solid)
      /// Dots.
      public static let dot = Pattern(kind: .dot)
      /// Dashes.
      public static let dash = Pattern(kind: .dash)
      /// Dashes and dots by turns.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(kind: .dashDotDot)

      /// The lengths of dashes and gaps, in widths of the line; those of iOS were not measured.
      var dashes: [Double] {
        switch kind {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [4, 3]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
      }
    }

    let pattern: Pattern
    let color: Color?
    /// Whether there is a line: an inner text may take that of the text around it away.
    private(set) var isActive = true

    /// Creates a line, in the colour of its text if none is given.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    init(_ isActive: Bool, _ pattern: Pattern, _ color: Color?) {
      self.init(pattern: pattern, color: color)
      self.isActive = isActive
    }

    /// A line without gaps.
    public static let single = LineStyle()

    func call(_ name: String) -> ModifierCall {
      ModifierCall(
        name,
        ["": isActive ? nil : false, "pattern": pattern == .solid ? nil : pattern.kind, "color": color])
    }

    /// The line along a text of a colour; nil for none.
    func line(_ textColor: RGBAColor, in context: ResolveContext) -> TextLines.Line? {
      isActive ? TextLines.Line(color: color?.rgba(in: context) ?? textColor, dashes: pattern.dashes) : nil
    }
  }

  /// The text with a line below it, in the text's colour if none is given.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(LineStyle(isActive, pattern, color)))
  }

  /// The text with a line through it, in the text's colour if none is given.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(LineStyle(isActive, pattern, color)))
  }
}

extension View {
  /// The view with a line below its texts, in their colours if none is given.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.rareTextStyle.underline, Text.LineStyle(isActive, pattern, color))
  }

  /// The view with a line through its texts, in their colours if none is given.
  /// - Remark: where and how thick lines are is as the font says; iOS was not measured.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.rareTextStyle.strikethrough, Text.LineStyle(isActive, pattern, color))
  }
}
