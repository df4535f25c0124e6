import Foundation
import MacroExpansion

/// The macros of the module PreviewMacros, as a program that the compiler starts and asks for expansions.
///
/// Each message is its length in bytes, as eight bytes with the lowest first, and as many bytes of JSON. The compiler hands
/// over the source of a macro as text and takes the expansion as text. Both macros need so little of it that reading it here
/// saves everyone who imports them the minutes that a build of swift-syntax takes, and everyone else its download.
@main
struct PreviewMacrosPlugin {
  static func main() throws {
    while let message = try readMessage() {
      guard let answer = PluginAnswer(to: message) else { continue }
      try write(answer)
    }
  }

  private static func readMessage() throws -> HostMessage? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = read(length) else { return nil }
    return try JSONDecoder().decode(HostMessage.self, from: body)
  }

  /// Reads a number of bytes; nil where the compiler sends no more.
  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let part = FileHandle.standardInput.readData(ofLength: count - data.count)
      guard !part.isEmpty else { return nil }
      data += part
    }
    return data
  }

  private static func write(_ answer: PluginAnswer) throws {
    let body = try JSONEncoder().encode(answer)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(header) + body)
  }
}
