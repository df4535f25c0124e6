public import DeclarativeUI
import Foundation

/// How views are searched.
public struct ViewSearch {
  /// Where to search.
  public enum Relation: Hashable, Sendable {
    /// In the view and everything that belongs to it.
    case child
    /// In the views around it, the nearest first.
    case parent
  }

  /// In which order to search.
  public enum Traversal: Hashable, Sendable {
    /// A view, everything in it, then its neighbour.
    case depthFirst
    /// All views of one depth, then those inside of them.
    case breadthFirst
  }

  /// Whether a view is the one that is meant; an error means that it is not.
  public typealias Condition = (InspectableView<ViewType.ClassifiedView>) throws -> Bool
}

extension InspectableView {
  // Where a text is searched, `locale` is the language of the people who read it; nil for `Locale.testsDefault`.

  /// Finds a text by its characters.
  public func find(text: String, locale: Locale? = nil) throws -> InspectableView<ViewType.Text> {
    try first(.text(text)) { $0.string(in: locale) == text }
  }

  /// Finds a text by its characters and attributes.
  public func find(
    textWhere condition: (String, ViewType.Text.Attributes) throws -> Bool, locale: Locale? = nil
  ) throws -> InspectableView<ViewType.Text> {
    try find(ViewType.Text.self, where: { try condition($0.string(locale: locale), $0.attributes()) })
  }

  /// Finds a button by a text in its label.
  public func find(button title: String, locale: Locale? = nil) throws -> InspectableView<ViewType.Button> {
    try first(.button(title)) {
      $0.libraryName == "Button" && $0.givenLabel?.strings(in: locale).contains(title) == true
    }
  }

  /// Finds a view by its identity, as `id(_:)` has given it.
  public func find(viewWithId id: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try first(.identity(inCode(id))) { $0.arguments("id").contains { $0 as? AnyHashable == id } }
  }

  /// Finds a view by the value by which the view around knows it, as `tag(_:)` has given it.
  public func find(viewWithTag tag: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try first(.condition("view with the tag \(inCode(tag))")) {
      $0.arguments("tag").contains { $0 as? AnyHashable == tag }
    }
  }

  /// Finds a view by its accessibility label.
  public func find(
    viewWithAccessibilityLabel accessibilityLabel: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try first(.accessibilityLabel(accessibilityLabel)) {
      $0.arguments("accessibilityLabel").contains { $0 as? String == accessibilityLabel }
    }
  }

  /// Finds a view by its name for tests.
  public func find(
    viewWithAccessibilityIdentifier accessibilityIdentifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try first(.accessibilityIdentifier(accessibilityIdentifier)) {
      $0.arguments("accessibilityIdentifier").contains { $0 as? String == accessibilityIdentifier }
    }
  }

  /// Finds a view by its type, such as `ProfileCard.self`.
  public func find<V: DeclarativeUI.View>(
    _ customViewType: V.Type, relation: ViewSearch.Relation = .child,
    where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<V>> {
    try find(ViewType.View<V>.self, relation: relation, where: condition)
  }

  /// Finds a view by its type and a text inside.
  public func find<V: DeclarativeUI.View>(
    _ customViewType: V.Type, containing string: String, locale: Locale? = nil
  ) throws -> InspectableView<ViewType.View<V>> {
    try find(ViewType.View<V>.self, containing: string, locale: locale)
  }

  /// Finds the smallest view of a kind around a text.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, containing string: String, locale: Locale? = nil
  ) throws -> InspectableView<T> {
    let target = SearchTarget.typeContaining(T.typePrefix, text: string)
    let text: InspectableView<ViewType.Text> = try first(target) { text in
      text.string(in: locale) == string && text.ancestors.contains { T.includes($0) }
    }
    return try text.find(viewType, relation: .parent)
  }

