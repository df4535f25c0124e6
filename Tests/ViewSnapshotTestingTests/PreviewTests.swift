import DeclarativeUI
import Foundation
import LayoutTree
import SnapshotTesting
import Testing

@testable import ViewSnapshotTesting

private struct Nothing_Previews: PreviewProvider {
  static var previews: some View { EmptyView() }
}

private struct One_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      Color.red; Color.blue
    }
  }
}

private struct Many_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a").previewDisplayName("A").previewLayout(.sizeThatFits)
      Text("b").environment(\.colorScheme, .dark)
      ForEach(0..<2) { Text("c\($0)").previewDisplayName("C\($0)").previewDevice("iPhone 8") }
      if true { AnyView(Text("d").previewInterfaceOrientation(.landscapeRight)) } else { Text("e") }
    }
    .padding(3)
    .previewLayout(.fixed(width: 60, height: 40))
  }
}

private struct Twin_Previews: PreviewProvider {
  static var previews: some View {
    Text("a").previewDisplayName("A")
    Text("b").previewDisplayName("A")
  }
}

private struct Same_Previews: PreviewProvider {
  static var previews: some View {
    Text("a").previewDisplayName("A")
    Text("b")
    Text("c").previewDisplayName("A")
  }
}

private struct Square_Previews: PreviewProvider {
  static var previews: some View {
    Color.red.frame(width: 4, height: 3).previewLayout(.sizeThatFits).previewDisplayName("Small square")
  }
}

@MainActor @Suite struct `A preview provider` {
  @Test func `is compared by one line`() {
    assertPreviews(of: Square_Previews.self)
  }

  private func source<P: PreviewProvider>(_ provider: P.Type) -> PreviewSource { PreviewSource(provider) }

  /// What is heard of a view.
  private func heard(_ view: any View) -> String {
    var text = ""
    Snapshotting<AnyView, String>.accessibility.snapshot(AnyView(view)).run { text = $0 }
    return text
  }

  @Test func `has a preview for each view of its groups, with its requests`() throws {
    let items = source(Many_Previews.self).items
    #expect(items.map(\.displayName) == ["A", nil, "C0", "C1", nil])
    for (item, text) in zip(items, ["a", "b", "c0", "c1", "d"]) {
      #expect(heard(item.view).hasPrefix("1. \"\(text)\", static text"))
    }
    let fixed = PreviewLayout.fixed(width: 60, height: 40)
    #expect(items.map(\.settings.layout) == [.sizeThatFits, fixed, fixed, fixed, fixed])
    #expect(items.map(\.settings.device) == [nil, nil, "iPhone 8", "iPhone 8", nil])
    #expect(items.map(\.settings.orientation) == [nil, nil, nil, nil, .landscapeRight])
    #expect(source(One_Previews.self).items.count == 1)
    #expect(source(Nothing_Previews.self).items.isEmpty)
  }

  @Test func `keeps the modifiers around a group on each of its views`() throws {
    for item in source(Many_Previews.self).items { #expect(heard(item.view).contains("frame: (3, 3)")) }
  }

  @Test func `names references after itself and the preview`() {
    #expect(
      source(Many_Previews.self).namedPreviews().previews.map(\.name) == [
        "Many_Previews-A", "Many_Previews", "Many_Previews-C0", "Many_Previews-C1", "Many_Previews-2",
      ])
    #expect(source(One_Previews.self).namedPreviews().previews.map(\.name) == ["One_Previews"])
  }

  @Test func `says where two previews have one name, and compares the others`() {
    let (previews, errors) = source(Same_Previews.self).namedPreviews()
    #expect(previews.map(\.name) == ["Same_Previews"])
    #expect(
      errors.map(\.description) == [
        """
        Same_Previews has several previews with the name "A". Give each a name of its own, so that each has a reference of \
        its own.
        """
      ])
    withKnownIssue {
      assertPreviews(of: Twin_Previews.self)
    } matching: {
      $0.description.contains("several previews with the name \"A\"")
    }
  }

  @Test func `is in its module`() {
    #expect(source(One_Previews.self).module == "ViewSnapshotTestingTests")
    let names = PreviewSource.all.filter { $0.module == "ViewSnapshotTestingTests" }.map(\.name)
    #expect(
      names == [
        "Ending_Previews", "Going_Previews", "Many_Previews", "Nothing_Previews", "One_Previews", "Same_Previews",
        "Square_Previews", "Twin_Previews",
      ])
  }
}

