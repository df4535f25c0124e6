// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// Groups of items in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: SectionProvider
  let list: UICollectionLayoutListConfiguration?

  public init(section: NSCollectionLayoutSection) {
    (provider, list, configuration) = ({ _, _ in section }, nil, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, list, self.configuration) = ({ _, _ in section }, nil, configuration)
    super.init()
  }
  public init(sectionProvider: @escaping SectionProvider) {
    (provider, list, configuration) = (sectionProvider, nil, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, list, self.configuration) = (sectionProvider, nil, configuration)
    super.init()
  }
  public required init?(coder: NSCoder) { return nil }
  private init(_ list: UICollectionLayoutListConfiguration) {
    (provider, self.list, configuration) = ({ _, _ in nil }, list, UICollectionViewCompositionalLayoutConfiguration())
    super.init()
  }
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout(configuration) }

  override var isList: Bool { list != nil }
  open override func prepare() {
    super.prepare()
    places = collectionView.map { CompositionalPlacing(provider, configuration, in: $0).places }
  }
}
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
}
public struct UICollectionLayoutListConfiguration: Hashable {
  public enum Appearance: Int, Hashable, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Hashable, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Hashable, Sendable { case none, supplementary }
  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What a section is laid out in.
private final class SectionRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

  init(_ contentSize: CGSize, _ traitCollection: UITraitCollection) {
    (self.contentSize, self.traitCollection) = (contentSize, traitCollection)
  }
}

/// The places of sections, one below the other or beside it, and of groups in them.
///
/// As Apple describes it; nothing of it was measured. Headers beside a section are not there, and how pages stand where they are
/// scrolled is not known.
@MainActor private struct CompositionalPlacing {
  private let collection: UICollectionView
  private let isAcross: Bool
  /// Where the next section begins, in points.
  private var end: CGFloat = 0
  private var section = 0
  private var nextItem = 0
  private var itemCount = 0
  private(set) var places = PreparedPlaces()

  init(
    _ provider: UICollectionViewCompositionalLayout.SectionProvider,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration, in collection: UICollectionView
  ) {
    self.collection = collection
    isAcross = configuration.scrollDirection == .horizontal
    let inset = collection.adjustedContentInset
    let room = CGSize(
      width: collection.bounds.width - inset.left - inset.right,
      height: collection.bounds.height - inset.top - inset.bottom)
    let environment = SectionRoom(room, collection.traitCollection)
    for index in 0..<collection.numberOfSections {
      guard let layout = provider(index, environment) else { continue }
      if index > 0 { end += configuration.interSectionSpacing }
      add(layout, index, in: room)
    }
    places.size = isAcross ? CGSize(width: end, height: room.height) : CGSize(width: room.width, height: end)
    if collection.traitCollection.layoutDirection == .rightToLeft { places.mirror(in: places.size.width) }
  }

  private mutating func add(_ layout: NSCollectionLayoutSection, _ index: Int, in room: CGSize) {
    (section, nextItem, itemCount) = (index, 0, collection.numberOfItems(inSection: index))
    let insets = layout.contentInsets
    let content = CGSize(
      width: room.width - insets.leading - insets.trailing, height: room.height - insets.top - insets.bottom)
    let edges = layout.boundarySupplementaryItems
    let (above, below) = (edges.filter(\.alignment.isAbove), edges.filter(\.alignment.isBelow))
    let start = insets.leading + (isAcross ? end : 0)
    var height: CGFloat = 0
    for edge in above { height += add(edge, start, at: isAcross ? height : end + height, in: content) }
    end += isAcross ? insets.leading : height + insets.top
    addGroups(of: layout, CGPoint(x: insets.leading, y: insets.top + (isAcross ? height : 0)), in: content)
    end += isAcross ? insets.trailing : insets.bottom
    var bottom = room.height
    for edge in below {
      let height = add(edge, start, at: isAcross ? bottom : end, in: content, isBelow: isAcross)
      if isAcross { bottom -= height } else { end += height }
    }
  }

  /// Adds what stands above or below a section.
  /// - Parameter isBelow: whether it ends there, and does not begin.
  /// - Returns: how high it is, in points.
  private mutating func add(
    _ edge: NSCollectionLayoutBoundarySupplementaryItem, _ start: CGFloat, at top: CGFloat, in room: CGSize,
    isBelow: Bool = false
  ) -> CGFloat {
    let path = IndexPath(item: 0, section: section)
    var size = edge.layoutSize.size(in: room)
    if edge.layoutSize.heightDimension.isEstimated {
      let fitting = collection.madeView(ofKind: edge.elementKind, at: path)?.fittingSize(forWidth: size.width)
      if let fitting, fitting.height > 0 { size.height = fitting.height }
    }
    let (rest, insets) = (room.width - size.width, edge.contentInsets)
    let side = edge.alignment.isTrailing ? rest : edge.alignment.isLeading ? 0 : rest / 2
    places.add(
      path, kind: edge.elementKind,
      CGRect(
        x: start + side + insets.leading, y: (isBelow ? top - size.height : top) + insets.top,
        width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom))
    return size.height
  }

