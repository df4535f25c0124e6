#if canImport(DeclarativeUI)
  import DeclarativeUI
#else
  import SwiftUI
#endif

struct Card: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.headline)
      .padding()
      .background(.yellow, in: RoundedRectangle(cornerRadius: 12))
  }
}
