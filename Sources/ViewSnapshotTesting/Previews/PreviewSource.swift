import DeclarativeUI
import Foundation
import TypeDiscovery

/// Where previews come from: a provider, or a file with previews of macros.
@MainActor
struct PreviewSource {
  /// A preview as its source has it.
  struct Item {
    /// Nil where the preview has no name of its own.
    var displayName: String?
    /// The line of the preview's declaration; nil for one of a provider.
    var line: Int?
    var settings: PreviewSettings
    var view: any View
    /// What ended the process where the preview was made; the view is none then.
    var end: EndedPreview?
  }

  /// The module that the source is in.
  let module: String
  /// What people call the source: `Card_Previews` or `Card.swift`.
  let title: String
  /// What the source's references are called: `Card_Previews` or `Card`.
  let name: String
  private let makeItems: @MainActor (PreviewGuard?) -> [Item]

  private init(
    module: String, title: String, name: String, makeItems: @escaping @MainActor (PreviewGuard?) -> [Item]
  ) {
    self.module = module
    self.title = title
    self.name = name
    self.makeItems = makeItems
  }

  /// The previews of a provider.
  init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    let name = String(describing: provider)
    // The module comes first in the whole name of a type.
    let module = String(reflecting: provider).prefix { $0 != "." }
    self.init(module: String(module), title: name, name: name) { guarding in
      Self.items("\(module)/\(name)", guarding) {
        ProvidedPreview.all(of: provider).map {
          Item(displayName: $0.settings.displayName, settings: $0.settings, view: $0.view)
        }
      }
    }
  }

  /// The previews of one file.
  private init(fileID: String, _ registries: [any PreviewRegistry.Type]) {
    let parts = fileID.split(separator: "/").map(String.init)
    let file = parts.last ?? fileID
    // The plug-in `AdoptedSources` hands the compiler `Card.swift` under another name.
    let prefix = "Adopted_"
    let title = file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    let name = title.hasSuffix(".swift") ? String(title.dropLast(6)) : title
    let module = parts.first ?? ""
    self.init(module: module, title: title, name: name) { guarding in
      registries.sorted { $0.line < $1.line }.flatMap { registry in
        Self.items("\(module)/\(title):\(registry.line)", guarding, registry.line) {
          let preview = registry.makePreview()
          let views = preview.views
          return views.enumerated().map { index, view in
            let name = preview.displayName.map { views.count == 1 ? $0 : "\($0) \(index + 1)" }
            return Item(displayName: name, line: registry.line, settings: preview.settings, view: view)
          }
        }
      }
    }
  }

  /// Makes previews, or one that says that they have ended the process.
  private static func items(
    _ key: String, _ guarding: PreviewGuard?, _ line: Int? = nil, _ make: () -> [Item]
  ) -> [Item] {
    guard let guarding else { return make() }
    let key = "make \(key)"
    return guarding(key, make) ?? [
      Item(displayName: nil, line: line, settings: PreviewSettings(), view: EmptyView(), end: guarding.end(key))
    ]
  }

  /// The previews, made anew.
  var items: [Item] { makeItems(nil) }

  /// The sources of all modules in this process, by their names.
  static var all: [PreviewSource] {
    var files: [String: [any PreviewRegistry.Type]] = [:]
    for case let registry as any PreviewRegistry.Type in ConformingTypes.of((any PreviewRegistry).self) {
      files[registry.fileID, default: []].append(registry)
    }
    var sources = files.map { PreviewSource(fileID: $0, $1) }
    for case let provider as any PreviewProvider.Type in ConformingTypes.of((any PreviewProvider).self) {
      sources.append(PreviewSource(provider))
    }
    return sources.sorted { ($0.module, $0.name) < ($1.module, $1.name) }
  }

  /// The previews with the names of their references, without those whose names are not their own.
  ///
  /// A preview with a name is called `Card-Dark`. One without a name is called after its source, `Card`, and further ones
  /// are counted, `Card-2`: a line number would be another one after each edit above it.
  /// - Parameter guarding: what keeps the process from ending for one of them; nil where it may.
  func namedPreviews(guarding: PreviewGuard? = nil) -> (previews: [(name: String, item: Item)], errors: [PreviewError])
  {
    let items = makeItems(guarding)
    let named = Dictionary(grouping: items.filter { $0.displayName != nil }, by: { $0.displayName ?? "" })
    let errors = named.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map {
      PreviewError.sharedName($0.key, of: title, lines: $0.value.compactMap(\.line))
    }
    var unnamedCount = 0
    let previews = items.compactMap { item -> (String, Item)? in
      guard let displayName = item.displayName else {
        unnamedCount += 1
        return (unnamedCount == 1 ? name : "\(name)-\(unnamedCount)", item)
      }
      return named[displayName]?.count == 1 ? ("\(name)-\(displayName)", item) : nil
    }
    return (previews, errors)
  }
}
