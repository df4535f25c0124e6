package import TextFormats

extension LayoutOutline: CustomStringConvertible {
  /// The outline in words: its size, then one line an item from back to front, those of a layer indented.
  package var description: String {
    (["Drawing \(size.formatted(as: .hundredths))"] + items.flatMap(\.lines)).joined(separator: "\n")
  }
}

extension LayoutOutline.Item {
  /// The item in words, and below it the lines of a text that has several.
  package var lines: [String] {
    let indentation = String(repeating: "  ", count: depth + 1)
    return words.map { indentation + $0 }
  }

  private var words: [String] {
    let place = frame.map { " \($0.shortText)" } ?? ""
    switch content {
    case .shape(let shape): return ["\(shape.name)\(place) \(shape.formatted(as: .hundredths, from: frame?.origin))"]
    case .image(let image): return ["Image \(image.name.quoted)\(place) \(image.shortText)"]
    case .opacity(let opacity): return ["Opacity \(opacity.formatted(as: .hundredths))"]
    case .clip(.fill(isEvenOdd: false)): return ["Clip\(place)"]
    case .clip(.fill(isEvenOdd: true)): return ["Clip\(place) even-odd"]
    case .clip(.stroke(let line)): return ["Clip\(place) \(line.formatted(as: .hundredths))"]
    case .mirrored: return ["Mirrored\(place)"]
    case .shadow(let shadow): return ["Shadow \(shadow.formatted(as: .hundredths))"]
    case .effect(let name, let numbers): return [([name] + numbers.map { "\($0)" }).joined(separator: " ")]
    case .text(let text):
      let cut = text.isCut ? " cut" : ""
      guard text.lines.count > 1 else {
        let line = text.lines.first
        return ["Text \((line?.text ?? "").quoted)\(place)\(cut)\(line.map { " \($0.placeInWords)" } ?? "")"]
      }
      return ["Text of \(text.lines.count) lines\(place)\(cut)"]
        + text.lines.map { "  Line \($0.text.quoted) \($0.placeInWords)" }
    }
  }
}

extension LayoutOutline.Shape {
  /// What is painted and how.
  /// - Parameter origin: the shape's origin, or nil for places that are seen from there.
  package func formatted(as form: NumberForm, from origin: LayoutOutline.Place? = nil) -> String {
    return "\(style.formatted(as: form)) \(paint.formatted(as: form, from: origin ?? LayoutOutline.Place(x: 0, y: 0)))"
  }
}

extension LayoutOutline.Style {
  /// The rule of a fill, or how the line is drawn.
  package func formatted(as form: NumberForm) -> String {
    switch self {
    case .fill(let isEvenOdd): isEvenOdd ? "fill even-odd" : "fill"
    case .stroke(let line): line.formatted(as: form)
    }
  }
}

extension LayoutOutline.Stroke {
  /// The width, and whatever is not as usual.
  fileprivate func formatted(as form: NumberForm) -> String {
    var words = "stroke \(width.formatted(as: form))"
    if let cap { words += " \(cap) caps" }
    if let join { words += " \(join) joins" }
    if let miterLimit { words += " miter limit \(miterLimit.formatted(as: form))" }
    if !dashes.isEmpty { words += " dashes [\(dashes.map { $0.formatted(as: form) }.joined(separator: ", "))]" }
    if !dashes.isEmpty, dashPhase != 0 { words += " phase \(dashPhase.formatted(as: form))" }
    return words
  }
}

extension LayoutOutline.Paint {
  /// The paint, its places as they are seen from where `origin` is seen from.
  fileprivate func formatted(as form: NumberForm, from origin: LayoutOutline.Place) -> String {
    func words(_ place: LayoutOutline.Place) -> String {
      LayoutOutline.Place(x: origin.x + place.x, y: origin.y + place.y).formatted(as: form)
    }
    func words(_ stops: [LayoutOutline.Stop]) -> String {
      "[\(stops.map { "\($0.color) \($0.location.formatted(as: form))" }.joined(separator: ", "))]"
    }
    switch self {
    case .color(let color): return color
    case .linearGradient(let stops, let start, let end):
      return "linear gradient \(words(start)) to \(words(end)) \(words(stops))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return """
        radial gradient \(words(center)) radius \(startRadius.formatted(as: form)) to \(endRadius.formatted(as: form)) \(words(stops))
        """
    case .gradient(let kind, let stops, let center, let numbers):
      let list = numbers.map { $0.formatted(as: form) }.joined(separator: " ")
      return "\(kind) gradient \(words(center)) \(list) \(words(stops))"
    case .picture(let image, let place, let size):
      return
        "picture \(image.name.quoted) \(image.shortText) again and again from \(words(place)), each \(size.formatted(as: form))"
    }
  }
}

extension LayoutOutline.Image {
  /// What is drawn, besides the name.
  package var shortText: String {
    "of \(width) x \(height) px" + (isNearest ? " nearest" : "") + (templateColor.map { " template \($0)" } ?? "")
  }
}

extension LayoutOutline.Shadow {
  /// The colour, the radius and the offset.
  package func formatted(as form: NumberForm) -> String {
    "\(color) radius \(radius.formatted(as: form)) offset \(offset.formatted(as: form))"
  }
}

extension LayoutOutline.Line {
  /// Where the line stands in its text, and its fonts.
  fileprivate var placeInWords: String {
    let place =
      "x \(x.formatted(as: .hundredths)) baseline \(baseline.formatted(as: .hundredths)) width \(width.formatted(as: .hundredths))"
    return ([place] + fonts.map { $0.formatted(as: .hundredths) }).joined(separator: ", ")
  }
}

extension LayoutOutline.Font {
  /// The size and the colour.
  package func formatted(as form: NumberForm) -> String { "\(size.formatted(as: form)) pt \(color)" }
}

extension LayoutOutline.Place {
  /// The coordinates in parentheses.
  package func formatted(as form: NumberForm) -> String { "(\(x.formatted(as: form)), \(y.formatted(as: form)))" }
}

extension LayoutOutline.Extent {
  /// The width and the height.
  package func formatted(as form: NumberForm) -> String {
    "\(width.formatted(as: form)) x \(height.formatted(as: form))"
  }
}

extension LayoutOutline.Frame {
  fileprivate var shortText: String {
    "at \(origin.formatted(as: .hundredths)) size \(size.formatted(as: .hundredths))"
  }
}
