import AppAdoption
import ArgumentParser
import Foundation

/// Writes a package that tests an app without changing it.
struct AdoptApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract: "Writes a package that draws an app's views and runs its tests, without changing the app.",
    discussion: """
      The package is the folder Stills in the app's folder; the app's own files are not changed. What does not compile \
      is left out and listed: single declarations, and whole files where that is not enough. Run it again after changes \
      of the app: files that you edited in the folder stay.

      Examples:
        stills adopt
        swift test --package-path Stills
        stills sheet --package-path Stills PreviewTests --output previews.html
      """)

  @Argument(help: "The app's folder, with its Xcode project or Package.swift.")
  var folder = "."

  @Option(help: "Where the package gets Stills from: a folder, or the address of its repository.")
  var stills: String?

  @Option(help: "The folder of the written package, in the app's folder.")
  var output = "Stills"

  @Option(help: "The folder in which SwiftPM builds, instead of .build.")
  var scratchPath: String?

  @Flag(inversion: .prefixedNo, help: "Build, and leave out what does not compile until the rest does.")
  var build = true

  @Flag(help: "Fetch the sources of packages that the app uses, with git, into the folder Packages of the written one.")
  var clone = false

  @Flag(help: "Reconsider everything that was left out, also in files that have not changed.")
  var anew = false

  func run() throws {
    let app = URL(filePath: folder).standardizedFileURL
    let package = app.appending(path: output).standardizedFileURL
    do {
      try check(package, in: app)
      var adopted = try AdoptedApp(in: app, written: output, describe: SwiftRun.describe)
      if clone {
        var cloner = PackageCloner(into: package.appending(path: "Packages"))
        while try cloner.clone(adopted.missingPackages) {
          adopted = try AdoptedApp(in: app, written: output, describe: SwiftRun.describe)
        }
      }
      describe(adopted)
      let earlier = try? Adoption.read(in: package)
      try write(adopted, to: package, keeping: build ? kept(of: earlier, adopted, app: app, package: package) : earlier)
      if build { try compile(adopted, app: app, package: package) }
      sayNext(adopted, app: app)
    } catch let error as AdoptionError {
      print("Error: \(error)")
      throw ExitCode(2)
    } catch let error as NSError where error.domain == NSCocoaErrorDomain {
      let path = error.userInfo[NSFilePathErrorKey] as? String ?? package.path
      let isReading = Self.readingCodes.contains(error.code)
      print(
        isReading
          ? "Error: \(path) cannot be read: \(OutputFile.words(for: error))."
          : "Error: \(path) cannot be written: \(OutputFile.words(for: error)). Is something else in its place?")
      throw ExitCode(2)
    }
  }

  /// What the last build left out that this one need not look for; nil where it is to look at everything.
  private func kept(of earlier: Adoption?, _ adopted: AdoptedApp, app: URL, package: URL) -> Adoption? {
    guard !anew, let earlier, let record = BuildRecord.read(in: package) else { return nil }
    let current = Adoption(adopted)
    let now = BuildRecord(of: current, app: app, package: package, tool: SwiftRun.tool)
    let modules = Set(current.targets.keys)
    let kept = earlier.kept(since: record, now: now, modules: modules, app: app, known: known)
    guard let kept else { return nil }
    if now.tool != record.tool {
      print(
        "stills has changed: what misses a name that it does not have stays left out (--anew reconsiders everything).")
      return kept
    }
    let changed = now.changed(since: record)
    // Where nothing is left out, everything is built anyway.
    guard kept.targets.values.contains(where: { !$0.leftOut.isEmpty || $0.leftOutParts?.isEmpty == false }) else {
      return kept
    }
    let files = changed.count == 1 ? "1 source has" : "\(changed.count) sources have"
    print(
      "Since the last time \(files) changed: what is left out of the others stays left out, unless it needs a name in these "
        + "(--anew reconsiders everything).")
    return kept
  }

  /// Those of some names that Stills has; nil where its sources are not here.
  private func known(_ names: Set<String>) -> Set<String>? {
    (stills ?? SwiftRun.ownPackage).flatMap { StillsWords.known(names, in: URL(filePath: $0)) }
  }

  /// Says what to run next.
  private func sayNext(_ adopted: AdoptedApp, app: URL) {
    let scratch = scratchPath.map { " --scratch-path \($0)" } ?? ""
    let hasPreviews = adopted.modules.contains { $0.hasPreviews && !$0.isTest }
    if !adopted.missingPackages.isEmpty {
      let count = adopted.missingPackages.count
      let missing = "\(Self.count(count, "package")) of others \(count == 1 ? "is" : "are") missing"
      print("\n\(missing), as said above. To have them: \(again) --clone")
    }
    if !hasPreviews, !adopted.modules.contains(where: \.isTest) {
      print("\nThere are neither previews nor tests. Write a test into \(place)/Tests/PreviewTests/PreviewTests.swift.")
    }
    print("\nNext, to run the tests\(hasPreviews ? " and draw the previews" : ""):")
    print("  swift test --package-path \(place)\(scratch)")
    print("The first run records missing pictures, and fails once.")
    let pictures = adopted.pictures(in: app)
    if pictures > 0 {
      print(
        "\(pictures == 1 ? "The tests' picture is" : "The tests' \(pictures) pictures are") from a simulator, which has other "
          + "fonts: look at the differences, then record them:")
      print("  SNAPSHOT_TESTING_RECORD=failed swift test --package-path \(place)\(scratch)")
    }
    guard hasPreviews else { return }
    print("Then, to see the previews on one page:")
    print("  stills sheet --package-path \(place) PreviewTests --output previews.html")
  }

  /// The written folder as it was typed, so that commands are for the folder in which this one was.
  private var place: String { folder == "." ? output : folder.path(of: output) }

  /// The command that adopts the app once more.
  private var again: String {
    "stills adopt" + (folder == "." ? "" : " \(folder)") + (output == "Stills" ? "" : " --output \(output)")
  }

  /// Refuses places that are none for a package.
  private func check(_ package: URL, in app: URL) throws {
    guard package.path.hasPrefix(app.path + "/") else {
      throw AdoptionError("--output \(output) is not in the app's folder. Name one inside it, such as StillsTests.")
    }
    var isFolder: ObjCBool = true
    if FileManager.default.fileExists(atPath: package.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw AdoptionError("\(package.path) is a file. Name another folder with --output.")
    }
    guard let stills, !stills.contains("://") else { return }
    guard FileManager.default.fileExists(atPath: URL(filePath: stills).appending(path: "Package.swift").path) else {
      throw AdoptionError("There is no package in \(stills). Name the folder or the address of Stills with --stills.")
    }
  }

  private func describe(_ app: AdoptedApp) {
    print("Found \(app.description):")
    for module in app.modules {
      let resources = module.resources.isEmpty ? "" : ", " + Self.count(module.resources.count, "resource")
      let kinds = module.sources.allSatisfy { $0.hasSuffix(".swift") } ? "files" : "files and folders"
      let count = module.sources.count
      let sources = count > 4 ? "\(count) \(kinds)" : module.sources.joined(separator: " ")
      print("  \(module.isTest ? "tests" : "module") \(module.name): \(sources)\(resources)")
    }
    for target in app.plainTargets {
      let kinds: [PlainTarget.Kind: String] = [
        .c: "C", .system: "the system's library", .macro: "macros", .macroLibrary: "what macros are made of",
      ]
      print("  as it is, \(kinds[target.kind] ?? "") \(target.name): \(target.path)")
    }
    for line in app.portedPackageLines { print("  \(line)") }
    if !app.leftOut.isEmpty { print("Not taken over, and why:") }
    for sentence in app.leftOut { print("  \(sentence)") }
    if !app.missingModules.isEmpty { print("Modules without a stand-in; what uses them is left out below:") }
    for (module, files) in app.missingModules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(module) (\(files) \(files == 1 ? "file" : "files"))")
    }
    let lines = app.missingPackageLines(into: place.path(of: "Packages"), again: again) {
      FileManager.default.fileExists(atPath: $0)
    }
    for line in lines { print(line) }
  }

  private func write(_ app: AdoptedApp, to package: URL, keeping earlier: Adoption?) throws {
    // As it was typed, a path is one from here; in the package it would be one from there.
    let named = stills.map { $0.contains("://") ? $0 : URL(filePath: $0).standardizedFileURL.path }
    guard let place = named ?? SwiftRun.ownPackage else {
      throw AdoptionError("Say where Stills is: --stills <folder or address>")
    }
    var writer = PackageWriter(in: package)
    let written = try WrittenPackage(
      app, stills: StillsDependency(place, for: output), in: output,
      keeping: earlier)
    for (path, target) in written.links.sorted(by: { $0.key < $1.key }) { try writer.link(path, to: target) }
    let folder = URL(filePath: folder).standardizedFileURL
    for (path, source) in written.copies { try writer.copy(path, from: folder.appending(path: source)) }
    for (path, text) in written.files.sorted(by: { $0.key < $1.key }) {
      if try writer.write(text, to: path) == .kept { print("Kept \(output)/\(path): it was edited.") }
    }
    try writer.finish()
  }

  /// Builds, and leaves out what has errors, until nothing has.
  private func compile(_ adopted: AdoptedApp, app: URL, package: URL) throws {
    var adopted = adopted
    var writer = PackageWriter(in: package)
    var adoption = try Adoption.read(in: package)
    print(
      BuildRecord.read(in: package) == nil
        ? "\nBuilding; the first build takes minutes, because it builds Stills too…" : "\nBuilding…")
    // Where it goes to a file or to another program, nothing would be seen for minutes.
    fflush(nil)
    var rounds = 0
    // How many builds each module has failed in: the modules that it uses are built before it.
    var builds: [String: Int] = [:]
    var rebuilt: Set<String> = []
    let clock = ContinuousClock()
    // All builds have the sources of the first one's record: what is mended meanwhile is looked at again the next time.
    var record = BuildRecord(of: adoption, app: app, package: package, tool: SwiftRun.tool)
    try record.write(in: package)
    while true {
      let start = clock.now
      let (output, succeeded) = try SwiftRun.build(package, scratchPath: scratchPath)
      if succeeded { break }
      if changeManifest(of: &adopted, failingIn: output, package: package) {
        try write(adopted, to: package, keeping: adoption)
        adoption = try Adoption.read(in: package)
        writer = PackageWriter(in: package)
        record = record.afterBuild(of: package)
        try record.write(in: package)
        continue
      }
      let stale = adoption.modulesWithStaleObjects(in: output, app: app).subtracting(rebuilt)
      if !stale.isEmpty {
        print("  building all of \(stale.sorted().joined(separator: ", ")) again: it needs what has been left out")
        try SwiftRun.removeObjects(of: stale, package, scratchPath: scratchPath)
        rebuilt.formUnion(stale)
        continue
      }
      let errors = CompilerError.all(in: output)
      rounds += 1
      // Parts need each other, and so become more from round to round; a build takes its time.
      let exhausted = Set(builds.filter { $0.value >= Self.roundsByParts }.keys)
      let before = adoption
      var change = adoption.leaveOut(errors, app: app, wholeFilesOf: exhausted)
      let users = adoption.leaveOutUsers(since: before, app: app, known: known)
      change.files += users.files
      change.parts += users.parts
      for module in change.modules { builds[module, default: 0] += 1 }
      let names = try leaveOutNames(errors, in: package, &writer)
      guard !change.isEmpty || names > 0 else {
        throw AdoptionError(
          "The package does not build, and the cause is not in a file of the app:\n\(CompilerError.lines(in: output))")
      }
      guard try writer.write(adoption.text, to: "adoption.json") != .kept else {
        let found = change.files + change.parts
        throw AdoptionError(
          "\(self.output)/adoption.json was edited. Leave out there: \(found.joined(separator: ", "))")
      }
      try writer.finish()
      // Builds that are interrupted, or end with what no part can be left out for, need not be repeated.
      record = record.afterBuild(of: package)
      try record.write(in: package)
      let seconds = (clock.now - start).components.seconds
      print(
        "  build \(rounds), \(seconds) s: \(Self.count(errors.count, "error")); leaving out "
          + "\(Self.left(change)), and building again")
      fflush(nil)
    }
    adoption.isBuilt = true
    _ = try writer.write(adoption.text, to: "adoption.json")
    try writer.finish()
    try record.afterBuild(of: package).write(in: package)
    report(adoption, app: app)
  }

  /// Gives modules other names, or leaves out targets that are built as they are, where a build fails for them.
  /// - Returns: whether the manifest is to be written again.
  private func changeManifest(of adopted: inout AdoptedApp, failingIn output: String, package: URL) -> Bool {
    let shared = adopted.shareNames(failingIn: output)
    if !shared.isEmpty {
      print("  \(shared.joined(separator: ", ")): Stills has such a module, too, and builds it by another name here")
      return true
    }
    let failed = adopted.leaveOutPlainTargets(failingIn: output, package: package)
    for target in failed { print("  left out \(target.name), which is built as it is: \(target.reason)") }
    return !failed.isEmpty
  }

  /// Leaves out lines with errors of the files that were made of names of asset catalogs, of data models and of formats: each
  /// line there is a declaration.
  /// - Returns: how many.
  private func leaveOutNames(_ errors: [CompilerError], in package: URL, _ writer: inout PackageWriter) throws -> Int {
    let found = errors.filter { error in
      ["/AssetSymbols.swift", "/DataModels.swift", "/DeviceFormats.swift"].contains(where: error.path.hasSuffix)
        && error.path.hasPrefix(package.path + "/")
    }
    for (path, errors) in Dictionary(grouping: found, by: \.path) {
      var lines = try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for line in Set(errors.map(\.line)) where lines.indices.contains(line - 1) { lines[line - 1] = "" }
      _ = try writer.write(lines.joined(separator: "\n"), to: String(path.dropFirst(package.path.count + 1)))
    }
    return found.count
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// What a build left out, in words.
  private static func left(_ change: Adoption.Change) -> String {
    let counts = [(change.parts.count, "more part"), (change.files.count, "more file")].filter { $0.0 > 0 }
    return counts.isEmpty ? "names of resources" : counts.map(count).joined(separator: " and ")
  }

  /// What Foundation says of files that cannot be read.
  private static let readingCodes =
    CocoaError.Code.fileReadUnknown.rawValue...CocoaError.Code.fileReadUnknownStringEncoding.rawValue

  /// So many builds look for parts of a module to leave out; then whole files go.
  private static let roundsByParts = 12

  private func report(_ adoption: Adoption, app: URL) {
    var (compiling, all, leftOut) = (0, 0, 0)
    defer {
      let parts = leftOut == 1 ? "1 part of them is" : "\(leftOut) parts of them are"
      print("\nIn all, \(compiling) of \(all) files compile\(leftOut == 0 ? "" : "; \(parts) left out").")
      if compiling < all || leftOut > 0 {
        print("'stills survey' lists the views that are drawn, and the missing names that prevent the others.")
      }
    }
    for (name, target) in adoption.targets.sorted(by: { $0.key < $1.key }) {
      let count = adoption.files(of: name, in: app).count
      let parts = target.leftOutParts ?? [:]
      all += count
      compiling += count - target.leftOut.count
      leftOut += parts.values.reduce(0) { $0 + $1.count }
      let some = parts.isEmpty ? "" : ", \(parts.count) of them in part"
      let tests = target.isTest ? adoption.testCount(of: name, in: app) : nil
      let with = tests.map { $0 == 1 ? ", with 1 test" : ", with \($0) tests" } ?? ""
      print("\(name): \(count - target.leftOut.count) of \(count) files compile\(some)\(with)")
      for (path, reason) in target.leftOut.sorted(by: { $0.key < $1.key }) {
        print("  left out \(path), \(reason.first ?? "")")
      }
      for (path, left) in parts.sorted(by: { $0.key < $1.key }) {
        for part in left {
          print("  left out \(part.title) in \(path), \(part.errors.first ?? "")")
        }
      }
    }
  }
}
