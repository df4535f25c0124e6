import DeclarativeUI

extension ViewElement {
  /// The type of the view for messages.
  var describedType: String { kind.isAbsent ? String(describing: type) : kind.name }

  /// The calls that lead from the outermost view to this one.
  var pathToRoot: String {
    var calls = [String]()
    var next: ViewElement? = self
    while let element = next {
      if let button = element.buttonOfData {
        calls.append(button.call)
        next = button.dialog
      } else if let link = element.linkOfTitle {
        calls.append("labelView().text()")
        next = link
      } else {
        calls.append(element.pathCalls)
        next = element.parent
      }
    }
    return calls.filter { !$0.isEmpty }.reversed().joined(separator: ".")
  }

  /// The call by which a button of an alert or of choices that are given as data is known, and the dialog; nil of other
  /// views.
  private var buttonOfData: (call: String, dialog: ViewElement)? {
    guard libraryName == "Button", let list = parent?.parent, list.isDialogData, let dialog = list.parent,
      case .child(let place) = role
    else { return nil }
    let index = place ?? 0
    guard dialog.role == .presented(by: "alert") else { return ("button(\(index))", dialog) }
    return (index == 0 ? "primaryButton()" : "secondaryButton()", dialog)
  }

  /// The button that shares something under the usual label, whose title this text is; nil of other views.
  private var linkOfTitle: ViewElement? {
    guard libraryName == "Text", case .part(.title) = role, let label = parent?.parent,
      label.libraryName == "DefaultShareLinkLabel"
    else { return nil }
    return label.parent
  }

  /// Whether it is the buttons of a dialog that are given as data, and not as views.
  private var isDialogData: Bool { libraryName == "AlertButtons" }

  /// Whether it is the message of choices that are given as data, or what a button of them or of an alert says.
  private var isTextOfData: Bool {
    guard libraryName == "Text" else { return false }
    return role == .part(.message) ? parent?.role == .presented(by: "actionSheet") : parent?.buttonOfData != nil
  }

  /// The calls that lead to where the view is, without that which says what it is.
  var pathToPlace: String {
    switch role {
    case .root: return ""
    case .child, .modifierBody, .gesture, .remark: return pathToRoot
    case .label, .part, .layer, .presented, .styleBody, .possible:
      let kind = followingCall
      return pathToRoot.hasSuffix(kind) ? String(pathToRoot.dropLast(kind.count)) : pathToRoot
    }
  }

  /// The calls that lead from the view above to this one.
  private var pathCalls: String {
    switch role {
    case .root, .modifierBody: return typedCall(index: nil)
    // What a timeline shows is asked for by its time.
    case .child(let index) where parent?.libraryName == "TimelineView":
      return "contentView()." + typedCall(index: index)
    case .child(let index): return typedCall(index: index)
    case .label: return "labelView()" + (isTextOfData ? "" : followingCall)
    case .part(.message) where isTextOfData: return "message()"
    // The title of a dialog is a text by itself.
    case .part(.title) where parent?.kind.parts.contains(.message) == true && libraryName == "Text": return "title()"
    case .part(let part): return part.call + "()" + followingCall
    case .layer(let kind, let index):
      let call = "\(kind.rawValue)(\(index == 0 ? "" : "\(index)"))"
      return kind == .toolbar ? call : call + followingCall
    case .possible(let call): return call + followingCall
    // The cards of dialogs are known by their parts.
    case .presented(let name):
      return "\(name)(\(placeAmongPresented))" + (kind.parts.isEmpty ? followingCall : "")
    case .styleBody: return "styleBody()" + followingCall
    case .remark(let call): return call.map { $0 + "()" } ?? "text()"
    case .gesture(let call): return call
    }
  }

  /// The type of a view of the user's as calls name it; what it is generic over is `EmptyView`, as in ViewInspector's paths,
  /// since a call means the views of the type whatever is in them.
  private var typeInCalls: String {
    let name = String(describing: type)
    return name.firstIndex(of: "<").map { name[..<$0] + "<EmptyView>" } ?? name
  }

  /// Which of several modifiers of its type it is, as calls name that; nothing for the first one.
  private var placeAmongModifiers: String {
    let others = parent?.modifierBodies.filter { $0.type == type } ?? []
    guard let index = others.firstIndex(where: { $0.node === node }), index > 0 else { return "" }
    return ", \(index)"
  }

  /// Which of several things of its kind that a view presents it is, as calls name that; nothing for the first one.
  private var placeAmongPresented: String {
    let others = parent?.presented.filter { $0.role == role } ?? []
    guard let index = others.firstIndex(where: { $0.node === node }), index > 0 else { return "" }
    return "\(index)"
  }

  /// What follows a call that means the view whatever it is; nothing where that is several, which have indices there.
  private var followingCall: String { kind.name == "TupleView" ? "" : "." + typedCall(index: nil) }

  private func typedCall(index: Int?) -> String {
    let place = index.map { "\($0)" } ?? ""
    switch kind.placeholder {
    case .label: return "styleConfigurationLabel(\(place))"
    case .title: return "styleConfigurationTitle(\(place))"
    case .icon: return "styleConfigurationIcon(\(place))"
    case .currentValueLabel: return "styleConfigurationCurrentValueLabel(\(place))"
    case .minimumValueLabel: return "styleConfigurationMinimumValueLabel(\(place))"
    case .maximumValueLabel: return "styleConfigurationMaximumValueLabel(\(place))"
    case .content: return "viewModifierContent(\(place))"
    case .styleContent: return "styleConfigurationContent(\(place))"
    case nil: break
    }
    if kind.isModifier { return "modifier(\(kind.name).self\(placeAmongModifiers))" }
    if kind.isAbsent { return "optional(\(place))" }
    if kind.isShape { return "shape(\(place))" }
    if let companion { return companion.prefix(1).lowercased() + companion.dropFirst() + "(\(place))" }
    if kind.isOfUser { return "view(\(typeInCalls).self\(index == nil ? "" : ", ")\(place))" }
    // Things of bars go without the word that the call before them says.
    if let parent, parent.isToolbar { return (kind.name == "ToolbarItem" ? "item" : "itemGroup") + "(\(place))" }
    return kind.name.prefix(1).lowercased() + kind.name.dropFirst() + "(\(place))"
  }
}
