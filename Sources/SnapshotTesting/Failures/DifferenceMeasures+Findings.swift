import ImageComparison
import LayoutOutlines
import PixelImages
import SnapshotReferences

extension DifferenceMeasures {
  /// The numbers and places of what a comparison found; nil where there are only words.
  init?(_ findings: SnapshotDifference.Findings) {
    switch findings {
    case .words: return nil
    case .text(let text):
      self.init(lines: Lines(removed: text.hunks.removedCount, added: text.hunks.insertedCount))
    case .picture(let picture):
      self.init(pixels: Pixels(picture.pixels), layout: picture.layout?.changes.map(LayoutChange.init))
    }
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
  fileprivate init(_ change: LayoutDifference.Change) {
    switch change {
    case .appeared(let item): self.init(.appeared, of: item, before: nil, after: item.frame)
    case .disappeared(let item): self.init(.disappeared, of: item, before: item.frame, after: nil)
    case .changed(let old, let new, _): self.init(.changed, of: old, before: old.frame, after: new.frame)
    }
  }

  private init(_ kind: Kind, of item: LayoutItem, before: LayoutOutline.Frame?, after: LayoutOutline.Frame?) {
    func points(_ frame: LayoutOutline.Frame) -> [Double] {
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
    self.init(kind, item: item.kind, name: item.name, before: before.map(points), after: after.map(points))
  }
}
