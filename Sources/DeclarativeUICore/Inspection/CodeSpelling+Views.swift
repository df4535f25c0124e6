import Foundation
import PixelImages
import TextFormats

extension Text: CodeSpelled {
  package var inCode: String {
    switch storage {
    case .string(let string), .literal(let string, _): return "Text(\(string.quoted))" + modifiersInCode
    case .source: return "Text(\(words.quoted))" + modifiersInCode
    case .image(let image): return "Text(\(image.inCode))" + modifiersInCode
    case .joined(let joined):
      let sum = joined.flattened.map(\.inCode).filter { $0 != "Text(\"\")" }.joined(separator: " + ")
      return modifiers.isEmpty ? sum : "(\(sum))" + modifiersInCode
    }
  }

  private var modifiersInCode: String {
    modifiers.map { modifier in
      switch modifier {
      case .font(let font): ModifierCall("font", ["": font])
      case .adjustment(let adjustment): adjustment.call
      case .style(let style): ModifierCall("foregroundStyle", ["": style])
      case .tracking(let tracking): ModifierCall("tracking", ["": tracking])
      case .baselineOffset(let offset): ModifierCall("baselineOffset", ["": offset])
      case .underline(let line): line.call("underline")
      case .strikethrough(let line): line.call("strikethrough")
      case .background(let color): ModifierCall("backgroundColor", ["": color])
      case .label(let label): ModifierCall("accessibilityLabel", ["": label.string])
      case .scale(let scale): ModifierCall("textScale", ["": scale])
      case .language(let language): ModifierCall("typesettingLanguage", ["": language])
      case .attribute(let attribute): ModifierCall("customAttribute", ["": attribute.value])
      }
    }.map(\.inCode).joined()
  }
}

extension Image: CodeSpelled {
  package var inCode: String {
    let name =
      switch source {
      case .asset(let name, _): "Image(\(name.quoted))"
      case .symbol(let name, _): "Image(systemName: \(name.quoted))"
      case .bitmap(let bitmap, let scale):
        "Image(\(bitmap.width) x \(bitmap.height) pixels, scale: \(DeclarativeUICore.inCode(scale)))"
      }
    let rendering = renderingMode.map { ModifierCall("renderingMode", ["": $0]).inCode } ?? ""
    let resizing = resizing.map { resizing in
      let caps = resizing.caps == EdgeInsets() ? "" : "capInsets: \(resizing.caps.inCode)"
      let mode = resizing.mode == .stretch ? "" : "resizingMode: .tile"
      return ".resizable(" + [caps, mode].filter { !$0.isEmpty }.joined(separator: ", ") + ")"
    }
    return name + (resizing ?? "") + rendering
  }
}

extension HStack: CodeSpelled {
  package nonisolated var inCode: String {
    viewInCode("HStack", ["alignment": alignment == .center ? nil : alignment, "spacing": spacing])
  }
}

extension VStack: CodeSpelled {
  package nonisolated var inCode: String {
    viewInCode("VStack", ["alignment": alignment == .center ? nil : alignment, "spacing": spacing])
  }
}

extension ZStack: CodeSpelled {
  package nonisolated var inCode: String { viewInCode("ZStack", ["alignment": alignment.ifNotCentered]) }
}

extension Spacer: CodeSpelled {
  package nonisolated var inCode: String { viewInCode("Spacer", ["minLength": minLength]) }
}

extension FilledShape: CodeSpelled {
  package var inCode: String {
    let arguments = [
      style is ForegroundStyle ? "" : DeclarativeUICore.inCode(style),
      fillStyle.isEOFilled ? "style: FillStyle(eoFill: true)" : "",
    ]
    return shapeInCode(shape) + ".fill(\(arguments.filter { !$0.isEmpty }.joined(separator: ", ")))"
  }
}

extension StrokeShapeView: CodeSpelled {
  package var inCode: String {
    let stroke = (line as? any LineAlongShape)?.strokeStyle
    let width = stroke.map { ", lineWidth: " + DeclarativeUICore.inCode($0.lineWidth) } ?? ""
    return shapeInCode(shape) + ".stroke(\(DeclarativeUICore.inCode(style))\(width))"
  }
}

extension RoundedRectangle: CodeSpelled {
  package nonisolated var inCode: String {
    let (width, height) = (DeclarativeUICore.inCode(cornerSize.width), DeclarativeUICore.inCode(cornerSize.height))
    let corner = width == height ? "cornerRadius: \(width)" : "cornerSize: \(width) x \(height)"
    return "RoundedRectangle(\(corner)\(style == .continuous ? "" : ", style: .circular"))"
  }
}

/// A shape of any kind: its own spelling, or its name.
private func shapeInCode(_ shape: any Shape) -> String {
  if let spelled = shape as? any CodeSpelled { return spelled.inCode }
  return nameInCode(of: type(of: shape)) + "()"
}

package func viewInCode(_ name: String, _ arguments: KeyValuePairs<String, Any?>) -> String {
  let call = ModifierCall(name, arguments)
  return call.arguments.isEmpty ? name : String(call.inCode.dropFirst())
}
