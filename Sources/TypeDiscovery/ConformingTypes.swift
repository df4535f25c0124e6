/// Finds the types of this process that conform to a protocol, which Swift has no call for.
///
/// Each binary image has a section that lists the conformances in it; the runtime tells where the sections are. Swift
/// Testing finds its tests so, too. What records look like is described in the Swift repository, in
/// `include/swift/ABI/Metadata.h` (`TargetProtocolConformanceDescriptor`) and `docs/ABI/TypeMetadata.rst`; it is a part of
/// the stable binary interface.
package enum ConformingTypes {
  /// All types that conform to a protocol, once each, generic ones and those of Objective-C excepted; none where what is given
  /// is something else than one protocol of Swift.
  ///
  /// `& AnyObject` beside the protocol is not looked at.
  ///
  /// In no particular order. Optimized builds leave out private types that nothing else uses.
  /// - Parameter existential: the type of all values that conform, as in `(any View).self`.
  package static func of(_ existential: Any.Type) -> [Any.Type] {
    guard let descriptor = protocolDescriptor(of: existential) else { return [] }
    var types: [Any.Type] = []
    var known: Set<ObjectIdentifier> = []
    for section in ConformanceSection.all {
      section.forEachRecord { record in
        guard record.protocolDescriptor == descriptor, let type = record.type else { return }
        if known.insert(ObjectIdentifier(type)).inserted { types.append(type) }
      }
    }
    return types
  }

  /// What describes the protocol; nil for other types, compositions and protocols of Objective-C.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    // The kind of the type, flags, of which one says that a superclass comes next, how many protocols, the protocols.
    let word = MemoryLayout<UInt>.size
    let kind = metadata.load(as: UInt.self)
    let (flags, count) = ((metadata + word).load(as: UInt32.self), (metadata + word + 4).load(as: UInt32.self))
    guard kind == 0x303, flags & 0x4000_0000 == 0, count == 1 else { return nil }
    let reference = (metadata + word + 8).load(as: UInt.self)
    return reference & 1 == 0 ? UnsafeRawPointer(bitPattern: reference) : nil
  }
}

/// The list of the conformances in a binary image.
private struct ConformanceSection {
  let start: UnsafeRawPointer
  let byteCount: Int

  /// Calls a function for each record; a process has tens of thousands.
  func forEachRecord(_ body: (ConformanceRecord) -> Void) {
    for place in stride(from: start, to: start + byteCount, by: 4) {
      body(ConformanceRecord(address: place.target))
    }
  }

  /// The lists of all images of this process; none on systems where it is not known how to ask.
  static var all: [ConformanceSection] {
    #if os(Linux)
      var sections: [ConformanceSection] = []
      withUnsafeMutablePointer(to: &sections) { sections in
        enumerateMetadataSections(
          { image, sections in
            if let section = ConformanceSection(ofImage: image) {
              sections.assumingMemoryBound(to: [ConformanceSection].self).pointee.append(section)
            }
            return true
          }, sections)
      }
      return sections
    #else
      return []
    #endif
  }

  private init?(ofImage image: UnsafeRawPointer) {
    // Words: a version, three addresses, then the start and the length of each section: protocols, conformances, …
    let words = image.assumingMemoryBound(to: UInt.self)
    guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return nil }
    self.start = start
    byteCount = Int(words[7])
  }
}

/// What is known of one conformance.
private struct ConformanceRecord {
  let address: UnsafeRawPointer

  /// What describes the protocol.
  var protocolDescriptor: UnsafeRawPointer? { address.indirectTarget }

  /// The type; nil where it is generic, or one of Objective-C.
  var type: Any.Type? {
    guard let kind else { return nil }
    let reference = (address + 4).target
    let descriptor = kind == .direct ? reference : reference.load(as: UnsafeRawPointer.self)
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return nil }
    // Flags, the parent, the name, the function that makes the metadata. It is asked for complete metadata, and returns
    // its address where functions of C return theirs.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let accessor = unsafeBitCast((descriptor + 12).target, to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// How the type is referred to.
  private enum Kind: UInt32 {
    case direct, indirect
  }

  private var kind: Kind? {
    // The protocol, the type, the witness table, the flags, of which three bits say how the type is referred to.
    Kind(rawValue: (address + 12).load(as: UInt32.self) >> 3 & 0x7)
  }
}

extension UnsafeRawPointer {
  /// What the distance at this address leads to.
  fileprivate var target: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

  /// What the distance at this address leads to, or, where it is odd, what the address there does.
  fileprivate var indirectTarget: UnsafeRawPointer? {
    let distance = Int(load(as: Int32.self))
    return distance & 1 == 0 ? self + distance : (self + distance - 1).load(as: UnsafeRawPointer?.self)
  }
}

#if os(Linux)
  /// Calls a function for each binary image until it returns false.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
#endif
