import PictureSources
import Drawings
import Foundation
package import LayoutTree
import PixelImages
import PlaneGeometry
import Symbols
import Typesetting

extension Image: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, rule(in: context)).from(self, in: context)
  }

  /// What is drawn of the picture in an environment.
  func rule(in context: ResolveContext) -> any LayoutRule {
    let rule = rule(of: context)
    guard context.environment.hidesContents else { return rule }
    return PlaceholderRule(rule, color: context.placeholderColor)
  }

  private func rule(of context: ResolveContext) -> any LayoutRule {
    checkCaps(in: context)
    if let figure = symbolFigure(in: context) {
      return SymbolRule(figure, label: label?.words(in: context.environment), isResizable: resizing != nil)
    }
    guard let picture = picture(in: context) else {
      return MissingImageRule(isResizable: resizing != nil, label: label?.words(in: context.environment))
    }
    return vectorRule(of: picture, in: context) ?? imageRule(of: picture, in: context)
  }

  /// The picture as it is drawn in any number of pixels; nil where its pixels are stretched.
  ///
  /// iOS keeps of a vector picture the pixels of its own size, unless its catalogue preserves more.
  private func vectorRule(of picture: AssetPicture, in context: ResolveContext) -> VectorImageRule? {
    let isStretched = resizing.map { $0.mode == .stretch && $0.caps == EdgeInsets() && picture.preservesVector }
    guard let vector = picture.vector, isStretched ?? true, !picture.isMirrored else { return nil }
    return VectorImageRule(
      name: picture.name, label: label?.words(in: context.environment), picture: vector, size: picture.size,
      isResizable: resizing != nil,
      template: template(of: picture, in: context))
  }

  private func template(of picture: AssetPicture, in context: ResolveContext) -> StylePaint? {
    let isTemplate = renderingMode.map { $0 == .template } ?? (picture.rendering == .template)
    return isTemplate ? ForegroundStyle().paint(in: context) : nil
  }

  /// The picture in pixels as it is drawn; nil for a symbol, and where it is missing, which is reported.
  func imageRule(in context: ResolveContext) -> ImageRule? {
    picture(in: context).map { imageRule(of: $0, in: context) }
  }

  private func imageRule(of picture: AssetPicture, in context: ResolveContext) -> ImageRule {
    ImageRule(
      name: picture.name, label: label?.words(in: context.environment),
      bitmap: picture.isMirrored ? picture.bitmap.oriented(.upMirrored) : picture.bitmap, size: picture.size,
      resizing: resizing(of: picture, in: context), interpolation: interpolation == .none ? .nearest : .smooth,
      template: template(of: picture, in: context))
  }

  private func resizing(of picture: AssetPicture, in context: ResolveContext) -> ImageResizing {
    guard var resizing else { return .none }
    if resizing == Resizing(mode: .stretch, caps: EdgeInsets()), let slices = picture.slices {
      resizing = slices.resizing(of: picture)
    } else if context.environment.isMirrored {
      // Where lines run from right to left, caps change sides, while the picture does not.
      swap(&resizing.caps.leading, &resizing.caps.trailing)
    }
    let caps = resizing.caps
    return resizing.mode == .tile ? .tiled(caps: caps) : .stretched(caps: caps)
  }

  private func checkCaps(in context: ResolveContext) {
    guard let caps = resizing?.caps else { return }
    for cap in [caps.top, caps.leading, caps.bottom, caps.trailing] {
      context.problems.check(cap, .finiteNotNegative, in: "resizable(capInsets: \(cap))")
    }
  }

  func symbolFigure(in context: ResolveContext) -> SymbolFigure? {
    let environment = context.environment
    func figure(_ name: String, _ value: Double?, in assets: AssetSearch? = nil) -> SymbolFigure? {
      var font = (environment.font ?? .body).descriptor(
        adjustedBy: environment.fontAdjustments, in: environment, context.problems)
      let scale = symbolScale(&font, in: context)
      // What is drawn as it is has the colours that it has of itself.
      let mode = symbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
      return SymbolRequest(
        name: name, value: value, font: font, mode: mode, scale: scale, assets: assets, looks: symbolLooks
      ).figure(in: context)
    }
    switch source {
    case .symbol(let name, let value): return figure(name, value)
    case .asset(let name, let bundle):
      let assets = AssetSearch(bundle: bundle, environment: environment)
      return assets.hasSymbol(named: name) ? figure(name, nil, in: assets) : nil
    case .bitmap: return nil
    }
  }

  /// How much larger than a text its symbol is; nil is as the environment has it.
  /// - Parameter font: the font of the text beside it, which is changed to what a picture of UIKit says of its symbol.
  func symbolScale(_ font: inout FontDescriptor, in context: ResolveContext) -> SymbolScale? {
    guard let traits = symbolTraits else { return nil }
    if traits.hasColors {
      context.problems.report(
        "The colours of \(nameInProblems)'s symbol configuration are not drawn: use symbolRenderingMode and "
          + "foregroundStyle on the Image")
    }
    if let size = traits.pointSize { font.size = size }
    if let weight = traits.weight { font.weight = FontWeight(rawValue: weight) }
    return traits.scale.map { $0 < 0 ? SymbolScale.small : $0 > 0 ? .large : .medium }
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
        if let picture = try search.picture(named: name) {
          for problem in picture.problems {
            context.problems.report("The image \"\(name)\" is not drawn whole: \(problem)")
          }
          return picture
        }
        context.problems.report(search.problem(kind: "image", name: name))
      } catch {
        context.problems.report("The image \"\(name)\" cannot be drawn: \(error)")
      }
      return nil
    }
  }
}

extension AssetSlices {
  /// What `resizable` means for a picture where the code says nothing else.
  fileprivate func resizing(of picture: AssetPicture) -> Image.Resizing {
    let sides = sides
    let (left, right) = picture.isMirrored ? (sides.right, sides.left) : (sides.left, sides.right)
    func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / picture.scale }
    return Image.Resizing(
      mode: isTiled ? .tile : .stretch,
      caps: EdgeInsets(
        top: points(sides.top), leading: points(left), bottom: points(sides.bottom), trailing: points(right)))
  }
}
