import Foundation

extension DeviceModel {
  /// The simulator that recorded a run's references, if its environment says which.
  package static let recorder = recorder(in: ProcessInfo.processInfo.environment)

  /// The simulator that the variables of a process name, in Xcode's words or in those of a test; nil where none does.
  package static func recorder(in variables: [String: String]) -> DeviceModel? {
    guard let name = variables["STILLS_SIMULATOR"], !name.isEmpty else { return nil }
    func plain(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
    guard let model = allCases.first(where: { plain($0.rawValue) == plain(name) }) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      preconditionFailure("STILLS_SIMULATOR is \(name): no such device is known. These are: \(known)")
    }
    return model
  }
}
