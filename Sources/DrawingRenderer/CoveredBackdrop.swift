import Drawings
import PixelImages
import PlaneGeometry

/// What is seen of what lies below: as much as items cover it, with their shadow around.
struct CoveredBackdrop {
  let backdrop: Backdrop
  private(set) var items: [DrawingItem]
  private(set) var shadow: (color: RGBAColor, radius: Double, offset: Point)?
}

extension DrawnLayer {
  /// What a layer shows that has a backdrop and nothing else in it: its effect is one on what covers the backdrop.
  ///
  /// On a layer of its own a material would see nothing, since nothing lies below it there.
  var coveredBackdrop: CoveredBackdrop? {
    var effects: [Effect] = []
    var layer = self
    while true {
      if case .backdrop(let backdrop) = layer.effect {
        return effects.reversed().reduce(CoveredBackdrop(backdrop: backdrop, items: layer.items)) {
          $0?.changed(by: $1)
        }
      }
      guard layer.items.count == 1, case .layer(let inside) = layer.items[0] else { return nil }
      effects.append(layer.effect)
      layer = inside
    }
  }
}

extension CoveredBackdrop {
  /// The same with the effect of a layer around; nil of an effect that is not one on what covers.
  fileprivate func changed(by effect: DrawnLayer.Effect) -> CoveredBackdrop? {
    var changed = self
    switch effect {
    case .opacity: changed.items = [.layer(DrawnLayer(effect, items: items))]
    // What masks or clips a material would have to do so with its shadow, too.
    case .masked where shadow == nil, .clip where shadow == nil:
      changed.items = [.layer(DrawnLayer(effect, items: items))]
    case .shadow(let color, let radius, let offset) where shadow == nil: changed.shadow = (color, radius, offset)
    default: return nil
    }
    return changed
  }
}
