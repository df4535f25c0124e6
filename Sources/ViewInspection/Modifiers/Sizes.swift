import DeclarativeUI
public import Foundation
public import LayoutValues

extension InspectableView {
  /// The extents in points of the view's frame, which must both be given, and where the view stands in it.
  public func fixedFrame() throws -> (width: CGFloat, height: CGFloat, alignment: Alignment) {
    (try fixedWidth(), try fixedHeight(), try fixedAlignment())
  }

  /// The width of the view's frame in points.
  public func fixedWidth() throws -> CGFloat { try argument("width", of: "frame", as: "frame(width:)") }

  /// The height of the view's frame in points.
  public func fixedHeight() throws -> CGFloat { try argument("height", of: "frame", as: "frame(height:)") }

  /// Where the view stands in its frame.
  public func fixedAlignment() throws -> Alignment {
    guard let frame = call("frame", where: \.isFixedFrame) else { throw missing("frame(alignment:)") }
    return frame.argument("alignment") ?? .center
  }

  /// The limits in points of the view's frame, not a number where there is none, and where the view stands in it.
  public func flexFrame() throws -> (
    minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat, idealHeight: CGFloat,
    maxHeight: CGFloat, alignment: Alignment
  ) {
    guard let frame = call("frame", where: { !$0.isFixedFrame }) else {
      throw missing("frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)")
    }
    func limit(_ label: String) -> CGFloat { frame.argument(label) ?? .nan }
    return (
      limit("minWidth"), limit("idealWidth"), limit("maxWidth"), limit("minHeight"), limit("idealHeight"),
      limit("maxHeight"), frame.argument("alignment") ?? .center
    )
  }

  /// On which axes the view has its ideal extent.
  public func fixedSize() throws -> (horizontal: Bool, vertical: Bool) {
    guard let call = call("fixedSize") else { throw missing("fixedSize") }
    return (call.argument("horizontal") ?? true, call.argument("vertical") ?? true)
  }

  /// When the view is served in a stack.
  public func layoutPriority() throws -> Double { try argument(of: "layoutPriority") }

  /// The ratio of width to height, nil for that of the ideal size, and how it is kept.
  public func aspectRatio() throws -> (aspectRatio: CGFloat?, contentMode: ContentMode) {
    (try? argument(of: "aspectRatio"), try argument("contentMode", of: "aspectRatio"))
  }
}

extension InspectableView {
  /// The space around the view in points: that of all its paddings together.
  public func padding() throws -> EdgeInsets {
    guard let first = paddings.first else { throw missing("padding") }
    return paddings.dropFirst().reduce(first) { sum, insets in
      EdgeInsets(
        top: sum.top + insets.top, leading: sum.leading + insets.leading, bottom: sum.bottom + insets.bottom,
        trailing: sum.trailing + insets.trailing)
    }
  }

  /// The space in points at edges that all have the same.
  public func padding(_ edge: Edge.Set) throws -> CGFloat {
    let insets = try padding()
    let lengths = insets.lengths(at: edge)
    guard let first = lengths.first else { throw InspectionError.notSupported("No edge is specified") }
    guard lengths.allSatisfy({ $0 == first }) else {
      throw InspectionError.notSupported(
        "The edges \(inCode(edge)) have different paddings, \(inCode(insets)): ask for each edge")
    }
    if first == 0 { throw missing("padding(\(inCode(edge)))") }
    return first
  }

  /// Whether the view has space at all of some edges.
  public func hasPadding(_ edge: Edge.Set = .all) -> Bool {
    guard let insets = try? padding() else { return false }
    return insets.lengths(at: edge).allSatisfy { $0 != 0 }
  }

  private var paddings: [EdgeInsets] { element.calls.filter { $0.name == "padding" }.compactMap { $0.argument() } }
}

extension EdgeInsets {
  fileprivate func lengths(at edges: Edge.Set) -> [CGFloat] {
    let all: [(Edge.Set, CGFloat)] = [(.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing)]
    return all.filter { edges.contains($0.0) }.map(\.1)
  }
}

extension ModifierCall {
  fileprivate var isFixedFrame: Bool { arguments.allSatisfy { ["width", "height", "alignment"].contains($0.label) } }
}
