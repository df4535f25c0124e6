/// A target below `Sources` and everything that it may import.
struct Layer {
  /// The target.
  let name: String
  /// The package's own modules, all of lower floors; `Package.swift` declares the same.
  let modules: [String]
  /// The modules of others: of the system, the toolchain or another package.
  let outside: [OutsideModule]
  /// The package's programs that the compiler runs to build it, or that it runs itself, and that no file imports;
  /// `Package.swift` declares them too.
  let programs: [String]

  init(_ name: String, _ modules: [String] = [], outside: [OutsideModule] = [], programs: [String] = []) {
    self.name = name
    self.modules = modules
    self.outside = outside
    self.programs = programs
  }

  /// Whether a file of the target may import a module.
  func allows(_ module: String, in path: String) -> Bool {
    modules.contains(module) || outside.contains { $0.name == module && $0.allows(path) }
  }
}

/// A module that is not the package's own.
struct OutsideModule: ExpressibleByStringLiteral {
  let name: String
  /// The end of the path of the only file that may import it; nil means every file of the target.
  let file: String?

  init(_ name: String, onlyIn file: String?) {
    self.name = name
    self.file = file
  }

  init(stringLiteral name: String) {
    self.init(name, onlyIn: nil)
  }

  /// The name, and the file where there is only one.
  var summary: String { file.map { "\(name) in \($0)" } ?? name }

  func allows(_ path: String) -> Bool {
    file.map { path.hasSuffix("/" + $0) } ?? true
  }
}

extension String {
  /// Whether it is the name of a module in C: a C before another capital letter.
  var isNameOfC: Bool { hasPrefix("C") && dropFirst().first?.isUppercase == true }
}
