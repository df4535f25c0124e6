import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// What modifiers are called on; what changes no still picture returns just that.
private struct Plain: View {
  var body: some View { Text("plain") }
}

/// What packages say of each kind of property by itself.
private protocol KeptProperty {
  associatedtype Kept
  var wrappedValue: Kept { get nonmutating set }
}
extension FocusState: KeptProperty {}
extension AccessibilityFocusState: KeptProperty {}
extension FocusedBinding: KeptProperty {}

private struct ReadAloud: View {
  @AccessibilityFocusState(for: .voiceOver) private var field: Int?
  var body: some View {
    Button("read") { $field.wrappedValue = 2 }.accessibilityFocused($field, equals: 2)
    Text(verbatim: "at \(field ?? 0)")
  }
}

private struct Drops: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
}

private struct Note: Codable, Hashable, Transferable {
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

private struct DoneButton: ToolbarContent {
  let isShown: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
    if isShown { ToolbarItem { Text("Shown") } } else { ToolbarSpacer(.fixed) }
  }
}

private struct Choice: Identifiable {
  let id: Int
}

/// Each is called as real view code calls it.
@MainActor @Suite struct `A modifier that changes no still picture` {
  private let plain = Plain()

  /// Nothing is drawn or said otherwise; without the container that they are for modifiers are not seen either.
  private func expectUnseen(_ views: [any View], sourceLocation: SourceLocation = #_sourceLocation) {
    let drawing = LaidOut(plain).layout.drawing
    for (index, view) in views.enumerated() {
      let layout = LaidOut(AnyView(view)).layout
      #expect(layout.drawing == drawing, "the view at \(index)", sourceLocation: sourceLocation)
      #expect(layout.problems == [], "the view at \(index)", sourceLocation: sourceLocation)
    }
  }

  @Test func `hears of commands, crowns and pencils`() {
    expectUnseen([
      plain.onExitCommand {}, plain.onDeleteCommand(perform: nil), plain.onPlayPauseCommand {},
      plain.onMoveCommand { if $0 == .up { print($0) } }, plain.pageCommand(value: .constant(1), in: 1...4),
      plain.onCopyCommand { [] }, plain.onCutCommand { [] }, plain.onPasteCommand(of: [.plainText]) { _ in },
      plain.copyable([Note(text: "a")]), plain.cuttable { [Note(text: "a")] },
      plain.pasteDestination(for: Note.self) { print($0) }, plain.onModifierKeysChanged { print($0, $1) },
      plain.modifierKeyAlternate(.option) { Text("b") }, plain.onPencilDoubleTap { _ in },
      plain.onPencilSqueeze { _ in }, plain.handGestureShortcut(.primaryAction), plain.onCameraCaptureEvent { _ in },
      plain.digitalCrownRotation(.constant(1.0)),
      plain.digitalCrownRotation(.constant(1.0), from: 0, through: 5, by: 1, sensitivity: .low, isContinuous: true),
      plain.pointerStyle(.link), plain.pointerVisibility(.hidden), plain.springLoadingBehavior(.enabled),
    ])
  }

  @Test func `speaks to the windows and dialogs of the system`() {
    expectUnseen([
      plain.windowDismissBehavior(.disabled), plain.windowMinimizeBehavior(.enabled),
      plain.windowFullScreenBehavior(.automatic), plain.windowResizeBehavior(.disabled),
      plain.windowToolbarFullScreenVisibility(.onHover), plain.presentedWindowStyle(.hiddenTitleBar),
      plain.presentedWindowToolbarStyle(.unified(showsTitle: false)), plain.materialActiveAppearance(.active),
      plain.presentationPreventsAppTermination(true), plain.contentCaptureProtected(true),
      plain.allowedDynamicRange(.high), plain.fileDialogMessage("a"), plain.fileDialogConfirmationLabel("b"),
      plain.fileDialogDefaultDirectory(nil), plain.fileDialogCustomizationID("c"),
      plain.fileDialogImportsUnresolvedAliases(true), plain.fileDialogBrowserOptions([.includeHiddenFiles]),
      plain.fileExporterFilenameLabel("d"), plain.dialogIcon(Image(systemName: "star")),
      plain.dialogSeverity(.critical),
    ])
  }

