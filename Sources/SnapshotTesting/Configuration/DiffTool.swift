import TextFormats

extension SnapshotTestingConfiguration {
  /// The command that a failure's text names to look at two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    /// Whether the command says no more than the list of files in the failure's text.
    let isDefault: Bool

    /// Creates a tool from a function that makes its command line.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      command = tool
      isDefault = false
    }

    /// Creates a tool from the name of a program that takes two paths, which are quoted where a shell needs that.
    public init(stringLiteral value: String) {
      self.init { "\(value) \(ShellWord.quoted($0)) \(ShellWord.quoted($1))" }
    }

    private init() {
      command = DiffToolMessage.text
      isDefault = true
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// No program: the failure's text names the files.
    public static let `default` = DiffTool()

    /// The command line for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// `nil` is `.default`, as older tests write it.
  public init(nilLiteral: ()) { self = .default }
}
