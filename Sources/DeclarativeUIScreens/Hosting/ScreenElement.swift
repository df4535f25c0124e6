import Drawings
import Foundation
import LayoutTree
import PlaneGeometry
import TextFormats

/// What a node is that people use as one thing, whatever it consists of.
protocol ControlContent: NodeContent {
  /// What people call such a thing, such as `Button`.
  var kind: String { get }
  /// Whether the environment allows to use it.
  var isEnabled: Bool { get }
  /// What it is called where the texts inside do not say it; nil is what they say.
  var title: String? { get }
}

extension ControlContent {
  var title: String? { nil }
}

/// Something on a screen that a test can name.
struct ScreenElement {
  let node: Node
  /// What people call it, such as `Button`.
  let kind: String
  /// What it says.
  let label: String
  let isControl: Bool

  /// The element that a node is, or nil where it only arranges others.
  init?(_ node: Node) {
    let type = String(String(describing: node.type).prefix { $0 != "<" })
    let control = node.content as? any ControlContent
    isControl = control != nil
    let seen: String
    switch node.content.meaning {
    case _ where isControl: (kind, seen) = (control?.kind ?? type, control?.title ?? node.texts.joined(separator: ", "))
    case .text(let text): (kind, seen) = (type, text)
    case .image(let name): (kind, seen) = (type, name)
    case .shape(let name): (kind, seen) = (name, "")
    default: return nil
    }
    label = node.givenLabel ?? seen
    self.node = node
  }

  /// The control that a node is part of, or what it is itself.
  init?(around node: Node) {
    let control = ([node] + node.ancestors).last { $0.content is any ControlContent }
    self.init(control ?? node)
  }

  /// The element as a sentence names it.
  var name: String { label.isEmpty ? kind : "\(kind) \(label.quoted)" }
}

extension HostedLayout {
  /// The whole screen, in points.
  var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// What people see or use, in the order of the code; the parts of a control are not named beside it.
  var elements: [ScreenElement] {
    root.descendants { !($0.content is any ControlContent) }.compactMap { ScreenElement($0) }
  }

  /// The elements that can be touched.
  var touchableElements: [ScreenElement] {
    elements.filter { $0.isControl || !$0.label.isEmpty && $0.node.receivers.first != nil }
  }

  /// Where a node stands, or nil where it is not drawn.
  func frame(of node: Node) -> CGRect? {
    placed.places { $0 === node }.first?.frame
  }
}

extension Node {
  /// What modifiers of the node alone call it, the outermost of them first.
  fileprivate var givenLabel: String? {
    ([self] + ancestors.prefix { $0.children.count == 1 }).compactMap(\.accessibilityLabel).last
  }

  /// The texts inside, in the order of the code.
  fileprivate var texts: [String] {
    descendants().flatMap { node -> [String] in
      if let borrowed = node.content as? BorrowedNode { return borrowed.heard.flatMap(\.texts) }
      return if case .text(let text) = node.content.meaning { [text] } else { [] }
    }
  }

  /// The nodes that listen to touches of this one: those inside and itself, or else the nearest around.
  var receivers: [Node] {
    let inside = descendants().filter { $0.content is any TouchReceiver }
    return inside.isEmpty ? Array(ancestors.first { $0.content is any TouchReceiver }.map { [$0] } ?? []) : inside
  }
}