  @Test func `asks for what bars, lists and fields of text do`() {
    expectUnseen([
      plain.searchFocused(FocusState<Bool>().projectedValue),
      plain.searchFocused(FocusState<Int?>().projectedValue, equals: 1), plain.searchDictationBehavior(.automatic),
      plain.searchToolbarBehavior(.minimize), plain.findNavigator(isPresented: .constant(true)), plain.findDisabled(),
      plain.replaceDisabled(), plain.listSectionMargins(.horizontal, 3), plain.listSectionIndexVisibility(.visible),
      plain.sectionIndexLabel(Text("a")), plain.sectionActions { Button("b") {} }, plain.listRowPlatterColor(.red),
      plain.alternatingRowBackgrounds(), plain.tabBarMinimizeBehavior(.onScrollDown),
      plain.defaultAdaptableTabBarPlacement(.sidebar), plain.navigationLinkIndicatorVisibility(.hidden),
      plain.writingToolsBehavior(.disabled), plain.writingToolsAffordanceVisibility(.hidden),
      plain.textInputCompletion("c"), plain.textInputSuggestions { Text("d") },
      plain.textInputFormattingControlVisibility(.hidden, for: .all), plain.handwritingPrefersInlineEditing(),
      plain.scrollEdgeEffectStyle(.soft, for: .top), plain.scrollEdgeEffectHidden(for: .bottom),
      plain.scrollInputBehavior(.disabled, for: .handGestureShortcut),
    ])
  }

