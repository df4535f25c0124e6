import Drawings
import PixelImages
import PlaneGeometry

/// Lines so wide or so long, and dashes so many, that next to nothing of them is seen on a screen.
enum StrokeBenchmarks {
  static var all: [Benchmark] {
    [
      stroke(
        "strokes: circle of 390 pt, 1000 pt wide",
        Path { $0.addEllipse(in: Rect(x: 0, y: 227, width: 390, height: 390)) },
        StrokeStyle(width: 1000)),
      stroke(
        "strokes: circle of 1200 pt, 1000 pt wide",
        Path { $0.addEllipse(in: Rect(x: -405, y: -178, width: 1200, height: 1200)) },
        StrokeStyle(width: 1000)),
      stroke(
        "strokes: circle of 300 pt, 300 pt wide, round dashes of 0.5 pt",
        Path { $0.addEllipse(in: Rect(x: 45, y: 272, width: 300, height: 300)) },
        StrokeStyle(width: 300, cap: .round, dashes: [0.5, 0.5])),
      stroke(
        "strokes: circle of 300 pt, 300 pt wide, square dashes of 0.5 pt",
        Path { $0.addEllipse(in: Rect(x: 45, y: 272, width: 300, height: 300)) },
        StrokeStyle(width: 300, cap: .square, dashes: [0.5, 0.5])),
      stroke(
        "strokes: line of 10,000 pt, 1000 pt wide, round dashes of 1 pt",
        Path {
          $0.move(to: Point(x: 0, y: 422))
          $0.addLine(to: Point(x: 10_000, y: 422))
        }, StrokeStyle(width: 1000, cap: .round, dashes: [1, 1])),
      stroke(
        "strokes: square of 1e6 pt, 1e6 pt wide, dashes of 100 pt",
        Path { $0.addRect(Rect(x: 0, y: 0, width: 1e6, height: 1e6)) }, StrokeStyle(width: 1e6, dashes: [100, 100])),
      stroke("strokes: line of 1000 points out of sight", farLine, StrokeStyle(width: 3, join: .round)),
    ]
  }

  private static var farLine: Path {
    Path { path in
      path.move(to: Point(x: 500, y: 900))
      for index in 0..<1000 { path.addLine(to: Point(x: 500 + Double(index), y: 900 + Double(index * 37 % 100))) }
    }
  }

  private static func stroke(_ name: String, _ path: Path, _ style: StrokeStyle) -> Benchmark {
    let frame = Rect(origin: .zero, size: ShapeBenchmarks.screen)
    let shape = DrawnShape(name: "Path", frame: frame, path: path, style: .stroke(style), paint: .color(.black))
    return ShapeBenchmarks.render(name, [.shape(shape)], scale: 2)
  }
}
