// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What events and reminders have in common, as a value.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  public var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  public var calendar: EKCalendar!
  public var title: String! = ""
  public var location: String?
  public var notes: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var alarms: [EKAlarm]?
  public var recurrenceRules: [EKRecurrenceRule]?
  public var creationDate: Date? { nil }
  public var lastModifiedDate: Date? { nil }
  public var attendees: [EKParticipant]? { nil }
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  public var hasNotes: Bool { notes?.isEmpty == false }
  public var hasAttendees: Bool { false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}

/// An event as a value; it is kept nowhere.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) {}
  public var eventIdentifier: String! { calendarItemIdentifier }
  public var startDate: Date!
  public var endDate: Date!
  public var isAllDay = false
  public var availability = EKEventAvailability.busy
  public var structuredLocation: EKStructuredLocation?
  public var status: EKEventStatus { .none }
  public var organizer: EKParticipant? { nil }
  public var isDetached: Bool { false }
  public var occurrenceDate: Date! { startDate }
  public var birthdayContactIdentifier: String? { nil }
  open func refresh() -> Bool { true }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}
public enum EKEventAvailability: Int, Hashable, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Hashable, Sendable { case none, confirmed, tentative, canceled }

/// A reminder as a value; it is kept nowhere.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  public init(eventStore: EKEventStore) {}
  public var startDateComponents: DateComponents?
  public var dueDateComponents: DateComponents?
  public var isCompleted = false
  public var completionDate: Date?
  public var priority = 0
}

open class EKParticipant: NSObject, @unchecked Sendable {
  public var name: String? { nil }
  public var url: URL { URL(filePath: "/") }
  public var isCurrentUser: Bool { false }
  public var participantStatus: EKParticipantStatus { .unknown }
}
public enum EKParticipantStatus: Int, Hashable, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  public var title: String?
  public var radius: Double = 0
  public init(title: String) { self.title = title }
}
open class EKAlarm: NSObject, @unchecked Sendable {
  public var relativeOffset: TimeInterval = 0
  public var absoluteDate: Date?
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  public init(absoluteDate date: Date) { absoluteDate = date }
}
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public var recurrenceEnd: EKRecurrenceEnd?
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
  }
}
public enum EKRecurrenceFrequency: Int, Hashable, Sendable { case daily, weekly, monthly, yearly }
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}
