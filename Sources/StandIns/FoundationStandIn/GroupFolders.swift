public import Foundation

extension FileManager {
  /// The folder that the apps and widgets of a group share: one for each, empty when the program begins and gone when it ends.
  ///
  /// Apps that ask for it are in the group, and take it to be there.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = GroupFolders.all.appending(path: groupIdentifier)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

private enum GroupFolders {
  static let all: URL = {
    atexit { try? FileManager.default.removeItem(at: GroupFolders.place) }
    return place
  }()

  private static let place = FileManager.default.temporaryDirectory
    .appending(path: "stills-groups-\(UUID().uuidString)")
}
