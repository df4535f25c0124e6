import LayoutTree
public import OpenCombine
import Synchronization

extension View {
  /// The view with something to do with each value of a publisher, from its appearing on.
  ///
  /// A publisher that is another one in a later evaluation takes the place of the one before. What is published on another
  /// thread is handed over before the next picture.
  /// - Remark: what other threads publish is handed over before the next picture.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceivingModifier(publisher: publisher, action: action))
  }
}

private struct ReceivingModifier<P: Publisher>: PrimitiveModifier, NodeContent where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  var call: ModifierCall { ModifierCall("onReceive", ["": publisher], action: action) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, self)
    if let receiver = (node.memory as? Lifecycle.Owned)?.owner as? Receiver<P> {
      receiver.action = action
      if !receiver.isConnected(to: publisher) {
        context.evaluation.lifecycle.add(consequence: { [publisher] in receiver.connect(to: publisher) })
      }
    } else {
      let part = Lifecycle.Owned(owner: Receiver(publisher, WaitingValues.of(context.evaluation), action))
      node.memory = part
      part.node = node
      context.evaluation.lifecycle.add(part)
    }
    context.fill(node, self) { [content.resolved(in: $0)] }
    return node
  }
}

/// What receives the values of one publisher at a time, as long as its view is there.
@MainActor
private final class Receiver<P: Publisher>: Lifecycle.Owner where P.Failure == Never {
  var action: (P.Output) -> Void
  private var publisher: P
  private var subscription: AnyCancellable?
  private let waiting: WaitingValues

  init(_ publisher: P, _ waiting: WaitingValues, _ action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.waiting = waiting
    self.action = action
  }

  func appear() { connect(to: publisher) }

  func disappear() { subscription = nil }

  func connect(to publisher: P) {
    self.publisher = publisher
    subscription = values(of: publisher)
  }

  /// Receives the values on whatever thread they are published.
  private nonisolated func values(of publisher: P) -> AnyCancellable {
    publisher.sink { [weak self, waiting] value in
      // Handed over once, by the thread that published it.
      nonisolated(unsafe) let value = value
      let handOver: @MainActor () -> Void = { self?.action(value) }
      if PendingUpdates.isOnMainActor {
        MainActor.assumeIsolated(handOver)
      } else {
        waiting.add(handOver)
      }
    }
  }

  /// Whether a publisher is the one before: by its own equality, or else by its bytes, which are references mostly.
  func isConnected(to publisher: P) -> Bool {
    if let known = self.publisher as? any Equatable { return known.equals(publisher) }
    return withUnsafeBytes(of: self.publisher) { known in
      withUnsafeBytes(of: publisher) { known.elementsEqual($0) }
    }
  }
}

/// What other threads have published, and is handed over where views are updated.
private final class WaitingValues: HostObserver, Sendable {
  private let handOvers = Mutex<[@MainActor () -> Void]>([])
  private let changes: ChangeNotice

  private init(_ changes: ChangeNotice) {
    self.changes = changes
  }

  /// Those of one living view.
  @MainActor static func of(_ evaluation: Evaluation) -> WaitingValues {
    evaluation.store.object { WaitingValues(evaluation.changes) }
  }

  func add(_ handOver: @escaping @MainActor () -> Void) {
    handOvers.withLock { $0.append(handOver) }
    changes.signal.raise()
    changes.requestUpdate()
  }

  func checkForChanges() {
    let all = handOvers.withLock { handOvers in
      defer { handOvers = [] }
      return handOvers
    }
    for handOver in all { handOver() }
  }
}
