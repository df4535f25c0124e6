public import DeclarativeUI

extension UIColor {
  /// A word for the colour that people hear.
  ///
  /// Which words iOS has is not known: here the colour is dark or light where it is, and named by the next of twelve hues.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 { return brightness > 0.95 ? "white" : brightness < 0.5 ? "dark gray" : "gray" }
    let names = [
      "red", "orange", "yellow", "lime", "green", "mint", "cyan", "azure", "blue", "purple", "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.5 ? "dark \(name)" : saturation < 0.4 ? "light \(name)" : name
  }
}
