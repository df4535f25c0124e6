/// A name of the page of what is supported: a declaration, or several that differ in types only.
struct SupportedEntry {
  /// The types around it; `View` for functions by themselves, which stand among the members of views.
  let owner: String
  /// The name with its labels.
  let name: String
  let isType: Bool
  /// Whether every view has it, or it is a function by itself, and the page writes it without a type.
  let isOfViews: Bool
  let isPropertyWrapper: Bool
  /// How it differs from SwiftUI, or how to do without it; empty where there is nothing to say.
  let remark: String
  /// The file of the first declaration, from the package's root.
  let path: String

  /// The whole name: `View.padding(_:)`.
  var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }

  /// The name as the page spells it at the beginning of a line.
  var spelling: String { (isPropertyWrapper ? "@" : "") + (isOfViews ? name : fullName) }

  private init(_ first: Declaration, hasLabels: Bool = true, remark: String) {
    owner = first.pageOwner
    name = hasLabels ? first.name : first.baseName
    isType = first.kind == .type
    isOfViews = owner == "View" && first.kind == .member
    isPropertyWrapper = first.isPropertyWrapper
    path = first.path
    self.remark = remark
  }

  /// What the page says of a name that does nothing.
  static let withoutEffect = "accepted; changes no still picture."

  /// What view code can use of some declarations.
  static func there(of declarations: [Declaration]) -> [SupportedEntry] {
    // What the type `SwiftUI` holds is there by its own name.
    let usable = Declaration.usable(of: declarations).filter { $0.owner != "SwiftUI" }
    let homes = Dictionary(usable.filter { $0.kind == .type }.map { ($0.fullName, $0.path) }) { first, _ in first }
    return grouped(usable) { $0.pageName }.map { same in
      let first = same.first { $0.path == homes[$0.owner] } ?? same[0]
      let isWithoutEffect = same[0].pageOwner == "View" && same.allSatisfy(\.returnsItself)
      let remarks = same.compactMap(\.remark).filter { !isWithoutEffect || $0 != withoutEffect }
      return SupportedEntry(
        first, remark: distinct((isWithoutEffect ? [withoutEffect] : []) + remarks).joined(separator: " "))
    }
  }

  /// How the compiler's message begins where something is missing, and not used in a wrong way.
  private static let refusalMark = "not in Stills yet: "

  /// What is missing of some declarations, without the members of types that are.
  static func missing(of declarations: [Declaration]) -> [SupportedEntry] {
    let refused = declarations.filter {
      $0.isPublic && $0.refusal?.hasPrefix(refusalMark) == true && $0.name.first != "_"
    }
    let types = Set(refused.filter { $0.kind == .type }.map(\.fullName))
    let named = refused.filter { !$0.enclosingTypes.contains(where: types.contains) }
    let isThere = Set(Declaration.usable(of: declarations).map(\.pageBaseName))
    // Labels say which form is missing of what is there in others.
    return grouped(named) { isThere.contains($0.pageBaseName) ? $0.pageName : $0.pageBaseName }.map { same in
      SupportedEntry(
        same[0], hasLabels: isThere.contains(same[0].pageBaseName),
        remark: "\((same[0].refusal ?? "").trimmingPrefix(refusalMark)).")
    }
  }

  private static func grouped(_ declarations: [Declaration], by name: (Declaration) -> String) -> [[Declaration]] {
    var groups: [[Declaration]] = []
    var indices: [String: Int] = [:]
    for declaration in declarations {
      let name = name(declaration)
      if let index = indices[name] {
        groups[index].append(declaration)
      } else {
        indices[name] = groups.count
        groups.append([declaration])
      }
    }
    return groups
  }

  private static func distinct(_ texts: [String]) -> [String] {
    texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
  }
}

extension Declaration {
  /// Functions by themselves stand among the members of views.
  fileprivate var pageOwner: String { owner.isEmpty && kind == .member ? "View" : owner }
  fileprivate var pageName: String { pageOwner.isEmpty ? name : "\(pageOwner).\(name)" }
  fileprivate var pageBaseName: String { pageOwner.isEmpty ? baseName : "\(pageOwner).\(baseName)" }
}
