import ArgumentParser
import DrawingRenderer
import Drawings
import Foundation
import PNGFiles
import PixelImages
import PlaneGeometry

/// A folder that takes pictures.
struct PictureFolder {
  private let folder: URL

  /// Makes the folder where it is missing.
  init(_ path: String) throws {
    folder = URL(filePath: path, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ValidationError(
        "The folder \(path) cannot be made: \(error.localizedDescription) Choose another one with --output.")
    }
  }

  var path: String { folder.path(percentEncoded: false) }

  /// Writes a picture as a PNG file, replacing one of the same name.
  ///
  /// - Parameter encoder: how hard the file is compressed.
  func write(_ bitmap: Bitmap, name: String, encoder: PNGEncoder = PNGEncoder()) throws {
    let file = folder.appending(path: name + ".png")
    let bytes = try encoder.encode(bitmap)
    do {
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw ValidationError(
        "\(file.path(percentEncoded: false)) cannot be written: \(error.localizedDescription)")
    }
  }
}

/// A screen as pixels, and how they came about.
struct DrawnScreen: Sendable {
  let bitmap: Bitmap
  /// What could not be drawn as asked, a sentence each.
  let problems: [String]
  let layoutTime, renderingTime: Duration

  /// Prints a line about the picture, and one for each problem.
  func report(file: String) {
    func milliseconds(_ time: Duration) -> String {
      String(format: "%.2f ms", time / .milliseconds(1))
    }
    print(
      "\(file)  \(bitmap.width) x \(bitmap.height) px, laid out in \(milliseconds(layoutTime)), "
        + "drawn in \(milliseconds(renderingTime))")
    for problem in problems { print("  \(problem)") }
  }
}

/// Pictures side by side at a third of their size, on grey.
enum ContactSheet {
  private static let gap = 24.0
  private static let background = RGBAColor(red: 214, green: 214, blue: 220)

  static func picture(of bitmaps: [Bitmap]) -> Bitmap {
    var left = gap
    let images = bitmaps.enumerated().map { index, bitmap in
      let frame = Rect(x: left, y: gap, width: Double(bitmap.width) / 3, height: Double(bitmap.height) / 3)
      left = frame.maxX + gap
      return DrawnImage(name: "\(index)", frame: frame, bitmap: bitmap)
    }
    let size = Size(width: left, height: (images.map(\.frame.maxY).max() ?? 0) + gap)
    let sheet = Rect(origin: .zero, size: size)
    let background = DrawnShape(
      name: "Background", frame: sheet, path: Path { $0.addRect(sheet) }, style: .fill(.nonZero),
      paint: .color(background))
    let drawing = Drawing(size: size, items: [.shape(background)] + images.map(DrawingItem.image))
    return DrawingRenderer(scale: 1).render(drawing)
  }
}
