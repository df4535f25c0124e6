public import SnapshotTesting

/// A picture, by UIKit's name, for strategies that are declared with their types.
public typealias UIImage = SnapshotPicture
