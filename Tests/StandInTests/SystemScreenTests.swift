import DeclarativeUI
import DeviceServicesStandIn
import SystemScreensStandIn
import Testing

@MainActor @Suite struct `Screens and services for words and drawings` {
  @Test func `a model that is not there answers nothing`() async {
    #expect(SystemLanguageModel.default.availability == .unavailable(.appleIntelligenceNotEnabled))
    let session = LanguageModelSession { "Be brief." }
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Tea?") }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await _ in session.streamResponse(to: "Tea?") {}
    }
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Tee") == nil)
  }

  @Test func `nothing is translated`() async {
    let status = await LanguageAvailability().status(from: .init(identifier: "de"), to: .init(identifier: "en"))
    #expect(status == .unsupported)
    await #expect(throws: TranslationError.nothingToTranslate) {
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

  @Test func `a document is what begins as a PDF file`() {
    #expect(PDFDocument(data: Data("%PDF-1.7".utf8))?.dataRepresentation() == Data("%PDF-1.7".utf8))
    #expect(PDFDocument(data: Data("tea".utf8)) == nil)
  }
}
