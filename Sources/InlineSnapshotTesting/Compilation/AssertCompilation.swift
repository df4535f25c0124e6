import Foundation
@_exported public import SnapshotTesting

/// Asserts what a Swift compiler says of a source: nothing, or the diagnostics that a closure of this call returns.
///
/// ```swift
/// assertCompilation {
///   #"let sum = 1 + "!""#
/// } diagnostics: {
///   """
///   let sum = 1 + "!"
///               ˄
///               ╰─ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
///   """
/// }
/// ```
///
/// Without the closure, one is written into this source where the compiler says something. The source may import the modules
/// of the package under test. Only what is said of the source itself is compared, not what is said of modules that it imports.
/// - Parameters:
///   - compiler: the compiler, or nil for the outer one, and where nothing does for ``SwiftCompiler/default``.
///   - flags: what the compiler is told, behind the flags that hold around.
///   - message: what a failure says instead of the usual sentence.
///   - record: when the source is written, or nil for the outer one.
///   - code: returns what is compiled; statements may stand at its top level.
///   - expected: returns the diagnostics.
///   - fileID: the module and the file of the call.
///   - filePath: the source file.
///   - function: the function that the call stands in.
///   - line: the line of the call's opening parenthesis or brace.
///   - column: the column of it.
public func assertCompilation(
  compiler: SwiftCompiler? = nil,
  flags: [SwiftFlag] = [],
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  of code: () -> String,
  diagnostics expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let around = CompilationTestingConfiguration.current
  let compiler = compiler ?? around?.compiler ?? .default
  let source = code()
  let diagnostics: [CompilerDiagnostic]
  do {
    diagnostics = try compiler.diagnostics(of: source, flags: ((around?.flags ?? []) + flags).flatMap(\.arguments))
  } catch {
    IssueReporter.report(
      "\(error)", at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    return
  }
  guard !diagnostics.isEmpty || expected != nil else { return }
  assertInlineSnapshot(
    of: diagnostics.isEmpty ? nil : CompilerDiagnostic.text(of: diagnostics, in: source), as: .lines,
    message: message(),
    record: record,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "diagnostics", trailingClosureOffset: 1),
    matches: expected, fileID: fileID, file: filePath, function: function, line: line, column: column)
}

/// What a compiler says of a place in a source.
struct CompilerDiagnostic: Equatable {
  /// The line, from 1, and the column in UTF-8, from 1.
  var line, column: Int
  /// `error`, `warning`, `note` or `remark`, and what it says.
  var severity, message: String

  /// Finds the diagnostics about a file in what a compiler wrote: `FILE:LINE:COLUMN: SEVERITY: MESSAGE`, a line each.
  static func all(in output: String, about file: String) -> [CompilerDiagnostic] {
    output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file + ":") else { return nil }
      let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let line = Int(parts[0]), let column = Int(parts[1]) else { return nil }
      let severity = parts[2].trimmingCharacters(in: .whitespaces)
      guard ["error", "warning", "note", "remark"].contains(severity) else { return nil }
      return CompilerDiagnostic(
        line: line, column: column, severity: severity, message: parts[3].trimmingCharacters(in: .whitespaces))
    }
  }

  /// The lines of a source that something is said of, each with a mark below the place and what is said there.
  static func text(of diagnostics: [CompilerDiagnostic], in source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var shown: [(place: [Int], diagnostics: [CompilerDiagnostic])] = []
    for diagnostic in diagnostics {
      let place = [diagnostic.line, diagnostic.column]
      if let index = shown.firstIndex(where: { $0.place == place }) {
        shown[index].diagnostics.append(diagnostic)
      } else {
        shown.append((place, [diagnostic]))
      }
    }
    return shown.flatMap { place, diagnostics in
      let line = lines.indices.contains(place[0] - 1) ? lines[place[0] - 1] : ""
      let before = String(decoding: line.utf8.prefix(max(0, place[1] - 1)), as: UTF8.self)
      let indentation = String(before.map { $0 == "\t" ? "\t" : " " })
      return [String(line), indentation + "˄"] + diagnostics.map { "\(indentation)╰─ \($0.severity): \($0.message)" }
    }.joined(separator: "\n")
  }
}
