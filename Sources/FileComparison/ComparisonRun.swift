#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Two files, or the pictures of two folders, one pair after the other.
struct ComparisonRun {
  let options: ComparisonOptions

  /// All pairs with what was found, sorted by name.
  func pairs() async throws(FileError) -> [PicturePair] {
    switch (FileKind(path: options.expected), FileKind(path: options.actual)) {
    case (.nothing, _): throw FileError(options.expected, "There is no such file or folder.")
    case (_, .nothing): throw FileError(options.actual, "There is no such file or folder.")
    case (.folder, .folder): return try await pairsOfFolders()
    case (.file, .file):
      let pair = PicturePair(name: options.actual, expected: options.expected, actual: options.actual)
      return [await pair.compared(by: options, output: options.output)]
    case (.folder, .file), (.file, .folder):
      throw FileError(
        options.expected,
        "Of \(options.expected) and \(options.actual), one is a folder and one a file: name two files or two folders.")
    }
  }

  private func pairsOfFolders() async throws(FileError) -> [PicturePair] {
    let expected = try PictureFolder(path: options.expected).names
    let actual = try PictureFolder(path: options.actual).names
    guard !expected.isEmpty || !actual.isEmpty else {
      throw FileError(options.expected, "There is no PNG file in either folder.")
    }
    let pairs = expected.union(actual).sorted().map { name in
      var pair = PicturePair(
        name: name, expected: options.expected + "/" + name, actual: options.actual + "/" + name)
      if !actual.contains(name) { pair.verdict = .onlyExpected }
      if !expected.contains(name) { pair.verdict = .onlyActual }
      return pair
    }
    return await compared(pairs)
  }

  /// As many at a time as there are processors, so that memory does not grow with the folders.
  private func compared(_ pairs: [PicturePair]) async -> [PicturePair] {
    var compared = pairs
    let waiting = pairs.indices.filter { if case .same = pairs[$0].verdict { true } else { false } }
    await withTaskGroup(of: (Int, PicturePair).self) { group in
      for (count, index) in waiting.enumerated() {
        if count >= ComparisonRun.width, let (finished, pair) = await group.next() { compared[finished] = pair }
        let output = options.output.map { $0 + "/" + pairs[index].name }
        group.addTask { [options] in (index, await pairs[index].compared(by: options, output: output)) }
      }
      for await (finished, pair) in group { compared[finished] = pair }
    }
    return compared
  }

  private static var width: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
