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

extension PageTabViewStyle: Equatable {
  /// Whether both say which page is seen at the same times.
  public nonisolated static func == (first: PageTabViewStyle, second: PageTabViewStyle) -> Bool {
    first.indexDisplayMode == second.indexDisplayMode
  }
}

extension PopoverAttachmentAnchor: Equatable {
  /// Whether both mean one part or point of a view.
  public nonisolated static func == (first: PopoverAttachmentAnchor, second: PopoverAttachmentAnchor) -> Bool {
    switch (first, second) {
    case (.rect(let first), .rect(let second)): first == second
    case (.point(let first), .point(let second)): first == second
    default: false
    }
  }
}
