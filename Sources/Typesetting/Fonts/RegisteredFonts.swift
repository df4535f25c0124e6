import Synchronization

/// The fonts that an app brings along: whichever library a text is set in, it has them by all of their names.
///
/// As on iOS, what is registered is there for the whole process, and no text falls back to it that does not ask for it.
package enum RegisteredFonts {
  private struct State {
    var faces: [FontFace] = []
    var files: Set<String> = []
    /// Files that were found and are no fonts that can be drawn, and why.
    var problems: [String] = []
  }

  private static let state = Mutex(State())
  /// A lock of its own: who asks while another thread searches waits for what that finds.
  private static let search = Mutex<(@Sendable () -> [String])?>(nil)

  /// Says where files of fonts are looked for when a text next asks for a name.
  package static func setSearch(_ files: @escaping @Sendable () -> [String]) {
    search.withLock { $0 = files }
  }

  /// Registers all faces of a font file; a file that was registered before counts once.
  package static func register(file: String) throws(FontError) {
    if state.withLock({ $0.files.contains(file) }) { return }
    let faces = try FontFace.all(file: file)
    state.withLock { state in
      guard state.files.insert(file).inserted else { return }
      state.faces += faces
    }
  }

  /// Registers all faces of a font file's bytes; a face whose name is known already counts once.
  /// - Parameter name: what errors call the font.
  /// - Returns: the faces, whether they were known or not.
  @discardableResult
  package static func register(bytes: [UInt8], name: String) throws(FontError) -> [FontFace] {
    let faces = try FontFace.all(bytes: bytes, name: name)
    state.withLock { state in
      let known = Set(state.faces.compactMap(\.names?.postScript))
      state.faces += faces.filter { face in face.names?.postScript.map { !known.contains($0) } ?? true }
    }
    return faces
  }

  /// The faces, in the order in which they were registered.
  package static var faces: [FontFace] {
    searchOnce()
    return state.withLock { $0.faces }
  }

  /// Files among an app's resources that could not be read as fonts, a sentence each.
  package static var problems: [String] {
    searchOnce()
    return state.withLock { $0.problems }
  }

  /// The face of a name: PostScript's, the full one, or a family's, of which it is the regular one.
  package static func face(named name: String) -> FontFace? {
    let faces = faces
    if let face = faces.first(where: { $0.names?.means(name) == true }) { return face }
    let family = faces.filter { $0.names?.families.contains(name) == true }
    // Of a family with narrow and wide letters, the usual ones.
    let usual = family.map { abs($0.widthClass - 100) }.min()
    return FontMatching.nearest(
      in: family.filter { abs($0.widthClass - 100) == usual }, weight: .regular, isItalic: false)
  }

  private static func searchOnce() {
    search.withLock { pending in
      for file in pending.take()?() ?? [] {
        do {
          try register(file: file)
        } catch {
          state.withLock { $0.problems.append("\(error)") }
        }
      }
    }
  }
}
