import Foundation
import Testing

@testable import StillsCommands

/// `stills adopt` and `stills survey` as processes; what is built is tried in `.ci/adopted`.
@Suite struct `Adopting an app`: InTemporaryFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An app of one file, and a folder that stands for Stills.
  private func makeApp() throws {
    try write(
      """
      { objects = { P = {isa = PBXProject; mainGroup = G; targets = (APP); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (S); };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Teas; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = Teas; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); }; }; rootObject = P; }
      """, to: "App/Teas.xcodeproj/project.pbxproj")
    try write("struct Tea: View {}\n", to: "App/Teas/Tea.swift")
    try write("#Preview { Tea() }\n", to: "App/Teas/Previews.swift")
    try write("", to: "Pictures/Package.swift")
  }

  /// SwiftPM keeps the plan of its last build: of another package in the same folder it would be built again, and well.
  @Test func `plans anew in a folder that other packages are built in, too`() {
    let usual = ["build", "--build-tests", "--package-path", "App/Stills"]
    #expect(SwiftRun.buildArguments("App/Stills", scratchPath: nil) == usual)
    let shared = SwiftRun.buildArguments("App/Stills", scratchPath: "Shared")
    #expect(shared == usual + ["--scratch-path", "Shared", "--disable-build-manifest-caching"])
  }

  private func adopt(_ more: String...) throws -> BuiltTool.Outcome {
    try BuiltTool.run(["adopt", "App", "--no-build", "--stills", "Pictures"] + more, in: folder.url)
  }

  /// A sentence and the code 2, and nothing of how Foundation says it.
  private func expectError(
    _ outcome: BuiltTool.Outcome, _ words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.exitCode == 2, sourceLocation: sourceLocation)
    #expect(outcome.output.contains("Error: ") && outcome.output.contains(words), sourceLocation: sourceLocation)
    #expect(!(outcome.output + outcome.errors).contains("NSCocoaErrorDomain"), sourceLocation: sourceLocation)
    #expect(!(outcome.output + outcome.errors).contains("DecodingError"), sourceLocation: sourceLocation)
  }

  @Test func `says what is wrong with a folder, and the way out`() throws {
    try write("", to: "file")
    try write("junk", to: "Broken/A.xcodeproj/project.pbxproj")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)
    for name in ["nowhere", "file"] {
      expectError(try run("adopt", name), "/\(name) that can be read. Name the app's folder: stills adopt <folder>")
    }
    expectError(try run("adopt", "empty"), "There is no Xcode project and no Package.swift in ")
    expectError(try run("adopt", "Broken"), "A.xcodeproj has no project in it.")
    expectError(try run("survey", "empty"), "Run 'stills adopt' first.")
    #expect(try run("adpot").errors.contains("There is no command \"adpot\". Did you mean 'stills adopt'?"))
    #expect(try run("servey").errors.contains("Did you mean 'stills survey'?"))
  }

  @Test func `writes beside the app, and never over what was edited`() throws {
    try makeApp()
    let first = try adopt()
    #expect(first.exitCode == 0 && first.output.hasPrefix("Found Teas.xcodeproj:\n  module Teas: Teas\n"))
    let next = "\nNext, to run the tests and draw the previews:\n  swift test --package-path App/Stills\n"
    #expect(first.output.contains(next))
    #expect(first.output.hasSuffix("\n  stills sheet --package-path App/Stills PreviewTests --output previews.html\n"))
    // Wherever the package is that says it.
    let pictures = folder.url.appending(path: "Pictures").standardizedFileURL.path
    #expect(text("App/Stills/Package.swift")?.contains(".package(path: \"\(pictures)\")") == true)
    #expect(text("App/Teas/Tea.swift") == "struct Tea: View {}\n")
    let written = text("App/Stills/adoption.json")
    #expect(!(try adopt().output.contains("Kept")))
    try write("// mine\n", to: "App/Stills/Package.swift")
    #expect(try adopt().output.contains("Kept Stills/Package.swift: it was edited.\n"))
    #expect(text("App/Stills/Package.swift") == "// mine\n" && text("App/Stills/adoption.json") == written)
    let survey = try run("survey", "App")
    #expect(survey.exitCode == 0 && survey.output.hasPrefix("1 view in 1 file: 1 compiles, 1 drawn completely\n"))
    #expect(survey.output.contains("Nothing has been built yet"))
    #expect(try run("survey", "App", "--json").output.contains("\"isBuilt\" : false"))
    try write("nonsense", to: "App/Stills/adoption.json")
    expectError(try run("survey", "App"), "Remove it, and run 'stills adopt' again.")
  }

  @Test func `refuses places that are none for a package`() throws {
    try makeApp()
    for place in ["../Elsewhere", "."] { expectError(try adopt("--output", place), "is not in the app's folder") }
    #expect(text("Elsewhere/Package.swift") == nil && text("App/Package.swift") == nil)
    try write("mine", to: "App/file")
    expectError(try adopt("--output", "file"), "/App/file is a file. Name another folder with --output.")
    #expect(text("App/file") == "mine")
    try write("mine", to: "App/Stills/Sources")
    expectError(try adopt(), "/App/Stills/Sources/Teas cannot be written: Not a directory. ")
    #expect(text("App/Stills/Sources") == "mine")
    expectError(
      try run("adopt", "App", "--no-build", "--stills", "nowhere"), "There is no package in nowhere. Name the folder")
  }
}
