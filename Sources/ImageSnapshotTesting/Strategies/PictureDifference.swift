import ImageComparison
import Pictures
import PixelImages
import SnapshotReferences
import SnapshotTesting

/// What differs between a picture and its reference: the pixels, and the layouts where both are known.
struct PictureDifference: MeasuredDifference {
  var pixels: ImageDifference
  /// Nil where one of the pictures has no layout.
  var layout: LayoutDifference?
  /// Whether the reference has a layout that another version of Stills wrote.
  var hasForeignLayout: Bool
  /// Nil where both were drawn with the same, or where that is not known.
  var versions: VersionDifference?

  var measures: DifferenceMeasures {
    DifferenceMeasures(
      pixels: DifferenceMeasures.Pixels(pixels),
      layout: layout.map { layout in
        let message = LayoutDifferenceMessage(layout)
        return layout.changes.map { DifferenceMeasures.LayoutChange($0, in: message) }
      })
  }
}

/// The parts that a picture and its reference were drawn with in different versions.
struct VersionDifference: Equatable, Sendable {
  let before, after: [String]

  /// Nil where no part is known of both in different versions.
  init?(from before: [String], to after: [String]) {
    func part(_ text: String) -> Substring { text[..<(text.lastIndex(of: " ") ?? text.endIndex)] }
    let pairs = before.compactMap { old in
      after.first { part($0) == part(old) && $0 != old }.map { (old, $0) }
    }
    guard !pairs.isEmpty else { return nil }
    (self.before, self.after) = (pairs.map(\.0), pairs.map(\.1))
  }
}

extension DifferenceMeasures.Pixels {
  fileprivate init(_ difference: ImageDifference) {
    self.init(
      expectedSize: [difference.referenceSize.width, difference.referenceSize.height],
      actualSize: [difference.actualSize.width, difference.actualSize.height],
      differing: difference.differentPixelCount, forgiven: difference.forgivenPixelCount,
      boxes: difference.clusters.map(DifferenceMeasures.Box.init),
      masks: difference.masks.map { DifferenceMeasures.Box($0.rect) },
      largestChannelDifference: difference.largestChannelDifference.map(DifferenceMeasures.ColorDistance.init),
      largestLabDistance: difference.largestLabDistance.map(DifferenceMeasures.ColorDistance.init),
      smallestSetting: SmallestSetting(difference: difference).text)
  }
}

extension DifferenceMeasures.Box {
  fileprivate init(_ rect: PixelRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension DifferenceMeasures.ColorDistance {
  fileprivate init(_ distance: PixelDistance) {
    self.init(
      value: distance.value, x: distance.x, y: distance.y, expected: "\(distance.reference)",
      actual: "\(distance.actual)")
  }
}

extension DifferenceMeasures.LayoutChange {
  fileprivate init(_ change: LayoutDifference.Change, in message: LayoutDifferenceMessage) {
    switch change {
    case .appeared(let item): self.init(.appeared, of: item, before: nil, after: item.frame)
    case .disappeared(let item): self.init(.disappeared, of: item, before: item.frame, after: nil)
    case .changed(let old, let new, let isReordered):
      self.init(.changed, of: old, before: old.frame, after: new.frame)
      effects = message.effects(old, new, isReordered: isReordered)
    }
    words = message.words(of: change)
  }

  private init(_ kind: Kind, of item: LayoutItem, before: LayoutOutline.Frame?, after: LayoutOutline.Frame?) {
    func points(_ frame: LayoutOutline.Frame) -> [Double] {
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
    self.init(kind, item: item.kind, name: item.name, before: before.map(points), after: after.map(points))
  }
}
