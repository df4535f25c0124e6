/// What views ask of the screen that they are on.
final class HostPreferences {
  /// The appearance of the whole screen; the outermost wish counts.
  var colorScheme: ColorScheme? {
    get { wish }
    set { wish = wish ?? newValue }
  }

  private var wish: ColorScheme?
}
