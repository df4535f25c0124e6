import Foundation
import Typesetting

extension Text: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    let environment = context.environment
    return [LayoutNode(TextRule(runs(in: environment, TextAttributes(environment)), environment: environment))]
  }

  private func runs(in environment: EnvironmentValues, _ inherited: TextAttributes) -> [TextRun] {
    var attributes = inherited
    attributes.apply(modifiers)
    switch storage {
    case .string(let string): return [attributes.run(string, in: environment)]
    case .image(let image):
      environment.problemLog?.report(
        "A picture in the middle of a text is not drawn yet, so a box stands for \(image.nameInProblems); "
          + "put the Image beside the Text in an HStack")
      return [attributes.run("\u{25A1}", in: environment)]
    case .joined(let texts): return texts.flatMap { $0.runs(in: environment, attributes) }
    }
  }
}
