import Foundation

/// What a target's file `Info.plist` and its settings say of it: names, versions, its identifier, and keys of the app's own.
enum AppInfo {
  /// The settings that Xcode makes values of.
  private static let keys = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]

  /// The name of the colour that what can be pressed has, which lies in the app's asset catalog.
  private static let accentKey = "NSAccentColorName"

  /// Whether views need the values, and not only sources that ask for them.
  static func isNeededByViews(_ text: String) -> Bool { text.contains("\"\(accentKey)\"") }

  /// The values as JSON, with what settings say in the place of `$(NAME)`; what only Xcode knows is left out.
  ///
  /// The folder of the project stays `$(SRCROOT)`: it is another one on each machine.
  /// - Parameters:
  ///   - target: the target's name.
  ///   - settings: the target's, and the project's.
  ///   - type: `APPL` for an app, `BNDL` for anything else.
  ///   - folder: that of the project.
  ///   - properties: values that are said beside the file.
  static func text(
    target: String, settings: [String: String], type: String, in folder: URL, properties: [String: String] = [:]
  ) -> String {
    var values = settings
    values["TARGET_NAME"] = target
    values["PRODUCT_NAME"] = values["PRODUCT_NAME"] ?? target
    values["EXECUTABLE_NAME"] = values["PRODUCT_NAME"]
    values["PRODUCT_MODULE_NAME"] = AdoptedApp.Module.name(settings, target)
    values["PRODUCT_BUNDLE_PACKAGE_TYPE"] = type
    for name in ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"] { values[name] = nil }
    var info: [String: Any] = ["CFBundlePackageType": type, "CFBundleName": "$(PRODUCT_NAME)"]
    for (key, setting) in keys where values[setting] != nil { info[key] = values[setting] }
    if type == "APPL" { info[accentKey] = values["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] }
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      info[String(key.dropFirst("INFOPLIST_KEY_".count))] = value
    }
    info.merge(file(named: settings["INFOPLIST_FILE"], in: folder)) { $1 }
    info.merge(properties) { $1 }
    let written = info.compactMapValues { replaced($0, by: values) }
    let data = try? JSONSerialization.data(
      withJSONObject: written, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data("{}".utf8), as: UTF8.self) + "\n"
  }

  private static func file(named name: String?, in folder: URL) -> [String: Any] {
    guard var name, !name.isEmpty else { return [:] }
    for root in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/"] where name.hasPrefix(root) {
      name.removeFirst(root.count)
    }
    guard let data = FileManager.default.contents(atPath: folder.appending(path: name).path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// A value that JSON has; nil for what it has not.
  private static func replaced(_ value: Any, by settings: [String: String], depth: Int = 0) -> Any? {
    switch value {
    case let text as String:
      let other = replaced(text, by: settings)
      return other == text || depth > 4 ? other : replaced(other, by: settings, depth: depth + 1)
    case let list as [Any]: return list.compactMap { replaced($0, by: settings) }
    case let map as [String: Any]: return map.compactMapValues { replaced($0, by: settings) }
    case let number as Bool: return number
    case let number as Int: return number
    case let number as Double: return number
    default: return nil
    }
  }

  /// A text with the values of settings in the place of `$(NAME)`, `${NAME}` and `$(NAME:rule)`.
  private static func replaced(_ text: String, by settings: [String: String]) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let open = rest.index(after: start)
      let sign = open < rest.endIndex ? rest[open] : " "
      guard sign == "(" || sign == "{", let end = rest[open...].firstIndex(of: sign == "(" ? ")" : "}") else {
        result.append("$")
        rest = rest[open...]
        continue
      }
      let name = String(rest[rest.index(after: open)..<end].prefix { $0 != ":" })
      let isPlace = ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"].contains(name)
      result += isPlace ? "$(\(name))" : settings[name] ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
