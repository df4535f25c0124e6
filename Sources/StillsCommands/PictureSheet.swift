import Foundation
import PixelImages
import TerminalPictures

/// Pictures with their names, as one picture of all or as a page.
struct PictureSheet {
  /// A picture and what it is called.
  struct Entry {
    var name: String
    /// The bytes of its PNG file.
    var file: Data
    var bitmap: Bitmap
  }

  let entries: [Entry]
  let columns: Int
  /// How wide a picture is drawn at most, in pixels.
  let width: Int

  private static let gap = 16
  private static let background = PremultipliedColor(RGBAColor(red: 214, green: 214, blue: 220))

  /// All pictures in rows, without their names; nil where that would be larger than a bitmap may be.
  func bitmap() -> Bitmap? {
    let pictures = entries.map { fitted($0.bitmap) }
    let rows = stride(from: 0, to: pictures.count, by: columns).map {
      pictures[$0..<min($0 + columns, pictures.count)]
    }
    let sheetWidth = rows.map { $0.reduce(Self.gap) { $0 + $1.width + Self.gap } }.max() ?? 0
    let sheetHeight = rows.reduce(Self.gap) { $0 + ($1.map(\.height).max() ?? 0) + Self.gap }
    let (count, overflows) = sheetWidth.multipliedReportingOverflow(by: sheetHeight)
    guard !overflows, count <= Bitmap.maximumPixelCount else { return nil }
    var sheet = Bitmap(width: sheetWidth, height: sheetHeight, filledWith: Self.background)
    var top = Self.gap
    for row in rows {
      var left = Self.gap
      for picture in row {
        sheet.draw(picture, x: left, y: top)
        left += picture.width + Self.gap
      }
      top += (row.map(\.height).max() ?? 0) + Self.gap
    }
    return sheet
  }

  private func fitted(_ bitmap: Bitmap) -> Bitmap {
    let newWidth = min(width, bitmap.width)
    guard newWidth > 0 else { return bitmap }
    return bitmap.shrunk(toWidth: newWidth, height: max(1, bitmap.height * newWidth / bitmap.width))
  }

  /// A page that holds everything, with the name below each picture.
  var html: String {
    let figures = entries.map { entry in
      let name = Self.escaped(entry.name)
      return """
        <figure><img loading="lazy" alt="\(name)" width="\(min(width, entry.bitmap.width))" \
        src="data:image/png;base64,\(entry.file.base64EncodedString())"><figcaption>\(name)</figcaption></figure>

        """
    }
    return """
      <!doctype html>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>References</title>
      <style>
        body { margin: 16px; background: #d6d6dc; font: 13px system-ui, sans-serif; color: #222 }
        main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
        figure { margin: 0 } img { display: block; max-width: 100%; height: auto }
        figcaption { max-width: \(max(width, 160))px; overflow-wrap: anywhere; padding-top: 4px }
      </style>
      <main>
      \(figures.joined())</main>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

extension Bitmap {
  /// Copies an opaque picture that lies inside of this one.
  fileprivate mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    for row in 0..<picture.height {
      for column in 0..<picture.width { self[x + column, y + row] = picture[column, row] }
    }
  }
}
