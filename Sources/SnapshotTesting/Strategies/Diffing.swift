public import Foundation

/// How a format is stored in a file, and how two of it are compared.
public struct Diffing<Value> {
  /// Makes the bytes of a reference file.
  public var encode: (_ value: Value) throws -> Data
  /// Reads the bytes of a reference file; throws where they are broken.
  public var decode: (_ data: Data) throws -> Value
  /// Compares what is expected with what is there; nil where they match.
  public var compare: (_ expected: Value, _ actual: Value) throws -> SnapshotDifference?

  /// Creates a comparison that can fail with errors and explain itself with files.
  public init(
    encode: @escaping (_ value: Value) throws -> Data,
    decode: @escaping (_ data: Data) throws -> Value,
    compare: @escaping (_ expected: Value, _ actual: Value) throws -> SnapshotDifference?
  ) {
    self.encode = encode
    self.decode = decode
    self.compare = compare
  }
}