@MainActor @Suite struct `A preview's screen` {
  private func screen(
    _ view: some View = Text("a"), name: String? = nil, change: (inout PreviewSettings) -> Void
  ) throws(PreviewError) -> PreviewScreen {
    var settings = PreviewSettings()
    change(&settings)
    return try PreviewScreen(
      PreviewSource.Item(displayName: name, line: nil, settings: settings, view: view), of: "P", on: .iPhone13Pro)
  }

  @Test func `is a device, upright or on its side`() throws {
    #expect(try screen { _ in }.config == .iPhone13Pro)
    #expect(try screen { $0.layout = .device }.config == .iPhone13Pro)
    #expect(try screen { $0.orientation = .landscapeLeft }.config == .iPhone13Pro(.landscape))
    #expect(try screen { $0.orientation = .portraitUpsideDown }.config == .iPhone13Pro)
    #expect(try screen { $0.device = "iPhone 8" }.config == .iPhone8)
    #expect(try screen { $0.device = "iPad Pro (12.9-inch)" }.config == .iPadPro12_9(.portrait))
    #expect(try screen { ($0.device, $0.orientation) = ("iPad mini", .landscapeRight) }.config == .iPadMini(.landscape))
  }

  @Test func `is of a size in points`() throws {
    let config = try screen { $0.layout = .fixed(width: 60, height: 40) }.config
    #expect(config.size == CGSize(width: 60, height: 40))
    #expect(config.safeArea == .zero && config.traits == ViewImageConfig.iPhone13Pro.traits)
  }

  @Test func `is as large as the view in a device's screen`() throws {
    func frame(_ view: some View) throws -> String {
      let screen = try screen(view.accessibilityElement(children: .combine)) { $0.layout = .sizeThatFits }
      var text = ""
      Snapshotting<AnyView, String>.accessibility(on: screen.config).snapshot(screen.view).run { text = $0 }
      return text.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
    #expect(try frame(Color.red.frame(width: 30, height: 20)) == "frame: (0, 0) 30 x 20")
    #expect(try frame(Color.red) == "frame: (0, 0) 390 x 844")
    #expect(try frame(Color.red.frame(height: 20)) == "frame: (0, 0) 390 x 20")
  }

  @Test func `is not known for a device that is not known`() {
    do throws(PreviewError) {
      _ = try screen(name: "Dark") { $0.device = "iPhone 99" }
      Issue.record("There is no iPhone 99.")
    } catch {
      #expect(
        error.description.hasPrefix(
          "The preview \"Dark\" of P is for the device \"iPhone 99\", which is not known here."))
      #expect(error.description.contains("iPhone13Pro, iPhone13ProMax, iPhone14"))
    }
  }

  @Test func `is missing where the provider has no preview`() {
    withKnownIssue {
      assertPreviews(of: Nothing_Previews.self)
    } matching: {
      $0.description.contains("Nothing_Previews has no preview: its property previews is empty.")
    }
  }

  @Test func `is missing where the module has no preview`() {
    withKnownIssue {
      assertPreviews(in: "Nowhere")
    } matching: {
      $0.description.contains("There is no preview in \"Nowhere\".")
        && $0.description.contains("ViewSnapshotTestingTests")
    }
  }

  @Test func `is compared where a condition includes its name`() {
    // Of the six previews this one alone has a reference.
    assertPreviews(of: Many_Previews.self, as: { .accessibility(on: $0) }, where: { $0 == "Many_Previews-A" })
    withKnownIssue {
      assertPreviews(of: Square_Previews.self, where: { $0 == "Square_Previews-Circle" })
    } matching: {
      $0.description.contains("the condition is false for all names, \"Square_Previews-Small square\"")
    }
  }
}
