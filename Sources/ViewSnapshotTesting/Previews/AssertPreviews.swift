public import DeclarativeUI
public import Devices
public import Foundation
public import SnapshotTesting

/// Asserts that each preview of a provider matches its reference, which is named after the provider and the preview.
/// - Parameters:
///   - provider: the type that gives the previews.
///   - strategy: how a preview is compared on its screen; as a picture unless something else is said.
///   - device: the device of previews that name none.
///   - isIncluded: whether a preview is compared, by the name that its reference has behind the test's, such as `Card-Dark`.
///   - record: when references are written, or nil for the outer one.
///   - timeout: how long one preview may take, in seconds.
///   - fileID: the module and the file of the failure.
///   - filePath: the test file, which the references' folder is found by.
///   - testName: the test, which the references are named after.
///   - line: the line of the failure.
///   - column: the column of the failure.
@MainActor
public func assertPreviews<Provider: PreviewProvider, Format>(
  of provider: Provider.Type,
  as strategy: (ViewImageConfig) -> Snapshotting<AnyView, Format> = { .image(on: $0) },
  on device: DeviceModel = .iPhone13Pro,
  where isIncluded: (String) -> Bool = { _ in true },
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let source = PreviewSource(provider)
  assertPreviews(
    of: [source], as: strategy, on: device, where: isIncluded, timeout: timeout, at: place, reportsNone: true
  ) { view, strategy, name in
    assertSnapshot(
      of: view, as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that each preview of a module matches its reference: those of its providers and those of `#Preview`.
///
/// A reference is named after the file or the provider, and the preview. They are found on Linux only so far; elsewhere the
/// assertion fails and says that there is no preview.
/// - Parameters:
///   - module: the name of the target that the previews are in.
///   - strategy: how a preview is compared on its screen; as a picture unless something else is said.
///   - device: the device of previews that name none.
///   - isIncluded: whether a preview is compared, by the name that its reference has behind the test's, such as `Card-Dark`.
///   - record: when references are written, or nil for the outer one.
///   - timeout: how long one preview may take, in seconds.
///   - fileID: the module and the file of the failure.
///   - filePath: the test file, which the references' folder is found by.
///   - testName: the test, which the references are named after.
///   - line: the line of the failure.
///   - column: the column of the failure.
@MainActor
public func assertPreviews<Format>(
  in module: String,
  as strategy: (ViewImageConfig) -> Snapshotting<AnyView, Format> = { .image(on: $0) },
  on device: DeviceModel = .iPhone13Pro,
  where isIncluded: (String) -> Bool = { _ in true },
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let all = PreviewSource.all
  let sources = all.filter { $0.module == module }
  if sources.isEmpty {
    let error = PreviewError.nothingInModule(module, others: Set(all.map(\.module)).sorted())
    IssueReporter.report(error.description, at: place)
  }
  assertPreviews(
    of: sources, as: strategy, on: device, where: isIncluded, timeout: timeout, at: place
  ) { view, strategy, name in
    assertSnapshot(
      of: view, as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

@MainActor
private func assertPreviews<Format>(
  of sources: [PreviewSource], as strategy: (ViewImageConfig) -> Snapshotting<AnyView, Format>, on device: DeviceModel,
  where isIncluded: (String) -> Bool, timeout: TimeInterval, at place: SourcePlace, reportsNone: Bool = false,
  assert: (AnyView, Snapshotting<AnyView, Format>, String) -> Void
) {
  let guarding = PrintedProblems.arePrinted ? PreviewGuard.shared : nil
  let named = sources.map { ($0, $0.namedPreviews(guarding: guarding)) }
  let names = named.flatMap { $0.1.previews.map(\.name) }
  if !names.isEmpty, !names.contains(where: isIncluded) {
    IssueReporter.report(PreviewError.noneIncluded(of: names).description, at: place)
  }
  for (source, (previews, errors)) in named {
    for error in errors { IssueReporter.report(error.description, at: place) }
    if reportsNone, previews.isEmpty, errors.isEmpty {
      IssueReporter.report(PreviewError.nothing(of: source.title).description, at: place)
    }
    // One that has ended while it was made has no name by which it could be left out.
    for (index, (name, preview)) in previews.enumerated() where preview.end != nil || isIncluded(name) {
      do throws(PreviewError) {
        let screen = try PreviewScreen(preview, of: source.title, on: device)
        let key = "draw \(source.module)/\(source.title) \(index)"
        let end = preview.end ?? guarding?.end(key)
        if let end { throw .ended(end, name: name, of: source.title, line: preview.line) }
        func draw() { assert(screen.view, strategy(screen.config), name) }
        let limit = max(PreviewGuard.usualSeconds, timeout + 60)
        if let guarding { _ = guarding(key, within: limit, draw) } else { draw() }
      } catch {
        IssueReporter.report(error.description, at: place)
      }
    }
  }
}
