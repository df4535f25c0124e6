public import Foundation
@_exported public import FoundationNetworking

// What Foundation has on Apple's platforms, and not on Linux.

extension URLResponse {
  /// An answer of no address.
  /// - Parameter nothing: left out, as in `URLResponse()`; an initializer without any cannot be added to a class of others.
  public convenience init(_ nothing: Void = ()) {
    self.init(url: URL(filePath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension URL {
  /// Where a program keeps documents: a folder of the machine's user.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// Where a program keeps what it can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }
  /// Where a program keeps its own files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }

  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory.appending(path: name)
  }
}
