#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command `stills compare`: two PNG files, or two folders of them.
///
/// It needs no Foundation, whose loading takes longer than the comparison of two screens.
package struct ComparisonCommand: Sendable {
  /// What it does, in one sentence.
  package static let abstract = "Compares two PNG files, or two folders of them."

  /// What is printed for those who ask for help.
  package static let help = """
    OVERVIEW: \(abstract)

    The exit code is 0 if the pictures match, 1 if they differ, and 2 if one cannot be compared.
    Pictures of two folders are paired by their paths; a picture in only one of the folders is a difference.

    USAGE: stills compare <expected> <actual> [--tolerance <words>] [--mask <x,y,width,height>] ... [--output <path>] [--json]

    ARGUMENTS:
      <expected>              The PNG file or folder with the expected pictures.
      <actual>                The PNG file or folder with the actual pictures.

    OPTIONS:
      --tolerance <words>     How much pictures may differ: words separated by commas, as in
                              perceptual,pixels:40. Not at all by default.
      --mask <x,y,width,height>
                              A rectangle in pixels to ignore; may be given several times.
      -o, --output <path>     Where to draw the difference: a PNG file for two files, a folder for two folders.
                              Nothing is written if the pictures match.
      --json                  Print one line of JSON instead of text.
      -h, --help              Show help information.

    EXAMPLES:
      stills compare expected.png actual.png --output difference.png
      stills compare old-folder new-folder --tolerance perceptual,pixels:40 --mask 0,0,200,60

    TOLERANCES:
    \(ToleranceArgument.words)

    """

  private let arguments: [String]

  /// Creates the command.
  /// - Parameter arguments: what stands behind `compare`.
  package init(_ arguments: some Sequence<String>) {
    self.arguments = Array(arguments)
  }

  /// What the command prints, and the code that the process should end with.
  package struct Result: Equatable, Sendable {
    /// For the standard output.
    package var output = ""
    /// For the error stream.
    package var errors = ""
    /// 0, 1 or 2.
    package var exitCode: Int32
  }

  /// Compares, and says what should be printed.
  package func result() async -> Result {
    do {
      guard let options = try ComparisonOptions(arguments) else { return Result(output: Self.help, exitCode: 0) }
      return await result(of: options)
    } catch {
      return Result(errors: "Error: \(error)\nSee 'stills compare --help' for more information.\n", exitCode: 2)
    }
  }

  private func result(of options: ComparisonOptions) async -> Result {
    do {
      let report = ComparisonReport(pairs: try await ComparisonRun(options: options).pairs())
      return Result(output: options.isJSON ? report.json : report.words, exitCode: report.exitCode)
    } catch {
      return Result(errors: "Error: \(error)\n", exitCode: 2)
    }
  }

  /// Compares, prints, and ends the process.
  package func run() async -> Never {
    let result = await result()
    WrittenFile.write(Array(result.output.utf8), to: STDOUT_FILENO)
    WrittenFile.write(Array(result.errors.utf8), to: STDERR_FILENO)
    exit(result.exitCode)
  }
}
