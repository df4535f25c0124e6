import Foundation
package import LayoutTree
import PixelImages
import PlaneGeometry
import Typesetting

extension Text: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    if let chosen = context.environment.textSurroundings.rare?.renderer {
      return context.node(Self.self, renderedRule(chosen.renderer, in: context)).from(self, in: context)
    }
    return context.node(Self.self, rule(in: context)).from(self, in: context)
  }

  /// What is drawn of the text in an environment.
  func rule(in context: ResolveContext) -> TextRule {
    let surroundings = context.environment.textSurroundings
    return rule(of: parts(in: context, surroundings.attributes), surroundings, in: context)
  }

  private func rule(of parts: Parts, _ surroundings: TextSurroundings, in context: ResolveContext) -> TextRule {
    TextRule(
      parts.runs, marks: parts.marks, style: surroundings.style, library: surroundings.library,
      fit: surroundings.rare?.fit, reservedLines: surroundings.reservedLines,
      placeholder: surroundings.hidesContents ? context.placeholderColor : nil)
  }

  private func renderedRule(_ renderer: any TextRenderer, in context: ResolveContext) -> RenderedTextRule {
    let surroundings = context.environment.textSurroundings
    var parts = parts(in: context, surroundings.attributes)
    for index in parts.runs.indices { parts.runs[index].isMarked = true }
    return RenderedTextRule(
      text: rule(of: parts, surroundings, in: context), renderer: renderer, attributes: parts.attributes,
      kept: KeptContext(context))
  }

  /// What the texts that were joined are drawn with.
  private struct Parts {
    var runs: [TextRun] = []
    /// The symbols among the texts and the lines along them.
    var marks = TextMarks()
    /// What runs say to a renderer.
    var attributes: [Int: [any TextAttribute]] = [:]
  }

  /// The texts that were joined, in one sequence: a loop, since thousands of `+` are as many floors of texts in texts.
  private func parts(in context: ResolveContext, _ attributes: TextAttributes) -> Parts {
    var parts = Parts()
    // Most texts are not joined, and nothing is pending.
    var pending = append(to: &parts, in: context, attributes)
    while let (text, inherited) = pending.popLast() { pending += text.append(to: &parts, in: context, inherited) }
    return parts
  }

  /// Adds the run of the text itself.
  /// - Returns: the texts that it consists of instead, the last one first.
  private func append(
    to parts: inout Parts, in context: ResolveContext, _ inherited: TextAttributes
  ) -> [(text: Text, inherited: TextAttributes)] {
    var attributes = inherited
    attributes.apply(modifiers)
    let (content, problem) = shown(in: context.environment)
    if let problem { context.problems.report(problem) }
    if !attributes.custom.isEmpty { parts.attributes[parts.runs.count] = attributes.custom.map(\.value) }
    switch content {
    case .string(let string):
      var run = attributes.run(string, in: context, &parts.marks.paints)
      if let lines = attributes.lines(along: run, in: context) {
        parts.marks.lines[parts.runs.count] = lines
        run.isMarked = true
      }
      if let heard = attributes.heard { parts.marks.labels[parts.runs.count] = heard.words(in: context.environment) }
      if let color = attributes.background(in: context) {
        parts.marks.backgrounds[parts.runs.count] = color
        run.isMarked = true
      }
      parts.runs.append(run)
    case .image(let image):
      if let (run, figure) = attributes.symbol(of: image, in: context) {
        parts.marks.symbols[parts.runs.count] = figure
        parts.runs.append(run)
      } else {
        context.problems.report(
          "A picture in the middle of a text is not drawn yet, so a box stands for \(image.nameInProblems); "
            + "put the Image beside the Text in an HStack")
        parts.runs.append(attributes.run("\u{25A1}", in: context, &parts.marks.paints))
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
  /// What is said to a renderer; of two of a type the last one counts.
  fileprivate private(set) var custom: [CustomTextAttribute] = []

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
      case .scale(let scale): rare = changed(\.scale, to: scale)
      case .language(let language): rare = changed(\.language, to: language)
      case .attribute(let attribute): custom.append(attribute)
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
    reportUnknown(of: string, in: context)
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

  private func reportUnknown(of string: String, in context: ResolveContext) {
    guard let rare else { return }
    if rare.scale == .secondary {
      context.problems.report(
        "How much smaller iOS makes a text with textScale(.secondary) is not known, so \"\(string)\" has its usual size: "
          + "set its font")
    }
    if let language = rare.language.explicit, !language.isEquivalent(to: context.environment.locale.language) {
      context.problems.report(
        "How iOS sets a text in another language than the locale's is not known, so \"\(string)\" is set as others: "
          + "leave typesettingLanguage out")
    }
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
    reportUnknown(of: name, in: context)
    let font = descriptor(in: context)
    var symbolFont = font
    let scale = image.symbolScale(&symbolFont, in: context)
    let request = SymbolRequest(
      name: name, value: value, font: symbolFont, mode: image.symbolRenderingMode, scale: scale, style: style,
      looks: image.symbolLooks)
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
