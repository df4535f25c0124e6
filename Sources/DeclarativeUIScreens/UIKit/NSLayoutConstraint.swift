public import Foundation

/// How much a request for a size counts, by UIKit's name: 1000 is a must.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, 0 to 1000.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A must.
  public static let required = UILayoutPriority(1000)
  /// What contents want against being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// What contents want against being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// What a size that fits wants.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule for the places of views of UIKit.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// A direction, by UIKit's name.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal, vertical
  }

  /// How far or how large, in points.
  public var constant: CGFloat
  /// How much it counts.
  public var priority = UILayoutPriority.required
  /// Whether it counts at all.
  public var isActive = false { didSet { if isActive != oldValue { activation?(self) } } }
  /// By what code finds it.
  public var identifier: String?
  /// What it says of which views, as the module that lays out has it.
  package let kept: AnyObject?
  private let activation: (@MainActor (NSLayoutConstraint) -> Void)?

  /// - Parameter activation: is called when it begins or ceases to count.
  package init(constant: CGFloat, kept: AnyObject?, activation: @escaping @MainActor (NSLayoutConstraint) -> Void) {
    self.constant = constant
    self.kept = kept
    self.activation = activation
    super.init()
  }

  /// Has rules count.
  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }

  /// Has rules count no more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
}
