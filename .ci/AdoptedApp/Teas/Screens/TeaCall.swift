import CallKit
import SwiftUI

/// What is not there: a surface stands in for what is in braces, and other declarations are left out.
struct TeaCall: View {
  private let provider: CXProvider? = nil

  var body: some View { Text(provider == nil ? "Tea is ready" : "") }
}
