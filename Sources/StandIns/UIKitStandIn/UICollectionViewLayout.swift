// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Where a collection's cells are: nothing asks for it here.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var indexPath = IndexPath()
  public override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}
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
  public static var automaticSize: CGSize { CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308) }
}

/// Groups of items in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { super.init() }
  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) { super.init() }
}
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
}
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  private let kind: Kind
  public let dimension: CGFloat
  public static func fractionalWidth(_ dimension: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: dimension)
  }
  public static func fractionalHeight(_ dimension: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: dimension)
  }
  public static func absolute(_ dimension: CGFloat) -> Self { Self(kind: .absolute, dimension: dimension) }
  public static func estimated(_ dimension: CGFloat) -> Self { Self(kind: .estimated, dimension: dimension) }
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
}
public struct NSCollectionLayoutSize: Hashable, Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }
  public static func fixed(_ spacing: CGFloat) -> Self { Self(spacing: spacing, isFlexible: false) }
  public static func flexible(_ spacing: CGFloat) -> Self { Self(spacing: spacing, isFlexible: true) }
}
open class NSCollectionLayoutItem: NSObject, @unchecked Sendable {
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @unchecked Sendable {
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  public var interItemSpacing: NSCollectionLayoutSpacing?
  private convenience init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.init(layoutSize: layoutSize)
    self.subitems = subitems
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count)) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count)) }
}
open class NSCollectionLayoutSection: NSObject, @unchecked Sendable {
  public let group: NSCollectionLayoutGroup
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
