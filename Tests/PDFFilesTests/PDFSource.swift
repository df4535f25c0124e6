import DrawingRenderer
import Drawings
import PDFFiles
import PixelImages
import PlaneGeometry
import VectorPictures

/// A small file, object by object.
struct PDFSource {
  /// The bytes of each object, whose number is its place counted from 1.
  private var objects: [[UInt8]] = []
  private var page = ""

  /// A file with one page.
  /// - Parameters:
  ///   - content: the operators of the page.
  ///   - resources: the entries of its resources.
  ///   - entries: what else the page says; its extents are 20 x 10 points where this does not name a `MediaBox`.
  ///   - objects: what else is in the file, from object 10 on.
  init(
    _ content: String, resources: String = "", entries: String = "/MediaBox [0 0 20 10]", objects: [PDFPart] = []
  ) {
    page = "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>\(entries)>>"
    self.objects = [
      Array("<</Type/Catalog/Pages 2 0 R>>".utf8), Array("<</Type/Pages/Kids[3 0 R]/Count 1>>".utf8), Array(page.utf8),
      PDFPart.stream(content).bytes,
    ]
    while self.objects.count < 9 { self.objects.append(Array("null".utf8)) }
    self.objects += objects.map(\.bytes)
  }

  /// Another object in the place of one.
  mutating func replace(_ number: Int, _ part: PDFPart) { objects[number - 1] = part.bytes }

  /// The file, with a table of where its objects are.
  func bytes(trailer: String = "") -> [UInt8] {
    var (bytes, places): ([UInt8], [Int]) = (Array("%PDF-1.7\n".utf8), [])
    for (index, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = "\(place)"
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<</Size \(objects.count + 1)/Root 1 0 R\(trailer)>>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array(table.utf8)
  }

  func picture() throws -> VectorPicture { try VectorPicture(pdf: bytes()) }

  /// The pixels, one a point.
  func bitmap(scale: Double = 1) throws -> Bitmap { Self.bitmap(try picture(), scale: scale) }

  static func bitmap(_ picture: VectorPicture, scale: Double = 1) -> Bitmap {
    let item = picture.item("picture", in: Rect(origin: .zero, size: picture.size))
    return DrawingRenderer(scale: scale).render(Drawing(size: picture.size, items: [item]))
  }
}

/// An object of a file.
enum PDFPart {
  case object(String)
  /// A stream with entries of its dictionary.
  case data([UInt8], String)

  static func stream(_ text: String, _ entries: String = "") -> PDFPart { .data(Array(text.utf8), entries) }

  /// A form whose box is 20 x 10.
  static func form(_ text: String, _ entries: String = "") -> PDFPart {
    .stream(text, "/Type/XObject/Subtype/Form/BBox[0 0 20 10]" + entries)
  }

  var bytes: [UInt8] {
    switch self {
    case .object(let text): Array(text.utf8)
    case .data(let data, let entries):
      Array("<<\(entries)/Length \(data.count)>>stream\n".utf8) + data + Array("\nendstream".utf8)
    }
  }
}

extension Bitmap {
  /// The colour of a pixel as `#RRGGBB`, or with its alpha where it is not opaque.
  func color(_ x: Int, _ y: Int) -> String { RGBAColor(self[x, y]).description }
}
