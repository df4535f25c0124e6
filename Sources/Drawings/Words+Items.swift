import PixelImages
import PlaneGeometry
import Typesetting

extension DrawnShape {
  var inWords: String {
    "\(name) \(frame.inWords) \(style.inWords) \(paint.inWords)"
  }
}

extension DrawnShape.Style {
  fileprivate var inWords: String {
    switch self {
    case .fill(.nonZero): "fill"
    case .fill(.evenOdd): "fill even-odd"
    case .stroke(let style): style.inWords
    }
  }
}

extension StrokeStyle {
  /// The width, and whatever is not as usual.
  fileprivate var inWords: String {
    var words = "stroke \(width.inWords)"
    if cap != .butt { words += " \(cap) caps" }
    if join != .miter { words += " \(join) joins" }
    if join == .miter, miterLimit != 10 { words += " miter limit \(miterLimit.inWords)" }
    if !dashes.isEmpty { words += " dashes [\(dashes.map(\.inWords).joined(separator: ", "))]" }
    if !dashes.isEmpty, dashPhase != 0 { words += " phase \(dashPhase.inWords)" }
    return words
  }
}

extension DrawnImage {
  var inWords: String {
    var words = "Image \(name.quoted) \(frame.inWords) of \(bitmap.width) x \(bitmap.height) px"
    if interpolation == .nearest { words += " nearest" }
    if let templateColor { words += " template \(templateColor)" }
    return words
  }
}

extension DrawnLayer.Effect {
  var inWords: String {
    switch self {
    case .opacity(let opacity): "Opacity \(opacity.inWords)"
    case .clip(_, .fill(.nonZero), let frame): "Clip \(frame.inWords)"
    case .clip(_, .fill(.evenOdd), let frame): "Clip \(frame.inWords) even-odd"
    case .clip(_, .stroke(let line), let frame): "Clip \(frame.inWords) \(line.inWords)"
    case .shadow(let color, let radius, let offset):
      "Shadow \(color) radius \(radius.inWords) offset \(offset.inWords)"
    case .mirrored(let frame): "Mirrored \(frame.inWords)"
    }
  }
}

extension TextLine {
  /// Where the line stands in its text, and the fonts and colours of its runs, each once.
  var placeInWords: String {
    var styles: [String] = []
    for run in runs {
      let style = "\(run.size.inWords) pt \(run.color)"
      if !styles.contains(style) { styles.append(style) }
    }
    let place = "x \(x.inWords) baseline \(baseline.inWords) width \(width.inWords)"
    return ([place] + styles).joined(separator: ", ")
  }
}
