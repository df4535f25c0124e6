/// A type with unowned references, which therefore hides its properties from reflection.
///
/// A test framework looks through everything that it can reach from the values of an expectation that fails. To look at a
/// node or at what views share after that has gone would end the process.
package protocol Unmirrored: CustomReflectable {}

extension Unmirrored {
  /// Nothing of it.
  nonisolated package var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Node: Unmirrored {
  /// The type, the place and the nodes inside; not the node around, which may have gone.
  package var customMirror: Mirror {
    Mirror(self, children: ["type": type, "step": step, "children": children], displayStyle: .class)
  }
}

extension LayoutBox: Unmirrored {
  /// The boxes inside; not the node that they are about, which may have gone.
  package var customMirror: Mirror { Mirror(self, children: ["children": children], displayStyle: .class) }
}
