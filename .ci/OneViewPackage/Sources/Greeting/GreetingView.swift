import DeclarativeUI

public struct GreetingView: View {
  public init() {}

  public var body: some View {
    Text("Hello").padding(8)
  }
}
