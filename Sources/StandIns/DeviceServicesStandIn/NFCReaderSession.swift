// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Dispatch
public import Foundation

/// Reads no tag: no session ever begins or ends.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  /// No: there is nothing that reads.
  open class var readingAvailable: Bool { false }
  public var alertMessage = ""
  public var isReady: Bool { false }
  public func begin() {}
  public func invalidate() {}
  public func invalidate(errorMessage: String) {}
}
public struct NFCReaderError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
    case readerErrorParameterOutOfBound, readerErrorRadioDisabled
    case readerTransceiveErrorTagConnectionLost = 100
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout, readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy, readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let readerSessionInvalidationErrorUserCanceled = Code.readerSessionInvalidationErrorUserCanceled
  public static let readerSessionInvalidationErrorFirstNDEFTagRead = Code.readerSessionInvalidationErrorFirstNDEFTagRead
}

public enum NFCNDEFStatus: UInt, Hashable, Sendable { case notSupported = 1, readWrite, readOnly }
public enum NFCTypeNameFormat: UInt8, Hashable, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  public let typeNameFormat: NFCTypeNameFormat
  public let type: Data
  public let identifier: Data
  public let payload: Data
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    typeNameFormat = format
    self.type = type
    self.identifier = identifier
    self.payload = payload
  }
  /// The address behind the byte that stands for how it begins: 0 for an address in full.
  public class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }
  public class func wellKnownTypeURIPayload(string uri: String) -> Self? {
    NFCNDEFPayload(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(), payload: Data([0]) + Data(uri.utf8))
      as? Self
  }
  public func wellKnownTypeURIPayload() -> URL? {
    guard type == Data("U".utf8), payload.first == 0 else { return nil }
    return URL(string: String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  public func wellKnownTypeTextPayload() -> (String?, Locale?) { (nil, nil) }
}
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  public var records: [NFCNDEFPayload]
  public var length: Int { records.reduce(0) { $0 + $1.payload.count } }
  public init(records: [NFCNDEFPayload]) { self.records = records }
}

/// A tag: nobody has one, since no session finds any.
public protocol NFCNDEFTag: AnyObject, Sendable {
  var isAvailable: Bool { get }
  func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
public protocol NFCISO7816Tag: NFCNDEFTag {
  var identifier: Data { get }
  var initialSelectedAID: String { get }
}
public protocol NFCISO15693Tag: NFCNDEFTag { var identifier: Data { get } }
public protocol NFCFeliCaTag: NFCNDEFTag { var currentIDm: Data { get } }
public protocol NFCMiFareTag: NFCNDEFTag { var identifier: Data { get } }
public enum NFCTag: Sendable {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)
  public var isAvailable: Bool { false }
}

public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {}
  public func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {}
  public func connect(to tag: any NFCNDEFTag) async throws {}
  public func restartPolling() {}
}
public protocol NFCTagReaderSessionDelegate: AnyObject {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  public struct PollingOption: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
    public static let pace = PollingOption(rawValue: 8)
  }
  public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {}
  public var connectedTag: NFCTag? { nil }
  public func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {}
  public func connect(to tag: NFCTag) async throws {}
  public func restartPolling() {}
}
