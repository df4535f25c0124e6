public import DeclarativeUI

// SwiftUI has no equality for these; tests of ViewInspector's users compare them.

extension GridItem.Size: Equatable {
  /// Whether both are of one kind and length.
  public nonisolated static func == (first: GridItem.Size, second: GridItem.Size) -> Bool {
    switch (first, second) {
    case (.fixed(let first), .fixed(let second)): first == second
    case (.flexible(let minimum, let maximum), .flexible(let other, let otherMaximum)):
      minimum == other && maximum == otherMaximum
    case (.adaptive(let minimum, let maximum), .adaptive(let other, let otherMaximum)):
      minimum == other && maximum == otherMaximum
    default: false
    }
  }
}

extension GridItem: Equatable {
  /// Whether both have one size, spacing and alignment.
  public nonisolated static func == (first: GridItem, second: GridItem) -> Bool {
    first.size == second.size && first.spacing == second.spacing && first.alignment == second.alignment
  }
}
