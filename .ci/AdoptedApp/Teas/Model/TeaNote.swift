import Foundation
import SwiftData

@Model
final class TeaNote {
  @Attribute(.unique) var text: String
  var minutes: Int
  @Transient var isShown = true

  init(text: String, minutes: Int) {
    self.text = text
    self.minutes = minutes
  }
}
