// Views with what is not in Stills yet, as real code has them. `.ci/dependant` compiles them: the compiler must refuse each
// line that ends with "not yet" and say the way out, and no other one.
import DeclarativeUI

struct Item: Identifiable, Hashable { var id: Int; var name = ""; var on = false }
struct Screens: View {
  @State var isOpen = false
  @State var items: [Item] = []
  @State var sel: Int? = nil
  var body: some View {
    NavigationStack {
      List {
        Section("a") {
          ForEach(items) { item in
            NavigationLink(item.name, value: item.id)
            NavigationLink(destination: Text("x")) { Text(item.name) }
            NavigationLink {
              Text("x")
            } label: {
              Text("y")
            }
            NavigationLink(item.name, destination: Text("x"), isActive: $isOpen)
            NavigationLink(item.name, destination: Text("x"), tag: 1, selection: $sel)
          }.onDelete { items.remove(atOffsets: $0) }
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("T")
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { EditButton() } }
    }
  }
}
struct Lists: View {
  @State var items: [Item] = []
  @State var sel: Int? = nil
  var body: some View {
    VStack {
      List(items) { Text($0.name) }.listStyle(PlainListStyle())
      List(items, id: \.id, selection: $sel) { Text($0.name) }
      List($items) { $item in Toggle("a", isOn: $item.on) }
      List(selection: $sel) { Text("a") }
    }
  }
}
struct Inputs: View {
  @State var sel = 1
  @State var text = ""
  @State var value = 0.5
  @State var n = 1
  @State var date = Date()
  @State var color = Color.red
  @State var open = false
  var body: some View {
    Form {
      Picker("a", selection: $sel) { Text("x").tag(1) }.pickerStyle(.segmented)
      Picker(selection: $sel, label: Text("l")) { Text("x").tag(1) }.pickerStyle(SegmentedPickerStyle())
      Picker(selection: $sel) {
        Text("x")
      } label: {
        Text("l")
      }
      Slider(value: $value)
      Slider(value: $value, in: 0...10, step: 1) { Text("a") }
      Stepper("a", value: $n, in: 1...10)
      Stepper(value: $n, in: 0...5) { Text("a") }
      DatePicker("a", selection: $date, in: Date()..., displayedComponents: .date).datePickerStyle(.graphical)
      ColorPicker("a", selection: $color)
    }.formStyle(.grouped)
    Menu("m") { Button("a") {} }
    Menu {
      Button("a") {}
    } label: {
      Image(systemName: "x")
    }.menuStyle(.borderlessButton)
    DisclosureGroup("a", isExpanded: $open) { Text("a") }
    GroupBox { Text("a") }
    GroupBox("l") { Text("a") }
    TextEditor(text: $text).frame(height: 10)
    ShareLink(item: "a")
  }
}
struct Tabs: View {
  @State var tab = 1
  @State var p: Double? = nil
  var body: some View {
    TabView(selection: $tab) {
      Text("a").tabItem { Label("a", systemImage: "b") }.tag(1)
      Text("b").tabItem { Text("x") }.tag(2)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    TabView { Tab("a", systemImage: "b") { Text("c") } }
    ProgressView()
    ProgressView("Loading…")
    ProgressView(value: 0.5).progressViewStyle(.linear)
    ProgressView("a", value: p).progressViewStyle(CircularProgressViewStyle())
    Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryCircular)
  }
}
struct Looks: View {
  var body: some View {
    NavigationView { Text("a") }.navigationViewStyle(.stack)
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    Button("a") {}.buttonStyle(.bordered)
    Button("a") {}.buttonStyle(.borderedProminent).controlSize(.large)
    Button("a") {}.buttonStyle(BorderedProminentButtonStyle())
    LabeledContent("a", value: "b")
    LabeledContent("a") { Text("c") }
    ContentUnavailableView("a", systemImage: "x", description: Text("d"))
    ContentUnavailableView.search
    ContentUnavailableView {
      Label("a", systemImage: "b")
    } description: {
      Text("d")
    }
    Text("a").glassEffect()
    Text("a").glassEffect(.regular.interactive(), in: .rect(cornerRadius: 3))
    Text("a").scrollTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
    }
  }
}

