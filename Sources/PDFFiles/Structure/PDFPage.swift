import PlaneGeometry

/// The first page of a file: what is on it, and how it lies.
struct PDFPage {
  let dictionary: PDFDictionary
  let resources: PDFDictionary
  /// How many pages the file says that it has.
  let count: Int
  /// The extents in points as they are seen.
  let size: Size
  /// From the page's coordinates, whose y grows up, to points of the picture.
  let placement: Transform

  init(_ file: PDFFile) throws(PDFError) {
    let root = file.dictionary(file.trailer["Root"] ?? .null)
    let pages = root.dictionary("Pages")
    count = pages["Count"].integer ?? 1
    // What a page does not say, the nodes above it say.
    var (node, inherited) = (pages, pages.entries)
    for _ in 0..<PDFLimits.depth {
      guard let kids = node["Kids"].array else { break }
      let next = kids.lazy.map { file.dictionary($0) }.first { !$0.entries.isEmpty }
      guard let next else { break }
      node = next
      inherited.merge(node.entries) { _, own in own }
    }
    guard !node.entries.isEmpty, node["Kids"].isNull, node["Type"].name != "Pages" else {
      throw PDFError("it has no page, or its pages are nested too deep; export it again")
    }
    let page = PDFDictionary(entries: inherited, file: file)
    dictionary = page
    resources = page.dictionary("Resources")
    let unit = page["UserUnit"].number.flatMap { $0 > 0 ? $0 : nil } ?? 1
    let box = try Self.box(page)
    let turns = ((page["Rotate"].integer ?? 0) / 90 % 4 + 4) % 4
    let map = Transform.translation(x: -box.minX, y: -box.minY)
    let (width, height) = (box.width, box.height)
    let turned: Transform =
      switch turns {
      case 1: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 2: Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case 3: Transform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      default: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      }
    placement = map.then(turned).then(.scale(x: unit, y: unit))
    let isSideways = turns % 2 == 1
    size = Size(width: (isSideways ? height : width) * unit, height: (isSideways ? width : height) * unit)
    guard size.width > 0, size.height > 0, size.width <= PDFLimits.extent, size.height <= PDFLimits.extent else {
      throw PDFError(
        "its page has \(size.width) x \(size.height) points, and 1 to \(Int(PDFLimits.extent)) are drawn; give it another "
          + "MediaBox")
    }
  }

  /// What is seen of the page: its CropBox within its MediaBox.
  private static func box(_ page: PDFDictionary) throws(PDFError) -> Rect {
    guard let media = rect(page.numbers("MediaBox")) else {
      throw PDFError("its page does not say how large it is: give it a MediaBox")
    }
    guard let crop = rect(page.numbers("CropBox")) else { return media }
    let box = Rect(
      minX: max(media.minX, crop.minX), minY: max(media.minY, crop.minY), maxX: min(media.maxX, crop.maxX),
      maxY: min(media.maxY, crop.maxY))
    return box.width > 0 && box.height > 0 ? box : media
  }

  /// A rectangle by two opposite corners.
  static func rect(_ numbers: [Double]?) -> Rect? {
    guard let numbers, numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    return Rect(
      minX: min(numbers[0], numbers[2]), minY: min(numbers[1], numbers[3]), maxX: max(numbers[0], numbers[2]),
      maxY: max(numbers[1], numbers[3]))
  }

  /// The content streams, one after the other.
  func content() throws(PDFError) -> [UInt8] {
    let file = dictionary.file
    switch dictionary["Contents"] {
    case .stream(let stream): return try file.data(of: stream)
    case .array(let parts):
      var bytes: [UInt8] = []
      for part in parts {
        guard case .stream(let stream) = try file.resolved(part) else { continue }
        bytes += try file.data(of: stream) + [10]
      }
      return bytes
    default: return []
    }
  }
}
