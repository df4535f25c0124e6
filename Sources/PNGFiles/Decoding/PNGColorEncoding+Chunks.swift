extension PNGColorEncoding {
  /// Reads the chunks in the order of precedence of the PNG specification, third edition, section 4.3.
  init(_ structure: PNGStructure, of file: UnsafeRawBufferPointer) {
    func data(_ type: String) -> Slice<UnsafeRawBufferPointer>? {
      structure.chunks.first { $0.type == type }.map { file[$0.data] }
    }
    if let code = data("cICP"), code.count == 4 {
      let (primaries, transfer) = (Int(code[code.startIndex]), Int(code[code.startIndex + 1]))
      self = primaries == 1 && transfer == 13 ? .sRGB : .codePoints(primaries: primaries, transfer: transfer)
    } else if let profile = data("iCCP") {
      self = .profile(name: String(latin1: profile.prefix(79).prefix { $0 != 0 }))
    } else if data("sRGB") != nil {
      self = .sRGB
    } else if let gamma = data("gAMA"), gamma.count == 4 {
      self = .gamma(Int(file.bigEndian(at: gamma.startIndex)))
    } else {
      self = .unspecified
    }
  }
}
