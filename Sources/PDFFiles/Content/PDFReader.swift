import PlaneGeometry
import TextFormats
import VectorPictures

/// What the content streams of a page have in common: their file, what is said of them, and how much they may still do.
final class PDFReader {
  let file: PDFFile
  /// What is seen of the page, in points of the picture.
  let area: Rect
  private(set) var problems: [String] = []
  private var told: Set<PDFError> = []
  private var budget: DrawingBudget
  /// The streams that are being drawn, the outermost first.
  private var followed: [PDFReference] = []
  private var drawn: Set<PDFReference> = []
  /// The outermost stream that is drawn again.
  private var repeated: PDFReference?
  private let hiddenLayers: Set<PDFReference>
  private var fonts: [PDFReference: PDFFont] = [:]
  /// The mask that was made last, which the next state often has too.
  var lastMask: (group: PDFReference, map: Transform, scope: PDFScope)?

  init(_ file: PDFFile, area: Rect, byteCount: Int) {
    (self.file, self.area) = (file, area)
    budget = DrawingBudget(fileOf: byteCount)
    let layers = file.dictionary(file.trailer["Root"] ?? .null).dictionary("OCProperties").dictionary("D")
    hiddenLayers = Set(
      (layers["OFF"].array ?? []).compactMap { if case .reference(let layer) = $0 { layer } else { nil } })
  }

  func report(_ problem: PDFError) {
    guard told.count < PDFLimits.problems, told.insert(problem).inserted else { return }
    problems.append(problem.description)
  }

  /// Counts work that is done again, or that costs more than what asks for it.
  func spend(_ steps: Int, isAlways: Bool = false) throws(PDFError) {
    guard isAlways || repeated != nil, !budget.spend(steps) else { return }
    let what = followed.first?.description ?? "its page"
    throw PDFError(
      "parts of it are left out, because \(what) is drawn too often, or has too many layers; export the picture as PNG for "
        + "the scales 1x, 2x and 3x")
  }

  /// Draws a stream, which must not draw itself.
  func follow<Result>(
    _ stream: PDFStream, _ body: () throws(PDFError) -> Result
  ) throws(PDFError) -> Result {
    guard let reference = stream.reference else { return try body() }
    guard !followed.contains(reference) else {
      throw PDFError("the \(reference) draws itself, and is left out in there")
    }
    guard followed.count < PDFLimits.streamsInside else {
      throw .unreadable(
        "the \(reference)", "what draws it is drawn by others in more than \(PDFLimits.streamsInside) steps")
    }
    followed.append(reference)
    let isFirst = drawn.insert(reference).inserted
    let outer = repeated
    if !isFirst, repeated == nil { repeated = reference }
    defer {
      followed.removeLast()
      repeated = outer
    }
    return try body()
  }

  /// Whether a layer is not seen as the file is opened.
  func isHidden(_ layer: PDFObject) -> Bool {
    guard !hiddenLayers.isEmpty, case .reference(let reference) = layer else { return false }
    if hiddenLayers.contains(reference) { return true }
    // Several layers together are seen where any is; other rules are rare.
    let group = file.dictionary(layer)["OCGs"]
    let members = group.array ?? (file.dictionary(layer).entries["OCGs"].map { [$0] } ?? [])
    return !members.isEmpty
      && members.allSatisfy { if case .reference(let one) = $0 { hiddenLayers.contains(one) } else { false } }
  }

  /// A font, read once.
  func font(_ object: PDFObject, named name: String) throws(PDFError) -> PDFFont {
    if case .reference(let reference) = object {
      if let known = fonts[reference] { return known }
      let font = try PDFFont(file.dictionary(object), named: name)
      fonts[reference] = font
      return font
    }
    return try PDFFont(file.dictionary(object), named: name)
  }
}
