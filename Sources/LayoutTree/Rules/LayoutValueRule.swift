/// A value that a view tells the container that arranges it; it changes nothing about the view itself.
package struct LayoutValueRule: UnaryRule {
  let key: ObjectIdentifier
  let value: Any

  /// - Parameter key: the type that names the value.
  package init(_ value: Any, for key: Any.Type) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }
}

extension LayoutBox {
  /// The value that a view tells its container under a key; of several the outermost one counts.
  package func layoutValue(for key: Any.Type) -> Any? {
    let key = ObjectIdentifier(key)
    var box = self
    while true {
      if let told = box.rule as? LayoutValueRule, told.key == key { return told.value }
      guard box.rule.isUnary else { return nil }
      box = box.children[0]
    }
  }
}
