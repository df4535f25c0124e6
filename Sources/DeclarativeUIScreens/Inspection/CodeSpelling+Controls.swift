extension ButtonContent: CodeSpelled {
  package var inCode: String { viewInCode("Button", ["role": role]) }
}

extension ButtonRole: CodeSpelled {
  package var inCode: String { "." + name }
}

extension ProgressView: CodeSpelled {
  package nonisolated var inCode: String { viewInCode("ProgressView", ["value": source.fixedFraction]) }
}

extension Gauge: CodeSpelled {
  package nonisolated var inCode: String { viewInCode("Gauge", ["value": fraction]) }
}

extension Slider: CodeSpelled {
  package nonisolated var inCode: String { viewInCode("Slider", ["value": value.number.wrappedValue]) }
}
