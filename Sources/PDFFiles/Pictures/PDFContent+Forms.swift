import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

extension PDFContent {
  /// Draws a form or an image by its name.
  mutating func draw(objectNamed name: String) throws(PDFError) {
    guard case .stream(let stream) = try reader.file.resolved(resources.resource("XObject", name)) else {
      throw PDFError("there is no object \(name.quoted) in it, which it draws")
    }
    let dictionary = PDFDictionary(entries: stream.entries, file: reader.file)
    if let layer = dictionary.entries["OC"], reader.isHidden(layer) { return }
    switch dictionary["Subtype"].name {
    case "Form": try draw(form: stream, dictionary)
    case "Image": try draw(image: stream, dictionary)
    case let kind: throw .undrawn("The object \(name.quoted) of the kind \((kind ?? "").quoted)")
    }
  }

  private mutating func draw(form stream: PDFStream, _ dictionary: PDFDictionary) throws(PDFError) {
    let group = dictionary.dictionary("Group")
    let isGroup = group["S"].name == "Transparency"
    if isGroup, group["K"].bool == true { reader.report(.undrawn("That parts of a group knock out each other")) }
    var inside = state
    inside.map = Transform(dictionary).then(state.map)
    if isGroup {
      (inside.fillOpacity, inside.strokeOpacity, inside.blendMode, inside.mask) = (1, 1, .normal, nil)
      inside.scopes = []
    }
    let isIsolated = group["I"].bool == true
    let content = try drawn(stream, dictionary, inside, isGroup ? PDFCanvas() : canvas, isColorKept)
    guard isGroup else {
      canvas = content.canvas
      return
    }
    var canvas = content.canvas
    let items = canvas.finish()
    guard !items.isEmpty else { return }
    let isOneThing = state.fillOpacity < 1 || state.blendMode != .normal || isIsolated && canvas.isBlended
    guard isOneThing || state.mask != nil else {
      for item in items { try add(item, weight: canvas.weight / items.count) }
      return
    }
    try reader.spend(DrawingBudget.Price.layer, isAlways: true)
    try add(.faded(items, opacity: isOneThing ? state.fillOpacity : 1), weight: canvas.weight)
  }

  /// The content of a form, drawn with a state.
  func drawn(
    _ stream: PDFStream, _ dictionary: PDFDictionary, _ inside: PDFState, _ canvas: PDFCanvas, _ isColorKept: Bool
  ) throws(PDFError) -> PDFContent {
    try reader.follow(stream) { () throws(PDFError) in
      var own = dictionary.dictionary("Resources")
      own.around = [resources]
      var content = PDFContent(reader, resources: own, state: inside, base: inside.map)
      content.canvas = canvas
      content.isColorKept = isColorKept
      if let box = PDFPage.rect(dictionary.numbers("BBox")) {
        content.clip(to: Path { $0.addRect(box) }.transformed(by: inside.map), .nonZero)
      }
      content.run(try reader.file.data(of: stream))
      return content
    }
  }

  // MARK: Masks

  /// Lays a mask over what is painted from now on, or none, "ISO 32000-1", 11.6.5.3.
  mutating func setMask(_ object: PDFObject) throws(PDFError) {
    guard object.name != "None" else {
      state.mask = nil
      return
    }
    let mask = PDFDictionary(entries: object.entries ?? [:], file: reader.file)
    guard case .stream(let stream) = mask["G"] else { throw PDFError("a mask in it has no group") }
    if let reference = stream.reference, let last = reader.lastMask, last.group == reference, last.map == state.map {
      state.mask = last.scope
      return
    }
    let isInverted = try isInverted(mask)
    let dictionary = PDFDictionary(entries: stream.entries, file: reader.file)
    var inside = PDFState(map: Transform(dictionary).then(state.map))
    inside.text = state.text
    do {
      var canvas = try drawn(stream, dictionary, inside, PDFCanvas(), false).canvas
      var items = canvas.finish()
      let isByLight = mask["S"].name != "Alpha"
      if isByLight, let backdrop = try backdrop(mask, dictionary), backdrop != .black {
        let background = Path { $0.addRect(reader.area) }
        items.insert(.shape(VectorShape(path: background, fill: .color(backdrop), map: .identity)), at: 0)
      }
      if isInverted { items = inverted(items, isByLight: isByLight) }
      let scope = PDFScope(.mask(items, isByLight: isByLight, weight: canvas.weight + 1))
      if let reference = stream.reference { reader.lastMask = (reference, state.map, scope) }
      state.mask = scope
    } catch {
      // What would be seen through a mask that is not known is not known either.
      state.mask = PDFScope(.mask([], isByLight: false, weight: 0))
      throw error
    }
  }

  /// Whether a mask hides what it would show; other changes of masks are told.
  ///
  /// A function is known by what it makes of nothing and of everything: programs write some that have a step between, which
  /// at the soft edges of a mask is as good as a slope.
  private func isInverted(_ mask: PDFDictionary) throws(PDFError) -> Bool {
    if mask["TR"].isNull || mask["TR"].name == "Identity" { return false }
    let function = try PDFFunction(mask["TR"], reader.file)
    let (nothing, everything) = (function.values([0]).first ?? 0, function.values([1]).first ?? 0)
    if (nothing, everything) == (1, 0) { return true }
    if (nothing, everything) != (0, 1) { reader.report(.undrawn("The change of a mask by its function TR")) }
    return false
  }

  private func inverted(_ items: [VectorItem], isByLight: Bool) -> [VectorItem] {
    func background(_ color: RGBAColor) -> VectorItem {
      .shape(VectorShape(path: Path { $0.addRect(reader.area) }, fill: .color(color), map: .identity))
    }
    guard isByLight else { return [background(.black), .blended(items, .destinationOut)] }
    return [background(.black)] + items + [.blended([background(.white)], .difference)]
  }

  /// The colour on which the group of a mask lies.
  private func backdrop(_ mask: PDFDictionary, _ form: PDFDictionary) throws(PDFError) -> RGBAColor? {
    guard let values = mask.numbers("BC") else { return nil }
    let space = form.dictionary("Group")["CS"]
    let kinds: [Int: PDFColorSpace] = [1: .gray, 3: .rgb, 4: .cmyk]
    return try (space.isNull ? kinds[values.count] : PDFColorSpace(space, resources))?.color(values)
  }
}
