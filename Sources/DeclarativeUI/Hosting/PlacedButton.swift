package import Foundation

/// A button where it stands in a finished layout.
package struct PlacedButton {
  /// The frame of the label, in points.
  package internal(set) var frame: CGRect
  /// Whether the button's environment allows to press it.
  package let isEnabled: Bool
  /// What pressing it does.
  package let action: () -> Void
}
