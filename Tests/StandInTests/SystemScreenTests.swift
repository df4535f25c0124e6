import DeclarativeUI
import DeviceServicesStandIn
import SystemScreensStandIn
import Testing

private struct Kettle: Tool {
  let description = "Boils water."
  func call(arguments: Int) async throws -> String { "\(arguments) cups" }
}

@MainActor @Suite struct `Screens and services for words and drawings` {
  @Test func `a model that is not there answers nothing`() async {
    #expect(SystemLanguageModel.default.availability == .unavailable(.appleIntelligenceNotEnabled))
    let session = LanguageModelSession(tools: [Kettle()]) { "Be brief." }
    #expect(Kettle().name == "Kettle")
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await _ in session.streamResponse(generating: Int.self, prompt: { "How many cups?" }) {}
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Tea?") }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await _ in session.streamResponse(to: "Tea?") {}
    }
    do {
      _ = try await session.respond(to: "Tea?")
    } catch LanguageModelSession.GenerationError.assetsUnavailable(let context) {
      #expect(context.debugDescription == "There is no language model.")
    } catch {
      Issue.record("\(error)")
    }
    let refused = LanguageModelSession.GenerationError.rateLimited(.init(debugDescription: "Wait."))
    #expect(refused.errorDescription == "Wait.")
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Tee") == nil)
  }

  @Test func `nothing is translated`() async {
    let status = await LanguageAvailability().status(from: .init(identifier: "de"), to: .init(identifier: "en"))
    #expect(status == .unsupported)
    // What an app does with a translation need not be for all actors.
    final class Cups { var count = 0 }
    let cups = Cups()
    _ = Text("Tee").translationTask(nil) { _ in cups.count += 1 }
    #expect(cups.count == 0)
    await #expect(throws: TranslationError.unsupportedLanguagePairing) {
      try await TranslationSession(installedSource: .init(identifier: "de")).translate("Tee")
    }
  }

  @Test func `a drawing by hand covers its points`() {
    let points = [CGPoint(x: 10, y: 40), CGPoint(x: 30, y: 20)].map {
      PKStrokePoint(location: $0, timeOffset: 0, size: .zero, opacity: 1, force: 1, azimuth: 0, altitude: 0)
    }
    let path = PKStrokePath(controlPoints: points, creationDate: .distantPast)
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen), path: path)])
    #expect(drawing.bounds == CGRect(x: 10, y: 20, width: 20, height: 20) && path.count == 2)
    #expect(PKDrawing().bounds.isNull && drawing.appending(drawing).strokes.count == 2)
  }

  @Test func `a drawing by hand is kept as data, and nothing else is a drawing`() throws {
    final class Hand: PKCanvasViewDelegate {
      var moves = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
    }
    let point = PKStrokePoint(
      location: CGPoint(x: 1, y: 2), timeOffset: 3, size: CGSize(width: 4, height: 5), opacity: 0.5, force: 6,
      azimuth: 7, altitude: 8)
    let path = PKStrokePath(controlPoints: [point], creationDate: Date(timeIntervalSinceReferenceDate: 9))
    let ink = PKInk(.marker, color: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let drawing = PKDrawing(strokes: [PKStroke(ink: ink, path: path)])
    #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
    #expect(try PKDrawing(data: PKDrawing().dataRepresentation()).strokes.isEmpty)
    let short = #"[{"ink": "pen", "color": [0, 0, 0, 1], "date": 0, "points": [[1, 2]]}]"#
    for bytes in ["", "tea", short] {
      #expect(throws: DecodingError.self) { try PKDrawing(data: Data(bytes.utf8)) }
    }
    let (canvas, hand) = (PKCanvasView(), Hand())
    canvas.delegate = hand
    canvas.delegate?.scrollViewDidScroll(canvas)
    #expect(hand.moves == 1)
  }

  @Test func `a document is what begins as a PDF file`() {
    #expect(PDFDocument(data: Data("%PDF-1.7".utf8))?.dataRepresentation() == Data("%PDF-1.7".utf8))
    #expect(PDFDocument(data: Data("tea".utf8)) == nil)
  }
}
