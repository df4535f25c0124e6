import Testing

@Suite struct `The reader of declarations` {
  private static func usable(_ text: String) -> [String] {
    Declaration.usable(of: DeclarationReader.declarations(in: text, path: "A.swift")).map(\.fullName)
  }

  @Test(arguments: [
    ("public struct A: B {", ["A"]),
    ("@propertyWrapper\n@MainActor public final class A<T>: B where T: C {", ["A"]),
    ("nonisolated public protocol A {\n  func b(_ c: Int) -> D\n}", ["A", "A.b(_:)"]),
    ("public indirect enum A {\n  case b, c(Int, d: Int)\n  case e = 1\n}", ["A", "A.b", "A.c(_:d:)", "A.e"]),
    ("extension A {\n  public nonisolated func b<C: D>(_ c: C, d e: [F: G] = [:]) {}\n}", ["A.b(_:d:)"]),
    ("extension A.B where C == D {\n  public static var e: F { F() }\n}", ["A.B.e"]),
    ("public extension A {\n  func b() {}\n  internal func c() {}\n}", ["A.b()"]),
    ("extension A {\n  public init?(@B c: () -> D, d: (E, F)) {}\n}", ["A.init(c:d:)"]),
    ("extension A {\n  public init(@B<C> c: () -> D) {}\n}", ["A.init(c:)"]),
    ("extension A {\n  public subscript(b: C) -> D { e }\n}", ["A.subscript(_:)"]),
    ("extension A {\n  public subscript(f b: C) -> D { e }\n}", ["A.subscript(f:)"]),
    ("public struct A {\n  public private(set) var b, c: D\n}", ["A", "A.b", "A.c"]),
    ("public struct A {\n  public enum B { case c }\n  public var d = 1\n}", ["A", "A.B", "A.B.c", "A.d"]),
    ("public enum A {\n  case `default`\n}", ["A", "A.default"]),
    ("public typealias A = B", ["A"]),
    ("#if os(Linux)\n  public struct A {}\n#endif", ["A"]),
  ])
  func `finds what is public`(text: String, names: [String]) {
    #expect(Self.usable(text) == names)
  }

  @Test(arguments: [
    "struct A {\n  public var b: C\n}\nextension A {\n  public func c() {}\n}",
    "package func a() {}", "public import A", "extension A {\n  func b() { struct C {}; public func d() {} }\n}",
    "// public struct A", "let a = \"public struct A\"", "public func _a() {}",
    "extension A {\n  public typealias _B = C\n}",
    "extension A {\n  public static func < (left: A, right: A) -> Bool { left.b < right.b }\n}",
    "extension ViewBuilder {\n  public static func buildBlock() -> A { A() }\n}", "switch a {\ncase .public: b()\n}",
  ])
  func `passes over what is not`(text: String) {
    #expect(Self.usable(text) == [])
  }

  @Test func `lets a protocol stand for what its types have because of it`() {
    let text = """
      public protocol A {
        associatedtype B
        static var c: D { get }
        func e(in f: G) -> B
      }
      extension H: A {
        public typealias B = I
        public static let c = D()
        public func e(in f: G) -> I { I() }
        public var c: D { D() }
      }
      """
    #expect(Self.usable(text) == ["A", "A.c", "A.e(in:)", "H.c"])
  }

  @Test func `keeps what has the name of another type's requirement`() {
    let text = """
      public protocol A {
        func b()
      }
      package protocol C<D>: A where D: E {}
      public struct F<G: A>: H {
        public func b() {}
      }
      public struct I<G: J>: @preconcurrency H, K<L>, C {
        public func b() {}
      }
      extension A where Self == F {
        public func b() {}
      }
      """
    #expect(Self.usable(text) == ["A", "A.b()", "F", "F.b()", "I"])
  }

  @Test func `goes on at the next declaration of a file where brackets do not match`() {
    let text = "struct A {\n  func b() { (\n}\n\npublic struct C {\n  public var d: E\n}\n"
    #expect(Self.usable(text) == ["C", "C.d"])
  }

  @Test func `tells what returns itself, and where it stands`() throws {
    let text = "extension A {\n  func b() -> B { self }\n  func c() -> B { self.b() }\n}"
    let found = DeclarationReader.declarations(in: text, path: "A.swift")
    #expect(found.map(\.returnsItself) == [false, true, false])
    #expect(found.map(\.line) == [1, 2, 3])
  }
}
