import AssetCatalogs
import Drawings
import Foundation
import LayoutTree

extension Image: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, rule(in: context)).from(self, in: context)
  }

  private func rule(in context: ResolveContext) -> any LayoutRule {
    if let figure = symbolFigure(in: context) {
      return SymbolRule(figure, label: label?.words, isResizable: isResizable)
    }
    guard let picture = picture(in: context) else {
      return MissingImageRule(isResizable: isResizable, label: label?.words)
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? (picture.rendering == .template)
    return ImageRule(
      name: picture.name, label: label?.words, bitmap: picture.bitmap, size: picture.size, isResizable: isResizable,
      interpolation: interpolation == .none ? .nearest : .smooth,
      templateColor: isTemplate ? ForegroundStyle().paint(in: context).firstColor : nil)
  }

  private func symbolFigure(in context: ResolveContext) -> SymbolFigure? {
    guard case .symbol(let name, let value) = source else { return nil }
    let environment = context.environment
    let font = (environment.font ?? .body).descriptor(adjustedBy: environment.fontAdjustments, in: context)
    return SymbolRequest(name: name, value: value, font: font, mode: symbolRenderingMode).figure(in: context)
  }

  private func picture(in context: ResolveContext) -> AssetPicture? {
    switch source {
    case .bitmap(let bitmap, let scale):
      context.problems.check(scale, .finitePositive, in: "Image(scale: \(scale))")
      let isPossible = PossibleNumbers.finitePositive.contains(Double(scale))
      return AssetPicture(name: "bitmap", bitmap: bitmap, scale: isPossible ? scale : 1)
    case .symbol:
      return nil
    case .asset(let name, let bundle):
      let search = AssetSearch(bundle: bundle, environment: context.environment)
      do {
        if let picture = try search.picture(named: name) { return picture }
        context.problems.report(search.problem(kind: "image", name: name))
      } catch {
        context.problems.report("The image \"\(name)\" cannot be drawn: \(error)")
      }
      return nil
    }
  }
}
