import LayoutTree

/// A section in the views that a container is given.
///
/// Views beside sections that stand one after the other are a section of their own, without header and footer.
/// - Remark: one without any view is not there, but for the only one. Of sections within each other the innermost counts; what
///   is before and after it are two: a guess.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others of its container, as long as both are there.
  public struct ID: Hashable {
    fileprivate let path: [Node.Step]
    /// How many parts of the same section are before it.
    fileprivate let number: Int
  }

  /// What tells the section from the others.
  public let id: ID
  /// What the section says to the container around it.
  public let containerValues: ContainerValues
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The views between both.
  public let content: SubviewsCollection

  fileprivate init(id: ID, _ views: [Subview]) {
    func part(_ part: SectionPlace.Part) -> SubviewsCollection {
      SubviewsCollection(views.filter { ($0.containerValues.section?.part ?? .content) == part })
    }
    self.id = id
    containerValues = views.first?.containerValues.section?.values ?? ContainerValues()
    (header, footer, content) = (part(.header), part(.footer), part(.content))
  }
}

/// The sections in the views that a container is given, in their order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The index behind the last section.
  public var endIndex: Int { sections.count }

  /// One of the sections.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// None, as long as nobody has told them apart.
  fileprivate init() {
    sections = []
  }

  /// Documented: there is one at least.
  init(_ subviews: SubviewsCollection) {
    var groups: [(path: [Node.Step]?, views: [Subview])] = []
    for view in subviews {
      let path = view.containerValues.section?.path
      if let last = groups.last, last.path == path {
        groups[groups.count - 1].views.append(view)
      } else {
        groups.append((path, [view]))
      }
    }
    var counts: [[Node.Step]: Int] = [:]
    let told = groups.map { group in
      let path = group.path ?? group.views[0].id.path
      defer { counts[path, default: 0] += 1 }
      return SectionConfiguration(id: .init(path: path, number: counts[path, default: 0]), group.views)
    }
    sections = told.isEmpty ? [SectionConfiguration(id: .init(path: [], number: 0), [])] : told
  }
}

extension Group {
  /// Creates a group of what is made of the sections in a view.
  /// - Parameters:
  ///   - view: the view; its groups, branches and bodies are looked into, stacks and controls are not.
  ///   - transform: makes the group of them.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(subviews: view) { transform(SectionCollection($0)) }
  }
}

/// What is made of the sections in a view.
/// - Remark: the content of a `Group(sections:transform:)`.
public typealias GroupSectionsOfContent = GroupElementsOfContent

/// The sections in a view, as a `ForEach` has them.
/// - Remark: the data of a `ForEach(sections:content:)`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  /// Whose sections they are, as long as nobody has told them apart.
  let base: (any View)?
  private let sections: SectionCollection

  fileprivate init(base: (any View)?, _ sections: SectionCollection) {
    self.base = base
    self.sections = sections
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The index behind the last section.
  public var endIndex: Int { sections.endIndex }

  /// One of the sections.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: SubviewData {
  static func of(_ subviews: SubviewsCollection) -> Self { Self(base: nil, SectionCollection(subviews)) }
}

extension ForEach {
  /// Creates a view for each of the sections in a view.
  /// - Parameters:
  ///   - view: the view; its groups, branches and bodies are looked into, stacks and controls are not.
  ///   - content: makes the view of one of them.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(data: ForEachSectionCollection(base: view, SectionCollection()), content: content, id: { $0.id })
  }
}
