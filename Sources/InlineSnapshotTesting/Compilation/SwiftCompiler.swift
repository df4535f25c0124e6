public import Foundation

/// The Swift compiler: its executable and arguments.
public struct SwiftCompiler: Sendable {
  /// The program.
  public var executable: URL
  /// What stands before all flags, such as `swiftc` where the program is `xcrun`.
  public var arguments: [String]
  /// The environment of the program, or nil for that of the tests.
  public var environment: [String: String]?
  /// The SDK, or nil for the compiler's own.
  public var sdk: URL?

  /// Creates a compiler.
  /// - Parameters:
  ///   - executable: the program.
  ///   - arguments: what stands before all flags.
  ///   - environment: the environment of the program, or nil for that of the tests.
  ///   - sdk: the SDK, or nil for the compiler's own.
  public init(
    executable: URL, arguments: [String] = [], environment: [String: String]? = nil, sdk: URL? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.sdk = sdk
  }

  /// The compiler that `SWIFT_EXEC` names, else Xcode's or the `swiftc` of the path.
  public static var `default`: SwiftCompiler {
    if let named = ProcessInfo.processInfo.environment["SWIFT_EXEC"], !named.isEmpty {
      return .path(URL(filePath: named))
    }
    #if os(macOS)
      return .xcrun
    #else
      return .path(program("swiftc") ?? URL(filePath: "swiftc"))
    #endif
  }

  #if os(macOS)
    /// The compiler of the Xcode that is chosen.
    public static let xcrun = SwiftCompiler(executable: URL(filePath: "/usr/bin/xcrun"), arguments: ["swiftc"])
  #endif

  /// The compiler of a toolchain that swiftly has installed.
  /// - Parameters:
  ///   - version: what swiftly calls it: `6.2.0`, `main-snapshot`, `latest`.
  ///   - sdk: the SDK, or nil for the compiler's own.
  public static func swiftly(_ version: String, sdk: URL? = nil) -> SwiftCompiler {
    let home = FileManager.default.homeDirectoryForCurrentUser
    return SwiftCompiler(
      executable: program("swiftly") ?? home.appending(path: ".swiftly/bin/swiftly"),
      arguments: ["run", "swiftc", "+\(version)"], sdk: sdk)
  }

  /// The compiler in a file.
  /// - Parameters:
  ///   - file: the program `swiftc`.
  ///   - sdk: the SDK, or nil for the compiler's own.
  public static func path(_ file: URL, sdk: URL? = nil) -> SwiftCompiler { SwiftCompiler(executable: file, sdk: sdk) }

  /// The program of a name in the folders of the path, or nil.
  private static func program(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Where the modules of the package under test lie, beside its tests; nil where they lie elsewhere.
  private static var modules: URL? {
    let bundles = [Bundle.main] + Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let folders = bundles.flatMap { bundle in
      [bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent()].map { $0.appending(path: "Modules") }
    }
    return folders.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Compiles a source and throws the result away.
  /// - Throws: `CompilerError` where the compiler cannot be run, or fails without a word about the source.
  func diagnostics(of source: String, flags: [String]) throws -> [CompilerDiagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compilation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // In a file of this name, statements may stand at the top level.
    let file = folder.appending(path: "main.swift")
    try Data(source.utf8).write(to: file)
    // Checks of isolation and of initialization come only behind the checks of types. What is needed here stands last, and
    // wins.
    let found = (sdk.map { ["-sdk", $0.path] } ?? []) + (Self.modules.map { ["-I", $0.path] } ?? []) + flags
    let needed = ["-emit-sil", "-o", folder.appending(path: "main.sil").path, "-diagnostic-style", "llvm", file.path]
    let outcome = try run(arguments + found + needed, in: folder)
    let diagnostics = CompilerDiagnostic.all(in: outcome.errors, about: file.path)
    guard !diagnostics.isEmpty || outcome.status == 0 else {
      throw CompilerError(
        description: "The compiler \(executable.path) ended with code \(outcome.status):\n\n\(outcome.errors)")
    }
    return diagnostics
  }

  /// Runs the program in a folder to its end.
  func run(_ arguments: [String], in folder: URL) throws -> (errors: String, status: Int32) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if let environment { process.environment = environment }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CompilerError(
        description: """
          The compiler \(executable.path) cannot be run: \(error.localizedDescription) Set SWIFT_EXEC, or name another one \
          by "compiler".
          """)
    }
    let output = (try? errors.fileHandleForReading.readToEnd()).flatMap(\.self) ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}

/// Why a compiler said nothing of a source.
struct CompilerError: Error, CustomStringConvertible {
  let description: String
}
