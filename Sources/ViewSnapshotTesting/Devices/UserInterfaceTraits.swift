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

/// Whether there is much room in a direction, by UIKit's name.
public enum UIUserInterfaceSizeClass: Hashable, Sendable {
  case unspecified, compact, regular
}
