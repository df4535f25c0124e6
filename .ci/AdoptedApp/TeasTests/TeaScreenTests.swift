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
}
