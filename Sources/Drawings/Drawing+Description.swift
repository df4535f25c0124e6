extension Drawing: CustomStringConvertible {
  /// The drawing in words: its size, then one line an item from back to front, those of a layer indented.
  ///
  /// The text is meant to be kept and compared: points are rounded to hundredths, and nothing in it depends on the
  /// machine, the language or the run.
  public var description: String {
    var text = DrawingText()
    text.add("Drawing \(size.inWords)")
    text.addIndented(items)
    return text.lines.joined(separator: "\n")
  }
}
