#if canImport(UIKit)
import SwiftUI
import TeaKit
import WidgetKit

struct TeaScreen: View {
  @ObservedObject var model: TeaModel

  var body: some View {
    VStack(spacing: 8) {
      Text("tea.title").accessibilityAddTraits(.isHeader)
      Image(.cup).accessibilityLabel("Cup")
      TeaBadge(model.label)
      Color("Leaf").frame(width: 40, height: 20).accessibilityLabel("Leaf")
      #if os(iOS) && !os(macOS)
      Button("Longer") { model.minutes += 1 }
      #endif
    }
  }
}

#Preview("Tea", traits: .sizeThatFitsLayout) {
  TeaScreen(model: TeaModel())
}

struct TeaScreen_Previews: PreviewProvider {
  static var previews: some View {
    TeaScreen(model: TeaModel()).previewLayout(.sizeThatFits)
  }
}
#endif
