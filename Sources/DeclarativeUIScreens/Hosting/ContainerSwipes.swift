import Foundation
import LayoutTree

/// What a finger does to the containers around what it touches: it leads back, turns pages and takes sheets away.
@MainActor
struct ContainerSwipes {
  let layout: HostedLayout
  let isMirrored: Bool

  /// How far from the screen's edge a finger comes down that leads back, in points, as is generally known.
  private static let edge: CGFloat = 20

  /// Leads back where a finger comes in over the edge of the screen, half of the screen wide at least.
  func popped(byDragAt point: CGPoint, of distance: CGSize) -> Bool {
    let bounds = layout.bounds
    let isAtEdge = isMirrored ? point.x >= bounds.maxX - Self.edge : point.x <= Self.edge
    let reach = isMirrored ? -distance.width : distance.width
    guard isAtEdge, reach > abs(distance.height), reach >= bounds.width / 2 else { return false }
    let stacks = layout.front.descendants().compactMap { $0.memory as? NavigationMemory }
    guard let stack = stacks.last(where: { $0.screens.count > 1 }) else { return false }
    stack.pop()
    return true
  }

  /// Turns a page of the innermost container around a point.
  func turned(byDragAt point: CGPoint, of distance: CGSize) -> Bool {
    guard abs(distance.width) > abs(distance.height) else { return false }
    let pages = layout.placed.places { node in
      (node.memory as? TabMemory)?.isPaged ?? false
    }
    guard let memory = pages.last(where: { $0.frame.contains(point) })?.node.memory as? TabMemory else { return false }
    memory.turn(by: (distance.width < 0) == isMirrored ? -1 : 1)
    return true
  }

  /// Takes what stands beside a view away where a finger taps beside it.
  func dismissed(byTapAt point: CGPoint) -> Bool {
    guard let surface = layout.front.content as? PresentationSurface, surface.place.frame != layout.bounds,
      surface.place.style == .popover || surface.place.style == .dialog, !surface.place.frame.contains(point)
    else { return false }
    surface.place.dismiss()
    return true
  }

  /// Has the sheet in front rest at that of its heights to which a finger drags its edge, as iOS does; the lowest one is also
  /// left by being dragged away.
  func rested(byDragAt point: CGPoint, of distance: CGSize) -> Bool {
    guard abs(distance.height) > abs(distance.width), let surface = layout.front.content as? PresentationSurface,
      surface.place.frame.contains(point), let lowest = surface.place.rests.first, surface.place.rests.count > 1
    else { return false }
    let place = surface.place
    let wanted = place.height - distance.height
    let isLowest = place.height < lowest.height + 0.5
    if distance.height > 0, isLowest || wanted < lowest.height / 2 { return false }
    guard let next = place.rests.min(by: { abs($0.height - wanted) < abs($1.height - wanted) }) else { return false }
    if distance.height < 0, next.height <= place.height { return false }
    let options = Preferences(of: layout.front.children)[PresentationOptions.self] as? PresentationOptions
    if let select = options?.select { select(next.detent) } else { place.chosen = next.detent }
    return true
  }

  /// Takes the sheet away that is in front, unless its views do not let people do that.
  func dismissed(byDragAt point: CGPoint, of distance: CGSize) -> Bool {
    guard distance.height > abs(distance.width), distance.height > 0,
      let surface = layout.front.content as? PresentationSurface,
      surface.place.style == .sheet || surface.place.style == .popover,
      surface.place.frame.contains(point)
    else { return false }
    let options = Preferences(of: layout.front.children)[PresentationOptions.self] as? PresentationOptions
    guard !(options?.isDismissDisabled ?? false) else { return false }
    surface.place.dismiss()
    return true
  }
}
