import ArgumentParser
import Foundation
import SnapshotReview

/// Writes the report of the last run, or serves it.
struct ReportRun: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Shows in a browser what the last run of the tests changed.",
    discussion: """
      Examples:
        stills report --open
        stills report --serve --open
        stills report --without-passing --output report.html
      """)

  @Flag(help: "Open it in the browser.")
  var open = false

  @Option(help: "The file to write; the package's .build/snapshots/report.html by default.")
  var output: String?

  @Flag(help: "Leave out snapshots that matched.")
  var withoutPassing = false

  @Flag(help: "Serve it on this machine instead, with buttons that accept and reject, until Control-C.")
  var serve = false

  @Option(help: "The port to serve at; 0 is any free one.")
  var port: UInt16 = 0

  @OptionGroup var options: ReviewOptions

  func validate() throws {
    if serve, output != nil {
      throw ValidationError("A report that is served is not written to a file: leave out --output.")
    }
  }

  func run() async throws {
    let places = try options.package().places
    var page = ReportPage()
    page.hasPassing = !withoutPassing
    if serve {
      // Each request reads anew; without a run yet, the page says so.
      _ = try? options.lastRun(at: places)
      page.isServed = true
      try await ReportServer(page: page, places: places, port: port).run { address in
        // At once, also where a program reads it.
        FileHandle.standardOutput.write(Data("The report of the last run: \(address)\nControl-C ends it.\n".utf8))
        if open { browse(address) }
      }
    } else {
      let file = output.map { URL(filePath: $0) } ?? places.artifacts.appending(path: "report.html")
      try OutputFile(file).write(page.html(of: options.lastRun(at: places)))
      print(file.path)
      if open { browse(file.absoluteString) }
    }
  }

  /// Opens an address as the desktop does; where there is none, the address was printed.
  private func browse(_ address: String) {
    let opener = Process()
    opener.executableURL = URL(filePath: "/usr/bin/env")
    #if os(macOS)
      opener.arguments = ["open", address]
    #else
      opener.arguments = ["xdg-open", address]
    #endif
    opener.standardError = FileHandle.nullDevice
    try? opener.run()
  }
}
