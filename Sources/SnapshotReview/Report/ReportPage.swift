package import Foundation
import SnapshotReferences

/// The report of a run: one file of HTML that needs nothing else, neither a network nor files beside it.
///
/// What tests, files and texts are called reaches the page as JSON only, which its script shows as text; the page's
/// policy runs no other script.
package struct ReportPage {
  /// What the tool is called on the command line.
  package var command = "swift run stills"
  /// Whether a server stands behind the page, which accepts and rejects.
  package var isServed = false
  /// Whether snapshots that matched are shown too.
  package var hasPassing = true
  /// What tells the page's own script and style from others that somebody brought in.
  var nonce = (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()

  package init() {}

  /// The bytes of the page.
  package func html(of run: ReviewedRun) throws -> Data {
    var pictures = ReportPictures()
    var run = run
    if !hasPassing { run.changes.removeAll { $0.kind == .matched } }
    let model = ReportModel(of: run, command: command, isServed: isServed, pictures: &pictures)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(model)
    var page = Data()
    for part in ReportPage.parts(of: String(decoding: PackageResources.report_html, as: UTF8.self)) {
      switch part {
      case .text(let text): page += Data(text.utf8)
      case .place("policy"): page += Data(policy.utf8)
      case .place("nonce"): page += Data(nonce.utf8)
      case .place("style"): page += Data(PackageResources.report_css)
      case .place("script"): for script in ReportPage.scripts { page += Data(script) }
      case .place("data"): page += ReportPage.escaped(data)
      case .place("pictures"): ReportPage.append(pictures, to: &page)
      case .place(let name): preconditionFailure("The page has a place \(name) that nothing is for.")
      }
    }
    return page
  }

  private static var scripts: [[UInt8]] {
    [
      PackageResources.pictures_js, PackageResources.list_js, PackageResources.stage_js, PackageResources.details_js,
      PackageResources.report_js,
    ]
  }

  /// Nothing is loaded from anywhere; a served page may ask its server.
  private var policy: String {
    let connections = isServed ? "'self'" : "'none'"
    return """
      default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; \
      connect-src \(connections); base-uri 'none'; form-action 'none'
      """
  }

  /// A part of the page: as it stands, or a place for something.
  private enum Part {
    case text(String)
    case place(String)
  }

  /// The page in parts, so that nothing that is put into a place is searched for others.
  private static func parts(of template: String) -> [Part] {
    template.components(separatedBy: "{{").enumerated().flatMap { index, text -> [Part] in
      guard index > 0, let end = text.range(of: "}}") else { return [.text(text)] }
      return [.place(String(text[..<end.lowerBound])), .text(String(text[end.upperBound...]))]
    }
  }

  /// JSON that ends no script: its "<" are in strings only, which may spell it otherwise.
  private static func escaped(_ json: Data) -> Data {
    Data(String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003C").utf8)
  }

  /// Each picture in an element of its own, which the browser neither runs nor decodes.
  private static func append(_ pictures: ReportPictures, to page: inout Data) {
    for (index, file) in pictures.files.enumerated() {
      page += Data("<script type=\"text/plain\" id=\"picture-\(index)\" data-type=\"image/png\">".utf8)
      page += file.base64EncodedData()
      page += Data("</script>\n".utf8)
    }
  }
}
