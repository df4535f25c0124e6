import Foundation
import LayoutTree
import Typesetting

extension Text: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let environment = context.environment
    let rule = TextRule(
      runs(in: context), style: ParagraphStyle(environment), library: environment.fontLibrary,
      reservedLines: environment.reservedLines)
    return context.node(Self.self, rule)
  }

  /// The texts that were joined, in one sequence: a loop, since thousands of `+` are as many floors of texts in texts.
  private func runs(in context: ResolveContext) -> [TextRun] {
    var runs: [TextRun] = []
    var pending = [(text: self, inherited: TextAttributes(context.environment))]
    while let (text, inherited) = pending.popLast() {
      var attributes = inherited
      attributes.apply(text.modifiers)
      text.reportMarkdown(to: context.problems)
      switch text.storage {
      case .string(let string): runs.append(attributes.run(string, in: context))
      case .image(let image):
        context.problems.report(
          "A picture in the middle of a text is not drawn yet, so a box stands for \(image.nameInProblems); "
            + "put the Image beside the Text in an HStack")
        runs.append(attributes.run("\u{25A1}", in: context))
      case .joined(let texts): pending += texts.reversed().map { ($0, attributes) }
      }
    }
    return runs
  }

  private func reportMarkdown(to log: ProblemLog) {
    guard let format, let markdown = InlineMarkdown(in: format).found else { return }
    log.report(
      "The text \"\(format)\" has the Markdown \"\(markdown)\", which is not drawn yet, so its signs are shown. If they "
        + "are meant, write Text(verbatim:); if not, join texts that have styles: Text(\"a \") + Text(\"b\").bold()")
  }
}
