public import ArgumentParser
public import DeclarativeUI
import Devices

/// An enumeration whose cases are written on the command line as they are in code.
protocol CaseArgument: CaseIterable, ExpressibleByArgument {}

extension CaseArgument {
  /// The case of a name, or nil where there is none.
  public init?(argument: String) {
    guard let match = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = match
  }

  /// The name of the case, for help texts.
  public var defaultValueDescription: String { "\(self)" }

  /// The names of all cases, for help texts and errors.
  public static var allValueStrings: [String] { allCases.map { "\($0)" } }
}

extension ColorScheme: CaseArgument, ExpressibleByArgument {}
extension DeviceModel: ExpressibleByArgument {}
extension DynamicTypeSize: CaseArgument, ExpressibleByArgument {}