  @Test func `hears of pointers, keys and hands`() {
    expectUnseen([
      plain.onHover { _ in }, plain.onContinuousHover { _ in },
      plain.onContinuousHover(coordinateSpace: .global) { if case .active(let point) = $0 { print(point) } },
      plain.hoverEffect(), plain.hoverEffect(.lift), plain.hoverEffect(.highlight, isEnabled: false),
      plain.hoverEffectDisabled(), plain.defaultHoverEffect(.automatic),
      plain.keyboardShortcut("n"), plain.keyboardShortcut("k", modifiers: [.command, .shift]),
      plain.keyboardShortcut(.return, modifiers: []),
      plain.keyboardShortcut(.escape, modifiers: .all, localization: .automatic),
      plain.onKeyPress(.upArrow) { .handled }, plain.onKeyPress(keys: ["a", .space]) { _ in .ignored },
      plain.onKeyPress("a", phases: .all) { $0.characters.isEmpty ? .handled : .ignored },
      plain.onKeyPress(characters: .decimalDigits) { _ in .handled }, plain.onKeyPress { _ in .handled },
      plain.focusable(), plain.focusable(false), plain.focusable(interactions: .edit), plain.focusEffectDisabled(),
      plain.focusSection(),
      plain.sensoryFeedback(.impact, trigger: 1), plain.sensoryFeedback(.impact(weight: .heavy), trigger: true),
      plain.sensoryFeedback(.impact(flexibility: .soft, intensity: 0.5), trigger: true),
      plain.sensoryFeedback(.selection, trigger: 1) { old, new in old < new },
      plain.sensoryFeedback(trigger: 1) { old, new in new > old ? .success : nil },
    ])
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  @Test func `opens menus, carries things and shows keyboards`() {
    expectUnseen([
      plain.contextMenu { Button("Copy") {} }, plain.contextMenu(ContextMenu { Text("Item") }),
      plain.contextMenu {
        Button("Copy") {}
      } preview: {
        Text("Preview")
      },
      plain.contextMenu(forSelectionType: Int.self) { _ in
        Text("Item")
      } primaryAction: { _ in
      },
      plain.onDrag { NSItemProvider(object: NSString("text")) }, plain.onDrag({ NSItemProvider() }) { Text("Drag") },
      plain.draggable("text"), plain.draggable(Note(text: "a")) { Text("a") },
      plain.onDrop(of: [.image, .fileURL], isTargeted: nil) { providers in !providers.isEmpty },
      plain.onDrop(of: [.text], isTargeted: .constant(false)) { _, location in location.x > 0 },
      plain.onDrop(of: [.text], delegate: Drops()), plain.onDrop(of: ["public.text"], delegate: Drops()),
      plain.onDrop(of: ["public.text"], isTargeted: nil) { _ in false },
      plain.dropDestination(for: Note.self) { items, _ in !items.isEmpty },
      plain.dropDestination(for: String.self) { _, _ in
        true
      } isTargeted: { _ in
      },
    ])
  }

  @Test func `is for lists, menus and tabs`() {
    expectUnseen([
      plain.listRowBackground(Color.red), plain.listRowInsets(EdgeInsets()), plain.listRowInsets(.horizontal, 4),
      plain.listRowSeparator(.hidden), plain.listRowSeparator(.visible, edges: .bottom),
      plain.listRowSeparatorTint(.red), plain.listRowSpacing(8), plain.listRowHoverEffectDisabled(),
      plain.listRowHoverEffect(.lift), plain.listSectionSeparator(.hidden), plain.listSectionSeparatorTint(.red),
      plain.listSectionSpacing(.compact), plain.listSectionSpacing(10), plain.listItemTint(.blue),
      plain.listItemTint(.fixed(.blue)), plain.headerProminence(.increased),
      plain.badgeProminence(.decreased), plain.deleteDisabled(true), plain.moveDisabled(true),
      plain.selectionDisabled(), plain.swipeActions { Button("Delete", role: .destructive) {} },
      plain.swipeActions(edge: .leading, allowsFullSwipe: false) { Text("Pin") },
    ])
    let rows = ForEach([Choice(id: 1)]) { Text("\($0.id)") }
    let all: any View = rows.onDelete { _ in }.onMove { _, _ in }.onInsert(of: [.text]) { _, _ in }.onDelete(
      perform: nil)
    #expect(LaidOut(AnyView(all)).layout.drawing == LaidOut(rows).layout.drawing)
  }

  @Test func `is for bars and what leads from screen to screen`() {
    @Binding(get: { "" }, set: { _ in }) var text: String
    let isShown = Binding.constant(true)
    expectUnseen([
      plain.navigationTitle("Title"), plain.navigationTitle(Text("Title")), plain.navigationTitle(String("Title")),
      plain.navigationTitle($text), plain.navigationSubtitle("Subtitle"), plain.navigationBarTitle("Title"),
      plain.navigationBarTitle(Text("Title"), displayMode: .inline),
      plain.navigationBarTitle("Title", displayMode: .large),
      plain.navigationBarTitleDisplayMode(.inline), plain.navigationBarHidden(true),
      plain.navigationBarBackButtonHidden(), plain.navigationBarBackButtonHidden(true),
      plain.navigationBarItems(trailing: Button("Edit") {}), plain.navigationBarItems(leading: Text("a")),
      plain.navigationBarItems(leading: Text("a"), trailing: Text("b")),
      plain.navigationDestination(for: Int.self) { Text("\($0)") },
      plain.navigationDestination(isPresented: isShown) { Text("Next") },
      plain.navigationDestination(item: .constant(Int?.some(1))) { Text("\($0)") },
      plain.navigationViewStyle(.stack), plain.navigationViewStyle(StackNavigationViewStyle()),
      plain.navigationSplitViewStyle(.balanced), plain.navigationSplitViewColumnWidth(200),
      plain.navigationSplitViewColumnWidth(min: 100, ideal: 200), plain.navigationTransition(.automatic),
      plain.searchable(text: $text), plain.searchable(text: $text, prompt: "Find"),
      plain.searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find")),
      plain.searchable(text: $text, isPresented: isShown, prompt: String("Find")), plain.searchCompletion("a"),
      plain.searchSuggestions { Text("a").searchCompletion("a") },
      plain.searchScopes(.constant(1)) { Text("a").tag(1) },
      plain.badge(3), plain.badge("New"), plain.badge(Text("3")),
      plain.tabItem { Label("Home", systemImage: "house") },
    ])
  }

  @Test func `stands in bars`() {
    let isShown = true
    expectUnseen([
      plain.toolbar { Button("Add") {} }, plain.toolbar { DoneButton(isShown: true) },
      plain.toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {}
        }
        if isShown { ToolbarItem(placement: .principal) { Text("Title") } }
      },
      plain.toolbar(id: "main") { ToolbarItem(id: "add", placement: .primaryAction) { Text("Add") } },
      plain.toolbar { ToolbarTitleMenu { Text("a") } },
      plain.toolbar(.hidden, for: .navigationBar), plain.toolbar(.visible), plain.toolbar(removing: .sidebarToggle),
      plain.toolbarVisibility(.hidden, for: .tabBar, .bottomBar), plain.toolbarBackground(.red, for: .navigationBar),
      plain.toolbarBackground(.hidden, for: .navigationBar), plain.toolbarBackgroundVisibility(.visible, for: .tabBar),
      plain.toolbarColorScheme(.dark, for: .navigationBar), plain.toolbarRole(.editor),
      plain.toolbarTitleDisplayMode(.inlineLarge), plain.toolbarTitleMenu { Text("a") },
    ])
  }

  @Test func `is for the system, for widgets and for controls that are not there`() {
    expectUnseen([
      plain.statusBarHidden(), plain.statusBar(hidden: true), plain.persistentSystemOverlays(.hidden),
      plain.defersSystemGestures(on: .bottom), plain.geometryGroup(), plain.invalidatableContent(),
      plain.onOpenURL { _ in }, plain.onContinueUserActivity("a") { print($0.activityType) },
      plain.userActivity("a") { $0.title = "b" }, plain.userActivity("a", element: 1) { $1.title = "\($0)" },
      plain.handlesExternalEvents(preferring: ["a"], allowing: ["*"]),
      plain.widgetURL(URL(string: "app:a")), plain.widgetAccentable(), plain.widgetLabel("a"),
      plain.widgetLabel { Text("a") }, plain.activityBackgroundTint(.red),
      plain.activitySystemActionForegroundColor(.red),
      plain.buttonRepeatBehavior(.enabled), plain.menuIndicator(.hidden), plain.menuOrder(.fixed),
      plain.menuActionDismissBehavior(.disabled),
      plain.symbolEffect(.bounce, value: 1), plain.symbolEffect(.bounce.up.byLayer, options: .speed(2), value: true),
      plain.symbolEffectsRemoved(), plain.onScrollPhaseChange { _, new in print(new.isScrolling) },
      plain.onScrollPhaseChange { _, _, context in print(context.geometry) },
    ])
  }

  @Test func `is for technologies that no picture shows`() throws {
    @AccessibilityFocusState var isFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) var field: Int?
    let host = ViewHost(ReadAloud())
    try host.tap("read")
    #expect(host.layout(on: host.ownScreen).accessibility.map(\.label) == ["read", "at 2"])
    @Namespace var namespace
    expectUnseen([
      plain.accessibilityFocused($isFocused), plain.accessibilityFocused($field, equals: 1),
      plain.accessibilityShowsLargeContentViewer(), plain.accessibilityShowsLargeContentViewer { Text("a") },
      plain.accessibilityTextContentType(.narrative), plain.accessibilityScrollAction { _ in },
      plain.accessibilityDirectTouch(options: .silentOnTouch), plain.accessibilityActivationPoint(.center),
      plain.accessibilityLinkedGroup(id: 1, in: namespace),
      plain.accessibilityLabeledPair(role: .label, id: 1, in: namespace), plain.speechAdjustedPitch(0.5),
      plain.speechSpellsOutCharacters(), plain.speechAlwaysIncludesPunctuation(), plain.speechAnnouncementsQueued(),
      plain.matchedTransitionSource(id: 1, in: namespace),
      plain.matchedTransitionSource(id: 1, in: namespace) { look in
        look.background(.red).clipShape(RoundedRectangle(cornerRadius: 3)).shadow(radius: 3)
      },
      plain.navigationTransition(.zoom(sourceID: 1, in: namespace)),
    ])
  }

  @Test func `leaves a view's layout, accessibility and touches as they are`() throws {
    var taps = 0
    let button = Button("tap") { taps += 1 }
    let changed = button.onHover { _ in }.contextMenu { Text("a") }.navigationTitle("a").toolbar { Text("b") }
      .keyboardShortcut("a").symbolEffect(.pulse).labelsVisibility(.visible).controlSize(.large)
    #expect(LaidOut(changed).layout.drawing == LaidOut(button).layout.drawing)
    #expect(LaidOut(changed).layout.accessibility.map(\.label) == LaidOut(button).layout.accessibility.map(\.label))
    #expect(LaidOut(changed).layout.accessibility.map(\.traits) == LaidOut(button).layout.accessibility.map(\.traits))
    #expect(LaidOut(changed).layout.problems == [])
    try ViewHost(changed).tap("tap")
    #expect(taps == 1)
  }
}

