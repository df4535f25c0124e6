// A view file imports this module and nothing else, as it would import SwiftUI.
@_exported public import DeclarativeUIScreens
// What view models are made of. The operators of publishers come with `import OpenCombine`, as with `import Combine`.
@_exported public import protocol OpenCombine.ObservableObject
@_exported public import class OpenCombine.ObservableObjectPublisher
@_exported public import struct OpenCombine.Published
// By which publishers hand over on queues, as in `receive(on: DispatchQueue.main)`.
@_exported public import OpenCombineDispatch
