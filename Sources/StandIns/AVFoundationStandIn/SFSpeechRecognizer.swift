// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskHint: Int, Hashable, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Hashable, Sendable {
  case starting, running, finishing, canceling, completed
}

/// Nobody is asked, and nothing is understood: it is never available, and its tasks never answer.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  public weak var delegate: (any SFSpeechRecognizerDelegate)?
  public var isAvailable: Bool { false }
  public var supportsOnDeviceRecognition = false
  public var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  public class func supportedLocales() -> Set<Locale> { [] }
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  public class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  public convenience override init() { self.init(locale: Locale(identifier: "en-US")) }
  public init(locale: Locale) { self.locale = locale }
  @discardableResult public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask()
  }
  @discardableResult public func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    SFSpeechRecognitionTask()
  }
}
public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  public var shouldReportPartialResults = true
  public var requiresOnDeviceRecognition = false
  public var addsPunctuation = false
  public var taskHint = SFSpeechRecognitionTaskHint.unspecified
  public var contextualStrings: [String] = []
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  public func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  public var state: SFSpeechRecognitionTaskState { isCancelled ? .canceling : .starting }
  public private(set) var isCancelled = false
  public var isFinishing: Bool { false }
  public var error: (any Error)? { nil }
  public func cancel() { isCancelled = true }
  public func finish() {}
}

/// What would have been understood; none is made here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  public let isFinal: Bool
  public var transcriptions: [SFTranscription] { [bestTranscription] }
  init(bestTranscription: SFTranscription, isFinal: Bool) {
    self.bestTranscription = bestTranscription
    self.isFinal = isFinal
  }
}
open class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  public var segments: [SFTranscriptionSegment] { [] }
  init(formattedString: String) { self.formattedString = formattedString }
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  public let substring: String
  public var timestamp: TimeInterval { 0 }
  public var duration: TimeInterval { 0 }
  public var confidence: Float { 0 }
  init(substring: String) { self.substring = substring }
}
