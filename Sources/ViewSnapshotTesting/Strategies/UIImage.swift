public import PixelImages

/// A picture, by UIKit's name, for strategies that are declared with their types.
public typealias UIImage = Bitmap
