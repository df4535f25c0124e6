// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// Where a collection's cells are.
@MainActor @preconcurrency open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// Where everything is, once it was prepared; nil in layouts of apps, which say so themselves.
  var places: PreparedPlaces?
  open var collectionViewContentSize: CGSize { places?.size ?? .zero }
  open func prepare() {}
  open func invalidateLayout() {}
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { places?.within(rect) }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places?.place(at: indexPath)
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { places?.place(at: indexPath, kind: elementKind) }

  /// Whether a list of views draws it.
  var isList: Bool { false }
}

/// Where one of a collection's views is.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var indexPath = IndexPath()
  /// The kind of a header or the like; nil of a cell.
  private(set) var kind: String?
  public required override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
    (copy.transform, copy.indexPath, copy.kind) = (transform, indexPath, kind)
    return copy
  }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    kind = elementKind
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var representedElementKind: String? { kind }
}

/// Places that are known after a layout was prepared.
@MainActor struct PreparedPlaces {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  var size = CGSize.zero

  /// Puts all where they are seen in a mirror, for lines from right to left.
  func mirror(in width: CGFloat) {
    for place in all { place.frame.origin.x = width - place.frame.maxX }
  }

  mutating func add(_ path: IndexPath, kind: String? = nil, _ frame: CGRect) {
    let place =
      kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
      ?? UICollectionViewLayoutAttributes(forCellWith: path)
    place.frame = frame.onPixels
    all.append(place)
  }

  func within(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] { all.filter { $0.frame.overlaps(rect) } }

  func place(at path: IndexPath, kind: String? = nil) -> UICollectionViewLayoutAttributes? {
    all.first { $0.indexPath == path && $0.kind == kind }
  }
}

extension CGRect {
  /// Whether it has an area in common with another one; those that touch have none.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The same with its corner on a pixel of the device.
  @MainActor fileprivate var onPixels: CGRect {
    let scale = UIScreen.main.scale
    return CGRect(
      x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale, width: width, height: height)
  }
}