struct OfAppKit: NSViewRepresentable {  // not yet
  func makeNSView(context: Context) -> Int { 0 }
  func updateNSView(_ view: Int, context: Context) {}
}
extension FocusedValues {
  var title: String? { nil }
}
struct Systems: View {
  @State var isShown = false
  @State var item: PhotosPickerItem?
  @State var dates: Set<DateComponents> = []
  @Namespace var place
  @FocusedValue(\.title) var title
  var body: some View {
    VStack {
      OfAppKit()
      PhotosPicker("Choose", selection: $item, matching: .images)
      Text("a").photosPicker(isPresented: $isShown, selection: $item)
      Text("a").fileMover(isPresented: $isShown, files: []) { _ in }
      Text("a").fileMover(isPresented: $isShown, file: nil) { _ in }
      Text("a").accessibilityRotor("Links") { AccessibilityRotorEntry("b", id: 1) }
      Text("a").accessibilityRotor(.headings) {
        ForEach([1, 2], id: \.self) { AccessibilityRotorEntry("b", id: $0) }
      }
      Text("a").accessibilityRotorEntry(id: 1, in: place)
      SpriteView(scene: 1)  // not yet
      SettingsLink()  // not yet
      MultiDatePicker("Days", selection: $dates)
    }
    .inspector(isPresented: $isShown) { Text("a") }
    .presentationCompactAdaptation(.sheet)
    .safeAreaBar(edge: .top) { Text("a") }
    .safeAreaInset(edge: .top) { Text("a") }
  }
}
struct Moving: View {
  @State var isOn = false
  var body: some View {
    Text("a").phaseAnimator([false, true]) { view, isOn in view.opacity(isOn ? 1 : 0) }
    PhaseAnimator([1, 2]) { Text("\($0)") }
    Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
    Text("a").transition(.opacity.combined(with: .slide))
  }
}
struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { configuration.existingFile! }
}
struct Exporting: View {
  @State var isShown = false
  @State var note: Note?
  var body: some View {
    VStack {
      Text("a").fileExporter(isPresented: $isShown, document: note, contentType: .plainText) { _ in }
      Text("a").fileExporter(isPresented: $isShown, item: "b", onCompletion: { _ in })
    }
  }
}
struct Notes: Scene {
  var body: some Scene {
    Settings { Text("a") }  // not yet
    Window("About", id: "about") { Text("a") }  // not yet
    MenuBarExtra("a", systemImage: "b") { Text("a") }  // not yet
    WindowGroup { Text("a") }.commands { CommandMenu("b") { Button("c") {} } }
  }
}

struct Rooms: View {
  @Environment(\.openImmersiveSpace) var openSpace  // not yet
  var body: some View {
    VStack {
      Text("a").frame(depth: 3)  // not yet
      Text("a").glassBackgroundEffect()  // not yet
      Text("a").ornament(attachmentAnchor: .scene(.bottom)) { Text("b") }  // not yet
      Text("a").offset(z: 3)  // not yet
      Text("a").volumeBaseplateVisibility(.hidden)  // not yet
      Model3D(named: "a")  // not yet
    }
  }
}
struct Companions: View {
  @State var isShown = false
  var body: some View {
    VStack {
      Text("a").popoverTip(Optional<Int>.none)  // not yet
      Text("a").translationPresentation(isPresented: $isShown, text: "b")  // not yet
    }
  }
}
struct Platforms: View {
  var body: some View {
    VStack {
      Text("a").foregroundStyle(Color(nsColor: NSColor()))  // not yet
      Button("a") {}.buttonStyle(.link)  // not yet
      Toggle("a", isOn: .constant(true)).toggleStyle(.checkbox)  // not yet
      HelpLink {}  // not yet
      Text("a").touchBar { Button("b") {} }  // not yet
      Text("a").digitalCrownAccessory { Text("b") }  // not yet
    }
  }
}
struct Newer: View {
  @Namespace var place
  @Environment(\.undoManager) var undo
  var body: some View {
    VStack {
      Text("a").backgroundExtensionEffect()
      Text("a").glassEffectUnion(id: 1, namespace: place)
      Text("a").onScrollTargetVisibilityChange(idType: Int.self) { _ in }
      Text("a").textScale(.secondary)
      Text("a").lineHeight(.tight)  // not yet
      Text("a").typesettingLanguage(Locale.Language(identifier: "th"))
      Text("a").symbolColorRenderingMode(.gradient)
      Text("a").labelIconToTitleSpacing(3)
      Text("a").textEditorStyle(.plain)
      Text("a").tabViewBottomAccessory { Text("b") }
      Group(subviews: Text("a")) { views in
        ForEach(views.dropFirst()) { view in view }
        Text("b")
      }
      ForEach(subviews: Text("a")) { view in view }
      Group(sections: Text("a")) { sections in Text("b") }
      ForEach(sections: Text("a")) { section in Text("b") }
      Text("a").background(.red, in: ConcentricRectangle())
      Text(Measurement(value: 3, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .road)))
    }
  }
}

