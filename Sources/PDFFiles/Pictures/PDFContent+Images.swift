import PixelImages
import PlaneGeometry
import TextFormats
import VectorPictures

extension PDFContent {
  /// Draws an image into the square between 0 and 1.
  mutating func draw(image stream: PDFStream, _ dictionary: PDFDictionary) throws(PDFError) {
    // Pixels are worked out each time.
    let image = try PDFImage(stream, resources)
    try reader.spend(image.work / 4096, isAlways: true)
    // The first row of an image lies at the top.
    let map = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).then(state.map)
    guard image.isMask else {
      let item = VectorItem.image(VectorImage(bitmap: try image.bitmap(), isSmooth: true, map: map))
      return try add(state.fillOpacity < 1 ? .faded([item], opacity: state.fillOpacity) : item)
    }
    let stencil = try image.stencil()
    func painted(_ color: RGBAColor) -> VectorItem {
      let (opaque, bitmap) = (PremultipliedColor(color), (image.width, image.height))
      let pixels = Bitmap(width: bitmap.0, height: bitmap.1) { pixels in
        for index in pixels.indices { pixels[index] = stencil[index] == 0 ? .clear : opaque }
      }
      return .image(VectorImage(bitmap: pixels, isSmooth: true, map: map))
    }
    guard let pattern = state.fill.pattern else {
      guard let color = state.fill.space.color(state.fill.values)?.faded(by: state.fillOpacity) else { return }
      return try add(painted(color))
    }
    let background = try self.painted(by: pattern, state.fill, in: reader.area)
    try reader.spend(DrawingBudget.Price.mask, isAlways: true)
    try add(
      .masked(background.faded(state.fillOpacity), by: [painted(.black)], isByLight: false),
      weight: background.weight + 1)
  }

  /// Draws an image whose samples stand between the operators, "ISO 32000-1", 8.9.7.
  mutating func drawInlineImage(_ scanner: inout PDFScanner) throws(PDFError) {
    var (entries, key): ([String: PDFObject], String?) = ([:], nil)
    reading: while let token = try scanner.next() {
      switch token {
      case .word("ID"): break reading
      case .word: key = nil
      case .object(let object):
        if let name = key {
          entries[Self.keys[name] ?? name] = object
          key = nil
        } else {
          key = object.name
        }
      }
    }
    if let filter = entries["Filter"] { entries["Filter"] = Self.full(filter) }
    var stream = PDFStream(entries: entries, reference: nil)
    stream.data = try samples(&scanner, stream)
    try draw(image: stream, PDFDictionary(entries: entries, file: reader.file))
  }

  private func samples(_ scanner: inout PDFScanner, _ stream: PDFStream) throws(PDFError) -> [UInt8] {
    guard stream.entries["Filter"] == nil else {
      return try reader.file.decoded(scanner.data(upTo: "EI"), stream.entries)
    }
    // Samples may look like the operator that ends them; how many there are is known.
    let image = try PDFImage(stream, resources)
    let space = try image.isMask ? .gray : PDFColorSpace(stream.entries["ColorSpace"] ?? .null, resources)
    let bits = image.isMask ? 1 : stream.entries["BitsPerComponent"]?.integer ?? 8
    let count = (image.width * space.count * max(bits, 1) + 7) / 8 * image.height
    guard let data = scanner.data(count: count) else {
      _ = scanner.data(upTo: "EI")
      throw PDFError("an image between the operators of it is left out, because it is not whole")
    }
    _ = scanner.data(upTo: "EI")
    return data
  }

  private static let keys = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms", "F": "Filter", "H": "Height",
    "IM": "ImageMask", "I": "Interpolate", "W": "Width",
  ]

  private static let filters = [
    "AHx": "ASCIIHexDecode", "A85": "ASCII85Decode", "LZW": "LZWDecode", "Fl": "FlateDecode", "RL": "RunLengthDecode",
    "CCF": "CCITTFaxDecode", "DCT": "DCTDecode",
  ]

  private static func full(_ filter: PDFObject) -> PDFObject {
    switch filter {
    case .name(let name): .name(filters[name] ?? name)
    case .array(let parts): .array(parts.map { full($0) })
    default: filter
    }
  }
}
