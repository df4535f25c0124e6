public import Foundation

/// A label that opens an address when it is pressed, by the action of its environment; it looks like a button.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label as a button.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityRemoveTraits(.isButton)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link: Leading {
  package var url: URL { destination }
}

/// A view that leads to an address.
@MainActor
package protocol Leading {
  /// The address.
  var url: URL { get }
}

extension Link where Label == Text {
  /// Creates a link that says where it leads.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link that says where it leads.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