struct Formats: View {
  let page: URL
  let person: PersonNameComponents
  let warmth: Measurement<UnitTemperature>
  var body: some View {
    VStack {
      Text(page, format: .url)  // not yet
      Text(page.formatted(.url.scheme(.never)))  // not yet
      Text(page.formatted())  // not yet
      Text(person, format: .name(style: .long))  // not yet
      Text(person.formatted(.name(style: .short)))  // not yet
      Text(warmth, format: .measurement(width: .narrow, hidesScaleName: true))  // not yet
      Text(warmth, format: .measurement(width: .narrow, numberFormatStyle: .number))  // not yet
      Text(warmth.formatted(.measurement(width: .narrow, usage: .weather, numberFormatStyle: .number)))  // not yet
    }
  }
}

struct Pressing: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text("\(configuration.fractionCompleted ?? 0)") }
}
struct Meter: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.currentValueLabel }
}
struct Plate: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
struct Sheets: FormStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
struct Days: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
struct Folding: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("a") { configuration.isExpanded.toggle() }
  }
}
struct Boxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
struct Branch: Identifiable {
  var id: Int
  var branches: [Branch]?
}
struct Unfolding: View {
  @State var isOpen = false
  let branches: [Branch] = []
  @FetchRequest(sortDescriptors: [SortDescriptor(\Item.name)]) var found: FetchedResults<Item>  // not yet
  var body: some View {
    Section("a", isExpanded: $isOpen) { Text("b") }
    List(branches, children: \.branches) { Text("\($0.id)") }
    ShareLink(items: ["a"])
    ProgressView(timerInterval: Date()...Date(), countsDown: false) { Text("a") }
    Text("a").colorEffect(ShaderLibrary.wave(.float(3), .color(.red)))
    Canvas { context, _ in context.addFilter(.alphaThreshold(min: 0.5, color: .red)) }
    Text("a").keyframeAnimator(initialValue: CGPoint.zero, trigger: 1) { view, place in
      view.offset(x: place.x)
    } keyframes: { _ in
      KeyframeTrack(\.x) {
        SpringKeyframe(3, duration: 1, spring: .bouncy)
        CubicKeyframe(3, duration: 1)
        LinearKeyframe(3, duration: 1)
      }
    }
  }
}
struct Painting: View {
  var body: some View {
    Image(size: .zero) { $0.opacity = 0 }  // not yet
    Text("a").gesture(TapGesture().modifiers(.command))  // not yet
  }
}

// Names of one's own count before those that are not there yet.
struct Glass: View {
  var body: some View { Text("glass") }
}

enum TabRole {
  case first
}

struct Spring {
  var strength = 1
}

struct Shader: View {
  var body: some View { Text("shader") }
}

struct OwnAppearance {}

extension View {
  func listStyle(_ look: OwnAppearance) -> some View { self }
}

struct Own: View {
  @State private var role = TabRole.first

  var body: some View {
    VStack {
      Glass().listStyle(OwnAppearance())
      Shader().opacity(Spring().strength == 1 ? 1 : 0)
    }
  }
}
