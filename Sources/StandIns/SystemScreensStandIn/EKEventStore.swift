// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Somebody's calendars and reminders: nobody is asked, so that none are found and nothing is kept.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  public var eventStoreIdentifier: String { "" }
  public var sources: [EKSource] { [] }
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  @discardableResult open func requestFullAccessToEvents() async throws -> Bool { false }
  @discardableResult open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  @discardableResult open func requestFullAccessToReminders() async throws -> Bool { false }
  @discardableResult open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.noCalendar) }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.noCalendar) }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return predicate
  }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.noCalendar) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.noCalendar) }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.noCalendar) }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.noCalendar) }
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
}
extension Notification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
public enum EKEntityType: UInt, Hashable, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Hashable, Sendable { case thisEvent, futureEvents }
public struct EKError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

open class EKSource: NSObject, @unchecked Sendable {
  public var sourceIdentifier: String { "" }
  public var sourceType: EKSourceType { .local }
  public var title: String { "" }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
public enum EKSourceType: Int, Hashable, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }

/// A calendar as a value; it is kept nowhere.
open class EKCalendar: NSObject, @unchecked Sendable {
  public var title = ""
  public var cgColor: CGColor! = UIColor.systemBlue.cgColor
  public var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  public var type: EKCalendarType { .local }
  public var allowsContentModifications: Bool { true }
  public var isSubscribed: Bool { false }
  public var isImmutable: Bool { false }
  public var allowedEntityTypes: EKEntityMask { [.event] }
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}
public enum EKCalendarType: Int, Hashable, Sendable { case local, calDAV, exchange, subscription, birthday }
public struct EKEntityMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}
