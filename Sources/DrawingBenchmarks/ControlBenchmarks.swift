import DeclarativeUI
import DrawingRenderer

/// Screens of controls.
@MainActor
enum ControlBenchmarks {
  static var all: [Benchmark] {
    let renderer = DrawingRenderer(scale: 3)
    let form = ScreenBenchmarks.layout(HundredControls())
    return [
      Benchmark(name: "form of 100 controls, view value to bitmap") {
        consume(renderer.render(ScreenBenchmarks.layout(HundredControls())))
      },
      Benchmark(name: "form of 100 controls, layout") { consume(ScreenBenchmarks.layout(HundredControls())) },
      Benchmark(name: "form of 100 controls, raster, warm") { consume(renderer.render(form)) },
    ]
  }
}

/// Twenty sections of five controls, in a form that is longer than a phone's screen.
private struct HundredControls: View {
  @State private var isOn = true
  @State private var value = 0.5
  @State private var count = 3
  @State private var name = "Name"
  @State private var choice = 1

  var body: some View {
    Form {
      ForEach(0..<20) { section in
        Section("Section \(section)") {
          Toggle("Notifications", isOn: $isOn)
          Slider(value: $value)
          Stepper("Copies: \(count)", value: $count)
          TextField("Name", text: $name)
          Picker("Kind", selection: $choice) { ForEach(0..<3) { Text("Kind \($0)") } }
        }
      }
    }
  }
}
