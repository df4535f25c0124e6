import Foundation

/// Something of a list that is made: a row, the header or the footer of a section.
struct ListEntry {
  let box: LayoutBox
  /// The element that it is or belongs to; nil where it is in no `ForEach`.
  let key: LazyContents.Key?
  /// Whether the element would be made otherwise now.
  let isStale: Bool
  /// Its place among all entries of the list.
  let number: Int
  /// What a header or footer asks to be free around it, in points; of a row its traits say that.
  var insets = ListRowTraits().insets
}

/// One row of a list.
struct ListRow {
  let entry: ListEntry
  let traits: ListRowTraits
  /// The link that the row is or contains.
  let link: Node?
  /// The buttons that the row is or contains and that take its touches, in the order of the code.
  let buttons: [Node]

  var box: LayoutBox { entry.box }

  /// Where touches of the whole row go.
  var receiver: Node? { link ?? buttons.first }

  /// What shows by the row's background that a finger is on it.
  var pressing: [any RowPressing] { (link.map { [$0] } ?? buttons).compactMap { $0.content as? any RowPressing } }
}

/// Elements of a list that are not made.
struct ListGap {
  let elements: any LazyElements
  let range: Range<Int>
  /// Its place among all entries of the list.
  let number: Int
}

/// The rows of one section, with what is above and below.
struct ListPart {
  /// What is in a section.
  enum Item {
    case row(ListRow)
    /// Rows that are not made.
    case gap(ListGap)
  }

  var header: ListEntry?
  var items: [Item] = []
  var footer: ListEntry?
  /// The section; nil of rows by themselves.
  let section: Node?
  /// Sections that are not made, instead of one section.
  var sections: ListGap?

  let spacing: SectionSpacing?
  let margins: SectionMargins

  private init(section: Node?, sections: ListGap? = nil) {
    let content = section?.content as? SectionContent
    self.section = section
    self.sections = sections
    spacing = content?.spacing
    margins = content?.margins ?? SectionMargins()
  }

  /// The sections of a list, from top to bottom.
  static func parts(of contents: LazyContents, in list: Node) -> [ListPart] {
    let ofSections = collectionsOfSections(in: contents, list)
    var parts: [ListPart] = []
    func open(_ section: Node?) {
      if let last = parts.last, last.sections == nil, last.section === section { return }
      parts.append(ListPart(section: section))
    }
    for (number, entry) in contents.entries.enumerated() {
      switch entry {
      case .gap(let elements, let range):
        let gap = ListGap(elements: elements, range: range, number: number)
        if ofSections.contains(ObjectIdentifier(elements)) {
          parts.append(ListPart(section: nil, sections: gap))
        } else {
          open(section(of: elements, in: list))
          parts[parts.count - 1].items.append(.gap(gap))
        }
      case .box(let box, let key, let isStale):
        open(box.node.section(in: list))
        parts[parts.count - 1].add(ListEntry(box: box, key: key, isStale: isStale, number: number), in: list)
      }
    }
    return parts
  }

  private mutating func add(_ entry: ListEntry, in list: Node) {
    switch (entry.box.rule as? SectionPartRule)?.kind {
    case .header: header = entry.asHeading
    case .footer: footer = entry.asHeading
    case nil: items.append(.row(entry.row(in: list)))
    }
  }

  /// The collections with elements that are not made, of which those that are made are sections, and not rows.
  private static func collectionsOfSections(in contents: LazyContents, _ list: Node) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for case .gap(let elements, _) in contents.entries {
      guard let span = contents.spans.first(where: { $0.elements === elements }) else { continue }
      let boxes = span.ranges.lazy.joined().compactMap { index -> LayoutBox? in
        if case .box(let box, _, _) = contents.entries[index] { box } else { nil }
      }
      guard let first = boxes.first else { continue }
      if first.node.section(in: list) !== section(of: elements, in: list) { found.insert(ObjectIdentifier(elements)) }
    }
    return found
  }

  private static func section(of elements: any LazyElements, in list: Node) -> Node? {
    nonisolated(unsafe) let (elements, list) = (elements, list)
    nonisolated(unsafe) var section: Node?
    MainActor.assumeIsolated { section = elements.node.section(in: list) }
    return section
  }
}

