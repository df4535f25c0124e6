public import Drawings

/// A view, laid out on a screen.
public struct HostedLayout {
  /// What is seen, at fixed places.
  public let drawing: Drawing
  /// What could not be drawn as the view asks for: a sentence for each, with the way out.
  public let problems: [String]
  /// The appearance in which the view was laid out.
  public let colorScheme: ColorScheme
  /// The places of views with identifiers, from back to front.
  public let identifiedFrames: [IdentifiedFrame]
  /// The buttons from back to front.
  package let buttons: [PlacedButton]
}
