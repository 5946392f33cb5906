import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

/// The code of a target, and of what it links or imports from the same folder.
///
/// Beside the targets that a project file names as dependencies, these are targets that are
/// imported by their name, as a workspace links them, and folders that belong to no target at all
/// but declare types that the code uses, as pods under development do.
struct TargetFiles {
  /// Storyboards and xibs, each once, sorted.
  private(set) var interfaces: [ProjectFolder.File] = []
  /// The indexes of the code files that could be read.
  private(set) var units: [CodeUnit] = []
  /// What could not be read.
  private(set) var problems: [Problem] = []

  private let contents: ProjectContents
  private var targets: [ProjectTarget]
  private var names: Set<String>
  private var sources: Set<String> = []

  init(of target: ProjectTarget, in contents: ProjectContents) {
    self.contents = contents
    targets = [target]
    names = [target.name]
  }

  /// Reads the code, and what is found to belong to it.
  mutating func read() {
    var next = 0
    for _ in 0..<8 {
      while next < targets.count {
        addDependencies(of: targets[next])
        next += 1
      }
      take(targets.flatMap(\.files))
      let before = targets.count
      addImported()
      if targets.count == before { break }
    }
    addStrays()
    units.sort { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
    interfaces.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func take(_ files: [ProjectFolder.File]) {
    var fresh: [ProjectFolder.File] = []
    for file in files where sources.insert(file.path).inserted {
      if file.kind.isSource { fresh.append(file) }
      if file.kind.isInterface { interfaces.append(file) }
    }
    let read = SourceFiles.read(fresh, in: contents.folder)
    units += read.units
    problems += read.problems
  }

  private mutating func addDependencies(of target: ProjectTarget) {
    for name in target.dependencies + target.packageProducts where names.insert(name).inserted {
      targets += contents.targets.filter { $0.name == name && $0.isLinked }
    }
  }

  /// The modules that the code imports, by their first names.
  private var imports: Set<String> {
    Set(
      units.flatMap(\.file.source.imports).compactMap { name in
        name.split { $0 == "/" || $0 == "." }.first.map(String.init)
      })
  }

  private mutating func addImported() {
    let imports = imports
    let headers = foreignHeaders
    for target in contents.targets where target.isLinked && !names.contains(target.name) {
      let module = target.settings.value(of: "PRODUCT_MODULE_NAME")?.text ?? target.name
      guard imports.contains(module) || imports.contains(target.name) || has(target, headers)
      else { continue }
      names.insert(target.name)
      targets.append(target)
    }
  }

  /// The headers that the code imports by their file names and that are not beside it, by folder.
  ///
  /// Code of Objective-C need not name the module that a header is from.
  private var foreignHeaders: [String: Set<String>] {
    let imported = Set(
      units.flatMap(\.file.source.imports).compactMap { $0.split(separator: "/").last }
        .filter { $0.hasSuffix(".h") }.map(String.init))
    guard !imported.isEmpty else { return [:] }
    let own = Set(sources.map(Self.folder(of:)))
    var found: [String: Set<String>] = [:]
    for file in contents.folder.files(.header) where imported.contains(file.name) {
      found[file.name, default: []].insert(Self.folder(of: file.path))
    }
    return found.filter { own.isDisjoint(with: $0.value) }
  }

  /// Whether one of some headers is beside the code of a target, and nowhere outside of it.
  private func has(_ target: ProjectTarget, _ headers: [String: Set<String>]) -> Bool {
    guard !headers.isEmpty else { return false }
    let folders = Set(target.files.filter(\.kind.isSource).map { Self.folder(of: $0.path) })
    guard var root = folders.first else { return false }
    for folder in folders {
      while !(folder + "/").hasPrefix(root + "/"), !root.isEmpty { root = Self.folder(of: root) }
    }
    return headers.values.contains { places in
      !folders.isDisjoint(with: places)
        && places.allSatisfy { root.isEmpty || ($0 + "/").hasPrefix(root + "/") }
    }
  }

  // MARK: Code of no target

  private mutating func addStrays() {
    var listed = sources
    for target in contents.targets { listed.formUnion(target.files.map(\.path)) }
    let strays = contents.folder.files.filter { file in
      file.kind.isSource && !listed.contains(file.path)
        && !["Package.swift", "Project.swift"].contains(file.name) && !Self.isTest(file.path)
    }
    guard !strays.isEmpty, strays.count < 5_000, hasUnexplainedImport else { return }
    // The folders in which some file belongs to a target, with all folders around them.
    var owned: Set<String> = [""]
    for path in listed {
      var folder = Self.folder(of: path)
      while owned.insert(folder).inserted { folder = Self.folder(of: folder) }
    }
    var groups: [String: [ProjectFolder.File]] = [:]
    for file in strays {
      var root = Self.folder(of: file.path)
      guard !owned.contains(root) else { continue }
      while !owned.contains(Self.folder(of: root)) { root = Self.folder(of: root) }
      groups[root, default: []].append(file)
    }
    let mentioned = mentionedTypes
    for root in groups.keys.sorted() {
      let files = groups[root] ?? []
      let read = SourceFiles.read(files, in: contents.folder)
      let declared = Set(
        read.units.flatMap { $0.file.source.types }.filter(\.isOwn).map(\.name))
      guard !declared.isDisjoint(with: mentioned) else { continue }
      units += read.units
      problems += read.problems
      for file in contents.folder.files(in: root) where file.kind.isInterface {
        if sources.insert(file.path).inserted { interfaces.append(file) }
      }
    }
  }

  /// Types that the code uses and does not declare.
  private var mentionedTypes: Set<String> {
    var names: Set<String> = []
    for unit in units {
      names.formUnion(unit.mentions.keys)
      for type in unit.file.source.types {
        names.formUnion(type.inherited)
        if let superclass = type.superclass { names.insert(superclass) }
      }
    }
    return names.subtracting(units.flatMap { $0.file.source.types }.filter(\.isOwn).map(\.name))
  }

  /// Whether a module is imported that is neither Apple's nor a target of the folder.
  private var hasUnexplainedImport: Bool {
    let targets = Set(contents.targets.map(\.name))
    let headers = Set(contents.folder.files(.header).map(\.name))
    return imports.contains { name in
      !targets.contains(name) && !headers.contains(name) && !name.hasSuffix("h")
        && !AppleModules.names.contains(name)
    }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Test" }
  }
}

extension ProjectTarget {
  /// Whether an app can link it.
  fileprivate var isLinked: Bool { product == .library || product == .bundle }
}

extension TypeDeclaration {
  /// Whether it declares a type rather than adding to one.
  fileprivate var isOwn: Bool {
    switch kind {
    case .extension, .category: false
    default: true
    }
  }
}
