import DeclarativeUI
import Testing

@Suite struct `A handle of a library` {
  /// Apple's function takes the handle as `dlopen` gives it.
  @Test func `is closed where there is one, without being unwrapped`() {
    let program: UnsafeMutableRawPointer? = dlopen(nil, RTLD_LAZY)
    #expect(program != nil)
    #expect(dlclose(program) == 0)
    let nothing: UnsafeMutableRawPointer? = nil
    #expect(dlclose(nothing) != 0)
  }
}
