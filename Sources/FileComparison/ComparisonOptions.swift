import ImageComparison
import PixelImages
import TextFormats

/// What `stills compare` was asked for.
struct ComparisonOptions: Equatable {
  /// The file or folder with what is expected.
  var expected: String
  /// The file or folder with what is there now.
  var actual: String
  /// How much pictures may differ.
  var tolerance = ImageTolerance.exact
  /// What of the pictures does not count.
  var masks: [ImageMask] = []
  /// Where the difference pictures go: a file for two files, a folder for two folders; nil for nowhere.
  var output: String?
  /// Whether to print JSON instead of words.
  var isJSON = false

  /// Reads the arguments behind `compare`.
  /// - Returns: nil where somebody asks for help.
  init?(_ arguments: some Sequence<String>) throws(UnusableArguments) {
    var paths: [String] = []
    var options = ComparisonOptions(expected: "", actual: "")
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      if argument == "--" {
        paths += rest
        break
      }
      if ["--help", "-h", "-help"].contains(argument) { return nil }
      if argument == "--json" {
        options.isJSON = true
        continue
      }
      try options.set(argument, from: &rest)
    }
    guard paths.count == 2 else {
      throw UnusableArguments(
        "Name two PNG files, or two folders of them, not \(paths.count): stills compare expected.png actual.png")
    }
    (options.expected, options.actual) = (paths[0], paths[1])
    self = options
  }

  private init(expected: String, actual: String) {
    self.expected = expected
    self.actual = actual
  }

  /// Sets an option that has a value, in the next argument or behind `=`.
  private mutating func set(_ argument: String, from rest: inout ArraySlice<String>) throws(UnusableArguments) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard ["--tolerance", "--mask", "--output", "-o"].contains(name) else {
      throw UnusableArguments(
        "There is no option \(argument.quoted): the options are --tolerance, --mask, --output, --json and --help.")
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw UnusableArguments("The option \(name) needs a value.")
    }
    switch name {
    case "--tolerance": tolerance = try ToleranceArgument(value).tolerance
    case "--mask": masks.append(try ImageMask(argument: value))
    default: output = value
    }
  }
}

/// Why arguments cannot be used, and the way out.
struct UnusableArguments: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension ImageMask {
  /// Reads `x,y,width,height`, in pixels.
  init(argument: String) throws(UnusableArguments) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else {
      throw UnusableArguments(
        "\(argument.quoted) is not a mask: write x,y,width,height in pixels from the top left corner, as in --mask 0,0,200,60."
      )
    }
    self.init(name: "--mask", rect: PixelRect(x: x, y: y, width: width, height: height))
  }
}
