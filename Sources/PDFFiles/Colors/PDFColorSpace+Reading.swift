import TextFormats

extension PDFColorSpace {
  /// Reads a colour space by its name, or by the array that describes it.
  init(_ object: PDFObject, _ resources: PDFDictionary, depth: Int = 0) throws(PDFError) {
    let file = resources.file
    let object = try file.resolved(object)
    guard depth < 6 else { throw PDFError("a colour space in it is made of itself") }
    if let name = object.name {
      self = try Self.named(name, resources, depth)
      return
    }
    guard let parts = object.array,
      let kind = try parts.first.map({ part throws(PDFError) in try file.resolved(part) })?.name
    else { throw PDFError("a colour space in it is neither a name nor an array") }
    func part(_ index: Int) throws(PDFError) -> PDFObject {
      guard index < parts.count else { throw PDFError("the colour space \(kind.quoted) in it is not whole") }
      return try file.resolved(parts[index])
    }
    func space(_ index: Int) throws(PDFError) -> PDFColorSpace {
      try PDFColorSpace(try part(index), resources, depth: depth + 1)
    }
    switch kind {
    case "ICCBased": self = try Self.profiled(file.dictionary(try part(1)), resources, depth)
    case "CalGray": self = .calibratedGray(gamma: file.dictionary(try part(1))["Gamma"].number ?? 1)
    case "CalRGB": self = .calibratedRGB(PDFCalibration(file.dictionary(try part(1))))
    case "Lab":
      let dictionary = file.dictionary(try part(1))
      let range = dictionary.numbers("Range") ?? []
      self = .lab(range: range.count == 4 ? range : [-100, 100, -100, 100])
    case "Indexed", "I":
      let table: [UInt8] =
        switch try part(3) {
        case .string(let bytes): bytes
        case .stream(let stream): try file.data(of: stream)
        default: throw PDFError("an indexed colour space in it has no colours")
        }
      self = .indexed(try space(1), table: table)
    case "Separation", "DeviceN":
      let names = kind == "Separation" ? [try part(1)] : try part(1).array ?? []
      guard (1...32).contains(names.count) else { throw PDFError("a colour space in it has no inks, or too many") }
      if names.allSatisfy({ $0.name == "None" }) {
        self = .unmarked(count: names.count)
      } else {
        self = .tinted(count: names.count, try space(2), try PDFFunction(try part(3), file))
      }
    case "Pattern": self = .pattern(parts.count > 1 ? try space(1) : nil)
    default: self = try Self.named(kind, resources, depth)
    }
  }

  private static func named(
    _ name: String, _ resources: PDFDictionary, _ depth: Int
  ) throws(PDFError) -> PDFColorSpace {
    switch name {
    case "DeviceGray", "G", "CalGray": return .gray
    case "DeviceRGB", "RGB", "CalRGB": return .rgb
    case "DeviceCMYK", "CMYK", "CalCMYK": return .cmyk
    case "Pattern": return .pattern(nil)
    default:
      let own = resources.resolvedResource("ColorSpace", name)
      guard !own.isNull else { throw PDFError("there is no colour space \(name.quoted) in it, which it refers to") }
      return try PDFColorSpace(own, resources, depth: depth + 1)
    }
  }

  /// What a profile stands for, by how many numbers make a colour.
  private static func profiled(
    _ profile: PDFDictionary, _ resources: PDFDictionary, _ depth: Int
  ) throws(PDFError) -> PDFColorSpace {
    switch profile["N"].integer {
    case 1: return .gray
    case 3:
      if case .array(let parts) = profile["Alternate"], parts.first?.name == "Lab" {
        return try PDFColorSpace(profile["Alternate"], resources, depth: depth + 1)
      }
      return .rgb
    case 4: return .cmyk
    default: throw PDFError("a colour space in it has a profile for an unknown number of colours")
    }
  }
}

extension PDFCalibration {
  fileprivate init(_ dictionary: PDFDictionary) {
    func three(_ key: String, _ otherwise: [Double], _ count: Int = 3) -> [Double] {
      let numbers = dictionary.numbers(key) ?? []
      return numbers.count == count ? numbers : otherwise
    }
    let white = three("WhitePoint", [1, 1, 1])
    self.init(
      gamma: three("Gamma", [1, 1, 1]), matrix: three("Matrix", [1, 0, 0, 0, 1, 0, 0, 0, 1], 9),
      white: white.allSatisfy { $0 > 0 } ? white : [1, 1, 1])
  }
}
