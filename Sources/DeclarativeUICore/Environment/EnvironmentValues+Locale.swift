public import Foundation

// Fixed values, the same on every machine: views look as in the United States, at Greenwich time.

/// What decides about the words, numbers and dates that are shown, in one place of the environment: each body may ask for it.
struct Localization: Equatable, Sendable {
  var locale = Locale(identifier: "en_US") {
    didSet { isEnglish = locale.language.languageCode == .english }
  }
  /// Known beforehand, because each text asks for it.
  private(set) var isEnglish = true
  var bundles: [Bundle] = []
  var idiom = UIUserInterfaceIdiom.phone
  // Nil are those of every machine.
  var calendar: Calendar?
  var timeZone: TimeZone?
  var now: Date?
}
private enum LocalizationKey: EnvironmentKey {
  static let defaultValue = Localization()
}

extension Localization {
  static var defaultCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Localization().locale
    calendar.timeZone = .gmt
    return calendar
  }
  // 9 January 2007, 9:41 at Greenwich: the time that pictures of phones show.
  static let defaultNow = Date(timeIntervalSince1970: 1_168_335_660)
}

extension EnvironmentValues {
  /// The language and region that views are made for: English in the United States, unless a view says otherwise.
  /// - Remark: `en_US` on every machine; words, numbers, dates and the case of letters follow it.
  public var locale: Locale {
    get { localization.locale }
    set { localization.locale = newValue }
  }

  /// Where named images and colours and the words for keys are looked for that name no bundle, before `Bundle.main`.
  ///
  /// On Apple's systems the main bundle is the app with its assets. Elsewhere a package's resources are in a bundle of
  /// their own, which the package hands over here: `.environment(\.assetBundles, [.module])`.
  /// - Remark: only here; where images, colours and texts are looked for that name no bundle.
  public var assetBundles: [Bundle] {
    get { localization.bundles }
    set { localization.bundles = newValue }
  }

  /// The kind of device.
  package var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { localization.idiom }
    set { localization.idiom = newValue }
  }

  var localization: Localization {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }

  /// What is known where no environment is at hand: the language, bundles, device and clock of the body that is evaluated.
  package static var ofBody: EnvironmentValues {
    var environment = EnvironmentValues()
    if let localization = BodyScope.current?.localization { environment.localization = localization }
    return environment
  }

  /// The calendar of dates: the Gregorian one, in the United States and at Greenwich, unless a view says otherwise.
  /// - Remark: the Gregorian one of the United States, at Greenwich, on every machine.
  public var calendar: Calendar {
    get { localization.calendar ?? Localization.defaultCalendar }
    set { localization.calendar = newValue }
  }

  /// The time zone of dates: that of Greenwich, unless a view says otherwise.
  /// - Remark: that of Greenwich on every machine.
  public var timeZone: TimeZone {
    get { localization.timeZone ?? .gmt }
    set { localization.timeZone = newValue }
  }

  /// The time at which a picture is taken: 9 January 2007, 9:41 at Greenwich, unless a test says otherwise.
  ///
  /// SwiftUI has no such value; here it is the clock of a `TimelineView` and of texts.
  /// - Remark: only here; the time of a `TimelineView` and of texts, 9 January 2007, 9:41 at Greenwich, on every
  ///   machine.
  public var now: Date {
    get { localization.now ?? Localization.defaultNow }
    set { localization.now = newValue }
  }
}
