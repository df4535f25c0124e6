#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the types of this process that conform to a protocol, which Swift has no call for.
///
/// Each binary image has a section that lists the conformances in it; the runtime tells where the sections are. Swift
/// Testing finds its tests so, too. What records look like is described in the Swift repository, in
/// `include/swift/ABI/Metadata.h` (`TargetProtocolConformanceDescriptor`) and `docs/ABI/TypeMetadata.rst`; it is a part of
/// the stable binary interface.
package enum ConformingTypes {
  /// All types that conform to a protocol of a name, once each, generic ones and those of Objective-C excepted.
  ///
  /// In no particular order. Protocols of other modules may have the same name: ask each type. Optimized builds leave out
  /// private types that nothing else uses.
  package static func named(_ protocolName: String) -> [Any.Type] {
    var types: [Any.Type] = []
    var known: Set<ObjectIdentifier> = []
    protocolName.withCString { name in
      for section in ConformanceSection.all {
        section.forEachRecord { record in
          guard record.hasProtocol(named: name), let type = record.type else { return }
          if known.insert(ObjectIdentifier(type)).inserted { types.append(type) }
        }
      }
    }
    return types
  }
}

/// The list of the conformances in a binary image.
private struct ConformanceSection {
  let start: UnsafeRawPointer
  let byteCount: Int

  /// A plain loop, since a process has tens of thousands of records: in debug builds a sequence takes ten times as long.
  func forEachRecord(_ body: (ConformanceRecord) -> Void) {
    var place = start
    let end = start + byteCount
    while place < end {
      body(ConformanceRecord(address: place.target))
      place += 4
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

  /// Whether the protocol is called so, without its module.
  ///
  /// Compared as C does: a string for each record would take most of the time.
  func hasProtocol(named name: UnsafePointer<CChar>) -> Bool {
    // Flags, the module, the name. A protocol of Objective-C has none of them.
    guard hasSwiftType, let descriptor = address.indirectTarget else { return false }
    return strcmp((descriptor + 8).target.assumingMemoryBound(to: CChar.self), name) == 0
  }

  /// The type; nil where it is generic.
  var type: Any.Type? {
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

  private var hasSwiftType: Bool { kind != nil }
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
