// A view file imports this module and nothing else, as it would import SwiftUI.
@_exported public import DeclarativeUICore
