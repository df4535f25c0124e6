import Foundation
package import LayoutTree
import PixelImages
import PlaneGeometry
import Typesetting

extension Text: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, rule(in: context)).from(self, in: context)
  }

  /// What is drawn of the text in an environment.
  func rule(in context: ResolveContext) -> TextRule {
    let surroundings = context.environment.textSurroundings
    var marks = TextMarks()
    let runs = runs(in: context, surroundings.attributes, marks: &marks)
    return TextRule(
      runs, marks: marks, style: surroundings.style, library: surroundings.library, fit: surroundings.rare?.fit,
      reservedLines: surroundings.reservedLines,
      placeholder: surroundings.hidesContents ? context.placeholderColor : nil)
  }

  /// The texts that were joined, in one sequence: a loop, since thousands of `+` are as many floors of texts in texts.
  /// - Parameter marks: is given the symbols among the texts and the lines along them.
  private func runs(
    in context: ResolveContext, _ attributes: TextAttributes, marks: inout TextMarks
  ) -> [TextRun] {
    var runs: [TextRun] = []
    // Most texts are not joined, and nothing is pending.
    var pending = appendRun(to: &runs, in: context, attributes, marks: &marks)
    while let (text, inherited) = pending.popLast() {
      pending += text.appendRun(to: &runs, in: context, inherited, marks: &marks)
    }
    return runs
  }

  /// Adds the run of the text itself.
  /// - Returns: the texts that it consists of instead, the last one first.
  private func appendRun(
    to runs: inout [TextRun], in context: ResolveContext, _ inherited: TextAttributes, marks: inout TextMarks
  ) -> [(text: Text, inherited: TextAttributes)] {
    var attributes = inherited
    attributes.apply(modifiers)
    let (content, problem) = shown(in: context.environment)
    if let problem { context.problems.report(problem) }
    switch content {
    case .string(let string):
      var run = attributes.run(string, in: context, &marks.paints)
      if let lines = attributes.lines(along: run, in: context) {
        marks.lines[runs.count] = lines
        run.isMarked = true
      }
      if let heard = attributes.heard { marks.labels[runs.count] = heard.words(in: context.environment) }
      if let color = attributes.background(in: context) {
        marks.backgrounds[runs.count] = color
        run.isMarked = true
      }
      runs.append(run)
    case .image(let image):
      if let (run, figure) = attributes.symbol(of: image, in: context) {
        marks.symbols[runs.count] = figure
        runs.append(run)
      } else {
        context.problems.report(
          "A picture in the middle of a text is not drawn yet, so a box stands for \(image.nameInProblems); "
            + "put the Image beside the Text in an HStack")
        runs.append(attributes.run("\u{25A1}", in: context, &marks.paints))
      }
    case .joined(let texts):
      return texts.indices.reversed().map { (texts[$0], $0 == 0 ? attributes : attributes.unheard) }
    }
    return []
  }
}

/// The styles that hold at one place of a text.
package struct TextAttributes {
  private var font: Font?
  private var adjustments: [Font.Adjustment]
  private var style: AnyShapeStyle?
  private var tracking: CGFloat
  private var rare: RareTextStyle?
  /// Whether the text itself says something about the font.
  private var hasOwnFont = false
  /// What is heard instead of the text; nil where that is the text itself.
  fileprivate private(set) var heard: Text?

  package init(_ environment: EnvironmentValues, _ rare: RareTextStyle?) {
    self.rare = rare
    font = environment.font
    adjustments = environment.fontAdjustments
    tracking = environment.tracking
  }

  /// Those of what follows a text that has said what is heard of both.
  fileprivate var unheard: TextAttributes {
    guard heard != nil else { return self }
    var attributes = self
    attributes.heard = Text(verbatim: "")
    return attributes
  }

  mutating func apply(_ modifiers: [Text.Modifier]) {
    // The modifier next to the text wins, so it comes last.
    for modifier in modifiers.reversed() {
      switch modifier {
      case .font(let font):
        self.font = font ?? self.font
        hasOwnFont = true
      case .adjustment(let adjustment):
        adjustments.append(adjustment)
        hasOwnFont = true
      case .style(let style): self.style = style
      case .tracking(let tracking): self.tracking = tracking
      case .baselineOffset(let offset): rare = changed(\.baselineOffset, to: offset)
      case .underline(let line): rare = changed(\.underline, to: line)
      case .strikethrough(let line): rare = changed(\.strikethrough, to: line)
      case .background(let color): rare = changed(\.background, to: color)
      // Of two labels the outer one counts, as those of views do.
      case .label(let label): heard = heard ?? label
      }
    }
  }

  private func changed<Value>(_ value: WritableKeyPath<RareTextStyle, Value>, to new: Value) -> RareTextStyle {
    var changed = rare ?? RareTextStyle()
    changed[keyPath: value] = new
    return changed
  }

  /// - Parameter paints: is given what the run is painted with, where that is more than a colour.
  package func run(_ string: String, in context: ResolveContext, _ paints: inout TextPaints) -> TextRun {
    context.problems.check(
      tracking, .finite, in: "tracking(\(tracking)) or kerning(\(tracking)) of the text \"\(string)\"")
    let paint = paint(in: context)
    var run = TextRun(
      rare?.textCase?.applied(to: string, in: context) ?? string, font: descriptor(in: context),
      color: paints.color(for: paint), tracking: Double(tracking))
    if let offset = rare?.baselineOffset {
      context.problems.check(offset, .finite, in: "baselineOffset(\(offset)) of the text \"\(string)\"")
      run.baselineOffset = Double(offset)
    }
    return run
  }

  private func paint(in context: ResolveContext) -> StylePaint {
    if let style { return style.paint(in: context) }
    return context.environment.textSurroundings.labelColor.map(StylePaint.color) ?? ForegroundStyle().paint(in: context)
  }

  /// The font as a library is asked for it.
  private func descriptor(in context: ResolveContext) -> FontDescriptor {
    let environment = context.environment
    if !hasOwnFont { return environment.textSurroundings.usualFont(in: environment, context.problems) }
    return (font ?? .body).descriptor(adjustedBy: adjustments, in: environment, context.problems)
  }

  /// The lines along a run; nil for none.
  func lines(along run: TextRun, in context: ResolveContext) -> TextLines? {
    guard let rare else { return nil }
    return TextLines(
      underline: rare.underline?.line(run.color, in: context),
      strikethrough: rare.strikethrough?.line(run.color, in: context))
  }

  /// The colour behind a run; nil for none.
  func background(in context: ResolveContext) -> RGBAColor? { rare?.background?.rgba(in: context) }

  /// The place of a symbol, and the symbol; nil for a picture that is none.
  func symbol(of image: Image, in context: ResolveContext) -> (TextRun, SymbolFigure)? {
    guard case .symbol(let name, let value) = image.source else { return nil }
    let font = descriptor(in: context)
    var symbolFont = font
    let scale = image.symbolScale(&symbolFont, in: context)
    let request = SymbolRequest(
      name: name, value: value, font: symbolFont, mode: image.symbolRenderingMode, scale: scale, style: style)
    guard let figure = request.figure(in: context) else { return nil }
    return (TextRun(attachmentOfWidth: figure.size.width, font: font), figure)
  }
}

extension Text.Case {
  /// The string in large or small letters, as the language of the environment has them.
  fileprivate func applied(to string: String, in context: ResolveContext) -> String {
    let locale = context.environment.locale
    return switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
