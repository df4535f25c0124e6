import Foundation
import PixelImages
import PlaneGeometry
import TextFormats

/// How an element is painted: its presentation attributes and those that it inherits.
struct SVGStyle {
  enum Paint {
    case none
    case color(RGBAColor)
    /// A gradient by its name, and what is painted where there is none.
    indirect case reference(String, otherwise: Paint?)
  }

  private(set) var fill = Paint.color(.black)
  private(set) var stroke = Paint.none
  private(set) var fillOpacity = 1.0
  private(set) var strokeOpacity = 1.0
  private(set) var rule = FillRule.nonZero
  private(set) var clipRule = FillRule.nonZero
  private(set) var line = StrokeStyle(width: 1, miterLimit: 4)
  private(set) var color = RGBAColor.black
  private(set) var isVisible = true
  private(set) var markers = SVGMarkers()

  /// Whether there is a line along shapes.
  var hasLine: Bool { if case .none = stroke { false } else { line.width > 0 } }

  /// Attributes and properties that are not drawn, each with the values that change nothing.
  static let undrawn: [String: Set<String>] = [
    "filter": ["none"], "mix-blend-mode": ["normal"], "vector-effect": ["none"],
    "transform-box": ["view-box", "border-box"], "color-interpolation": ["auto", "sRGB"], "clip": ["auto"],
    "mask-image": ["none"], "mask-border": ["none"], "mask-border-source": ["none"], "rotate": ["none"],
    "scale": ["none"], "translate": ["none"], "offset-path": ["none"], "backdrop-filter": ["none"],
    "systemLanguage": [],
  ]

  /// The style of an element inside of one with this style.
  /// - Parameter diagonal: what 100 % of a line's width are.
  func inherited(by attributes: [String: String], diagonal: Double) throws(SVGError) -> SVGStyle {
    var style = self
    if let value = attributes["color"], !["inherit", "currentColor"].contains(value) {
      style.color = try RGBAColor(svg: value, of: "color")
    }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where value != "inherit" {
      try style.set(name, value, diagonal)
    }
    return style
  }

  private mutating func set(_ name: String, _ value: String, _ diagonal: Double) throws(SVGError) {
    switch name {
    case "fill": fill = try paint(value, name)
    case "stroke": stroke = try paint(value, name)
    case "fill-opacity": fillOpacity = try Self.opacity(value, of: name)
    case "stroke-opacity": strokeOpacity = try Self.opacity(value, of: name)
    case "fill-rule": rule = try Self.choice(value, name, ["nonzero": .nonZero, "evenodd": .evenOdd])
    case "clip-rule": clipRule = try Self.choice(value, name, ["nonzero": .nonZero, "evenodd": .evenOdd])
    case "visibility": isVisible = value == "visible"
    case "marker":
      let all = try marker(value, name)
      markers = SVGMarkers(start: all, mid: all, end: all)
    case "marker-start": markers.start = try marker(value, name)
    case "marker-mid": markers.mid = try marker(value, name)
    case "marker-end": markers.end = try marker(value, name)
    default: if name.hasPrefix("stroke-") { try setLine(name, value, diagonal) }
    }
  }

  private func marker(_ value: String, _ name: String) throws(SVGError) -> String? {
    if value == "none" { return nil }
    guard let reference = Self.reference(value) else { throw .undrawn("The attribute \(name)=\(value.quoted)") }
    return reference
  }

  private mutating func setLine(_ name: String, _ value: String, _ diagonal: Double) throws(SVGError) {
    switch name {
    case "stroke-width": line.width = try ValueScanner.length(value, of: name, whole: diagonal)
    case "stroke-miterlimit": line.miterLimit = try ValueScanner.length(value, of: name, whole: 1)
    case "stroke-dashoffset": line.dashPhase = try ValueScanner.length(value, of: name, whole: diagonal)
    case "stroke-dasharray":
      var scanner = ValueScanner(value, of: name)
      let dashes = value == "none" ? [] : try scanner.lengths(whole: diagonal)
      // An odd number of them is repeated; without any length the line is whole.
      line.dashes = dashes.allSatisfy { $0 == 0 } ? [] : dashes.count % 2 == 1 ? dashes + dashes : dashes
    case "stroke-linecap":
      line.cap = try Self.choice(value, name, ["butt": .butt, "round": .round, "square": .square])
    case "stroke-linejoin":
      // "SVG 2" has two more, which hardly any program draws.
      if ["miter-clip", "arcs"].contains(value) { throw .undrawn("The attribute \(name)=\(value.quoted)") }
      line.join = try Self.choice(value, name, ["miter": .miter, "round": .round, "bevel": .bevel])
    default: break
    }
  }

  private static func choice<Choice>(_ value: String, _ name: String, _ choices: [String: Choice]) throws(SVGError)
    -> Choice
  {
    guard let choice = choices[value] else { throw .unreadable(value, of: name) }
    return choice
  }

  static func opacity(_ value: String, of name: String) throws(SVGError) -> Double {
    min(max(try ValueScanner.length(value, of: name, whole: 1), 0), 1)
  }

  private func paint(_ value: String, _ name: String) throws(SVGError) -> Paint {
    let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
    if value == "none" { return .none }
    if value == "currentColor" { return .color(color) }
    guard value.hasPrefix("url(") else { return .color(try RGBAColor(svg: value, of: name)) }
    guard let reference = Self.reference(value) else { throw .undrawn("The paint \(name)=\"\(value)\"") }
    let rest = value.drop { $0 != ")" }.dropFirst().trimmingCharacters(in: .whitespaces)
    return .reference(reference, otherwise: rest.isEmpty ? nil : try paint(rest, name))
  }

  /// The name in `url(#name)`; nil where something elsewhere is named.
  static func reference(_ value: String) -> String? {
    guard value.hasPrefix("url(") else { return nil }
    let name = value.dropFirst(4).prefix { $0 != ")" }.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \t\n"))
    return name.hasPrefix("#") ? String(name.dropFirst()) : nil
  }
}
