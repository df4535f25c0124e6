import Foundation
import Testing
import ViewSnapshotTesting

/// Scrolled views as pictures, with the references in this package.
@MainActor
struct ScrollPictureTests {
  private struct Albums: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], pinnedViews: .sectionHeaders) {
          ForEach(["A", "B"], id: \.self) { name in
            Section {
              ForEach(0..<9, id: \.self) { index in
                Text("\(name)\(index)").frame(maxWidth: .infinity, minHeight: 30)
                  .background(.mint, in: RoundedRectangle(cornerRadius: 6))
              }
            } header: {
              Text(name).bold().frame(maxWidth: .infinity, alignment: .leading).padding(4).background(.yellow)
            }
          }
        }.padding(.horizontal, 8)
      }
      .background(.white)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("12 of 18").font(.caption).frame(maxWidth: .infinity).padding(4).background(.gray.opacity(0.4))
      }
    }
  }

  private func host() -> ViewHost<Albums> {
    ViewHost(
      Albums(), size: CGSize(width: 160, height: 200),
      safeAreaInsets: EdgeInsets(top: 14, leading: 0, bottom: 10, trailing: 0))
  }

  private let traits = UITraitCollection(displayScale: 2)

  @Test func `a scrolled grid goes on below bars, and keeps the head of its section`() throws {
    let host = host()
    assertSnapshot(of: host, as: .image(traits: traits), named: "top")
    try host.scroll(by: CGSize(width: 0, height: 70))
    assertSnapshot(of: host, as: .image(traits: traits), named: "middle")
    try host.scroll(to: .bottom)
    assertSnapshot(of: host, as: .image(traits: traits), named: "end")
  }
}
