public import DeclarativeUI
public import Foundation

extension ViewType {
  /// How far something is.
  public struct ProgressView: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "ProgressView" }
  }

  /// A value that fingers move.
  public struct Slider: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Slider" }
  }

  /// A value that two buttons move.
  public struct Stepper: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Stepper" }
  }

  /// A value between two bounds.
  public struct Gauge: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "Gauge" }
  }

  /// A field of several lines.
  public struct TextEditor: KnownViewType {
    /// The name of the type.
    public static var typePrefix: String { "TextEditor" }
  }

  /// A label that opens an address.
  public struct Link: KnownViewType, SingleViewContent {
    /// The name of the type.
    public static var typePrefix: String { "Link" }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a view of progress.
  public func progressView() throws -> InspectableView<ViewType.ProgressView> { try single() }

  /// The view inside as a slider.
  public func slider() throws -> InspectableView<ViewType.Slider> { try single() }

  /// The view inside as a stepper.
  public func stepper() throws -> InspectableView<ViewType.Stepper> { try single() }

  /// The view inside as a gauge.
  public func gauge() throws -> InspectableView<ViewType.Gauge> { try single() }

  /// The view inside as a text editor.
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> { try single() }

  /// The view inside as a link.
  public func link() throws -> InspectableView<ViewType.Link> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a view of progress.
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> { try indexed(index) }

  /// One of the views inside as a slider.
  public func slider(_ index: Int) throws -> InspectableView<ViewType.Slider> { try indexed(index) }

  /// One of the views inside as a stepper.
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> { try indexed(index) }

  /// One of the views inside as a gauge.
  public func gauge(_ index: Int) throws -> InspectableView<ViewType.Gauge> { try indexed(index) }

  /// One of the views inside as a text editor.
  public func textEditor(_ index: Int) throws -> InspectableView<ViewType.TextEditor> { try indexed(index) }

  /// One of the views inside as a link.
  public func link(_ index: Int) throws -> InspectableView<ViewType.Link> { try indexed(index) }
}

extension InspectableView where View == ViewType.ProgressView {
  /// What is under way.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// How far it is, in words.
  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part(.currentValueLabel)
  }

  /// What counts how far it is.
  public func progress() throws -> Progress {
    guard let progress = try value(of: (any FractionShowing).self).progress else {
      throw InspectionError.attributeNotFound(label: "progress", type: "ProgressView")
    }
    return progress
  }

  /// How far it is, from 0 to 1; nil where nobody knows.
  public func fractionCompleted() throws -> Double? { try value(of: (any FractionShowing).self).shownFraction }
}

extension InspectableView where View == ViewType.Gauge {
  /// What is shown.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// The value in words.
  public func currentValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part(.currentValueLabel)
  }

  /// What the lower bound is.
  public func minimumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part(.minimumValueLabel)
  }

  /// What the upper bound is.
  public func maximumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part(.maximumValueLabel)
  }

  /// How far the value is between its bounds, from 0 to 1.
  public func value() throws -> Double { try value(of: (any FractionShowing).self).shownFraction ?? 0 }
}

extension InspectableView where View == ViewType.Slider {
  /// What the slider is for.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// What stands at the slider's lower end.
  public func minimumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part(.minimumValueLabel)
  }

  /// What stands at the slider's upper end.
  public func maximumValueLabelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try part(.maximumValueLabel)
  }

  /// The value.
  public func value() throws -> Double { try controlled(Double.self).wrappedValue }

  /// Writes another value.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func setValue(_ value: Double) throws {
    try guardIsResponsive()
    try controlled(Double.self).wrappedValue = value
  }

  /// Does what the slider does when somebody ends to move it.
  public func callOnEditingChanged() throws {
    try guardIsResponsive()
    try value(of: (any EditedControl).self).editingChanged(false)
  }
}

extension InspectableView where View == ViewType.Stepper {
  /// What the stepper is for.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Goes up.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func increment() throws { try step(\.increment, "increment") }

  /// Goes down.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func decrement() throws { try step(\.decrement, "decrement") }

  /// Does what the stepper does when somebody ends to change its value.
  public func callOnEditingChanged() throws {
    try guardIsResponsive()
    try value(of: (any EditedControl).self).editingChanged(false)
  }

  private func step(_ step: KeyPath<any SteppedControl, (() -> Void)?>, _ name: String) throws {
    try guardIsResponsive()
    guard let action = try value(of: (any SteppedControl).self)[keyPath: step] else {
      throw InspectionError.notSupported("\(pathToRoot) cannot \(name): it is at its bound, or has no such action")
    }
    action()
  }
}

extension InspectableView where View == ViewType.TextEditor {
  /// What is written in the field.
  public func input() throws -> String { try controlled(String.self).wrappedValue }

  /// Writes into the field, instead of what is there.
  /// - Throws: `InspectionError.unresponsiveControl` where nobody could.
  public func setInput(_ value: String) throws { try write(value) }
}

extension InspectableView where View == ViewType.Link {
  /// What the link shows.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> { try controlLabel() }

  /// Where the link leads.
  public func url() throws -> URL { try value(of: (any Leading).self).url }
}

extension InspectableView {
  /// A part of what the view consists of.
  func part(_ part: ControlPart) throws -> InspectableView<ViewType.ClassifiedView> {
    guard let view = element.part(part) else {
      throw InspectionError.viewNotFound(parent: "the \(part) of \(pathToRoot)")
    }
    return try InspectableView<ViewType.ClassifiedView>(view)
  }
}
