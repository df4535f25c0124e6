import AssetCatalogs
import Drawings
import Foundation
import LayoutTree

extension Image: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    guard let picture = picture(in: context) else {
      let rule = MissingImageRule(isResizable: isResizable, label: label?.words)
      return context.node(Self.self, rule).from(self, in: context)
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? (picture.rendering == .template)
    let rule = ImageRule(
      name: picture.name, label: label?.words, bitmap: picture.bitmap, size: picture.size, isResizable: isResizable,
      interpolation: interpolation == .none ? .nearest : .smooth,
      templateColor: isTemplate ? ForegroundStyle().paint(in: context).firstColor : nil)
    return context.node(Self.self, rule).from(self, in: context)
  }

  private func picture(in context: ResolveContext) -> AssetPicture? {
    switch source {
    case .bitmap(let bitmap, let scale):
      context.problems.check(scale, .finitePositive, in: "Image(scale: \(scale))")
      let isPossible = PossibleNumbers.finitePositive.contains(Double(scale))
      return AssetPicture(name: "bitmap", bitmap: bitmap, scale: isPossible ? scale : 1)
    case .symbol(let name):
      context.problems.report(
        "The symbol \"\(name)\" cannot be drawn: the symbols of iOS are not part of this system. "
          + "Put a picture into an asset catalogue and use Image(\"\(name)\")")
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
