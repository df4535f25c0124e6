import SwiftUI

/// A view of a package in the app's folder.
public struct TeaBadge: View {
  private let text: String

  public init(_ text: String) { self.text = text }

  public var body: some View {
    Text(text).font(.caption).padding(4).background(Color.yellow, in: Capsule())
  }
}

#Preview("Badge", traits: .sizeThatFitsLayout) {
  TeaBadge("4 min")
}
