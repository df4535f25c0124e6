import PixelImages
import ViewSnapshotTesting

/// Two pictures that a tolerance may be wrong about, named for what they trap.
@MainActor
struct PicturePair {
  let name: String
  /// Whether a person who compares two drawings of one design calls them the same.
  let isSame: Bool
  /// The models that call them different.
  let seenBy: Set<ToleranceModel>
  let reference, actual: Bitmap

  /// A screen and the same with a change.
  init(
    _ name: String, isSame: Bool = false, seenBy: Set<ToleranceModel>, _ change: (inout OrderScreen) -> Void
  ) {
    var screen = OrderScreen()
    change(&screen)
    self.init(name, isSame: isSame, seenBy: seenBy, PicturePair.picture(of: screen))
  }

  /// A screen and its picture with changed pixels.
  init(
    _ name: String, isSame: Bool = false, seenBy: Set<ToleranceModel>,
    pixels change: (_ x: Int, _ y: Int, inout PremultipliedColor) -> Void
  ) {
    var picture = PicturePair.picture(of: OrderScreen())
    let width = picture.width
    picture.withUnsafeMutablePixels { pixels in
      for index in pixels.indices { change(index % width, index / width, &pixels[index]) }
    }
    self.init(name, isSame: isSame, seenBy: seenBy, picture)
  }

  private init(_ name: String, isSame: Bool, seenBy: Set<ToleranceModel>, _ actual: Bitmap) {
    self.name = name
    self.isSame = isSame
    self.seenBy = seenBy
    reference = PicturePair.picture(of: OrderScreen())
    self.actual = actual
  }

  private static func picture(of screen: OrderScreen) -> Bitmap {
    var picture = Bitmap(width: 0, height: 0)
    let strategy = Snapshotting<OrderScreen, UIImage>.image(traits: UITraitCollection(displayScale: 2))
    strategy.snapshot(screen).run { picture = $0.bitmap }
    return picture
  }
}
