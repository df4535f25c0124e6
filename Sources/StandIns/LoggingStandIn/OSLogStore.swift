// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What programs have written down: nothing.
open class OSLogStore: NSObject, @unchecked Sendable {
  public enum Scope: Int, Hashable, Sendable { case system, currentProcessIdentifier }
  public init(scope: Scope) throws {}
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  public func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
    -> AnySequence<OSLogEntry>
  { AnySequence([]) }
}
extension OSLogStore {
  public func __entriesEnumerator(
    options: OSLogEnumerator.Options = [], position: OSLogPosition?, predicate: NSPredicate?
  ) throws -> OSLogEnumerator { OSLogEnumerator() }
}
open class OSLogEnumerator: NSEnumerator {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}
open class OSLogPosition: NSObject {}
open class OSLogEntry: NSObject {
  public let date: Date
  public let composedMessage: String
  init(date: Date, composedMessage: String) { (self.date, self.composedMessage) = (date, composedMessage) }
}
open class OSLogEntryLog: OSLogEntry {
  public enum Level: Int, Hashable, Sendable { case undefined, debug, info, notice, error, fault }
  public var level: Level { .undefined }
  public var category: String { "" }
  public var subsystem: String { "" }
  public var process: String { "" }
  public var processIdentifier: Int32 { 0 }
  public var threadIdentifier: UInt64 { 0 }
  public var sender: String { "" }
}
