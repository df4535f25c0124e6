import Combine
import Foundation
import UIKit
import os

final class TeaModel: ObservableObject {
  @Published var minutes = 3
  @Published private(set) var label = ""
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $minutes.map { "\($0) min" }.sink { [weak self] in self?.label = $0 }.store(in: &subscriptions)
  }

  static let request = URLRequest(url: URL(fileURLWithPath: "/teas"))
  static let grey = UIColor.systemGray
  /// Text that looks like code: import UIKit
  static let note = """
    import UIKit
    #if os(iOS)
    """
}
