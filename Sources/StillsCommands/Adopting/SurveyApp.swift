import AppAdoption
import ArgumentParser
import Foundation

/// Says how much of an adopted app is drawn.
struct SurveyApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "survey",
    abstract: "Lists which views of an adopted app are drawn, and which missing names prevent the others.",
    discussion: """
      It reports the result of the last 'stills adopt' and builds nothing. For each file: how many views are drawn \
      completely, how many compile, and how many there are.

      Examples:
        stills survey
        stills survey --json
      """)

  @Argument(help: "The app's folder.")
  var folder = "."

  @Option(help: "The folder that was written, in the app's folder.")
  var output = "Stills"

  @Flag(help: "Write JSON.")
  var json = false

  func run() throws {
    let app = URL(filePath: folder).standardizedFileURL
    do {
      let adoption = try Adoption.read(in: app.appending(path: output))
      let survey = try Survey(adoption, app: app, without: adoption.tests)
      print(json ? try survey.json : survey.text, terminator: "")
    } catch let error as AdoptionError {
      print("Error: \(error)")
      throw ExitCode(2)
    }
  }
}
