public import Foundation

// What a device lets hands feel. A picture shows nothing of it.

extension View {
  /// The view as it is: nobody feels anything in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// The view as it is: nobody feels anything in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// The view as it is: nobody feels anything in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// The view as it is: nobody feels anything in a picture.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

/// What hands feel or ears hear.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy what hits is.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How hard what hits is.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  private let name: String
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ name: String) {
    self.name = name
  }

  /// Something was done.
  public static let success = SensoryFeedback("success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback("warning")
  /// Something went wrong.
  public static let error = SensoryFeedback("error")
  /// Something else was chosen.
  public static let selection = SensoryFeedback("selection")
  /// Something grew.
  public static let increase = SensoryFeedback("increase")
  /// Something shrank.
  public static let decrease = SensoryFeedback("decrease")
  /// Something began.
  public static let start = SensoryFeedback("start")
  /// Something ended.
  public static let stop = SensoryFeedback("stop")
  /// Something dragged fell into place.
  public static let alignment = SensoryFeedback("alignment")
  /// Something reached another level.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A path was closed.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// Things hit each other.
  public static let impact = SensoryFeedback("impact")

  /// Things of a weight hit each other.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    (feedback.weight, feedback.intensity) = (weight, intensity)
    return feedback
  }

  /// Things of a hardness hit each other.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    var feedback = impact
    (feedback.flexibility, feedback.intensity) = (flexibility, intensity)
    return feedback
  }
}

/// Lets things hit each other, by UIKit's name; nothing is felt here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator {
  /// What hits, by UIKit's name.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates what nobody feels.
  public nonisolated init(style: FeedbackStyle = .medium) {}

  /// Nothing: no device is to be made ready.
  public func prepare() {}

  /// Nothing: nobody feels it.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Says how something ended, by UIKit's name; nothing is felt here.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator {
  /// How it ended, by UIKit's name.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success, warning, error
  }

  /// Creates what nobody feels.
  public nonisolated init() {}

  /// Nothing: no device is to be made ready.
  public func prepare() {}

  /// Nothing: nobody feels it.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Says that something else was chosen, by UIKit's name; nothing is felt here.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator {
  /// Creates what nobody feels.
  public nonisolated init() {}

  /// Nothing: no device is to be made ready.
  public func prepare() {}

  /// Nothing: nobody feels it.
  public func selectionChanged() {}
}