@MainActor @Suite struct `What the system would show` {
  @Test func `fails the picture as long as it would be there`() {
    func problems(_ isShown: Bool) -> [String] {
      let shown = Binding.constant(isShown)
      return [
        LaidOut(Text("a").fileImporter(isPresented: shown, allowedContentTypes: [.pdf]) { _ in }).layout.problems,
        LaidOut(
          Text("a").fileImporter(isPresented: shown, allowedContentTypes: [.pdf], allowsMultipleSelection: true) { _ in
          }
        )
        .layout.problems,
        LaidOut(Text("a").fileMover(isPresented: shown, file: nil) { _ in }).layout.problems,
        LaidOut(Text("a").fileExporter(isPresented: shown, item: "a") { _ in }).layout.problems,
        LaidOut(Text("a").fileExporter(isPresented: shown, document: Plain(), contentType: .pdf) { _ in }).layout
          .problems,
        LaidOut(Text("a").quickLookPreview(.constant(isShown ? URL(string: "a") : nil))).layout.problems,
      ].flatMap(\.self)
    }
    #expect(problems(false) == [])
    #expect(problems(true).count == 6)
    #expect(
      problems(true).first
        == "What fileImporter shows is the system's and is not drawn here: take the picture while its binding says that "
        + "nothing is presented")
  }

  private struct Plain: FileDocument {
    static let readableContentTypes: [UTType] = [.pdf]

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Importing: View {
    @State private var isImporting = false

    var body: some View {
      Button("import") { isImporting.toggle() }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { _ in }
    }
  }

  @Test func `is looked for in each picture`() {
    let screen = LivingScreen(Importing())
    #expect(screen.layout.problems == [])
    screen.press()
    #expect(screen.layout.problems.count == 1)
    screen.press()
    #expect(screen.layout.problems == [])
  }

  @Test func `is said of symbols that an effect leaves changed`() {
    func problems(_ view: some View) -> [String] { LaidOut(view).layout.problems }
    let symbol = Image(systemName: "star")
    #expect(problems(symbol.symbolEffect(.variableColor.iterative.reversing)) == [])
    #expect(problems(symbol.symbolEffect(.pulse, options: .repeating, isActive: true)) == [])
    #expect(problems(symbol.symbolEffect(.scale.up, isActive: false)) == [])
    #expect(
      problems(symbol.symbolEffect(.scale.up)) == [
        "symbolEffect(.scale) leaves symbols larger or smaller, which is not drawn here: take the picture where it is not "
          + "active, or change the symbol by its layout"
      ])
    #expect(problems(symbol.symbolEffect(.disappear, isActive: true)).count == 1)
    #expect(problems(symbol.contentTransition(.symbolEffect(.replace.downUp))) == [])
  }
}

