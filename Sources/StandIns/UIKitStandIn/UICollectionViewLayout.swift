// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Where a collection's cells are: nothing asks for it here.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public var collectionView: UICollectionView? { nil }
  public nonisolated override init() { super.init() }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
}
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject {
  public var frame = CGRect.zero
  public var alpha: CGFloat = 1
  public var zIndex = 0
  public var isHidden = false
  public var indexPath = IndexPath()
  public nonisolated override init() { super.init() }
  public nonisolated convenience init(forCellWith indexPath: IndexPath) { self.init() }
}
/// Rows of cells, one after the other.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public var itemSize = CGSize(width: 50, height: 50)
  public var estimatedItemSize = CGSize.zero
  public var minimumLineSpacing: CGFloat = 10
  public var minimumInteritemSpacing: CGFloat = 10
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  public var sectionInset = UIEdgeInsets.zero
  public var headerReferenceSize = CGSize.zero
  public var footerReferenceSize = CGSize.zero
  public static var automaticSize: CGSize { CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308) }
}

/// Groups of items in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public nonisolated init(section: NSCollectionLayoutSection) { super.init() }
  public nonisolated init(
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
  public let dimension: CGFloat
  public static func fractionalWidth(_ dimension: CGFloat) -> Self { Self(dimension: dimension) }
  public static func fractionalHeight(_ dimension: CGFloat) -> Self { Self(dimension: dimension) }
  public static func absolute(_ dimension: CGFloat) -> Self { Self(dimension: dimension) }
  public static func estimated(_ dimension: CGFloat) -> Self { Self(dimension: dimension) }
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
  public static func fixed(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
  public static func flexible(_ spacing: CGFloat) -> Self { Self(spacing: spacing) }
}
open class NSCollectionLayoutItem: NSObject, @unchecked Sendable {
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}
open class NSCollectionLayoutGroup: NSCollectionLayoutItem, @unchecked Sendable {
  public var interItemSpacing: NSCollectionLayoutSpacing?
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
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
