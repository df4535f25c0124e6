import DeclarativeUI

/// Something that people buy.
struct ProductScreen: View {
  @State private var color = 0
  @State private var count = 1

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
            .frame(height: 220).clipShape(RoundedRectangle(cornerRadius: 20))
            .overlay { Image(systemName: "cup.and.saucer.fill").font(.system(size: 80)).foregroundStyle(.white) }
          Text("Tea set for two").font(.title2.bold())
          Text("Stoneware, made by hand, with a pot of half a litre.").foregroundStyle(.secondary)
          Picker("Colour", selection: $color) {
            Text("Sand").tag(0)
            Text("Sea").tag(1)
          }
          .pickerStyle(.segmented)
          Stepper("Sets: \(count)", value: $count)
          GroupBox("Delivery") { LabeledContent("Arrives", value: "Tuesday") }
          Button {
          } label: {
            Text("Add to Cart").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent).controlSize(.large)
          ShareLink(item: "Tea set for two")
        }
        .padding()
      }
      .navigationTitle("Tea Set").navigationBarTitleDisplayMode(.inline)
    }
  }
}
