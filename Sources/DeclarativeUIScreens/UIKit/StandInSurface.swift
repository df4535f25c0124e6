package import LayoutTree

/// A labelled surface in the place of what cannot be drawn, which the picture reports; a view of UIKit is drawn where it
/// can be.
package struct StandInSurface: View {
  private let name: String
  private let sentence: String
  package let room: StandInRoom

  /// A surface for a view.
  /// - Parameters:
  ///   - subject: the view's type.
  ///   - description: what it is, such as `a map`.
  ///   - room: how large it is.
  package init<Subject: View>(of subject: Subject.Type, _ description: String, room: StandInRoom = StandInRoom()) {
    name = String(describing: subject)
    sentence =
      "\(name) is \(description) and cannot be drawn: a labelled surface stands in for it. Say what is to be drawn: "
      + ".standIn(for: \(name).self) { … } on a view around it, or as a trait of the test or its suite"
    self.room = room
  }

  /// A surface with a name, and what the picture reports of it.
  package init(named name: String, _ sentence: String) {
    self.name = name
    self.sentence = sentence
    room = StandInRoom()
  }

  /// A surface for a screen or an area of UIKit.
  /// - Parameter fills: whether it takes what it is offered, whatever it takes of its own.
  @MainActor package init(of area: UIView, fills: Bool = false) {
    let owner = area.owner.map { type(of: $0) }
    name = owner.map { String(describing: $0) } ?? String(describing: type(of: area))
    let what = owner == nil ? "is a view of UIKit that cannot be drawn" : "is a screen of UIKit that cannot be drawn"
    sentence =
      "\(name) \(what): a labelled surface stands in for it. Test the views of SwiftUI in it by themselves, or leave it out"
    var room = StandInRoom(area)
    if fills { (room.width, room.height, room.sizeThatFits) = (nil, nil, nil) }
    self.room = room
  }

  package var body: some View {
    if let drawing = room.drawing?() {
      StandInLayout(room: room) { drawing }
    } else {
      surface
    }
  }

  private var surface: some View {
    StandInLayout(room: room) {
      ZStack {
        Rectangle().fill(Color.gray.opacity(0.15))
        Rectangle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        ViewThatFits {
          Text(verbatim: name).fixedSize().padding(.horizontal, 4)
          Color.clear
        }
      }
    }
    .font(.system(size: 11))
    .foregroundStyle(Color.gray)
    .background(StandInReport(sentence: sentence))
  }
}

/// How large a view of another system is.
package struct StandInRoom {
  /// What it takes of its own in each direction, in points; nil where it takes what is offered.
  package var width: CGFloat?
  package var height: CGFloat?
  /// Whether it may be larger than that.
  package var isStretched: (horizontal: Bool, vertical: Bool) = (false, false)
  /// Whether it may be smaller than that.
  package var isSqueezed: (horizontal: Bool, vertical: Bool) = (false, false)
  /// The view or the screen of UIKit; nil of another system's.
  package var represented: (any AnyObject & Sendable)?
  /// What is drawn of it; nil where it cannot be drawn.
  package var drawing: (@MainActor () -> AnyView?)?
  /// What it says itself that it takes of what is offered, before all else.
  package var sizeThatFits: (@MainActor (ProposedViewSize) -> CGSize?)?

  package init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// What it takes, in points.
  @MainActor func size(for proposal: ProposedViewSize) -> CGSize {
    if let own = sizeThatFits?(proposal) { return own }
    return CGSize(
      width: Self.extent(width, offered: proposal.width, isStretched.horizontal, isSqueezed.horizontal),
      height: Self.extent(height, offered: proposal.height, isStretched.vertical, isSqueezed.vertical))
  }

  private static func extent(
    _ own: CGFloat?, offered: CGFloat?, _ isStretched: Bool, _ isSqueezed: Bool
  ) -> CGFloat {
    guard let own else { return offered ?? 10 }
    guard let offered else { return own }
    return min(max(offered, isSqueezed ? 0 : own), isStretched ? .infinity : own)
  }
}

/// Gives the surface its size.
private struct StandInLayout: Layout {
  let room: StandInRoom

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated { room.size(for: proposal) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Nothing to see, and a sentence in the picture's report.
package struct StandInReport: View, PrimitiveView {
  package typealias Body = Never

  let sentence: String

  /// - Parameter sentence: what the picture reports.
  package init(sentence: String) { self.sentence = sentence }

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.report(sentence)
    return context.node(Self.self, Grouping())
  }
}
