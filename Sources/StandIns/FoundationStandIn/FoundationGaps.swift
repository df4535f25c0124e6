public import Foundation
@_exported public import FoundationNetworking

// What Foundation has on Apple's platforms, and not on Linux.

extension URLResponse {
  /// An answer of no address.
  /// - Parameter nothing: left out, as in `URLResponse()`; an initializer without any cannot be added to a class of others.
  public convenience init(_ nothing: Void = ()) {
    self.init(url: URL(filePath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension URLSession {
  /// What an address answers: protocols of apps ask for a session's function with this one argument.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// What an address answers.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// What an address answers to data.
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
}

extension Notification.Name {
  /// The clock was set; nobody sets it here.
  public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}

extension URLCache {
  /// A cache, by the folder that it writes into.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension URL {
  /// Where a program keeps documents: a folder of the machine's user.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Where a program keeps what it can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// Where a program keeps its own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }

  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory.appending(path: name)
  }
}

extension URL {
  /// Yes: a file that people chose may be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Nothing: there is nothing to end.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// None: nothing is kept elsewhere.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension Data.WritingOptions {
  /// The earlier name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

/// Joins words as a sentence does: `Milk, tea, and sugar`, in English whatever the locale is.
public final class ListFormatter: Formatter, @unchecked Sendable {
  /// Asked for nothing.
  public var locale: Locale? = Locale(identifier: "en")
  /// What makes words of other values.
  public var itemFormatter: Formatter?

  /// The words joined.
  public class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  /// The words joined; nil where there is none.
  public func string(from items: [Any]) -> String? {
    items.isEmpty ? nil : Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
}

/// Orders of words as people expect them: without a difference of case, and numbers by their value.
public enum StandardWordOrder: Sendable {
  case localizedStandard, localized
}

/// A word in such an order.
struct OrderedWord: Comparable {
  let text: String

  private func compare(_ other: OrderedWord) -> ComparisonResult {
    let order = text.compare(other.text, options: [.caseInsensitive, .numeric])
    return order == .orderedSame ? text.compare(other.text) : order
  }

  static func < (left: OrderedWord, right: OrderedWord) -> Bool { left.compare(right) == .orderedAscending }
  static func == (left: OrderedWord, right: OrderedWord) -> Bool { left.text == right.text }
}

extension String {
  fileprivate var ordered: OrderedWord { OrderedWord(text: self) }
}

extension SortDescriptor {
  /// A descriptor by words as people expect them; that of a locale is not asked.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: StandardWordOrder, order: SortOrder = .forward
  ) {
    // Neither part is anything but code.
    let path = unsafeBitCast(
      keyPath.appending(path: \.ordered), to: (any KeyPath<Compared, OrderedWord> & Sendable).self)
    self.init(path, order: order)
  }
}

extension ProcessInfo {
  /// No: nothing here runs on a battery.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm a device is.
  public enum ThermalState: Int, Hashable, Sendable {
    /// From cool to hot.
    case nominal, fair, serious, critical
  }

  /// Cool: nobody asks the machine.
  public var thermalState: ThermalState { .nominal }

  /// Posted when a device becomes warmer or cooler: never.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

/// A source of events about memory that runs short.
public typealias DispatchSourceMemoryPressure = DispatchSourceUserDataAdd

extension DispatchSource {
  /// What there is to tell of memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// There is enough.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// It runs short.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Nearly nothing is left.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All of these.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A source that never tells of anything.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    makeUserDataAddSource(queue: queue)
  }
}

// Those of views count where a file imports both.

/// How many nanoseconds a second has, by the name that Dispatch has elsewhere.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000

/// Seconds since the beginning of 2001, by the name that Core Foundation has for them.
public typealias CFAbsoluteTime = Double

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Does something at once: there is nothing of Objective-C's whose release a pool would wait for.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// What the kernel says of itself by a name: an empty text for each, since callers take what comes for one.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ oldValue: UnsafeMutableRawPointer?, _ oldSize: UnsafeMutablePointer<Int>?,
  _ newValue: UnsafeMutableRawPointer?, _ newSize: Int
) -> CInt {
  if let oldValue, let size = oldSize?.pointee, size > 0 { oldValue.storeBytes(of: 0, as: CChar.self) }
  oldSize?.pointee = 1
  return 0
}
