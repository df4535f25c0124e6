package import LayoutTree

/// What has a body to be evaluated: a view of the user's, a modifier, a style.
@MainActor
package protocol BodyOwner {
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
  package var nodeType: Any.Type { Subject.self }
  package func isSame(as earlier: Self) -> Bool { ValueComparison.areEqual(earlier.subject, subject) }
}

/// A body at its place, whatever its owner is.
@MainActor
protocol EvaluatedBody: AnyObject {
  var node: Node { get }
  var mark: BodyMark { get }

  /// Evaluates the body again from what is remembered, in the place where it was met last.
  func evaluateAgain()
}

/// A body at its place: what it was evaluated from, what it has read, and what it was evaluated to.
///
/// It is evaluated again only where its owner is another value, or where something has changed that it has read.
@MainActor
final class BodyMemory<Owner: BodyOwner>: EvaluatedBody, PlaceMemory, Unmirrored {
  unowned let node: Node
  let mark: BodyMark
  private lazy var memory = ViewMemory()
  /// As it was met last, before its properties had values.
  private var owner: Owner
  private var kept: KeptContext
  /// Nil where a property has no value.
  private var value: Owner.Value?
  /// Whether an evaluation has read anything that may change; nil where nobody has looked yet.
  private var readsChanges: Bool?
  private var reads: ObservedReads?
  /// What the latest evaluation has read of what decides about words.
  private var readLocalization: Localization?
  /// What the latest evaluation reported.
  private var problems: [String] = []

  init(_ owner: Owner, at node: Node, in context: ResolveContext) {
    self.owner = owner
    self.node = node
    kept = KeptContext(context)
    mark = BodyMark(of: Owner.Subject.self, changes: context.evaluation.changes)
    // Where all bodies are evaluated again, nobody asks for one; a weak reference has its price.
    if context.evaluation.watchesBodies { mark.body = self }
  }

  /// Brings the place up to date with a value of its owner that was met.
  func meet(_ owner: Owner, in context: ResolveContext) {
    let isSame = value != nil && owner.isSame(as: self.owner)
    let isInherited = kept.isSame(as: context)
    kept = KeptContext(context)
    var mayBeSame = false
    if isSame, !mark.isDirty {
      let isWatched = context.evaluation.watchesBodies
      if isInherited, isWatched { return }
      mayBeSame = isInherited || !updateInherited(from: context.environment)
      if mayBeSame, isWatched || readsChanges == false { return resolve(in: context) }
    }
    self.owner = owner
    evaluate(isFirst: value == nil, isOwnerChanged: !isSame, mayBeSame: mayBeSame, in: context)
  }

  func evaluateAgain() {
    evaluate(isFirst: false, isOwnerChanged: false, in: ResolveContext(kept, of: node))
  }

  func leave(evaluation: Evaluation) {
    // Nothing that changes is of interest any more.
    reads = nil
    mark.body = nil
    guard hasProperties else { return }
    for case let object as any PropertyMemory in memory.objects.values { object.leave() }
  }

  /// Whether a value of the environment that the body has read differs.
  private func updateInherited(from environment: EnvironmentValues) -> Bool {
    let hasOtherWords = readLocalization.map { $0 != environment.localization } ?? false
    guard hasProperties else { return hasOtherWords }
    return
      memory.objects.values.reduce(hasOtherWords) { isChanged, object in
        (object as? any EnvironmentReader)?.update(from: environment) ?? false || isChanged
      }
  }

  /// - Parameter mayBeSame: whether nothing is known that would make the body another one than before. For a picture, where
  ///   bodies are watched in common, it is another one only if it reads what may change: otherwise what it makes itself,
  ///   such as a store of models, would be another one while views inside have filled the first.
  private func evaluate(isFirst: Bool, isOwnerChanged: Bool, mayBeSame: Bool = false, in context: ResolveContext) {
    mark.clear()
    let isWatched = context.evaluation.watchesBodies
    let runsEndlessly = !isFirst && takeEndlessChange()
    let changed = isFirst ? [] : takeChangedProperties()
    var owner = owner
    func read() -> (Owner.Value?, [String]) {
      let missing = updateProperties(of: &owner.subject, in: context)
      guard missing.isEmpty else { return (nil, missing) }
      let evaluation = BodyEvaluation(
        of: Owner.Subject.self, isFirst: isFirst, isValueChanged: isOwnerChanged, changedProperties: changed)
      context.evaluation.observer?(evaluation, owner.subject)
      // Whoever only looks into a view evaluates nothing of its life.
      if isWatched { BodyEvaluations.shared.note(owner.subject) }
      let scope = BodyScope(evaluation, context.environment.localization)
      let value = BodyScope.$current.withValue(scope) { owner.evaluate() }
      readLocalization = scope.readLocalization
      return (value, scope.problems)
    }
    if isWatched {
      let reads = ObservedReads()
      (value, problems) = reads.track(read) { [mark] in mark.set() }
      self.reads = reads
      // What changes from now on is the reason of the next evaluation.
      _ = takeChangedProperties()
    } else if mayBeSame, readsChanges == nil {
      let (latest, hasRead) = ObservedReads.detectReads(of: read)
      readsChanges = hasRead
      if hasRead { (value, problems) = latest }
    } else {
      (value, problems) = read()
    }
    if runsEndlessly {
      EndlessMotion.running(true) { resolve(owner.content, in: context) }
    } else {
      resolve(owner.content, in: context)
    }
  }

  /// Gives the owner's properties their values.
  /// - Returns: why properties have none.
  private func updateProperties(of subject: inout Owner.Subject, in context: ResolveContext) -> [String] {
    guard hasProperties else { return [] }
    let missing = MissingValues()
    DynamicProperties.shared.update(&subject) { offset in
      PropertyPlace(
        offset: offset, memory: memory, environment: context.environment, mark: mark, store: context.evaluation.store,
        keepsConnections: context.evaluation.purpose == .inspection, missing: missing)
    }
    return missing.reasons
  }

  private var hasProperties: Bool { !DynamicProperties.shared.fields(of: Owner.Subject.self).isEmpty }

  private func resolve(_ content: (any NodeContent)? = nil, in context: ResolveContext) {
    context.fill(node, content) { inside in
      for problem in problems { inside.problems.report(problem) }
      guard let value else {
        return [inside.node(Owner.Subject.self, MissingImageRule(isResizable: false))]
      }
      return owner.resolve(value, in: inside)
    }
  }

  /// Whether a property has changed with an animation without end since the last evaluation.
  private func takeEndlessChange() -> Bool {
    guard hasProperties else { return false }
    return memory.objects.values.map { ($0 as? any ChangeReason)?.takeEndlessChange() ?? false }.contains(true)
  }

  /// The names of the properties that have changed since the last evaluation.
  private func takeChangedProperties() -> [String] {
    guard hasProperties else { return [] }
    return DynamicProperties.shared.fields(of: Owner.Subject.self).filter { field in
      (memory.objects[field.offset] as? any ChangeReason)?.takeChange() ?? false
    }.map(\.name)
  }
}

extension Node {
  /// Has the body that stands here evaluated again at the next update, as after a change that nobody has told of.
  @MainActor package func evaluateAgainSoon() { (memory as? any EvaluatedBody)?.mark.set() }
}
