import DeclarativeUI
import LaidOutViews
import Testing

private enum Tea: CustomLocalizedStringResourceConvertible {
  case green

  var localizedStringResource: LocalizedStringResource { "Green tea" }
}

@MainActor @Suite struct `What code of apps names of the system` {
  @Test func `has texts for people`() {
    let size = CGSize(width: 200, height: 100)
    #expect(LaidOut(Text(Tea.green.localizedStringResource), in: size).items.map(\.name) == ["Green tea"])
  }

  @Test func `says what fields are for by the names of the web`() {
    let types: [UITextContentType] = [.namePrefix, .middleName, .nameSuffix, .organizationName, .addressState]
    let names = ["honorific-prefix", "additional-name", "honorific-suffix", "organization", "address-level1"]
    #expect(types.map(\.rawValue) == names)
  }

  @Test func `asks no server`() {
    UIApplication.shared.registerForRemoteNotifications()
    #expect(!UIApplication.shared.isRegisteredForRemoteNotifications)
  }
}
