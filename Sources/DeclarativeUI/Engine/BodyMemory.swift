import LayoutTree

/// What has a body to be evaluated: a view of the user's, a modifier, a style.
@MainActor
protocol BodyOwner {
  /// The type whose dynamic properties count.
  associatedtype Subject
  /// What the body is evaluated to.
  associatedtype Value

  /// The view, modifier or style.
  var subject: Subject { get set }

  /// The type by which the place is known.
  var nodeType: Any.Type { get }

  /// What the node of the place is made of, once the properties have their values.
  var content: any NodeContent { get }

  /// Whether the body would be evaluated to the same as that of another owner of the same place.
  func isSame(as earlier: Self) -> Bool

  /// Evaluates the body.
  func evaluate() -> Value

  /// The nodes of what the body is evaluated to.
  func resolve(_ value: Value, in context: ResolveContext) -> [Node]
}

extension BodyOwner {
  var nodeType: Any.Type { Subject.self }
  func isSame(as earlier: Self) -> Bool { ValueComparison.areEqual(earlier.subject, subject) }
}

/// A body at its place, whatever its owner is.
@MainActor
protocol EvaluatedBody: AnyObject {
  var node: Node { get }
  var mark: BodyMark { get }
  /// The body's owner, in words.
  nonisolated var name: String { get }

  /// Evaluates the body again from what is remembered, in the place where it was met last.
  func evaluateAgain()
}

/// A body at its place: what it was evaluated from, what it has read, and what it was evaluated to.
///
/// It is evaluated again only where its owner is another value, or where something has changed that it has read.
@MainActor
final class BodyMemory<Owner: BodyOwner>: EvaluatedBody, PlaceMemory {
  unowned let node: Node
  let mark: BodyMark
  private let memory = ViewMemory()
  /// As it was met last, before its properties had values.
  private var owner: Owner
  private var context: ResolveContext
  /// Nil where a property has no value.
  private var value: Owner.Value?
  private var reads: ObservedReads?
  /// What the latest evaluation reported.
  private var problems: [String] = []

  init(_ owner: Owner, at node: Node, in context: ResolveContext) {
    self.owner = owner
    self.node = node
    self.context = context
    mark = BodyMark(changes: context.evaluation.changes)
    mark.body = self
  }

  nonisolated var name: String { String(describing: Owner.Subject.self) }

  /// Brings the place up to date with a value of its owner that was met.
  func meet(_ owner: Owner, in context: ResolveContext) {
    let isSame = value != nil && owner.isSame(as: self.owner)
    let isInherited = context.inheritsSame(as: self.context)
    self.context = context
    if isSame, !mark.isDirty {
      if isInherited { return }
      if !updateInherited() { return resolve() }
    }
    self.owner = owner
    evaluate(isFirst: value == nil, isOwnerChanged: !isSame)
  }

  func evaluateAgain() {
    evaluate(isFirst: false, isOwnerChanged: false)
  }

  func leave(evaluation: Evaluation) {
    // Nothing that changes is of interest any more.
    reads = nil
    mark.body = nil
  }

  /// Whether a value of the environment that the body has read differs.
  private func updateInherited() -> Bool {
    memory.objects.values.reduce(false) { isChanged, object in
      (object as? any EnvironmentReader)?.update(from: context.environment) ?? false || isChanged
    }
  }

  private func evaluate(isFirst: Bool, isOwnerChanged: Bool) {
    mark.clear()
    let isWatched = context.evaluation.watchesBodies
    let changed = isFirst ? [] : takeChangedProperties()
    var owner = owner
    let missing = MissingValues()
    func read() -> (Owner.Value?, [String]) {
      DynamicProperties.shared.update(&owner.subject) { propertyPlace(at: $0, missing) }
      let evaluation = BodyEvaluation(
        of: owner.subject, isFirst: isFirst, isValueChanged: isOwnerChanged, changedProperties: changed)
      guard missing.reasons.isEmpty else { return (nil, missing.reasons) }
      context.evaluation.observer?(evaluation)
      // Whoever only looks into a view evaluates nothing of its life.
      if isWatched { BodyEvaluations.shared.note(owner.subject) }
      let scope = BodyScope(evaluation)
      let value = BodyScope.$current.withValue(scope) { owner.evaluate() }
      return (value, scope.problems)
    }
    if isWatched {
      let reads = ObservedReads()
      (value, problems) = reads.track(read) { [mark] in mark.set() }
      self.reads = reads
      // What changes from now on is the reason of the next evaluation.
      _ = takeChangedProperties()
    } else {
      (value, problems) = read()
    }
    resolve(owner.content)
    // Evaluated for one picture, it is evaluated again whatever changes.
    if !isWatched { value = nil }
  }

  private func propertyPlace(at offset: Int, _ missing: MissingValues) -> PropertyPlace {
    PropertyPlace(
      offset: offset, memory: memory, environment: context.environment, mark: mark, store: context.evaluation.store,
      keepsConnections: context.evaluation.purpose == .inspection, missing: missing)
  }

  private func resolve(_ content: (any NodeContent)? = nil) {
    context.fill(node, content) { inside in
      for problem in problems { inside.problems.report(problem) }
      guard let value else {
        return [inside.node(Owner.Subject.self, MissingImageRule(isResizable: false))]
      }
      return owner.resolve(value, in: inside)
    }
  }

  /// The names of the properties that have changed since the last evaluation.
  private func takeChangedProperties() -> [String] {
    DynamicProperties.shared.fields(of: Owner.Subject.self).filter { field in
      (memory.objects[field.offset] as? any ChangeReason)?.takeChange() ?? false
    }.map(\.name)
  }
}
