/// How much lower than in their file the letters of a bundled face are drawn, so that they are as high as those of iOS.
///
/// Inter stands for the system font of iOS. Its capitals are 0.7275 em high and its small letters 0.546; on pictures of iOS
/// capitals are 0.7055 em high at 12, 16, 17, 27 and 40 points, in regular, semibold and bold letters, and small ones 0.526 up
/// to 27 points: the same share of Inter's. (Small regular letters of 40 points are 0.51 em high there, a pixel and a half less
/// than here.) Widths are those of the file, and spaced by `SystemTracking`.
struct LetterHeight: Hashable, Sendable {
  /// The family that is drawn so.
  let family: String
  /// The share of the file's height, in 1024ths.
  let share: Int32

  static let system = LetterHeight(family: "Inter", share: 993)
}

extension GlyphOutline {
  /// The outline with all places as much nearer to the baseline.
  func scaledUpwards(by height: LetterHeight) -> GlyphOutline {
    func moved(_ point: GlyphPoint) -> GlyphPoint {
      GlyphPoint(x: point.x, y: (point.y * height.share + 512) >> 10)
    }
    let moved = elements.map { element -> Element in
      switch element {
      case .move(let to): .move(to: moved(to))
      case .line(let to): .line(to: moved(to))
      case .quad(let to, let control): .quad(to: moved(to), control: moved(control))
      case .cubic(let to, let control1, let control2):
        .cubic(to: moved(to), control1: moved(control1), control2: moved(control2))
      case .close: .close
      }
    }
    return GlyphOutline(elements: moved, mayOverlap: mayOverlap)
  }
}
