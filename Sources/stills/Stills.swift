import FileComparison

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The tool `stills`: compares pictures itself, and leaves every other command to the program `stills-commands` beside it.
///
/// That one needs Foundation and ArgumentParser, whose loading takes longer than the comparison of two screens.
@main
struct Stills {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "compare" { await ComparisonCommand(arguments.dropFirst()).run() }
    guard let own = executable, let end = own.lastIndex(of: "/") else {
      fail("The tool does not find its own file, and so not stills-commands beside it.")
    }
    let other = OtherProgram(folder: String(own[..<end]))
    if !other.isBuilt, other.buildArguments != nil {
      say("Building stills-commands, once; that takes a minute or two…")
      other.build()
    }
    other.takePlace(arguments)
    fail("\(other.path) cannot be run: \(String(cString: strerror(errno))). \(other.advice)")
  }

  /// The path of this program's file.
  private static var executable: String? {
    #if os(Linux)
      return realPath(of: "/proc/self/exe")
    #else
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return realPath(of: String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    #endif
  }

  private static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func fail(_ message: String) -> Never {
    say("Error: \(message)")
    exit(2)
  }

  private static func say(_ message: String) {
    _ = "\(message)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}

/// The program with the commands, in the folder that this one was built into.
struct OtherProgram {
  private static let name = "stills-commands"

  /// The folder of both programs.
  let folder: String

  /// The file of the program.
  var path: String { folder + "/" + Self.name }

  /// Whether it can be run.
  var isBuilt: Bool { access(path, X_OK) == 0 }

  /// What builds it where it is missing, behind `swift`; nil where the folder is none of SwiftPM's.
  ///
  /// SwiftPM builds into `<package>/.build/<triple>/<configuration>`.
  var buildArguments: [String]? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(of: ".build"), parts.count == index + 3, let configuration = parts.last else {
      return nil
    }
    let package = parts[..<index].joined(separator: "/")
    return ["build", "--package-path", package, "-c", String(configuration), "--product", Self.name, "--quiet"]
  }

  /// What a person can do where it is missing.
  var advice: String { "Build it: swift \(buildArguments?.joined(separator: " ") ?? "build --product \(Self.name)")" }

  /// Has SwiftPM build it, and waits for that; what SwiftPM says is shown where it fails.
  func build() {
    guard let buildArguments else { return }
    var words = (["swift"] + buildArguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let log = path + ".log"
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    var process = pid_t()
    guard posix_spawnp(&process, "swift", &actions, nil, &words, environ) == 0 else { return }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if status != 0 { Self.show(log) }
    unlink(log)
  }

  /// Writes a file's text to the standard error.
  private static func show(_ file: String) {
    let source = open(file, O_RDONLY)
    guard source >= 0 else { return }
    defer { close(source) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(source, &bytes, bytes.count), count > 0 { _ = write(STDERR_FILENO, bytes, count) }
  }

  /// Runs it instead of this program; comes back only where it cannot be run.
  func takePlace(_ arguments: [String]) {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    for word in words { free(word) }
    words = []
  }
}
