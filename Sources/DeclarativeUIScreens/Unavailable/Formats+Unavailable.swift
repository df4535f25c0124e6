public import Foundation

// Formats that Foundation has on Apple's systems only, by their signatures there: the compiler names them where code uses them.

#if !canImport(Darwin)
  @available(*, unavailable, message: "not in Stills yet: show absoluteString, or put parts such as host() together")
  extension URL {
    /// How an address is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// Whether a part of an address is shown.
      public struct ComponentDisplayOption: Codable, Hashable, Sendable {
        /// Not available yet.
        public static var always: ComponentDisplayOption { ComponentDisplayOption() }
        /// Not available yet.
        public static var never: ComponentDisplayOption { ComponentDisplayOption() }
        /// Not available yet.
        public static var omitIfHTTPFamily: ComponentDisplayOption { ComponentDisplayOption() }
      }

      /// Not available yet.
      public init(
        scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
        password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
        port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
        query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
      ) {}

      /// Not available yet.
      public func format(_ value: URL) -> String { value.absoluteString }

      /// Not available yet.
      public func scheme(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { self }

      /// Not available yet.
      public func user(_ strategy: ComponentDisplayOption = .never) -> URL.FormatStyle { self }

      /// Not available yet.
      public func password(_ strategy: ComponentDisplayOption = .never) -> URL.FormatStyle { self }

      /// Not available yet.
      public func host(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { self }

      /// Not available yet.
      public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> URL.FormatStyle { self }

      /// Not available yet.
      public func path(_ strategy: ComponentDisplayOption = .always) -> URL.FormatStyle { self }

      /// Not available yet.
      public func query(_ strategy: ComponentDisplayOption = .never) -> URL.FormatStyle { self }

      /// Not available yet.
      public func fragment(_ strategy: ComponentDisplayOption = .never) -> URL.FormatStyle { self }
    }

    /// Not available yet.
    public func formatted() -> String { absoluteString }

    /// Not available yet.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
      format.format(self)
    }
  }

  @available(*, unavailable, message: "not in Stills yet: show absoluteString, or put parts such as host() together")
  extension FormatStyle where Self == URL.FormatStyle {
    /// Not available yet.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
  }

  @available(*, unavailable, message: "not in Stills yet: put givenName and familyName together")
  extension PersonNameComponents {
    /// How the name of a person is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How long the name is.
      public enum Style: String, Codable, Hashable, Sendable {
        case short, medium, long, abbreviated
      }

      /// Not available yet.
      public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {}

      /// Not available yet.
      public func format(_ value: PersonNameComponents) -> String { "" }
    }

    /// Not available yet.
    public func formatted() -> String { "" }

    /// Not available yet.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
    where F.FormatInput == PersonNameComponents {
      format.format(self)
    }
  }

  @available(*, unavailable, message: "not in Stills yet: put givenName and familyName together")
  extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Not available yet.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> PersonNameComponents.FormatStyle {
      PersonNameComponents.FormatStyle(style: style)
    }
  }

  @available(*, unavailable, message: "not in Stills yet: leave numberFormatStyle out, and round the value before")
  extension Measurement.FormatStyle {
    /// Not available yet.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>?
    ) {
      self.init(width: width, locale: locale, usage: usage)
    }
  }

  @available(*, unavailable, message: "not in Stills yet: leave numberFormatStyle out, and round the value before")
  extension FormatStyle {
    /// Not available yet.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>?
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Measurement<UnitType>.FormatStyle(width: width, usage: usage)
    }
  }

  @available(*, unavailable, message: "not in Stills yet: show the number and a degree sign")
  extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Not available yet.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.init(width: width, locale: locale, usage: usage)
    }

    /// Not available yet.
    public var hidesScaleName: Bool { false }
  }

  @available(*, unavailable, message: "not in Stills yet: show the number and a degree sign")
  extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    /// Not available yet.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
      Measurement<UnitTemperature>.FormatStyle(width: width, usage: usage)
    }
  }
#endif
