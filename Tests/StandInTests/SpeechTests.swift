import AVFoundationStandIn
import Foundation
import Testing

@Suite struct `Speech` {
  @Test func `is heard and understood by nobody`() throws {
    let engine = AVAudioEngine()
    let request = SFSpeechAudioBufferRecognitionRequest()
    let format = engine.inputNode.outputFormat(forBus: 0)
    var heard = 0
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
      request.append(buffer)
      heard += 1
    }
    engine.prepare()
    try engine.start()
    #expect(engine.isRunning)
    var answers = 0
    let recognizer = SFSpeechRecognizer()
    let task = recognizer.recognitionTask(with: request) { _, _ in answers += 1 }
    task.cancel()
    engine.stop()
    #expect(!engine.isRunning && heard == 0 && answers == 0)
    #expect(task.isCancelled && task.state == .canceling && !recognizer.isAvailable)
  }

  @Test func `is not allowed to be recognized`() {
    var status = SFSpeechRecognizer.authorizationStatus()
    #expect(status == .notDetermined)
    SFSpeechRecognizer.requestAuthorization { status = $0 }
    #expect(status == .denied)
  }

  @Test func `is spoken by no voice`() {
    let synthesizer = AVSpeechSynthesizer()
    let listener = SpeechListener()
    synthesizer.delegate = listener
    let utterance = AVSpeechUtterance(string: "Tea is ready")
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    utterance.pitchMultiplier = 1.2
    synthesizer.speak(utterance)
    #expect(utterance.voice?.language == "en-GB" && utterance.rate == AVSpeechUtteranceDefaultSpeechRate)
    #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .immediate) && listener.ended == 0)
    #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty && AVSpeechSynthesisVoice(identifier: "unknown") == nil)
  }
}

private final class SpeechListener: AVSpeechSynthesizerDelegate {
  var ended = 0

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) { ended += 1 }
}
