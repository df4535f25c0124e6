public import Foundation

/// How a format is stored in a file, and how two of it are compared.
public struct Diffing<Value> {
  /// Makes the bytes of a reference file.
  public var encode: (_ value: Value) throws -> Data {
    didSet { forgetRecognition() }
  }
  /// Reads the bytes of a reference file; throws where they are broken.
  public var decode: (_ data: Data) throws -> Value {
    didSet { forgetRecognition() }
  }
  /// Compares what is expected with what is there; nil where they match.
  public var compare: (_ expected: Value, _ actual: Value) throws -> SnapshotDifference? {
    didSet { forgetRecognition() }
  }

  /// Whether a reference file surely holds a value, found out without decoding it; then the two are not compared.
  ///
  /// False where that is not known. Replacing one of the other closures replaces this one by such a "not known", since
  /// it may not be true of the new closure.
  public var recognize: (_ data: Data, _ actual: Value) -> Bool

  /// What should be said about values that match; of equal ones both may be the actual value.
  ///
  /// Replacing another closure forgets it, as `recognize`.
  package var remark: (_ expected: Value, _ actual: Value) -> Remark? = { _, _ in nil }

  /// Whether a file holds all that would be recorded of a value, so that recording it leaves the file as it is.
  ///
  /// Replacing another closure forgets it, as `recognize`.
  package var isStored: (_ data: Data, _ actual: Value) -> Bool = { _, _ in false }

  /// How what a file holds is remembered where the file does not say it itself; nil where nothing is.
  ///
  /// Replacing another closure forgets it, as `recognize`.
  package var recollection: Recollection<Value>?

  /// Checks the arguments of the comparison before anything is compared or recorded; throws what is wrong with them.
  ///
  /// Replacing another closure forgets it, as `recognize`.
  package var check: () throws -> Void = {}

  /// Creates a comparison that can fail with errors and explain itself with files.
  /// - Parameters:
  ///   - encode: makes the bytes of a reference file.
  ///   - decode: reads them.
  ///   - recognize: tells unchanged values without decoding; may always be false.
  ///   - compare: finds the difference; for what `recognize` is true of, there must be none.
  public init(
    encode: @escaping (_ value: Value) throws -> Data,
    decode: @escaping (_ data: Data) throws -> Value,
    recognize: @escaping (_ data: Data, _ actual: Value) -> Bool = { _, _ in false },
    compare: @escaping (_ expected: Value, _ actual: Value) throws -> SnapshotDifference?
  ) {
    self.encode = encode
    self.decode = decode
    self.recognize = recognize
    self.compare = compare
  }

  private mutating func forgetRecognition() {
    recognize = { _, _ in false }
    remark = { _, _ in nil }
    isStored = { _, _ in false }
    recollection = nil
    check = {}
  }
}
