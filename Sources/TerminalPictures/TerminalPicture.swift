import Foundation
import PNGFiles
package import PixelImages

/// A picture as a terminal shows it.
package enum TerminalPicture {
  /// Two pixels a character: the upper half block in the colour of the upper one, on that of the lower one.
  package static func halfBlocks(_ bitmap: Bitmap) -> String {
    var text = ""
    for row in stride(from: 0, to: bitmap.height, by: 2) {
      var colors = ""
      for column in 0..<bitmap.width {
        let upper = bitmap[column, row]
        let lower = row + 1 < bitmap.height ? bitmap[column, row + 1] : upper
        let next =
          "\u{1B}[38;2;\(upper.red);\(upper.green);\(upper.blue);48;2;\(lower.red);\(lower.green);\(lower.blue)m"
        if next != colors { text += next }
        colors = next
        text += "▀"
      }
      text += "\u{1B}[0m\r\n"
    }
    return text
  }

  /// The picture by kitty's graphics protocol, over a number of cells.
  package static func kitty(_ bitmap: Bitmap, columns: Int, rows: Int) throws -> String {
    let data = Array(Data(try PNGEncoder().encode(bitmap)).base64EncodedString().utf8)
    let pieces = stride(from: 0, to: data.count, by: 4096).map { data[$0..<min($0 + 4096, data.count)] }
    return pieces.enumerated().map { index, piece in
      let more = index + 1 < pieces.count ? 1 : 0
      let keys = index == 0 ? "a=T,f=100,i=1,p=1,q=2,C=1,c=\(columns),r=\(rows),m=\(more)" : "m=\(more)"
      return "\u{1B}_G\(keys);\(String(decoding: piece, as: UTF8.self))\u{1B}\\"
    }.joined()
  }

  /// Takes kitty's pictures away.
  package static let kittyRemoval = "\u{1B}_Ga=d,q=2\u{1B}\\"

  /// The picture by iTerm2's protocol for inline images, over a number of cells.
  package static func iTerm(_ bitmap: Bitmap, columns: Int, rows: Int) throws -> String {
    let data = Data(try PNGEncoder().encode(bitmap))
    return "\u{1B}]1337;File=inline=1;size=\(data.count);width=\(columns);height=\(rows);preserveAspectRatio=0:"
      + data.base64EncodedString() + "\u{7}"
  }
}

extension Bitmap {
  /// The picture on a background that is white, so that what is translucent can be seen, each pixel the mean of those that it
  /// stands for.
  package func shrunk(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    var result = Bitmap(width: newWidth, height: newHeight, filledWith: PremultipliedColor(.white))
    guard width > 0, height > 0 else { return result }
    for y in 0..<newHeight {
      let rows = y * height / newHeight..<max((y + 1) * height / newHeight, y * height / newHeight + 1)
      for x in 0..<newWidth {
        let columns = x * width / newWidth..<max((x + 1) * width / newWidth, x * width / newWidth + 1)
        result[x, y] = mean(columns, rows)
      }
    }
    return result
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> PremultipliedColor {
    var (red, green, blue) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        let background = 255 - Int(pixel.alpha)
        red += Int(pixel.red) + background
        green += Int(pixel.green) + background
        blue += Int(pixel.blue) + background
      }
    }
    let count = columns.count * rows.count
    func level(_ sum: Int) -> UInt8 { UInt8(min(255, (sum + count / 2) / count)) }
    return PremultipliedColor(RGBAColor(red: level(red), green: level(green), blue: level(blue)))
  }
}
