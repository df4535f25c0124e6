// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
public import DeviceServicesStandIn

/// Where people choose apps, which only the system knows: a labelled surface stands in for it.
public struct FamilyActivityPicker: View {
  public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}

  public var body: some View { StandInSurface(of: FamilyActivityPicker.self, "a choice of apps") }
}

extension View {
  /// Never shown: there is no system that knows the apps.
  public nonisolated func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}

/// An app's, a group's or a place's name and picture, which only the system knows: two grey shapes.
extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  public nonisolated init(_ applicationToken: ApplicationToken) {
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
  public nonisolated init(_ categoryToken: ActivityCategoryToken) {
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
  public nonisolated init(_ webDomainToken: WebDomainToken) {
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
}
public struct FamilyActivityTitleView: View {
  public var body: some View { Text(verbatim: "App").redacted(reason: .placeholder) }
}
public struct FamilyActivityIconView: View {
  public var body: some View {
    RoundedRectangle(cornerRadius: 6).fill(.quaternary).frame(width: 28, height: 28)
  }
}
