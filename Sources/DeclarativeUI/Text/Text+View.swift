import Foundation
import Typesetting

extension Text: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let environment = context.environment
    return [LayoutNode(TextRule(runs(in: environment), environment: environment))]
  }

  /// The texts that were joined, in one sequence: a loop, since thousands of `+` are as many floors of texts in texts.
  private func runs(in environment: EnvironmentValues) -> [TextRun] {
    var runs: [TextRun] = []
    var pending = [(text: self, inherited: TextAttributes(environment))]
    while let (text, inherited) = pending.popLast() {
      var attributes = inherited
      attributes.apply(text.modifiers)
      if let log = environment.problemLog { text.reportMarkdown(to: log) }
      switch text.storage {
      case .string(let string): runs.append(attributes.run(string, in: environment))
      case .image(let image):
        environment.problemLog?.report(
          "A picture in the middle of a text is not drawn yet, so a box stands for \(image.nameInProblems); "
            + "put the Image beside the Text in an HStack")
        runs.append(attributes.run("\u{25A1}", in: environment))
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
