import Foundation

/// The Swift files that a target's comments name.
struct SourceList {
  /// The files, in order.
  private(set) var files: [URL] = []
  /// The asset catalogs, in order.
  private(set) var catalogs: [URL] = []
  /// What is wrong with the list.
  private(set) var mistakes: [String] = []

  init(_ folder: URL) {
    var named: [URL] = []
    var excepted: [String] = []
    for file in Self.swiftFiles(in: folder) {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for (number, line) in text.components(separatedBy: .newlines).enumerated() {
        let words = line.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        guard words.count == 2, ["// sources", "// except"].contains(words[0]) else { continue }
        let url = URL(fileURLWithPath: words[1], relativeTo: folder).standardizedFileURL
        guard FileManager.default.fileExists(atPath: url.path) else {
          mistakes.append("\(file.path):\(number + 1): there is no file or folder \(url.path)")
          continue
        }
        if words[0] == "// sources" { named.append(url) } else { excepted.append(url.path) }
      }
    }
    guard !named.isEmpty || !mistakes.isEmpty else {
      mistakes.append(
        "\(folder.path): no Swift file names the app's files; expected a comment such as"
          + " '// sources: ../../App/Player'")
      return
    }
    func isIn(_ file: URL) -> Bool {
      !excepted.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    files = named.filter { $0.pathExtension != "xcassets" }.flatMap(Self.swiftFiles).filter(isIn)
    catalogs = named.flatMap(Self.catalogs).filter(isIn)
    check()
  }

  private mutating func check() {
    var names: [String: URL] = [:]
    for file in files {
      if let other = names.updateValue(file, forKey: file.lastPathComponent) {
        mistakes.append("two files have the same name: \(other.path) and \(file.path)")
      }
    }
  }

  /// The asset catalogs in a folder, or the catalog itself.
  private static func catalogs(in url: URL) -> [URL] {
    if url.pathExtension == "xcassets" { return [url] }
    if url.pathExtension == "swift" { return [] }
    let all = FileManager.default.enumerator(
      at: url.resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "xcassets" }
      .map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }

  /// What is read of the catalogs: the files in each of their folders.
  var catalogFiles: [URL] {
    catalogs.flatMap { catalog in
      let all = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
      return (all?.allObjects as? [URL] ?? []).filter { $0.lastPathComponent == "Contents.json" }
        .sorted { $0.path < $1.path }
    }
  }

  /// The Swift files in a folder, or the file itself; a `main.swift` starts the app, which a test does.
  private static func swiftFiles(in url: URL) -> [URL] {
    if url.pathExtension == "swift" { return [url] }
    let all = FileManager.default.enumerator(
      at: url.resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    return (all?.allObjects as? [URL] ?? [])
      .filter {
        $0.pathExtension == "swift"
          && !["main.swift", "Package.swift"].contains($0.lastPathComponent)
      }
      .map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }
}
