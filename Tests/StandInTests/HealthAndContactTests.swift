@testable import DeviceServicesStandIn
import Foundation
import Testing

@Suite struct `What is known of people` {
  @Test func `units are read in others of their kind`() {
    let distance = HKQuantity(unit: .mile(), doubleValue: 2)
    #expect(distance.doubleValue(for: .meterUnit(with: .kilo)) == 3.218688)
    #expect(HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212).doubleValue(for: .degreeCelsius()).rounded() == 100)
    let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90)
    #expect(pulse.doubleValue(for: .count().unitDivided(by: .second())) == 1.5)
    #expect(!pulse.is(compatibleWith: .kilocalorie()) && HKUnit(from: "kg") == .gramUnit(with: .kilo))
  }

  @Test func `quantities that are equal have one hash`() {
    for number in 1...60 {
      let feet = HKQuantity(unit: .foot(), doubleValue: Double(3 * number))
      let yards = HKQuantity(unit: .yard(), doubleValue: Double(number))
      #expect(feet == yards && feet.hash == yards.hash, "\(number)")
    }
    #expect(HKQuantity(unit: .foot(), doubleValue: 3) != HKQuantity(unit: .yard(), doubleValue: 1.000_001))
    #expect(HKQuantity(unit: .foot(), doubleValue: 0) == HKQuantity(unit: .yard(), doubleValue: 0))
    #expect(HKUnit.named["kcal"] === HKUnit.named["kcal"])
  }

  @Test func `a workout lasts as long as it says, and else from its start to its end`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func duration(_ seconds: TimeInterval) -> TimeInterval {
      HKWorkout(activityType: .yoga, start: start, end: start + 90, duration: seconds).duration
    }
    #expect(duration(60) == 60 && duration(0) == 90)
  }

  @Test func `a workout that is built is kept by nobody`() async {
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = .yoga
    let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: .local())
    await #expect(throws: HKError.self) { try await builder.beginCollection(at: Date()) }
    await #expect(throws: HKError.self) { try await builder.finishWorkout() }
    #expect(builder.workoutConfiguration.activityType == .yoga)
  }

  @Test func `nothing is found of somebody's health, and every query answers`() async throws {
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    #expect(steps == HKQuantityType(.stepCount) && steps.identifier == "HKQuantityTypeIdentifierStepCount")
    await confirmation { answer in
      let query = HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
        _, samples, _ in
        if samples?.isEmpty == true { answer() }
      }
      HKHealthStore().execute(query)
    }
    let sum = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: steps), options: .cumulativeSum)
    #expect(try await sum.result(for: HKHealthStore()) == nil)
    await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
      try await HKHealthStore().requestAuthorization(toShare: [], read: [steps])
    }
  }

  @Test func `an address is written on lines, without what it does not say`() {
    let address = CNMutablePostalAddress()
    address.city = "Springfield"
    address.country = "USA"
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "Springfield\nUSA")
    address.street = "1 Main St"
    address.postalCode = "12345"
    #expect(CNPostalAddressFormatter().string(from: address) == "1 Main St\nSpringfield 12345\nUSA")
  }

  @Test func `a contact has names and labels, and nobody is found`() async throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "12"))]
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Augusta"
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ada Lovelace")
    #expect(CNContactFormatter().string(from: CNContact()) == nil && copy.id == contact.id)
    let id: UUID = copy.id
    #expect(id.uuidString == contact.identifier)
    let label = try #require(copy.phoneNumbers.first?.label)
    #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: label) == "mobile")
    let stops: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void = { _, stop in stop.pointee = true }
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: []), usingBlock: stops)
    }
    await #expect(throws: CNError(.authorizationDenied)) { try await CNContactStore().requestAccess(for: .contacts) }
  }
}
