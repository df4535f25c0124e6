public import Foundation

#if canImport(Darwin)
  public import XCTest
#endif

extension Diffing {
  /// Creates a comparison from three functions, as in pointfreeco's SnapshotTesting.
  public init(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.init(
      encode: toData, decode: fromData,
      compare: { expected, actual in
        diff(expected, actual).map { message, attachments in
          SnapshotDifference(message: message, attachments: attachments.compactMap(SnapshotAttachment.init))
        }
      })
  }

  /// Makes the bytes of a reference file; the value must be one that can be stored.
  public var toData: (Value) -> Data {
    get {
      { [encode] value in
        do {
          return try encode(value)
        } catch {
          preconditionFailure("The value cannot be stored: \(error). Call \"encode\" to handle that")
        }
      }
    }
    set { encode = newValue }
  }

  /// Reads bytes that `toData` made; others stop the process, and `decode` throws for them instead.
  public var fromData: (Data) -> Value {
    get {
      { [decode] data in
        do {
          return try decode(data)
        } catch {
          preconditionFailure("The data cannot be read: \(error). Call \"decode\" to handle that")
        }
      }
    }
    set { decode = newValue }
  }

  /// Compares two values: nil where they match, else a message and attachments.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    get {
      { [compare] expected, actual in
        do {
          return try compare(expected, actual).map { ($0.message, $0.attachments.map(XCTAttachment.init)) }
        } catch {
          return ("\(error)", [])
        }
      }
    }
    set { self = Diffing(toData: toData, fromData: fromData, diff: newValue) }
  }
}

/// A file that goes with a failure, as newer versions of pointfreeco's SnapshotTesting spell it.
public enum DiffAttachment: Hashable {
  /// Bytes, and the name of the file with its extension.
  case data(Data, name: String)
  /// What comparisons of older versions hand over; Apple's attachments do not give their bytes back.
  case xcTest(XCTAttachment)
}

extension Diffing {
  /// Creates a comparison from three functions, the last of which explains itself with named files.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data,
    fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(
      encode: toData, decode: fromData,
      compare: { expected, actual in
        diffV2(expected, actual).map { message, attachments in
          SnapshotDifference(message: message, attachments: attachments.compactMap(SnapshotAttachment.init))
        }
      })
  }

  /// Compares two values: nil where they match, else a message and named files.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
    get {
      { [compare] expected, actual in
        do {
          return try compare(expected, actual).map { difference in
            (difference.message, difference.attachments.map { .data($0.data, name: $0.fileName) })
          }
        } catch {
          return ("\(error)", [])
        }
      }
    }
    set { self = .diff(toData: toData, fromData: fromData, diffV2: newValue) }
  }
}

extension SnapshotAttachment {
  fileprivate init?(_ attachment: DiffAttachment) {
    switch attachment {
    case .xcTest(let attachment): self.init(attachment)
    case .data(let data, let name):
      let file = URL(filePath: name)
      self.init(
        name: file.deletingPathExtension().lastPathComponent, pathExtension: file.pathExtension, data: data)
    }
  }
}
