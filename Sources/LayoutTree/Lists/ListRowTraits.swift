package import Foundation
package import PixelImages

/// What the views of a row ask of the list around it.
package struct ListRowTraits {
  package var insets: (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) = (nil, nil, nil, nil)
  /// Whether a line is drawn above and below; nil where the list decides.
  package var separator: (top: Bool?, bottom: Bool?) = (nil, nil)
  package var separatorColor: (top: RGBAColor?, bottom: RGBAColor?) = (nil, nil)
  /// The same of the lines around the row's section.
  package var sectionSeparator: (top: Bool?, bottom: Bool?) = (nil, nil)
  /// What is behind the row; nil where that is the section's ground.
  package var background: Node?

  package init() {}
}

/// A modifier that asks something of the list around a row.
package protocol ListRowTrait: NodeContent {
  /// Asks for it; the innermost modifier is asked last.
  func change(_ traits: inout ListRowTraits, at node: Node)
}

/// A link that makes a row lead somewhere, which a chevron shows.
package protocol ListRowLink: NodeContent {
  var isEnabled: Bool { get }
}

/// A section: its rows share a ground.
package struct SectionContent: NodeContent {
  /// Whether its rows are shown.
  package let isExpanded: Bool

  package init(isExpanded: Bool = true) {
    self.isExpanded = isExpanded
  }
}

extension LayoutBox {
  /// The nodes from the innermost view of the row up to the list, the innermost first.
  private func nodes(below list: Node) -> [Node] {
    Array(sequence(first: innermostNode, next: \.parent).prefix { $0 !== list })
  }

  /// What the views of the row that this box is ask of the list, and what they are.
  func row(in list: Node) -> ListRow {
    let nodes = nodes(below: list)
    var traits = ListRowTraits()
    for node in nodes.reversed() { (node.content as? any ListRowTrait)?.change(&traits, at: node) }
    let around = nodes.first { $0.content is any ListRowLink }
    return ListRow(
      box: self, traits: traits, link: around ?? innermostNode.onlyLink,
      button: nodes.first { $0.isButton && !($0.content is any ListRowLink) })
  }

  /// The section that the box is a row of; nil of a row by itself.
  func section(in list: Node) -> Node? {
    sequence(first: node, next: \.parent).prefix { $0 !== list }.first { $0.content is SectionContent }
  }
}

extension Node {
  /// The only link inside of the view.
  fileprivate var onlyLink: Node? {
    var found: [Node] = []
    var waiting = children
    while let node = waiting.popLast(), found.count < 2 {
      if node.content is any ListRowLink { found.append(node) } else { waiting += node.children }
    }
    return found.count == 1 ? found[0] : nil
  }
}

/// One row of a list.
struct ListRow {
  let box: LayoutBox
  let traits: ListRowTraits
  /// The link that the row is or contains.
  let link: Node?
  /// The button that the row is.
  let button: Node?

  /// Where touches of the whole row go.
  var receiver: Node? { link ?? button }
}

/// The rows of one section, with what is above and below.
struct ListPart {
  var header: LayoutBox?
  var rows: [ListRow] = []
  var footer: LayoutBox?
  /// The section; nil of rows by themselves.
  let section: Node?

  /// The sections of a list, from top to bottom.
  static func parts(of boxes: [LayoutBox], in list: Node) -> [ListPart] {
    var parts: [ListPart] = []
    for box in boxes {
      let section = box.section(in: list)
      if parts.isEmpty || parts[parts.count - 1].section !== section { parts.append(ListPart(section: section)) }
      switch (box.rule as? SectionPartRule)?.kind {
      case .header: parts[parts.count - 1].header = box
      case .footer: parts[parts.count - 1].footer = box
      case nil: parts[parts.count - 1].rows.append(box.row(in: list))
      }
    }
    return parts
  }
}