  /// Finds a view by its kind, such as `ViewType.HStack.self`.
  /// - Parameters:
  ///   - viewType: the kind.
  ///   - relation: where to search.
  ///   - traversal: in which order.
  ///   - skipFound: how many matches to pass over.
  ///   - condition: whether a view of the kind is the one that is meant; an error means that it is not.
  public func find<T: BaseViewType>(
    _ viewType: T.Type, relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<T> {
    try first(.type(T.typePrefix), relation, traversal, skipFound: skipFound) { element in
      guard let view = try? InspectableView<T>(found: element) else { return false }
      return try condition(view)
    }
  }

  /// Finds a view by a condition.
  /// - Parameters:
  ///   - relation: where to search.
  ///   - traversal: in which order.
  ///   - skipFound: how many matches to pass over.
  ///   - condition: whether a view is the one that is meant; an error means that it is not.
  public func find(
    relation: ViewSearch.Relation = .child, traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0,
    where condition: ViewSearch.Condition
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try first(.condition("view"), relation, traversal, skipFound: skipFound) { element in
      try condition(InspectableView<ViewType.ClassifiedView>(found: element))
    }
  }

  /// All views of a type, in the order of the code.
  public func findAll<V: DeclarativeUI.View>(
    _ customViewType: V.Type, where condition: (InspectableView<ViewType.View<V>>) throws -> Bool = { _ in true }
  ) -> [InspectableView<ViewType.View<V>>] {
    findAll(ViewType.View<V>.self, where: condition)
  }

  /// All views of a kind, in the order of the code.
  public func findAll<T: BaseViewType>(
    _ viewType: T.Type, where condition: (InspectableView<T>) throws -> Bool = { _ in true }
  ) -> [InspectableView<T>] {
    let views = element.allDescendants.flatMap(\.withRemarks)
    return views.compactMap { try? InspectableView<T>(found: $0) }.filter { (try? condition($0)) == true }
  }

  /// All views that satisfy a condition, in the order of the code.
  public func findAll(where condition: ViewSearch.Condition) -> [InspectableView<ViewType.ClassifiedView>] {
    findAll(ViewType.ClassifiedView.self, where: condition)
  }
}

extension InspectableView {
  /// The first view that satisfies a condition.
  private func first<T: BaseViewType>(
    _ target: SearchTarget, _ relation: ViewSearch.Relation = .child,
    _ traversal: ViewSearch.Traversal = .breadthFirst, skipFound: Int = 0, where condition: (ViewElement) throws -> Bool
  ) throws -> InspectableView<T> {
    var skipped = 0
    for candidate in elements(relation, traversal) where (try? condition(candidate)) == true {
      if skipped == skipFound { return try InspectableView<T>(found: candidate) }
      skipped += 1
    }
    throw InspectionError.searchFailure(SearchFailure(target, skipped: skipped, in: element, relation))
  }

  private func elements(_ relation: ViewSearch.Relation, _ traversal: ViewSearch.Traversal) -> [ViewElement] {
    switch (relation, traversal) {
    case (.parent, _): element.ancestors
    case (.child, .depthFirst): element.allDescendants.flatMap(\.withRemarks)
    case (.child, .breadthFirst): element.descendantsByDepth
    }
  }
}

extension ViewElement {
  /// The view and all views that belong to it, those of a depth before those inside of them.
  fileprivate var descendantsByDepth: [ViewElement] {
    var (all, floor) = ([ViewElement](), [self])
    while !floor.isEmpty {
      all += floor.flatMap(\.withRemarks)
      floor = floor.flatMap(\.searched)
    }
    return all
  }
}

extension ViewElement {
  /// The view, and texts that are said of it, which are found though they are no views inside of it.
  fileprivate var withRemarks: [ViewElement] {
    let prompt = (value as? any PromptedField)?.promptText
    let label = (value as? Image)?.searchedLabel
    // A title that is seen is found as a view.
    let title = titleVisibility == .visible ? nil : hiddenTitle
    // A cast to a protocol takes its time, and this looks at every view.
    let sharing = libraryName == "ShareLink" ? value as? any Sharing : nil
    let help = arguments("help").lazy.compactMap { $0 as? Text }.first
    let remarks: [(text: Text?, call: String)] = [
      (help, "help"), (prompt, "prompt().text"), (label, "labelView().text"), (title, "title"),
      (sharing?.subject, "subjectView"), (sharing?.message, "messageView"),
    ]
    return [self]
      + remarks.compactMap { remark in remark.text.map { ViewElement(remark: $0, on: self, by: remark.call) } }
  }
}
