// A view file imports this module and nothing else, as it would import SwiftUI: CGFloat, CGRect, Bundle and the rest of
// Foundation come with it, and so do alignments, edges and proposals, which the layout
// shares with views.
@_exported public import Foundation
@_exported public import LayoutValues
@_exported public import Observation
// The type that `UIImage` is, with its pixels.
@_exported public import struct Pictures.SnapshotPicture
// The type of `EnvironmentValues.symbolLibrary`, so that a drawing can be added without another import.
@_exported public import struct Symbols.SymbolLibrary
// The type of `EnvironmentValues.fontLibrary`, so that a font can be added without another import.
@_exported public import struct Typesetting.FontLibrary
