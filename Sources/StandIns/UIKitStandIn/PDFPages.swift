import DeclarativeUI
import PixelImages

/// Pages of a PDF file, each one picture of what was drawn on it: their words are pixels.
struct PDFPages {
  /// The pixels a point; what printers show of a page of A4 then is 144 for an inch.
  private static let scale: CGFloat = 2
  private var pages: [(size: CGSize, picture: Bitmap)] = []

  /// Adds what a context has drawn.
  mutating func append(_ context: CGContext) {
    guard let picture = DrawnPicture(context, scale: Self.scale, isOpaque: false).image.cgImage else { return }
    pages.append((context.size, picture))
  }

  /// The file: a catalog, the list of pages, and for each page itself, its one drawing and its picture.
  var data: Data {
    let kids = pages.indices.map { "\(3 * $0 + 3) 0 R" }.joined(separator: " ")
    var file = Data("%PDF-1.4\n".utf8)
    var offsets: [Int] = []
    func write(_ dictionary: String, _ stream: Data? = nil) {
      offsets.append(file.count)
      file.append(contentsOf: "\(offsets.count) 0 obj\n<< \(dictionary)".utf8)
      if let stream {
        file.append(contentsOf: " /Length \(stream.count) >>\nstream\n".utf8)
        file.append(stream)
        file.append(contentsOf: "\nendstream\nendobj\n".utf8)
      } else {
        file.append(contentsOf: " >>\nendobj\n".utf8)
      }
    }
    write("/Type /Catalog /Pages 2 0 R")
    write("/Type /Pages /Kids [\(kids)] /Count \(pages.count)")
    for (index, page) in pages.enumerated() {
      let (width, height) = (Double(page.size.width), Double(page.size.height))
      write(
        "/Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(3 * index + 4) 0 R "
          + "/Resources << /XObject << /P \(3 * index + 5) 0 R >> >>")
      write("", Data("q \(width) 0 0 \(height) 0 0 cm /P Do Q".utf8))
      write(
        "/Type /XObject /Subtype /Image /Width \(page.picture.width) /Height \(page.picture.height) "
          + "/ColorSpace /DeviceRGB /BitsPerComponent 8", page.picture.onPaper)
    }
    let table = file.count
    file.append(contentsOf: "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets {
      let digits = String(offset)
      file.append(contentsOf: "\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n".utf8)
    }
    file.append(
      contentsOf: "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n".utf8)
    return file
  }
}

extension Bitmap {
  /// The colours of the pixels over white, row by row.
  fileprivate var onPaper: Data {
    withUnsafePixels { pixels in
      var data = Data(capacity: 3 * pixels.count)
      for pixel in pixels {
        let paper = 255 - pixel.alpha
        data.append(contentsOf: [pixel.red + paper, pixel.green + paper, pixel.blue + paper])
      }
      return data
    }
  }
}
