import DeclarativeUI
import Devices
import Foundation
import TextFormats

/// A preview with the screen that it wants.
@MainActor
struct PreviewScreen {
  let view: AnyView
  let config: ViewImageConfig

  /// - Parameters:
  ///   - source: what people call where the preview comes from.
  ///   - device: the device where the preview names none.
  init(_ item: PreviewSource.Item, of source: String, on device: DeviceModel) throws(PreviewError) {
    let settings = item.settings
    var model = device
    if let request = settings.device {
      guard let known = DeviceModel(preview: request) else {
        throw .unknownDevice(request.rawValue, preview: item.displayName, of: source)
      }
      model = known
    }
    let isLandscape = settings.orientation?.isLandscape == true
    var config = ViewImageConfig(Device(model, isLandscape ? .landscape : .portrait))
    switch settings.layout ?? .device {
    case .device:
      view = AnyView(item.view)
    case .sizeThatFits:
      view = Self.offered(item.view, config.size ?? .zero)
      config = ViewImageConfig(traits: config.traits)
    case .fixed(let width, let height):
      view = AnyView(item.view)
      config = ViewImageConfig(size: CGSize(width: width, height: height), traits: config.traits)
    }
    self.config = config
  }

  private static func offered(_ view: some View, _ size: CGSize) -> AnyView { AnyView(view.offered(size)) }
}

extension DeviceModel {
  /// The device of a name such as `iPhone 13 Pro` or `iPad Pro (11-inch)`; nil for one that is not known here.
  fileprivate init?(preview device: PreviewDevice) {
    func letters(_ name: String) -> String {
      name.lowercased().replacing("inch", with: "").replacing("generation", with: "").filter(\.isLetterOrDigit)
    }
    guard let model = Self.allCases.first(where: { letters($0.rawValue) == letters(device.rawValue) }) else {
      return nil
    }
    self = model
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}

/// Why previews cannot be compared.
enum PreviewError: Error, Equatable, CustomStringConvertible {
  case nothing(of: String)
  case nothingInModule(String, others: [String])
  case noneIncluded(of: [String])
  case sharedName(String, of: String, lines: [Int])
  case unknownDevice(String, preview: String?, of: String)
  case ended(EndedPreview, name: String, of: String, line: Int?)

  var description: String {
    switch self {
    case .nothing(let source):
      return "\(source) has no preview: its property previews is empty. Give it a view."
    case .nothingInModule(let module, let others):
      let known = others.isEmpty ? "No module of this process has any" : "These modules have some: \(others.listed)"
      return """
        There is no preview in "\(module)". \(known). Give the name of the target that holds the previews, and import it in \
        the test, so that it is part of it.
        """
    case .noneIncluded(let names):
      return "No preview is compared: the condition is false for all names, \(names.map(\.quoted).listed)."
    case .sharedName(let name, let source, let lines):
      let places = lines.isEmpty ? "" : ", in the lines \(lines.map(String.init).listed)"
      return """
        \(source) has several previews with the name \(name.quoted)\(places). Give each a name of its own, so that each has \
        a reference of its own.
        """
    case .unknownDevice(let device, let preview, let source):
      let name = preview.map { "The preview \($0.quoted)" } ?? "A preview"
      let known = DeviceModel.allCases.map(\.rawValue).listed
      return """
        \(name) of \(source) is for the device \(device.quoted), which is not known here. Known are \(known); spaces, \
        brackets and case make no difference.
        """
    case .ended(let end, let name, let source, let line):
      let place = line.map { "\(source):\($0)" } ?? source
      let frames = end.frames.map { "\n  \($0)" }.joined()
      return """
        The preview \(name.quoted) of \(place) has ended the process, which began again without it: \(end.reason)\(frames)
        """
    }
  }
}