extension Node {
  /// The section that the node is in or is; nil of a row by itself.
  fileprivate func section(in list: Node) -> Node? {
    sequence(first: self, next: \.parent).prefix { $0 !== list }.first { $0.listRoles.contains(.section) }
  }
}

extension ListEntry {
  /// The header or footer that this is, with what the views in it ask of the list.
  fileprivate var asHeading: ListEntry {
    var (entry, traits) = (self, ListRowTraits())
    let nodes = Array(sequence(first: box.innermostNode, next: \.parent).prefix { $0 !== box.node })
    for node in nodes.reversed() where node.listRoles.contains(.trait) {
      (node.content as? any ListRowTrait)?.change(&traits, at: node)
    }
    entry.insets = traits.insets
    return entry
  }

  /// What the views of the row that this is ask of the list, and what they are.
  fileprivate func row(in list: Node) -> ListRow {
    // From the innermost view of the row up to the list.
    let innermost = box.innermostNode
    let nodes = box.rowNodes(below: list)
    var traits = ListRowTraits()
    for node in nodes.reversed() where node.listRoles.contains(.trait) {
      (node.content as? any ListRowTrait)?.change(&traits, at: node)
    }
    let around = nodes.first(where: \.isFollowedLink)
    let controls = RowControls(inside: innermost)
    let outer = nodes.first { $0.isButton && !$0.listRoles.contains(.link) }
    let row = ListRow(
      entry: self, traits: traits, link: around ?? controls.onlyLink, buttons: outer.map { [$0] } ?? controls.buttons)
    row.shareTouches()
    return row
  }
}

extension LayoutBox {
  /// The nodes from the innermost view of the row that the box is up to its list.
  package func rowNodes(below list: Node) -> [Node] {
    let innermost = innermostNode
    let nodes = Array(sequence(first: innermost, next: \.parent).prefix { $0 !== list })
    guard nodes.contains(where: { $0.listRoles.contains(.besides) }), let row = innermost.rowInside else {
      return nodes
    }
    let first = row.boxes.first?.innermostNode ?? row
    return Array(sequence(first: first, next: \.parent).prefix { $0 !== list })
  }
}

extension Node {
  /// The row that something else stands beside; nil where nothing does.
  fileprivate var rowInside: Node? {
    for child in children {
      if child.listRoles.contains(.row) { return child }
      if let row = child.rowInside { return row }
    }
    return nil
  }

  /// What its attributes are to the rows of a list.
  package var listRoles: ListRoles { Swift.type(of: content).listRoles }

  fileprivate var isFollowedLink: Bool {
    listRoles.contains(.link) && (content as? any ListRowLink)?.isFollowed ?? false
  }
}

/// What is inside of a view and takes touches of the whole row.
private struct RowControls {
  private var links: [Node] = []
  private var others: [Node] = []

  init(inside node: Node) {
    collect(in: node)
  }

  var onlyLink: Node? { links.count == 1 && links[0].isFollowedLink ? links[0] : nil }
  var buttons: [Node] { links.isEmpty ? others : [] }

  private mutating func collect(in node: Node) {
    for child in node.children {
      let roles = child.listRoles
      if roles.contains(.link) {
        links.append(child)
      } else if roles.contains(.pressing), (child.content as? any RowPressing)?.isRowButton ?? false {
        others.append(child)
      } else if !roles.contains(.opaque), !child.content.isSurface {
        collect(in: child)
      }
    }
  }
}

extension ListRow {
  /// Has each of several buttons do what all of them do, as in SwiftUI.
  fileprivate func shareTouches() {
    nonisolated(unsafe) let controls = pressing.filter(\.isRowButton)
    MainActor.assumeIsolated { for control in controls { control.share(row: controls) } }
  }
}
