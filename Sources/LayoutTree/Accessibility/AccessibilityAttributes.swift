package import LayoutValues

/// The accessibility attributes that a view or modifier gives itself and what is inside.
///
/// Attributes are data of a node's content. Where they act on several elements, each of them takes what is given; of two
/// that give the same, the outer one counts, as seen with identifiers. Whether that holds for labels, values and hints too
/// is not known.
package struct AccessibilityAttributes {
  /// What the view is called.
  package var label: String?
  /// The state that changes while the label stays.
  package var value: String?
  /// What using it does.
  package var hint: String?
  /// A name by which tests find the view.
  package var identifier: String?
  /// Traits that each element takes, and that each element loses after that.
  package var addedTraits, removedTraits: AccessibilityTraits
  /// Whether nobody hears of the view.
  package var isHidden = false
  /// What becomes of the elements inside; nil leaves them as they are.
  package var children: AccessibilityChildBehavior?
  /// Who is earlier in a container: larger is earlier; nil leaves each element its own.
  package var sortPriority: Double?
  /// The rank of a heading.
  package var headingLevel: AccessibilityHeadingLevel?
  /// What can be done with it besides.
  package var actions: [AccessibilityAction]
  /// What people may call it when they speak to it; nil leaves each element its own.
  package var inputLabels: [String]?
  /// Details that are read on demand.
  package var customContent: [AccessibilityCustomContent]
  /// Whether it can be operated by a switch; nil leaves it to the system.
  package var respondsToUserInteraction: Bool?
  /// Whether the label is a symbol's own name, and nothing that the code says.
  var isNamedBySymbol = false
  /// How the elements of the last child are used, which takes no part in the layout; nil for an ordinary child.
  package var contentUse: ContentUse?

  /// How the elements of a view that is not drawn are used for another view.
  package enum ContentUse {
    /// They replace the elements of the other view.
    case representation
    /// They become its children.
    case children
    /// Its buttons become actions.
    case actions
  }

  /// Creates attributes; what is left out stays as it is.
  package init(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    addedTraits: AccessibilityTraits = [], removedTraits: AccessibilityTraits = [],
    children: AccessibilityChildBehavior? = nil, actions: [AccessibilityAction] = [],
    customContent: [AccessibilityCustomContent] = []
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.addedTraits = addedTraits
    self.removedTraits = removedTraits
    self.children = children
    self.actions = actions
    self.customContent = customContent
  }

  /// Those of what nobody hears of.
  package static var hidden: AccessibilityAttributes {
    var attributes = AccessibilityAttributes()
    attributes.isHidden = true
    return attributes
  }

  /// Those of a picture: named, or decorative and so nothing to hear of.
  package static func image(label: String?) -> AccessibilityAttributes? {
    label.map { AccessibilityAttributes(label: $0, addedTraits: .isImage, children: .ignore) }
  }

  /// Those of a symbol: as those of a picture, by its own name.
  static func symbol(label: String?) -> AccessibilityAttributes? {
    var attributes = image(label: label)
    attributes?.isNamedBySymbol = true
    return attributes
  }

  /// Whether they say something of a view that is no element by itself, such as a shape, so that it becomes one.
  ///
  /// Whether an identifier alone makes an element in SwiftUI is not known; here it does not.
  var makeElement: Bool {
    label != nil || value != nil || hint != nil || !addedTraits.isEmpty || !actions.isEmpty || !customContent.isEmpty
      || inputLabels != nil || headingLevel != nil || contentUse == .actions
  }
}

/// Something that can be done with an element without seeing it.
package struct AccessibilityAction {
  /// What it is.
  package enum Kind: Hashable, Sendable {
    /// What a double tap does.
    case activate
    /// What leaves a view.
    case escape
    /// What is most likely wanted on a screen.
    case magicTap
    /// What makes a value larger.
    case increment
    /// What makes a value smaller.
    case decrement
    /// What has a name of its own.
    case named(String)
  }

  package var kind: Kind
  /// What it does.
  package let perform: () -> Void

  package init(_ kind: Kind, perform: @escaping () -> Void) {
    self.kind = kind
    self.perform = perform
  }
}

/// A detail of an element that is read on demand.
package struct AccessibilityCustomContent: Hashable, Sendable {
  /// What identifies the detail: another one of the same key takes its place.
  package let key: String
  /// What the detail is.
  package let label: String
  /// What it says.
  package let value: String
  /// Whether it is read at once.
  package let isImportant: Bool

  package init(key: String, label: String, value: String, isImportant: Bool) {
    self.key = key
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

extension Node {
  /// What the node itself calls what is inside; an outer node may call it otherwise.
  package var accessibilityLabel: String? { content.accessibility?.label }
  /// The identifier that the node itself gives to what is inside.
  package var accessibilityIdentifier: String? { content.accessibility?.identifier }
}
