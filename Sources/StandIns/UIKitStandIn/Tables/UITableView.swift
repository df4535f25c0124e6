// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// What a list was told, and the rows that were made for it.
@MainActor final class TableValues {
  var style = UITableView.Style.plain
  var rowHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var separatorInset: UIEdgeInsets?
  var header: UIView?
  var footer: UIView?
  var allowsSelection = true
  var allowsMultipleSelection = false
  var isEditing = false
  var selected: [IndexPath] = []
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headingClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Rows by their places, as long as nothing says that they are others.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// What stands above and below the rows of sections, made once like these.
  var headings: [Heading: UIView?] = [:]
  var background: UIView?

  struct Heading: Hashable {
    let section: Int
    let isAbove: Bool
  }
}

extension UITableView {
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    values.table.style = style
  }
  public nonisolated static var automaticDimension: CGFloat { -1 }
  public var style: Style { values.table.style }
  public var dataSource: (any UITableViewDataSource)? {
    get { values.dataSource as? any UITableViewDataSource }
    set {
      values.dataSource = newValue
      reloadData()
    }
  }
  public var delegate: (any UITableViewDelegate)? {
    get { values.delegate as? any UITableViewDelegate }
    set { values.delegate = newValue }
  }
  public var rowHeight: CGFloat {
    get { values.table.rowHeight }
    set { values.table.rowHeight = newValue }
  }
  public var estimatedRowHeight: CGFloat {
    get { values.table.estimatedRowHeight }
    set { values.table.estimatedRowHeight = newValue }
  }
  public var sectionHeaderHeight: CGFloat {
    get { values.table.sectionHeaderHeight }
    set { values.table.sectionHeaderHeight = newValue }
  }
  public var sectionFooterHeight: CGFloat {
    get { values.table.sectionFooterHeight }
    set { values.table.sectionFooterHeight = newValue }
  }
  public var separatorInset: UIEdgeInsets {
    get { values.table.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { values.table.separatorInset = newValue }
  }
  public var tableHeaderView: UIView? {
    get { values.table.header }
    set { values.table.header = newValue }
  }
  public var backgroundView: UIView? {
    get { values.table.background }
    set { values.table.background = newValue }
  }
  public var tableFooterView: UIView? {
    get { values.table.footer }
    set { values.table.footer = newValue }
  }

  // MARK: Rows

  /// Has all rows be made anew, when they are drawn.
  public func reloadData() { (values.table.cells, values.table.headings, values.table.selected) = ([:], [:], []) }
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    values.table.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    values.table.headingClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// A row of the class of that name, since none is ever used again; nil where there is none.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    values.table.cellClasses[identifier].map { $0.init(ofReuseIdentifier: identifier) }
  }
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    cell.values.problem = Self.problem(ofName: identifier)
    return cell
  }
  /// What a picture reports of a cell for whose name no class is registered.
  static func problem(ofName identifier: String) -> String {
    "The cell \"\(identifier)\" is empty, because no class is registered for its name: files of nibs and storyboards are not "
      + "read. Register a class, or leave the view out"
  }
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    values.table.headingClasses[identifier].map { $0.init(ofReuseIdentifier: identifier) }
  }
  /// The row at a place, where it was made already.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { values.table.cells[indexPath] }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    values.table.cells.first { $0.value === cell }?.key
  }
  public var indexPathsForVisibleRows: [IndexPath]? { values.table.cells.keys.sorted() }
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }

  /// The row at a place, made where it was not yet.
  func madeCell(at path: IndexPath) -> UITableViewCell? {
    if let cell = values.table.cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    values.table.cells[path] = cell
    cell.setSelected(values.table.selected.contains(path), animated: false)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// What stands above or below the rows of a section, made where it was not yet; nil where that is no view.
  func madeHeading(_ section: Int, isAbove: Bool) -> UIView? {
    let place = TableValues.Heading(section: section, isAbove: isAbove)
    if let heading = values.table.headings[place] { return heading }
    let heading =
      isAbove
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    values.table.headings[place] = .some(heading)
    return heading
  }
}
