import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `The text of a measurement` {
  private let way = Measurement(value: 3, unit: UnitLength.kilometers)

  private func shown(_ text: Text, in language: String = "en_US") -> String {
    let laidOut = LaidOut(text, in: CGSize(width: 900, height: 100)) { $0.locale = Locale(identifier: language) }
    return laidOut.items.map(\.name).joined().map { $0.isWhitespace ? " " : $0 }.reduce(into: "") { $0.append($1) }
  }

  @Test func `is in the units and the language of the environment`() {
    #expect(shown(Text(way, format: .measurement(width: .abbreviated))) == "1.9 mi")
    #expect(shown(Text(way, format: .measurement(width: .wide)), in: "de_DE") == "3 Kilometer")
    #expect(shown(Text(way, format: .measurement(width: .narrow, usage: .asProvided))) == "3km")
    #expect(shown(Text("\(way, format: .measurement(width: .wide, usage: .asProvided)) to go")) == "3 kilometers to go")
    #expect(way.formatted() == "1.9 mi")
    #expect(way.formatted(.measurement(width: .wide).locale(Locale(identifier: "pl"))) == "3 kilometry")
  }

  @Test func `is in the units that are usual for what is measured`() {
    let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(shown(Text(warmth, format: .measurement(width: .abbreviated, usage: .weather))) == "68°F")
    #expect(shown(Text(warmth, format: .measurement(width: .abbreviated, usage: .weather)), in: "de_DE") == "20 °C")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(shown(Text(height, format: .measurement(width: .wide, usage: .personHeight))) == "5 feet, 11 inches")
    let road = Measurement(value: 700, unit: UnitLength.meters)
    #expect(shown(Text(road, format: .measurement(width: .abbreviated, usage: .road)), in: "de_DE") == "700 m")
  }

  @Test func `has a name for what Foundation measures`() {
    func long<U: Dimension>(_ unit: U) -> String {
      Measurement(value: 2, unit: unit).formatted(.measurement(width: .wide, usage: .asProvided))
    }
    #expect(long(UnitMass.metricTons) == "2 metric tons" && long(UnitSpeed.knots) == "2 knots")
    #expect(long(UnitVolume.cups) == "2 cups" && long(UnitArea.hectares) == "2 hectares")
    #expect(long(UnitEnergy.kilocalories) == "2 kilocalories" && long(UnitDuration.hours) == "2 hours")
    #expect(long(UnitPressure.millibars) == "2 millibars" && long(UnitAngle.degrees) == "2 degrees")
    #expect(long(UnitInformationStorage.megabytes) == "2 megabytes" && long(UnitPower.watts) == "2 watts")
    #expect(long(UnitFuelEfficiency.milesPerGallon) == "2 miles per gallon" && long(UnitFrequency.hertz) == "2 hertz")
  }

  @Test func `has the symbol of a unit without a name`() {
    let size = Measurement(value: 1.5, unit: UnitIlluminance.lux)
    #expect(size.formatted(.measurement(width: .wide)) == "1.5 lx")
  }
}
