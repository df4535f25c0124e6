import DeclarativeUI

/// A view that a test looks at: what is inside of it, what it was given, and what it does.
///
/// It stands for the view at the moment of `inspect()`. What a host shows after a tap is seen by asking the host again.
@MainActor @preconcurrency
public struct InspectableView<View: BaseViewType> {
  let element: ViewElement

  /// Looks at a view as one of a kind.
  /// - Throws: `InspectionError` where it is of another kind, or where there is none.
  init(_ element: ViewElement) throws {
    if element.isAbsent { throw InspectionError.viewNotFound(parent: element.describedType) }
    guard View.includes(element) else {
      throw InspectionError.inspection(
        path: element.pathToRoot, factual: element.describedType, expected: View.typePrefix)
    }
    self.element = element
  }

  /// The calls by which typed walking reaches the view from the outermost one: `vStack().text(0)`.
  public var pathToRoot: String { element.pathToRoot }

  /// The view around this one.
  /// - Throws: `InspectionError.parentViewNotFound` for the outermost view.
  public func parent() throws -> InspectableView<ViewType.ParentView> {
    guard let parent = element.parent else {
      throw InspectionError.parentViewNotFound(view: element.describedType)
    }
    return try InspectableView<ViewType.ParentView>(parent)
  }

  /// The view as one of any kind.
  public func classified() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView<ViewType.ClassifiedView>(element)
  }

  /// One of the views in a list of them, which may be absent.
  init(place element: ViewElement) where View == ViewType.ClassifiedView {
    self.element = element
  }

  /// Whether an `if` has left the view out.
  public var isAbsent: Bool { element.isAbsent }
}

extension InspectableView {
  /// The view that a call without an index means, as one of a kind.
  func single<Kind: BaseViewType>(_ kind: Kind.Type = Kind.self) throws -> InspectableView<Kind> {
    var target = try only()
    // A view of the user's stands for what its body consists of, unless the test names it.
    while !Kind.includes(target), target.isOfUser, !target.isShape, !(Kind.self is any UserViewType.Type) {
      let inside = target.children
      guard inside.count == 1 else { break }
      target = inside[0]
    }
    return try InspectableView<Kind>(target)
  }

  private func only() throws -> ViewElement {
    if View.self is any ViewPointing.Type { return element }
    try element.guardIsEvaluated()
    let inside = element.children
    if inside.count > 1 {
      throw InspectionError.notSupported(
        "\(element.pathToRoot) has \(inside.count) views inside: give the index of the one that is meant")
    }
    guard let only = inside.first else { throw InspectionError.viewNotFound(parent: element.describedType) }
    return only
  }

  /// The view inside that a call with an index means, as one of a kind.
  func indexed<Kind: BaseViewType>(_ index: Int, _ kind: Kind.Type = Kind.self) throws -> InspectableView<Kind> {
    try element.guardIsEvaluated()
    let inside = contents
    guard inside.indices.contains(index) else {
      throw InspectionError.viewIndexOutOfBounds(path: element.pathToRoot, index: index, count: inside.count)
    }
    return try InspectableView<Kind>(inside[index])
  }

  /// The views that indices mean.
  var contents: [ViewElement] {
    guard View.self is any ViewPointing.Type, element.libraryName != "TupleView" else { return element.children }
    return element.isOfUser ? element.children : [element]
  }
}

extension InspectableView: @MainActor Sequence, @MainActor Collection, @MainActor BidirectionalCollection,
  @MainActor RandomAccessCollection
where View: MultipleViewContent {
  /// A view of any kind.
  public typealias Element = InspectableView<ViewType.ClassifiedView>
  /// The indices of the views inside.
  public typealias Indices = Range<Int>
  /// Some of the views inside.
  public typealias SubSequence = Slice<Self>

  /// The views inside, one after the other.
  public func makeIterator() -> IndexingIterator<[Element]> {
    contents.map { Element(place: $0) }.makeIterator()
  }

  /// Where the views inside begin.
  public var startIndex: Int { 0 }

  /// Where the views inside end.
  public var endIndex: Int { contents.count }

  /// One of the views inside; one that an `if` leaves out is absent.
  public subscript(index: Int) -> Element { Element(place: contents[index]) }
}

extension ViewElement {
  /// Makes sure that the view has a body.
  fileprivate func guardIsEvaluated() throws {
    guard isUnresolved else { return }
    throw InspectionError.notSupported(
      (["\(pathToRoot) could not be evaluated."] + problemsOfTree).joined(separator: " "))
  }

  /// The type of the view for messages.
  var describedType: String { isAbsent ? String(describing: type) : name }

  /// The calls that lead from the outermost view to this one.
  var pathToRoot: String {
    var calls = [String]()
    var next: ViewElement? = self
    while let element = next {
      calls.append(element.pathCalls)
      next = element.parent
    }
    return calls.reversed().joined(separator: ".")
  }

  /// The calls that lead from the view above to this one.
  private var pathCalls: String {
    switch role {
    case .root: return typedCall(index: nil)
    case .child(let index): return typedCall(index: index)
    case .label: return "labelView()." + typedCall(index: nil)
    case .layer(let kind, let index):
      return "\(kind.rawValue)(\(index == 0 ? "" : "\(index)"))." + typedCall(index: nil)
    case .modifierBody: return "modifier(\(name).self)"
    case .styleBody: return "styleBody()." + typedCall(index: nil)
    case .remark: return "text()"
    }
  }

  private func typedCall(index: Int?) -> String {
    let place = index.map { "\($0)" } ?? ""
    if isPlaceholder { return (name == "Label" ? "styleConfigurationLabel" : "viewModifierContent") + "(\(place))" }
    if isAbsent { return "optional(\(place))" }
    if isShape { return "shape(\(place))" }
    if isOfUser { return "view(\(name).self\(index == nil ? "" : ", ")\(place))" }
    return name.prefix(1).lowercased() + name.dropFirst() + "(\(place))"
  }
}
