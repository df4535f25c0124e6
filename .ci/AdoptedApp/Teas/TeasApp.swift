import SwiftUI

@main
struct TeasApp: App {
  var body: some Scene {
    WindowGroup { TeaScreen(model: TeaModel()) }
  }
}
