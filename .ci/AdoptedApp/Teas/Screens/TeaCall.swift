import CallKit
import SwiftUI

/// What is not there at all: it is left out by itself.
struct TeaCall: View {
  let provider: CXProvider

  var body: some View { Text("Tea is ready") }
}
