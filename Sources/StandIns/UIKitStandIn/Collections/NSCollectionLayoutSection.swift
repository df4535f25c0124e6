// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
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

  /// In points, in a container.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}
public struct NSCollectionLayoutSize: Hashable, Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
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
  private(set) var isHorizontal = true
  /// How many times its one kind of item is in it; nil is as often as there is room.
  private(set) var count: Int?

  private convenience init(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil
  ) {
    self.init(layoutSize: layoutSize)
    (self.subitems, self.isHorizontal, self.count) = (subitems, isHorizontal, count)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count), isHorizontal: true, count: count)
  }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: count), isHorizontal: false, count: count)
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
}
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem, @unchecked Sendable {
  public let elementKind: String
  public var zIndex = 0
  init(_ layoutSize: NSCollectionLayoutSize, _ elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem, @unchecked Sendable {
  public let alignment: NSRectAlignment
  public var extendsBoundary = true
  public var pinToVisibleBounds = false
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
}
open class NSCollectionLayoutSection: NSObject, @unchecked Sendable {
  public let group: NSCollectionLayoutGroup
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public init(group: NSCollectionLayoutGroup) { self.group = group }
  /// Rows below each other, each as high as what is in it.
  ///
  /// Of cards and lines nothing is drawn, unlike where the whole layout is a list.
  @MainActor public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: row)
    return NSCollectionLayoutSection(group: NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [item]))
  }
}
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