@MainActor @Suite struct `Modifiers that change something` {
  private func color(_ view: some View) -> String? { LaidOut(view).colors.first?.description }

  @Test func `say what a view is for to VoiceOver`() {
    func hints(_ view: some View) -> [String?] { LaidOut(view).layout.accessibility.map(\.hint) }
    #expect(hints(Text("a").help("What it is for")) == ["What it is for"])
    #expect(hints(Text("a").help(Text("b"))) == ["b"])
    #expect(hints(Text("a").help(String("c"))) == ["c"])
  }

  @Test func `set the style of backgrounds`() {
    let view = Color.clear.background(in: Rectangle())
    #expect(color(view) == "#FFFFFF")
    #expect(color(view.backgroundStyle(.red)) == color(Color.red))
    #expect(color(Rectangle().fill(.background).backgroundStyle(.blue)) == color(Color.blue))
    #expect(
      color(Rectangle().fill(.background).backgroundStyle(.background).backgroundStyle(.green)) == color(Color.green))
    #expect(color(Rectangle().fill(.background).backgroundStyle(.background)) == "#FFFFFF")
  }

  @Test func `leave out the labels of controls`() {
    func texts(_ view: some View) -> [String] { LaidOut.texts(of: LaidOut(view).layout) }
    let toggle = Toggle("on", isOn: .constant(true))
    #expect(texts(toggle.labelsVisibility(.hidden)) == [])
    #expect(texts(toggle.labelsVisibility(.automatic)) == ["on"])
    #expect(texts(toggle.labelsVisibility(.visible).labelsHidden()) == ["on"])
  }

  @Test func `lie behind all of a widget, and nowhere else`() {
    let view = VStack { Box(10, 10).containerBackground(.red, for: .widget) }
    #expect(LaidOut(view).frames == [rect(45, 45, 10, 10)])
    let insets = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    let widget = LaidOut(view, insets: insets) { $0.widgetFamily = .systemSmall }
    #expect(widget.frames == [rect(0, 0, 100, 100), rect(45, 50, 10, 10)])
    let aligned = Box(10, 10).containerBackground(for: .widget, alignment: .bottomTrailing) {
      Circle().frame(width: 8, height: 8)
    }
    #expect(LaidOut(aligned) { $0.widgetFamily = .systemLarge }.frame("Circle") == rect(92, 92, 8, 8))
    #expect(LaidOut(aligned) { $0.widgetFamily = .systemLarge }.layout.problems == [])
    let inBar = Box(10, 10).containerBackground(.red, for: .navigation)
    #expect(LaidOut(inBar) { $0.widgetFamily = .systemSmall }.frames == [rect(45, 45, 10, 10)])
  }
}

@Suite struct `A collection that a list shows` {
  @Test(arguments: [
    ([0], 3, "bcade"), ([0], 0, "abcde"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"), ([1, 3], 5, "acebd"),
    ([1, 3], 2, "abdce"),
  ])
  func `has its elements moved`(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test func `has its elements deleted`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 2, 4])
    #expect(letters == ["b", "d"])
  }
}
