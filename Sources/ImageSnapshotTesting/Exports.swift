// A test file of pictures imports one module.

@_exported public import Pictures
@_exported public import PixelImages
@_exported public import SnapshotTesting
