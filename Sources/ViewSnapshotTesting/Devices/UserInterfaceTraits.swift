/// An appearance, by UIKit's name.
public enum UIUserInterfaceStyle: Hashable, Sendable {
  case unspecified, light, dark
}

/// Where lines start, by UIKit's name.
public enum UITraitEnvironmentLayoutDirection: Hashable, Sendable {
  case unspecified, leftToRight, rightToLeft
}

/// A kind of device, by UIKit's name.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  case unspecified, phone, pad
}

/// A range of colours, by UIKit's name.
public enum UIDisplayGamut: Hashable, Sendable {
  case unspecified, SRGB, P3
}

/// Whether a screen feels how hard it is pressed, by UIKit's name.
public enum UIForceTouchCapability: Hashable, Sendable {
  case unknown, unavailable, available
}

/// Whether there is much room in a direction, by UIKit's name.
public enum UIUserInterfaceSizeClass: Hashable, Sendable {
  case unspecified, compact, regular
}
