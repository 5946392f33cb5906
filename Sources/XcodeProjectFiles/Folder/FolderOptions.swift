package import TextFormats

/// Which files of a folder belong to a project.
package struct FolderOptions: Sendable, Hashable {
  /// Only sources and interface files that match one of these are taken; none takes all.
  package var include: [Glob]
  /// Files and folders that match one of these are left out.
  package var exclude: [Glob]
  /// Whether the folders of package managers and builds are left out, see ``dependencyFolders``.
  package var leavesOutDependencies: Bool
  /// The most bytes a source or interface file may have.
  package var mostSourceBytes: Int
  /// The most bytes a project file may have.
  package var mostProjectBytes: Int
  /// The most files and folders that are looked at.
  package var mostEntries: Int

  /// Makes options; without arguments those for an app as it is checked out.
  package init(
    include: [Glob] = [], exclude: [Glob] = [], leavesOutDependencies: Bool = true,
    mostSourceBytes: Int = 10 * 1_048_576, mostProjectBytes: Int = 64 * 1_048_576,
    mostEntries: Int = 1_000_000
  ) {
    self.include = include
    self.exclude = exclude
    self.leavesOutDependencies = leavesOutDependencies
    self.mostSourceBytes = mostSourceBytes
    self.mostProjectBytes = mostProjectBytes
    self.mostEntries = mostEntries
  }

  /// The folders of package managers and builds.
  ///
  /// Hidden folders, frameworks and other bundles are always left out.
  package static let dependencyFolders: [Glob] = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "checkouts",
  ].map { Glob($0) }

  private static let dependencyNames = Set(dependencyFolders.map(\.pattern))

  /// Folders that are one thing to Xcode and hold no code of the project.
  static let bundles: Set<String> = [
    "xcframework", "framework", "xcassets", "app", "appex", "dsym", "xcarchive", "xcdatamodeld",
    "xcresult", "docc", "lproj.bundle", "playground", "bundle",
  ]

  /// Whether a folder is not looked into.
  func leavesOut(folder path: String, name: String) -> Bool {
    if name.hasPrefix(".") { return true }
    if let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      Self.bundles.contains(name[name.index(after: dot)...].lowercased())
    {
      return true
    }
    if leavesOutDependencies, Self.dependencyNames.contains(name) { return true }
    return exclude.contains { $0.matches(path) }
  }

  /// Whether a file is not taken.
  func leavesOut(file path: String, kind: FileKind) -> Bool {
    if exclude.contains(where: { $0.matches(path) }) { return true }
    guard !include.isEmpty, kind.isSource || kind.isInterface else { return false }
    return !include.contains { $0.matches(path) }
  }

  /// The most bytes a file of a kind may have.
  func mostBytes(of kind: FileKind) -> Int {
    kind == .projectFile ? mostProjectBytes : mostSourceBytes
  }
}