  private mutating func addGroups(of layout: NSCollectionLayoutSection, _ corner: CGPoint, in room: CGSize) {
    let isOrthogonal = layout.orthogonalScrollingBehavior != .none
    let goesAcross = isOrthogonal != isAcross
    var corner = isAcross ? CGPoint(x: end, y: corner.y) : CGPoint(x: corner.x, y: end)
    var thickness: CGFloat = 0
    while nextItem < itemCount {
      let before = nextItem
      let size = add(layout.group, at: corner, layout.group.layoutSize.size(in: room))
      guard nextItem > before else { break }
      thickness = max(thickness, goesAcross ? size.height : size.width)
      let step = (goesAcross ? size.width : size.height) + (nextItem < itemCount ? layout.interGroupSpacing : 0)
      if goesAcross { corner.x += step } else { corner.y += step }
    }
    end = isOrthogonal ? end + thickness : goesAcross ? corner.x : corner.y
  }

  /// Adds what is in a group as far as there are items.
  /// - Returns: what the group takes.
  private mutating func add(_ group: NSCollectionLayoutGroup, at corner: CGPoint, _ own: CGSize) -> CGSize {
    let insets = group.contentInsets
    let content = CGSize(
      width: own.width - insets.leading - insets.trailing, height: own.height - insets.top - insets.bottom)
    let start = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
    let items = items(of: group, in: content)
    let gap = gap(of: group, between: items, in: content)
    var (along, thickness) = (CGFloat(0), CGFloat(0))
    for (item, size) in items where nextItem < itemCount {
      let place =
        group.isHorizontal ? CGPoint(x: start.x + along, y: start.y) : CGPoint(x: start.x, y: start.y + along)
      let taken = add(item, at: place, size)
      along += (group.isHorizontal ? taken.width : taken.height) + gap
      thickness = max(thickness, group.isHorizontal ? taken.height : taken.width)
    }
    along = max(0, along - gap)
    var size = own
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (group.isHorizontal ? thickness : along) + insets.top + insets.bottom
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (group.isHorizontal ? along : thickness) + insets.leading + insets.trailing
    }
    return size
  }

  /// What has room in a group, with its size: again and again what is in it, and once each where the group is as long as that.
  private func items(
    of group: NSCollectionLayoutGroup, in room: CGSize
  ) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    let (isAcross, dimensions) = (group.isHorizontal, group.layoutSize)
    let isEndless = isAcross ? dimensions.widthDimension.isEstimated : dimensions.heightDimension.isEstimated
    let (length, gap) = (isAcross ? room.width : room.height, group.interItemSpacing?.spacing ?? 0)
    var items: [(item: NSCollectionLayoutItem, size: CGSize)] = []
    var used: CGFloat = 0
    while let item = group.subitems.isEmpty ? nil : group.subitems[items.count % group.subitems.count] {
      var size = item.layoutSize.size(in: room)
      if let count = group.count {
        if items.count == count { break }
        let share = (length - gap * CGFloat(count - 1)) / CGFloat(count)
        if isAcross { size.width = share } else if !isEndless { size.height = share }
      } else if isEndless {
        if items.count == group.subitems.count { break }
      } else {
        let own = isAcross ? size.width : size.height
        if !items.isEmpty, own <= 0 || used + own > length + 0.01 { break }
        used += own + gap
      }
      items.append((item, size))
    }
    return items
  }

  /// What is free between two items of a group, in points: what is left, where that may grow.
  private func gap(
    of group: NSCollectionLayoutGroup, between items: [(item: NSCollectionLayoutItem, size: CGSize)], in room: CGSize
  ) -> CGFloat {
    guard let spacing = group.interItemSpacing else { return 0 }
    guard spacing.isFlexible, items.count > 1 else { return spacing.spacing }
    let taken = items.reduce(0) { $0 + (group.isHorizontal ? $1.size.width : $1.size.height) }
    return max(spacing.spacing, ((group.isHorizontal ? room.width : room.height) - taken) / CGFloat(items.count - 1))
  }

  private mutating func add(_ item: NSCollectionLayoutItem, at corner: CGPoint, _ size: CGSize) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return add(group, at: corner, size) }
    let (path, insets) = (IndexPath(item: nextItem, section: section), item.contentInsets)
    nextItem += 1
    var size = size
    let dimensions = item.layoutSize
    if dimensions.heightDimension.isEstimated || dimensions.widthDimension.isEstimated,
      let cell = collection.madeCell(at: path)
    {
      let fitting = cell.fittingSize(
        forWidth: dimensions.widthDimension.isEstimated ? nil : size.width - insets.leading - insets.trailing)
      if dimensions.heightDimension.isEstimated, fitting.height > 0 {
        size.height = fitting.height + insets.top + insets.bottom
      }
      if dimensions.widthDimension.isEstimated, fitting.width > 0 {
        size.width = fitting.width + insets.leading + insets.trailing
      }
    }
    places.add(
      path,
      CGRect(
        x: corner.x + insets.leading, y: corner.y + insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)))
    return size
  }
}

extension NSRectAlignment {
  fileprivate var isLeading: Bool { self == .topLeading || self == .bottomLeading }
  fileprivate var isTrailing: Bool { self == .topTrailing || self == .bottomTrailing }
  fileprivate var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }
  fileprivate var isBelow: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}
