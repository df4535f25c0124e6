package import LayoutTree

/// Where one of the views that a container tells apart stands in a section.
package struct SectionPlace {
  package enum Part {
    case header, content, footer
  }

  /// The way to the section.
  package let path: [Node.Step]
  package let part: Part
  /// What the section itself says to the container.
  var values = ContainerValues()
}

private enum SectionPlaceKey: ContainerValueKey {
  static var defaultValue: SectionPlace? { nil }
}

extension ContainerValues {
  /// The innermost section around the view; nil outside of sections.
  package var section: SectionPlace? {
    get { self[SectionPlaceKey.self] }
    set { self[SectionPlaceKey.self] = newValue }
  }
}

/// A section, whatever it consists of.
package protocol AnySection {}

extension Subview {
  /// The view with its place in the section of a node, if that is one.
  func placed(inSection node: Node, below list: Node) -> Subview {
    guard containerValues.section == nil, let section = node.parent, section.type is any AnySection.Type else {
      return self
    }
    var subview = self
    let part: SectionPlace.Part =
      switch node.step {
      case .position(0): .header
      case .position(2): .footer
      default: .content
      }
    subview.containerValues.section = SectionPlace(path: section.path(below: list), part: part)
    return subview
  }
}
