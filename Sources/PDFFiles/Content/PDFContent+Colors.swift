import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

extension PDFContent {
  /// Operators of colours, "ISO 32000-1", 8.6.8.
  /// - Returns: whether it is one of those.
  mutating func performColor(_ word: String, _ operands: PDFOperands) throws(PDFError) -> Bool {
    guard let ink = try ink(word, operands) else { return false }
    if isColorKept { return true }
    if word.first?.isUppercase ?? false { state.stroke = ink } else { state.fill = ink }
    return true
  }

  /// What is painted with after an operator; nil for one of another kind.
  private func ink(_ word: String, _ operands: PDFOperands) throws(PDFError) -> PDFInk? {
    switch word {
    case "g", "G": return PDFInk(space: .gray, values: try operands.numbers(1))
    case "rg", "RG": return PDFInk(space: .rgb, values: try operands.numbers(3))
    case "k", "K": return PDFInk(space: .cmyk, values: try operands.numbers(4))
    case "cs", "CS":
      let space = try PDFColorSpace(operands.last ?? .null, resources)
      return PDFInk(space: space, values: space.initial)
    case "sc", "SC", "scn", "SCN":
      var ink = word.first == "S" ? state.stroke : state.fill
      ink.values = operands.numbers
      ink.pattern = nil
      if case .pattern = ink.space {
        let name = try operands.name()
        let pattern = resources.resolvedResource("Pattern", name)
        guard !pattern.isNull else { throw PDFError("there is no pattern \(name.quoted) in it, which it refers to") }
        ink.pattern = pattern
      }
      return ink
    default: return nil
    }
  }

  /// Sets what a dictionary of parameters says, "ISO 32000-1", 8.4.5.
  mutating func setParameters(_ object: PDFObject) throws(PDFError) {
    let parameters = PDFDictionary(entries: object.entries ?? [:], file: reader.file)
    if let opacity = parameters["ca"].number { state.fillOpacity = min(max(opacity, 0), 1) }
    if let opacity = parameters["CA"].number { state.strokeOpacity = min(max(opacity, 0), 1) }
    if let width = parameters["LW"].number, width < 1e9 { state.line.width = abs(width) }
    if let cap = parameters["LC"].integer { state.line.cap = [.butt, .round, .square][min(max(cap, 0), 2)] }
    if let join = parameters["LJ"].integer { state.line.join = [.miter, .round, .bevel][min(max(join, 0), 2)] }
    if let limit = parameters["ML"].number { state.line.miterLimit = max(limit, 1) }
    if let dashes = parameters["D"].array, dashes.count == 2 { setDashes(dashes[0], phase: dashes[1].number ?? 0) }
    if let font = parameters["Font"].array, font.count == 2 {
      state.text.font = try reader.font(font[0], named: "of a graphics state")
      state.text.size = font[1].number ?? 1
    }
    for key in ["TR", "TR2"] {
      let transfer = parameters[key]
      if !transfer.isNull, !["Identity", "Default"].contains(transfer.name) {
        reader.report(.undrawn("A change of colours by the entry \(key.quoted) of a graphics state"))
      }
    }
    try setBlendMode(parameters["BM"])
    if !parameters["SMask"].isNull { try setMask(parameters["SMask"]) }
  }

  private mutating func setBlendMode(_ object: PDFObject) throws(PDFError) {
    // Of several the first that is known.
    let names = object.name.map { [$0] } ?? object.array?.compactMap(\.name) ?? []
    guard !names.isEmpty else { return }
    guard let mode = names.lazy.compactMap({ BlendMode(pdf: $0) }).first else {
      throw .undrawn("The blend mode \(names[0].quoted)")
    }
    state.blendMode = mode
  }
}

extension BlendMode {
  /// The mode by its name, "ISO 32000-1", 11.3.5.
  fileprivate init?(pdf name: String) {
    guard !["SourceAtop", "DestinationOver", "DestinationOut", "PlusDarker", "PlusLighter"].contains(name) else {
      return nil
    }
    self.init(rawValue: name == "Compatible" ? "normal" : name.prefix(1).lowercased() + name.dropFirst())
  }
}
