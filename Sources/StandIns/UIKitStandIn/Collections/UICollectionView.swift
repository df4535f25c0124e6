// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// Views in places that a layout says.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Hashable, Sendable { case vertical, horizontal }
  open var collectionViewLayout = UICollectionViewLayout() {
    didSet { collectionViewLayout.collectionView = self }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var backgroundView: UIView?
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var otherClasses: [String: [String: UICollectionReusableView.Type]] = [:]
  /// Cells by their places, as long as nothing says that they are others.
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  /// Headers and the like by their kinds and places.
  private var others: [String: [IndexPath: UICollectionReusableView]] = [:]
  private var selected: [IndexPath] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    collectionViewLayout = layout
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    otherClasses[elementKind, default: [:]][identifier] = viewClass as? UICollectionReusableView.Type
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// A cell of the class of that name, since none is ever used again.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let kind = cellClasses[identifier] else {
      let cell = UICollectionViewCell(ofReuseIdentifier: identifier)
      cell.values.problem = UITableView.problem(ofName: identifier)
      return cell
    }
    return kind.init(ofReuseIdentifier: identifier)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (otherClasses[elementKind]?[identifier] ?? UICollectionReusableView.self).init(ofReuseIdentifier: identifier)
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell at a place, where it was made already.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    others[elementKind]?[indexPath]
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  open var indexPathsForVisibleItems: [IndexPath] {
    cells.filter { collectionViewLayout.isList || $0.value.superview === self }.keys.sorted()
  }
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The cell at a place, made where it was not yet.
  func madeCell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    cell.isSelected = selected.contains(path)
    cell.updateOwnConfiguration()
    return cell
  }

  /// A header or the like at a place, made where it was not yet.
  func madeView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    if let view = others[kind]?[path] { return view }
    let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    others[kind, default: [:]][path] = view
    return view
  }

  // MARK: Changes; nothing moves, and what is another is made anew when it is drawn

  open func reloadData() { (cells, others, selected) = ([:], [:], []) }
  open func reloadItems(at indexPaths: [IndexPath]) { indexPaths.forEach { cells[$0] = nil } }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Nothing moves, so that the end comes at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  open var indexPathsForSelectedItems: [IndexPath]? { selected }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil { selected.forEach { deselectItem(at: $0, animated: false) } }
    guard let indexPath, allowsSelection, !selected.contains(indexPath) else { return }
    selected.append(indexPath)
    cells[indexPath]?.isSelected = true
  }
  /// Scrolls to where an item is at a side or in the middle of what is not covered, by the layout as it is; lists stay.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    collectionViewLayout.prepare()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    let (size, inset) = (collectionViewLayout.collectionViewContentSize, adjustedContentInset)
    func offset(
      _ start: CGFloat, _ length: CGFloat, in room: CGFloat, of whole: CGFloat, _ before: CGFloat, _ after: CGFloat,
      _ place: CGFloat
    ) -> CGFloat {
      let wanted = start - before + (length - (room - before - after)) * place
      return max(-before, min(wanted, whole - room + after))
    }
    var place = contentOffset
    if let part = scrollPosition.part(.left, .centeredHorizontally, .right) {
      place.x = offset(frame.minX, frame.width, in: bounds.width, of: size.width, inset.left, inset.right, part)
    }
    if let part = scrollPosition.part(.top, .centeredVertically, .bottom) {
      place.y = offset(frame.minY, frame.height, in: bounds.height, of: size.height, inset.top, inset.bottom, part)
    }
    if place != contentOffset { contentOffset = place }
  }
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    /// How far from the first side to the last one; nil where none is said.
    fileprivate func part(_ first: Self, _ middle: Self, _ last: Self) -> CGFloat? {
      contains(first) ? 0 : contains(middle) ? 0.5 : contains(last) ? 1 : nil
    }
  }

  // MARK: Places

  /// Asks for the cells that are in sight, and puts them where the layout says.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0, !(collectionViewLayout.isList) else { return }
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let sight = CGRect(origin: contentOffset, size: bounds.size)
    let places = (collectionViewLayout.layoutAttributesForElements(in: sight) ?? []).filter {
      $0.frame.overlaps(sight)
    }
    let views = places.compactMap { place in
      let view = place.kind.map { madeView(ofKind: $0, at: place.indexPath) } ?? madeCell(at: place.indexPath)
      view?.take(place)
      if let cell = view as? UICollectionViewCell, cell.superview !== self {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
      }
      return view
    }
    for view in subviews where view is UICollectionReusableView && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
  }
}
