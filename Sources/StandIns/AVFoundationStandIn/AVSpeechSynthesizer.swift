// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

public enum AVSpeechBoundary: Int, Hashable, Sendable { case immediate, word }
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Says nothing: it never speaks, and its delegate is never told that it does.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var usesApplicationAudioSession = true
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }
  public override init() { super.init() }
  public func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult public func continueSpeaking() -> Bool { false }
}
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0
  public var prefersAssistiveTechnologySettings = false
  public init(string: String) { speechString = string }
}

public enum AVSpeechSynthesisVoiceQuality: Int, Hashable, Sendable { case `default` = 1, enhanced, premium }

/// A voice is what it is asked for by; none is installed.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public let identifier: String
  public var name: String { identifier }
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public class func currentLanguageCode() -> String { "en-US" }
  public init?(language: String?) {
    self.language = language ?? Self.currentLanguageCode()
    identifier = self.language
  }
  public init?(identifier: String) { return nil }
}
