import Foundation
import Testing

@testable import InlineSnapshotTesting

/// What the compiler reads in literals.
enum CompiledLiterals {
  /// The bytes of texts, by a program that has their literals in it and prints them.
  static func values(of literals: [SnapshotLiteral]) throws -> [[UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "literals-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let statements = literals.map { literal in
      "show(\n" + literal.lines(indentation: "  ").joined(separator: "\n") + "\n)\n"
    }
    let source = "func show(_ text: String) { print(Array(text.utf8)) }\n" + statements.joined()
    try Data(source.utf8).write(to: folder.appending(path: "main.swift"))
    let compiler = SwiftCompiler.default
    let outcome = try compiler.run(compiler.arguments + ["main.swift", "-o", "show"], in: folder)
    try #require(outcome.status == 0, "\(outcome.errors.prefix(4_000))")
    return try output(of: folder.appending(path: "show")).split(separator: "\n").map { line in
      line.dropFirst().dropLast().split(separator: ", ").compactMap { UInt8($0) }
    }
  }

  private static func output(of program: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}
