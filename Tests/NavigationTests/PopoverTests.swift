import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing

/// Where popovers of tablets stand.
@MainActor @Suite struct `A popover` {
  private func laidOut(_ view: some View, isMirrored: Bool = false) -> LaidOut {
    LaidOut(view, in: CGSize(width: 834, height: 1194), scale: 2) {
      $0.systemDesign = .iOS18
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular)
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
  }

  /// A view of 100 x 60 in the middle, with a popover of 200 x 80.
  private func card(
    _ anchor: PopoverAttachmentAnchor, _ edge: DeclarativeUI.Edge?, isMirrored: Bool = false
  ) throws -> (card: CGRect, outline: CGRect) {
    let view = Color.blue.frame(width: 100, height: 60)
      .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge) {
        Color.red.frame(width: 200, height: 80)
      }
    let layout = laidOut(view, isMirrored: isMirrored)
    for case .shape(let shape) in layout.items where shape.name == "Background" {
      return (CGRect(shape.frame), CGRect(try #require(shape.path.bounds)))
    }
    throw CocoaError(.featureUnsupported)
  }

  /// The view is at 367 to 467 and 567 to 627; the arrow is 13 long.
  @Test(
    arguments: [
      (nil, 317.0, 640.0), (.bottom, 317, 640), (.top, 317, 474), (.leading, 154, 557), (.trailing, 480, 557),
    ] as [(DeclarativeUI.Edge?, Double, Double)])
  func `stands at the edge that is asked for`(edge: DeclarativeUI.Edge?, x: Double, y: Double) throws {
    let (card, outline) = try card(.rect(.bounds), edge)
    #expect(card == CGRect(x: x, y: y, width: 200, height: 80))
    // The arrow reaches what it points to.
    let view = CGRect(x: 367, y: 567, width: 100, height: 60)
    #expect(outline.insetBy(dx: -0.1, dy: -0.1).intersects(view) && !card.intersects(view))
  }

  // Its arrow has its place between the corners, which are smaller then.
  @Test func `has an arrow in the middle of a low card, too`() throws {
    let view = Color.blue.frame(width: 100, height: 60).popover(isPresented: .constant(true), arrowEdge: .trailing) {
      Color.red.frame(width: 200, height: 52)
    }
    let layout = LaidOut(view, in: CGSize(width: 834, height: 1194), scale: 2) {
      $0.systemDesign = .iOS26
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular)
    }
    for case .shape(let shape) in layout.items where shape.name == "Background" {
      let tip = PlaneGeometry.Point(x: 469, y: 597)
      #expect(shape.path.contains(tip, rule: .nonZero) && shape.frame.minX == 480)
    }
  }

  @Test func `stands at the other side where lines run from right to left`() throws {
    #expect(try card(.rect(.bounds), .leading, isMirrored: true).card.minX == 480)
  }

  @Test func `points to a part of its view`() throws {
    #expect(try card(.point(.topLeading), .bottom).card.origin == CGPoint(x: 267, y: 580))
    #expect(try card(.point(.bottom), .bottom).card.origin == CGPoint(x: 317, y: 640))
    let part = CGRect(x: 80, y: 10, width: 20, height: 20)
    #expect(try card(.rect(.rect(part)), .bottom).card.origin == CGPoint(x: 357, y: 610))
  }

  /// The frames of a popover's card and of what has a name on a phone of 402 points with iOS 18, where a row presents it.
  private func onPhone(_ name: String, _ contents: some View) throws -> (card: CGRect, named: CGRect) {
    let list = List {
      Text("Row").popover(isPresented: .constant(true)) { contents.presentationCompactAdaptation(.popover) }
    }
    let layout = LaidOut(list, in: CGSize(width: 402, height: 874), scale: 3) {
      $0.systemDesign = .iOS18
      ($0.horizontalSizeClass, $0.verticalSizeClass) = (.compact, .regular)
    }
    let card = layout.items.lazy.compactMap { item -> CGRect? in
      guard case .shape(let shape) = item, shape.name == "Background", shape.frame.width < 402 else { return nil }
      return CGRect(shape.frame)
    }
    return (try #require(card.first), try #require(layout.frame(name)))
  }

  // Measured in iOS 18: 19 on either side of a popover that would be wider than a phone.
  @Test func `has 19 beside it on a phone of iOS 18`() throws {
    let card = try onPhone("Wide", Text("Wide").frame(width: 1000, height: 80)).card
    #expect(card.minX == 19 && card.maxX == 383)
  }

  // Seen in iOS 18: the titles of labels are 8 beside their pictures, not in the column of the list around.
  @Test func `is no part of the row that presents it`() throws {
    let label = Label {
      Text("Title")
    } icon: {
      Color.red.frame(width: 20, height: 20)
    }
    let (card, title) = try onPhone("Title", label)
    #expect(abs(title.minX - card.minX - 28) < 0.34, "\(title) in \(card)")
  }
}
