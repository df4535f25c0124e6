import OpenCombine
import Synchronization

/// A property's subscription to the changes of one object at a time; it ends with the place of the view.
final class ObjectSubscription<Object: ObservableObject>: ChangeReason {
  // An object that is gone must not be taken for a new one at the same address.
  private weak var object: Object?
  private var subscription: AnyCancellable?
  private var unheard: UnheardObjects.Member?
  private let hasChanged = Change()

  /// Whether the object has published a change; it may do so on any thread.
  private final class Change: Sendable {
    let isSet = Atomic(false)
  }

  /// Has the view evaluated again whenever an object publishes a change.
  func follow(_ object: Object, at place: PropertyPlace) { follow(object, marking: place.mark, in: place.store) }

  func follow(_ object: Object, marking mark: BodyMark, in store: HostStore) {
    guard object !== self.object else { return }
    self.object = object
    let hasChanged = hasChanged
    subscription = object.objectWillChange.sink { _ in
      hasChanged.isSet.store(true, ordering: .relaxed)
      mark.set()
      // The change comes after its announcement. Nothing evaluates in between on the main actor; elsewhere, what is
      // evaluated just now may still read the old value.
      if !PendingUpdates.isOnMainActor { Task { @MainActor in mark.set() } }
    }
    unheard = object.keepsItsPublisher ? nil : UnheardObjects.Member(mark, of: store.object { UnheardObjects() })
  }

  func takeChange() -> Bool { hasChanged.isSet.exchange(false, ordering: .relaxed) }
}

extension ObservableObject {
  /// Whether what the object publishes can be heard.
  ///
  /// OpenCombine keeps the publisher of an object with its `@Published` properties, and makes a new one each time where
  /// there are none, so that `objectWillChange.send()` reaches nobody.
  fileprivate var keepsItsPublisher: Bool {
    guard let one = objectWillChange as? ObservableObjectPublisher else { return true }
    return one === objectWillChange as? ObservableObjectPublisher
  }
}

/// The views with objects that cannot be heard: they are evaluated again before each picture, to be on the safe side.
private final class UnheardObjects: HostObserver {
  /// Membership of one view, which ends with this object.
  final class Member {
    private weak var objects: UnheardObjects?

    init(_ mark: BodyMark, of objects: UnheardObjects) {
      self.objects = objects
      objects.marks[ObjectIdentifier(self)] = mark
    }

    deinit {
      objects?.marks[ObjectIdentifier(self)] = nil
    }
  }

  private var marks: [ObjectIdentifier: BodyMark] = [:]

  func checkForChanges() {
    for mark in marks.values { mark.set() }
  }
}
