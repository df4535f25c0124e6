// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// Rows of cells, one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  public nonisolated static var automaticSize: CGSize {
    CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  }

  open override func prepare() {
    super.prepare()
    places = collectionView.map { FlowPlacing(self, in: $0).places }
  }
}

/// The places of cells in lines.
///
/// Lines share what is left between their cells; a last one has the distances of the others where all cells are as large, and
/// begins at the start. One cell in a line stands in its middle, but in a last line only if it does so in all. Sizes of cells that
/// scroll across were measured on collections in swift-snapshot-testing's own pictures; the rest is generally known.
@MainActor private struct FlowPlacing {
  private let layout: UICollectionViewFlowLayout
  private let collection: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let isAcross: Bool
  /// How far the places reach in the direction of scrolling, in points.
  private var end: CGFloat = 0
  private(set) var places = PreparedPlaces()

  init(_ layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
    (self.layout, self.collection) = (layout, collection)
    delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    isAcross = layout.scrollDirection == .horizontal
    for section in 0..<collection.numberOfSections { add(section) }
    places.size = isAcross ? CGSize(width: end, height: room) : CGSize(width: room, height: end)
  }

  /// How much there is beside the direction of scrolling, in points.
  private var room: CGFloat {
    let (inset, size) = (collection.adjustedContentInset, collection.bounds.size)
    return isAcross ? size.height - inset.top - inset.bottom : size.width - inset.left - inset.right
  }

  private mutating func add(_ section: Int) {
    let inset = delegate?.collectionView(collection, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    addEdge(
      UICollectionView.elementKindSectionHeader, section,
      delegate?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize)
    end += isAcross ? inset.left : inset.top
    addItems(of: section, inset)
    end += isAcross ? inset.right : inset.bottom
    addEdge(
      UICollectionView.elementKindSectionFooter, section,
      delegate?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize)
  }

  private mutating func addEdge(_ kind: String, _ section: Int, _ size: CGSize) {
    let length = isAcross ? size.width : size.height
    guard length > 0 else { return }
    places.add(IndexPath(item: 0, section: section), kind: kind, frame(0, end, room, length))
    end += length
  }

  /// A rectangle by what is beside and along the direction of scrolling.
  private func frame(_ beside: CGFloat, _ along: CGFloat, _ width: CGFloat, _ length: CGFloat) -> CGRect {
    isAcross
      ? CGRect(x: along, y: beside, width: length, height: width)
      : CGRect(x: beside, y: along, width: width, height: length)
  }

  private mutating func addItems(of section: Int, _ inset: UIEdgeInsets) {
    let start = isAcross ? inset.top : inset.left
    let width = room - start - (isAcross ? inset.bottom : inset.right)
    let gap =
      delegate?.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let lineGap =
      delegate?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let sizes = (0..<collection.numberOfItems(inSection: section)).map {
      size(at: IndexPath(item: $0, section: section))
    }
    let lines = Self.lines(of: sizes.map(\.width), in: width, gap)
    for (index, line) in lines.enumerated() {
      let widths = sizes[line].map(\.width)
      let isLast = index == lines.count - 1
      let isRegular = index > 0 && Set(sizes.map(\.width)).count == 1
      let distance = Self.distance(
        in: isLast && isRegular ? sizes[lines[0]].map(\.width) : widths, width, gap, isShared: !isLast || isRegular)
      let thickness = sizes[line].map(\.length).max() ?? 0
      let isAlone = widths.count == 1 && (!isLast || (isRegular && lines[0].count == 1))
      var place = start + (isAlone ? max(0, (width - widths[0]) / 2) : 0)
      for item in line {
        let size = sizes[item]
        places.add(
          IndexPath(item: item, section: section),
          frame(place, end + (thickness - size.length) / 2, size.width, size.length))
        place += size.width + distance
      }
      end += thickness + (isLast ? 0 : lineGap)
    }
  }

  /// What a cell takes beside and along the direction of scrolling.
  private func size(at path: IndexPath) -> (width: CGFloat, length: CGFloat) {
    var size = delegate?.collectionView(collection, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    if size.width > 1e6 || size.height > 1e6 { size = CGSize(width: 50, height: 50) }
    if layout.estimatedItemSize != .zero, let cell = collection.madeCell(at: path) {
      let place = UICollectionViewLayoutAttributes(forCellWith: path)
      place.frame.size = size
      size = cell.preferredLayoutAttributesFitting(place).frame.size
    }
    return isAcross ? (size.height, size.width) : (size.width, size.height)
  }

  /// Which cells stand in one line.
  private static func lines(of widths: [CGFloat], in room: CGFloat, _ gap: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used) = (0, CGFloat(0))
    for (index, width) in widths.enumerated() {
      if index > start, used + gap + width > room + 0.01 {
        lines.append(start..<index)
        (start, used) = (index, width)
      } else {
        used += (index > start ? gap : 0) + width
      }
    }
    if start < widths.count { lines.append(start..<widths.count) }
    return lines
  }

  private static func distance(
    in widths: [CGFloat], _ room: CGFloat, _ gap: CGFloat, isShared: Bool
  ) -> CGFloat {
    guard isShared, widths.count > 1 else { return gap }
    return max(gap, (room - widths.reduce(0, +)) / CGFloat(widths.count - 1))
  }
}
