// What people may do with the things in a bar. Nobody arranges a bar here: pictures show it as it is at first.

/// Whether people may move a thing of a bar, or take it away.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// They may do both.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
  /// They may move it, and not take it away.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
  /// They may do neither.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// What else holds for a thing of a bar that people may arrange.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public var rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is offered for arranging at any time, also while it is not shown.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1 << 0) }
}

extension ChangedToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// The content, which people may arrange or not.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { ChangedToolbarContent(content: self) { _ in } }

  /// The content, which is there as long as nobody has arranged the bar, or is not.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ChangedToolbarContent(content: self) { if defaultVisibility == .hidden { $0.toolbarItemIsHidden = true } }
  }

  /// The content, which is there as long as nobody has arranged the bar.
  public nonisolated func defaultCustomization(
    options: ToolbarCustomizationOptions
  ) -> some CustomizableToolbarContent { defaultCustomization(.automatic, options: options) }
}
