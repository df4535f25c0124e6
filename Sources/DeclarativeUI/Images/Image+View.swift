import Drawings
import Foundation

extension Image: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    guard let picture = picture(in: context.environment) else {
      return [LayoutNode(MissingImageRule(isResizable: isResizable))]
    }
    let isTemplate = (renderingMode ?? picture.renderingMode) == .template
    let rule = ImageRule(
      picture: picture, isResizable: isResizable, interpolation: interpolation == .none ? .nearest : .smooth,
      templateColor: isTemplate ? ForegroundStyle().paint(in: context.environment).firstColor : nil)
    return [LayoutNode(rule)]
  }

  private func picture(in environment: EnvironmentValues) -> AssetPicture? {
    switch source {
    case .bitmap(let bitmap, let scale):
      environment.problemLog?.check(scale, .finitePositive, in: "Image(scale: \(scale))")
      let isPossible = PossibleNumbers.finitePositive.contains(Double(scale))
      return AssetPicture(name: "bitmap", bitmap: bitmap, scale: isPossible ? scale : 1, renderingMode: nil)
    case .symbol(let name):
      environment.problemLog?.report(
        "The symbol \"\(name)\" cannot be drawn: the symbols of iOS are not part of this system. "
          + "Put a picture into an asset catalogue and use Image(\"\(name)\")")
      return nil
    case .asset(let name, let bundle):
      let search = AssetSearch(bundle: bundle, environment: environment)
      do {
        if let picture = try search.picture(named: name) { return picture }
        environment.problemLog?.report(search.problem(kind: "image", name: name))
      } catch {
        environment.problemLog?.report("The image \"\(name)\" cannot be drawn: \(error)")
      }
      return nil
    }
  }
}
