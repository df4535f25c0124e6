import DeclarativeUI
import Foundation

/// A player of music: sliders, progress, buttons of all kinds.
struct PlayerScreen: View {
  @State private var position = 0.4
  @State private var volume = 7.0
  @State private var isPlaying = true

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 24)
        .fill(LinearGradient(colors: [.orange, .pink, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing))
        .overlay(alignment: .bottomTrailing) {
          Text("Lossless").font(.caption).padding(.horizontal, 10).padding(.vertical, 6).glassEffect().padding(12)
        }
      VStack(spacing: 4) {
        Text("The Long Way Round").font(.title3.bold())
        Text("North Shore Quartet").foregroundStyle(.secondary)
      }
      Slider(value: $position) {
        Text("Position")
      } minimumValueLabel: {
        Text("1:32").font(.caption)
      } maximumValueLabel: {
        Text("3:50").font(.caption)
      }
      HStack(spacing: 16) {
        Button("Back", systemImage: "backward.fill") {}
        Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") { isPlaying.toggle() }
          .buttonStyle(.borderedProminent).controlSize(.large)
        Button("Next", systemImage: "forward.fill") {}
      }
      .labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
      Stepper("Volume \(Int(volume))", value: $volume, in: 0...10)
      ProgressView("Downloading", value: 0.65)
      HStack {
        ProgressView()
        Text("Looking for lyrics").font(.footnote).foregroundStyle(.secondary)
        Spacer()
        Link("Website", destination: URL(filePath: "/"))
      }
    }
    .padding(20)
  }
}

/// A form to sign in: fields, switches, buttons.
struct SignInScreen: View {
  @State private var name = "johanna"
  @State private var secret = "sesame"
  @State private var note = ""
  @State private var staysSignedIn = true
  @State private var isPublic = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome back").font(.largeTitle.bold()).frame(maxWidth: .infinity, alignment: .leading)
      TextField("Name", text: $name)
      TextField("Nickname", text: $note)
      SecureField("Password", text: $secret)
      Toggle("Stay signed in", isOn: $staysSignedIn)
      Toggle("Public profile", isOn: $isPublic)
      Toggle("Not yours", isOn: .constant(true)).disabled(true)
      Button {
      } label: {
        Text("Sign in").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
      HStack {
        Button("Help") {}
        Button("Forget me", role: .destructive) {}
        Button("Later") {}.disabled(true)
      }
      .buttonStyle(.bordered)
      Button("Create an account") {}
      Spacer()
    }
    .textFieldStyle(.roundedBorder).padding(20)
  }
}
