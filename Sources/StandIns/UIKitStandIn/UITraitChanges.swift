// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple.

public import DeclarativeUI

public protocol UITraitDefinition {
  /// Whether it is another one; of a trait that is none of Apple's it is not known, and taken for another.
  static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool
}
extension UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool { true }
}
public typealias UITrait = any UITraitDefinition.Type
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool {
    traits.userInterfaceStyle != old.userInterfaceStyle
  }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool {
    traits.preferredContentSizeCategory != old.preferredContentSizeCategory
  }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool {
    traits.horizontalSizeClass != old.horizontalSizeClass
  }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool {
    traits.verticalSizeClass != old.verticalSizeClass
  }
}
public enum UITraitDisplayScale: UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool {
    traits.displayScale != old.displayScale
  }
}
public enum UITraitLayoutDirection: UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool {
    traits.layoutDirection != old.layoutDirection
  }
}
public enum UITraitAccessibilityContrast: UITraitDefinition {
  public static func isOther(in traits: UITraitCollection, than old: UITraitCollection) -> Bool {
    traits.accessibilityContrast != old.accessibilityContrast
  }
}
public protocol UITraitChangeRegistration {}
private struct TraitChangeRegistration: UITraitChangeRegistration {
  let isCancelled: Cancellation
  final class Cancellation { var isSet = false }
}
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UITraitChangeObservable {
  /// Has somebody told when one of the traits is another: before it is drawn.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(isCancelled: .init())
    let observe: @MainActor (UITraitCollection) -> Void = { [weak self] old in
      guard let self, !registration.isCancelled.isSet else { return }
      let new = (self as? UIView)?.traitCollection ?? (self as? UIViewController)?.traitCollection ?? old
      if traits.contains(where: { $0.isOther(in: new, than: old) }) { handler(self, old) }
    }
    (self as? UIView)?.traitObservers.append(observe)
    (self as? UIViewController)?.traitObservers.append(observe)
    return registration
  }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (registration as? TraitChangeRegistration)?.isCancelled.isSet = true
  }
}
extension UIScreen {
  public var traitCollection: UITraitCollection {
    UITraitCollection(mutations: { $0.displayScale = scale })
  }
}

extension UITraitCollection {
  /// Whether colours that are chosen for traits may be others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
  }
}
