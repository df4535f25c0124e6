public import Foundation

// What views ask of the system around their program. A picture shows the program alone: no status bar, no home indicator.

extension View {
  /// The view as it is: there is no status bar in a picture.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    noted("statusBarHidden", ["": hidden])
  }

  /// The view as it is: there is no status bar in a picture.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func statusBar(hidden: Bool) -> some View {
    noted("statusBarHidden", ["": hidden])
  }

  /// The view as it is: a picture shows nothing of the system.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// The view as it is: nobody touches the edges of the screen.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// The view as it is: a picture shows each of its views at rest, as they are.
  public nonisolated func geometryGroup() -> some View { self }

  /// The view as it is: nothing is out of date in a picture.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

// What comes to a program from outside, and what it tells others. In a picture nothing does.
extension View {
  /// The view, which is told of addresses that its program is asked to open: by `open(_:)` of a host.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(AddressListener(action: action))
  }

  /// The view as it is: nothing is handed over from another device.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// The view as it is: nothing is handed over to another device.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// The view as it is: nothing is handed over to another device.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// The view as it is: nothing comes from outside.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// What somebody does in a program, by Foundation's name on Apple's systems; it is told nobody here.
/// - Remark: Foundation has it on Apple's systems only.
public final class NSUserActivity {
  /// The kind of the activity.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// What belongs to it.
  public var userInfo: [AnyHashable: Any]?
  /// The same on the web.
  public var webpageURL: URL?
  /// Which things of a device or of the cloud it is about.
  public var targetContentIdentifier: String?
  /// Whether it goes on on other devices: never here.
  public var isEligibleForHandoff = true
  /// Whether it is found by a search: never here.
  public var isEligibleForSearch = false
  /// Whether it is proposed: never here.
  public var isEligibleForPrediction = false

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what belongs to it.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Tells nobody.
  public func becomeCurrent() {}

  /// Tells nobody.
  public func resignCurrent() {}

  /// Tells nobody.
  public func invalidate() {}
}
