// What views ask of the system around them, by its names in SwiftUI: the compiler names it where code uses it.

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension EnvironmentValues {
  /// Not available yet.
  public var fontResolutionContext: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var documentConfiguration: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var purchase: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var resetFocus: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var openDocument: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var newDocument: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var webAuthenticationSession: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var authorizationController: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var activityFamily: Never? {
    get { nil }
    set {}
  }

  /// Not available yet.
  public var surfaceSnappingInfo: Never? {
    get { nil }
    set {}
  }
}

@available(*, unavailable, message: "not in Stills yet: give the view its objects in an array")
extension EnvironmentValues {
  /// Not available yet.
  public var managedObjectContext: Never? {
    get { nil }
    set {}
  }
}
