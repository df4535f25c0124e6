import Combine
import SnapshotTesting
import SwiftUI
import UIKit
import ViewInspector
import XCTest

@testable import Teas

@MainActor
final class TeaScreenTests: XCTestCase {
  func testTouch() throws {
    let model = TeaModel()
    try TeaScreen(model: model).inspect().find(button: "Longer").tap()
    XCTAssertEqual(model.label, "4 min")
    XCTAssertEqual(TeaModel.note, "import UIKit\n#if os(iOS)")
  }

  func testPicture() {
    let controller = UIHostingController(rootView: TeaScreen(model: TeaModel()))
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 120, height: 120)))
  }

  func testSourceIsTheUsersFile() {
    XCTAssertTrue("\(#filePath)".hasSuffix("/TeasTests/TeaScreenTests.swift"))
    XCTAssertEqual("\(#fileID)", "TeasTests/TeaScreenTests.swift")
    XCTAssertEqual(#line, 27)
  }

  func testMainBundleIsTheApps() throws {
    let url = try XCTUnwrap(Bundle.main.url(forResource: "Kinds", withExtension: "json"))
    XCTAssertEqual(try JSONDecoder().decode([String].self, from: Data(contentsOf: url)), ["green", "black"])
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.Teas")
    XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String, "1.2")
  }

  func testFontsOfTheApp() {
    XCTAssertEqual(UIFont(name: "Sencha Extra Black", size: 20)?.fontName, "Sencha-ExtraBlack")
    assertSnapshot(of: Text("A").font(.custom("Sencha-Regular", size: 20)), as: .image(layout: .sizeThatFits))
  }

  func testPictureByHand() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    XCTAssertEqual(picture.size, CGSize(width: 2, height: 2))
    XCTExpectFailure("pictures differ") { XCTAssertNil(picture.cgImage) }
  }

  func testWaiting() async {
    let expectation = expectation(description: "the next turn")
    DispatchQueue.main.async { expectation.fulfill() }
    await fulfillment(of: [expectation])
  }
}
