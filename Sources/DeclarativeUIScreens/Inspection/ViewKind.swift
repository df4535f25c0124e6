/// What inspection knows about the type of a view or modifier.
package struct ViewKind {
  /// The name, without modules and without what the type is generic over.
  package let name: String
  /// Whether the type is one of this library and not of its user.
  package let isOfLibrary: Bool
  /// Whether it is a view of the user's, with a body.
  package let isOfUser: Bool
  /// Whether it is a shape, painted or not.
  package let isShape: Bool
  /// Whether it is a modifier.
  package let isModifier: Bool
  /// Whether an `if` has left the view out: only then it has a node of this type.
  package let isAbsent: Bool
  /// What of a modifier or a style stands in its place; nil for everything else.
  package let placeholder: Placeholder?
  /// Whether it does not count as a view of its own: a branch of a builder, a view with a modifier of the user's.
  let isTransparentToInspection: Bool
  /// Whether it is the statements of a builder.
  let isSequence: Bool
  /// Whether the view shows a label in the way that a style says.
  let isControl: Bool
  /// Whether the view contains others beside a label, in the way that a style says.
  let isLabeled: Bool
  /// Whether nothing in the view is a view of its own.
  let isLeaf: Bool
  /// Whether the views inside are counted even where there is only one.
  let isList: Bool
  /// The parts by which the view is known, whatever is between them.
  package let parts: [ControlPart]
  /// Whether it has views of its own beside its parts.
  let isSection: Bool

  /// Where the body of a modifier or a style puts what it is given.
  package enum Placeholder {
    /// The view that a modifier changes.
    case content
    /// The label of a control.
    case label
    /// The title and the picture of a label.
    case title, icon
    /// The labels of the value and of the bounds of a view that shows how far something is.
    case currentValueLabel, minimumValueLabel, maximumValueLabel
    /// What a control contains beside its label.
    case styleContent
  }

  private init(_ type: Any.Type) {
    name = nameInCode(of: type)
    // Types of the standard library, such as Optional, are views because this library says so.
    let qualified = String(reflecting: type)
    isOfLibrary = ["DeclarativeUICore.", "DeclarativeUIScreens.", "DeclarativeUI.", "Swift."].contains {
      qualified.hasPrefix($0)
    }
    isOfUser = !isOfLibrary && type is any View.Type
    isShape = type is any Shape.Type || type is any ShapeView.Type
    isModifier = type is any ViewModifier.Type
    isAbsent = type is any AnyOptional.Type
    placeholder =
      switch (type as? any StyledPart.Type)?.part {
      case nil where type == EmptyStyleContent.self: .styleContent
      case .title: .title
      case .icon: .icon
      case .currentValueLabel: .currentValueLabel
      case .minimumValueLabel: .minimumValueLabel
      case .maximumValueLabel: .maximumValueLabel
      case nil where !(type is any StyledLabel.Type): type is any ModifiedPlace.Type ? .content : nil
      default: .label
      }
    parts = (type as? any MadeOfParts.Type)?.parts ?? []
    isSection = parts.contains(.header)
    isTransparentToInspection = type is any InspectionTransparent.Type
    isSequence = type is any ViewSequence.Type
    isControl = type is any StyledControl.Type
    isLabeled = type is any LabeledContainer.Type
    let leaves: Set = ["Divider", "EmptyView", "Image", "Spacer", "Text"]
    isLeaf = isShape || type is any ShapeStyle.Type || isOfLibrary && leaves.contains(name)
    isList =
      isOfLibrary
      && [
        "ForEach", "Form", "GlassEffectContainer", "Grid", "GridRow", "Group", "GroupBox", "HStack", "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Menu", "TupleView", "VStack", "ZStack",
      ].contains(name)
  }

  /// What is known of types is the same for all trees.
  @MainActor private static var known: [ObjectIdentifier: ViewKind] = [:]

  /// What is known of a type.
  @MainActor package static func of(_ type: Any.Type) -> ViewKind {
    if let known = known[ObjectIdentifier(type)] { return known }
    let kind = ViewKind(type)
    known[ObjectIdentifier(type)] = kind
    return kind
  }
}

extension NavigationScreen: InspectionTransparent {}
extension TabScreen: InspectionTransparent {}

/// A view that shows a label in the way that a style says.
protocol StyledControl {}
extension Button: StyledControl {}
extension ColorPicker: StyledControl {}
extension NavigationLink: StyledControl {}
extension EditButton: StyledControl {}
extension Link: StyledControl {}
extension MultiDatePicker: StyledControl {}
extension ShareLink: StyledControl {}
extension Gauge: StyledControl {}
extension ProgressView: StyledControl {}
extension SecureField: StyledControl {}
extension Slider: StyledControl {}
extension Stepper: StyledControl {}
extension TextEditor: StyledControl {}
extension TextField: StyledControl {}
extension Toggle: StyledControl {}

/// The label of a control, where a style puts it.
protocol StyledLabel {}
extension ButtonStyleConfiguration.Label: StyledLabel, SeveralViews {}
extension GaugeStyleConfiguration.Label: StyledLabel {}
extension PrimitiveButtonStyleConfiguration.Label: StyledLabel {}
extension ProgressViewStyleConfiguration.Label: StyledLabel {}
extension TextFieldStyleLabel: StyledLabel {}
extension ToggleStyleConfiguration.Label: StyledLabel, SeveralViews {}

/// A control that has a label whether it is shown or not.
protocol LabelHaving<Label> {
  associatedtype Label: View
  var label: Label { get }
}
extension Stepper: LabelHaving {}
extension Toggle: LabelHaving {}

/// A control whose label is not drawn, and only read by VoiceOver, or is drawn among what inspection does not show.
protocol LabelKeeping<Label>: LabelHaving {}
extension ColorPicker: LabelKeeping {}
extension LabeledContent: LabelHaving where Label: View, Content: View {}
extension LabeledContent: LabelKeeping where Label: View, Content: View {}
extension MultiDatePicker: LabelKeeping {}

/// A view that contains others beside a label, in the way that a style says.
protocol LabeledContainer {}
extension ControlGroup: LabeledContainer {}
extension DatePicker: LabeledContainer {}
extension DisclosureGroup: LabeledContainer {}
extension GlassEffectContainer: LabeledContainer {}
extension GroupBox: LabeledContainer {}
extension LabeledContent: LabeledContainer {}
extension Menu: LabeledContainer {}
extension Picker: LabeledContainer {}

/// The label of a container, where its style puts it.
protocol ContainerLabel: StyledLabel, SeveralViews {}
extension ControlGroupStyleConfiguration.Label: ContainerLabel {}
extension DatePickerStyleConfiguration.Label: ContainerLabel {}
extension DisclosureGroupStyleConfiguration.Label: ContainerLabel {}
extension GroupBoxStyleConfiguration.Label: ContainerLabel {}
extension LabeledContentStyleConfiguration.Label: ContainerLabel {}
extension MenuStyleConfiguration.Label: ContainerLabel {}
extension PickerLabel: ContainerLabel {}

/// What a container contains, where its style puts it.
protocol ContainerContent: InspectionTransparent, SeveralViews {}
extension ControlGroupStyleConfiguration.Content: ContainerContent {}
extension DisclosureGroupStyleConfiguration.Content: ContainerContent {}
extension GlassContent: ContainerContent {}
extension GroupBoxStyleConfiguration.Content: ContainerContent {}
extension LabeledContentStyleConfiguration.Content: ContainerContent {}
extension MenuStyleConfiguration.Content: ContainerContent {}
extension PickerContent: ContainerContent {}
