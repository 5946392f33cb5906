import Orientation
package import AppCodeAnalysis
import AppCodeModel
package import TextFormats
package import XcodeProjectFiles

/// An app as its folder describes it: what it declares, its code, its interface files, and the ways
/// between its screens.
package struct AppProject: Sendable {
  /// Everything in the folder beside its code.
  package let contents: ProjectContents
  /// The app that was chosen.
  package let target: ProjectTarget
  /// The code of the app and of what it links from the same folder.
  package let code: CodeBase
  /// Its storyboards and xibs.
  package let interfaces: [InterfaceFile]
  /// Its controllers, and how they lead to each other.
  package let graph: ControllerGraph
  /// What could not be read or is not known without building, sorted by place.
  package let problems: [Problem]

  /// Reads an app's folder.
  ///
  /// - Parameters:
  ///   - path: the folder, or the project file in it.
  ///   - targetName: the app; nil takes the only one, or the first.
  ///   - configuration: the build configuration; nil takes the one that ships.
  ///   - options: which files belong to the project.
  /// - Throws: why the folder cannot be read at all, or which targets there are instead.
  /// - Complexity: linear in the size of the code; files are read on all processors.
  package init(
    contentsOf path: String, target targetName: String? = nil, configuration: String? = nil,
    options: FolderOptions = FolderOptions()
  ) throws(Problem) {
    let folder = try ProjectFolder(path, options: options)
    try self.init(
      ProjectContents(folder, configuration: configuration), target: targetName)
  }

  /// Reads the code of one app of a folder.
  ///
  /// - Parameters:
  ///   - contents: the folder.
  ///   - targetName: the app; nil takes the first.
  /// - Throws: which targets there are, if not the one that is wanted.
  package init(
    _ contents: ProjectContents, target targetName: String? = nil
  ) throws(Problem) {
    self.contents = contents
    target = try Self.chosen(targetName, in: contents)
    var files = TargetFiles(of: target, in: contents)
    files.read()
    let read = contents.interfaces(files.interfaces)
    interfaces = read.files
    code = Self.code(files.units, of: target)
    graph = ControllerGraph(code: code, interfaces: read.files, target: target)
    problems =
      (contents.problems + read.problems + files.problems + graph.problems).inOrder
  }

  /// How often bodies are read that what was found so far depends on: an answer's state may be set by
  /// a method, and what shows a screen called by others in turn.
  private static let mostReadings = 3

  /// The code of a target, with the bodies that change what its answers depend on.
  private static func code(_ units: [CodeUnit], of target: ProjectTarget) -> CodeBase {
    func base(_ units: [CodeUnit]) -> CodeBase {
      CodeBase(
        units, deploymentTarget: target.deploymentTarget?.value ?? .usualDeploymentTarget,
        idioms: target.idioms.flatMap { $0.isEmpty ? nil : $0 } ?? [.phone, .pad])
    }
    var code = base(units)
    var known: Set<String> = []
    for _ in 0..<mostReadings {
      let words = known.union(code.stateWords).union(HelperNames(code).words)
        .union(ScreenNames(code).words)
      guard words.count > known.count,
        let more = SourceFiles.readMore(code.units, about: words, beyond: known)
      else { break }
      known = words
      code = base(more)
    }
    return code
  }

  private static func chosen(
    _ name: String?, in contents: ProjectContents
  ) throws(Problem) -> ProjectTarget {
    let location = SourceLocation(file: contents.folder.path)
    guard !contents.targets.isEmpty else {
      throw Problem(
        .missing, location, "no iOS app: this folder has neither a project nor code",
        expected: "the folder of an Xcode project or of a Swift package")
    }
    let apps = contents.apps
    guard let name else {
      // One whose sources are not there says nothing about the code that is.
      let main = apps.filter { !$0.files.isEmpty }.enumerated().min { left, right in
        (left.element.distance, left.offset) < (right.element.distance, right.offset)
      }
      if let found = main?.element ?? apps.first { return found }
      // A library is looked at as if it were an app.
      if let first = contents.targets.first(where: { $0.product == .library && !$0.files.isEmpty })
      {
        return first
      }
      throw Problem(
        .missing, location, "none of the targets \(list(contents.targets)) is an iOS app",
        expected: "a target that builds an app, or --target")
    }
    if let target = contents.target(named: name) { return target }
    let names = contents.targets.map(\.name)
    throw Problem(
      .missing, location,
      "there is no target \(ReadingError.quoted(name))",
      expected: "one of \(list(contents.targets))",
      nearest: Spelling.nearest(to: name, in: names))
  }

  private static func list(_ targets: [ProjectTarget]) -> String {
    targets.map(\.name).joined(separator: ", ")
  }
}

extension ProjectTarget {
  /// How far it is from being what a folder is about: projects inside of others, tests and samples
  /// are far, and so are apps that may be a Mac's; the app that is called as its project is near.
  fileprivate var distance: Distance {
    let path = location.file.split(separator: "/").map(String.init)
    let project = path.last { $0.hasSuffix(".xcodeproj") }?.dropLast(".xcodeproj".count)
    return Distance(
      depth: path.count, isSample: Self.samples.contains { name.contains($0) },
      mayBeOfMac: platforms.isEmpty, isOther: project.map { $0 != name } ?? false,
      files: -files.count)
  }

  private static let samples = ["Test", "Sample", "Example", "Demo"]

  fileprivate struct Distance: Comparable {
    var depth: Int
    var isSample: Bool
    var mayBeOfMac: Bool
    var isOther: Bool
    var files: Int

    private var order: [Int] {
      [depth, isSample ? 1 : 0, mayBeOfMac ? 1 : 0, isOther ? 1 : 0, files]
    }

    static func < (left: Self, right: Self) -> Bool {
      left.order.lexicographicallyPrecedes(right.order)
    }
  }
}
