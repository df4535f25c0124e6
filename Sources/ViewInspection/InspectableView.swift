import DeclarativeUI

/// A view that a test looks at: what is inside of it, what it was given, and what it does.
///
/// It stands for the view at the moment of the question; what is asked of the view that `inspect()` returns is evaluated anew
/// after the test has pressed, written or called something. What a host shows after a tap is seen by asking the host again;
/// the view that an `InspectionEmissary` hands over is looked up again at each question.
@MainActor @preconcurrency
public struct InspectableView<View: BaseViewType> {
  private let known: ViewElement
  /// Looks the view up in a host that goes on; nil where the host does not show it any more.
  private var current: (@MainActor () -> ViewElement?)?

  var element: ViewElement { current?() ?? known }

  /// Looks at a view as one of a kind.
  /// - Throws: `InspectionError` where it is of another kind, or where there is none.
  init(_ element: ViewElement) throws {
    if element.kind.isAbsent { throw InspectionError.viewNotFound(parent: element.describedType) }
    guard View.includes(element) else {
      try element.guardIsEvaluated()
      throw InspectionError.inspection(
        path: element.pathToRoot, factual: element.describedType, expected: View.typePrefix)
    }
    known = element
  }

  /// A view that a host shows, as it is there whenever it is asked for.
  init?(living look: @escaping @MainActor () -> ViewElement?) {
    guard let element = look(), let view = try? InspectableView(element) else { return nil }
    self = view
    current = look
  }

  /// The outermost view of what is evaluated, again after each action of the test.
  init(evaluating evaluate: @escaping @MainActor () throws -> ViewElement) throws {
    let evaluation = try LatestEvaluation(evaluate)
    try self.init(evaluation.element)
    current = { evaluation.element }
  }

  /// Whether a search has found the view: its path says what it is, though nobody has asked for that.
  private var isFound = false

  /// A view that a search looks at.
  init(found element: ViewElement) throws {
    try self.init(element)
    isFound = true
  }

  /// The calls by which typed walking reaches the view from the outermost one: `vStack().text(0)`.
  public var pathToRoot: String {
    View.self is any ViewPointing.Type && !isFound ? element.pathToPlace : element.pathToRoot
  }

  /// The view around this one.
  /// - Throws: `InspectionError.parentViewNotFound` for the outermost view.
  public func parent() throws -> InspectableView<ViewType.ParentView> {
    guard let parent = element.parent else {
      throw InspectionError.parentViewNotFound(view: element.describedType)
    }
    return try InspectableView<ViewType.ParentView>(found: parent)
  }

  /// The view as one of any kind.
  public func classified() throws -> InspectableView<ViewType.ClassifiedView> {
    try InspectableView<ViewType.ClassifiedView>(element)
  }

  /// What is inside, whatever it is: newer compilers put an `AnyView` around bodies in debug builds, which ViewInspector has
  /// tests look through; here there is none.
  public func implicitAnyView() throws -> InspectableView<ViewType.ClassifiedView> where View: SingleViewContent {
    element.kind.isOfUser && element.childCount > 1 ? try classified() : try single()
  }

  /// One of the views in a list of them, which may be absent.
  init(place element: ViewElement) where View == ViewType.ClassifiedView {
    known = element
  }

  /// Whether an `if` has left the view out.
  public var isAbsent: Bool { element.kind.isAbsent }
}

extension InspectableView {
  /// The view that a call without an index means, as one of a kind.
  func single<Kind: BaseViewType>(_ kind: Kind.Type = Kind.self) throws -> InspectableView<Kind> {
    var target = try only()
    // A view of the user's stands for what its body consists of, unless the test names it.
    while !Kind.includes(target), target.kind.isOfUser, !target.kind.isShape, !(Kind.self is any UserViewType.Type) {
      guard target.childCount == 1 else { break }
      target = target.child(at: 0)
    }
    return try InspectableView<Kind>(target)
  }

  private func only() throws -> ViewElement {
    if View.self is any ViewPointing.Type { return element }
    try element.guardIsEvaluated()
    switch element.childCount {
    case 0: throw InspectionError.viewNotFound(parent: element.describedType)
    case 1: return element.child(at: 0)
    // Of the screens of a stack or of columns, which lie over each other there, a call means the first.
    case _ where Self.screenContainers.contains(element.libraryName ?? ""): return element.child(at: 0)
    case let count:
      throw InspectionError.notSupported(
        "\(element.pathToRoot) has \(count) views inside: give the index of the one that is meant")
    }
  }

  private static var screenContainers: Set<String> {
    ["NavigationStack", "NavigationSplitView", "NavigationView"]
  }

  /// The view inside that a call with an index means, as one of a kind.
  func indexed<Kind: BaseViewType>(_ index: Int, _ kind: Kind.Type = Kind.self) throws -> InspectableView<Kind> {
    try element.guardIsEvaluated()
    guard contentIndices.contains(index) else {
      throw InspectionError.viewIndexOutOfBounds(path: element.pathToRoot, index: index, count: contentIndices.count)
    }
    if element.isPassedOver(at: index) {
      throw InspectionError.viewNotFound(parent: "the screen \(index) of \(element.pathToRoot), which is not chosen,")
    }
    return try InspectableView<Kind>(content(at: index))
  }

  /// The indices of the views that a call with an index may mean.
  private var contentIndices: Range<Int> { 0..<(meansItself ? 1 : element.childCount) }

  private func content(at index: Int) -> ViewElement { meansItself ? element : element.child(at: index) }

  /// Whether an index means the view itself: nothing is known of it, and it holds no others in sight of the test.
  private var meansItself: Bool {
    View.self is any ViewPointing.Type && element.libraryName != "TupleView" && !element.kind.isOfUser
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
    contentIndices.map { Element(place: content(at: $0)) }.makeIterator()
  }

  /// Where the views inside begin.
  public var startIndex: Int { 0 }

  /// Where the views inside end.
  public var endIndex: Int { contentIndices.count }

  /// One of the views inside; one that an `if` leaves out is absent.
  public subscript(index: Int) -> Element { Element(place: content(at: index)) }
}

extension ViewElement {
  /// Makes sure that the view has a body.
  fileprivate func guardIsEvaluated() throws {
    guard isUnresolved else { return }
    throw InspectionError.notSupported(
      (["\(pathToRoot) could not be evaluated."] + problemsOfTree).joined(separator: " "))
  }
}
