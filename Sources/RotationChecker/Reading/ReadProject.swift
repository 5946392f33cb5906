import AppCodeAnalysis
import AppCodeModel
import Orientation
import ScreenGraph
public import TextFormats
import XcodeProjectFiles

/// A project's folder, read.
public struct ReadProject: Sendable {
  /// What checks may know of it.
  public var project: CheckedProject
  /// The folder, without the name of an Xcode project.
  public var folder: String
  /// What could not be read, wholly or in part: one problem for each file.
  public var problems: [Problem]
  /// What is not known without building, and files that a project names but that are not there.
  public var remarks: [Problem]
  /// How many files were read.
  public var fileCount: Int

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder, or of an Xcode project in it.
  ///   - configuration: what to look at, and what is known of versions.
  ///   - listed: the files to look at, if the folder is not to be looked into.
  ///   - progress: called with the number of files before they are read.
  /// - Throws: why the folder cannot be read at all.
  public init(
    _ folder: String, _ configuration: CheckConfiguration = CheckConfiguration(),
    listed: [String]? = nil, progress: (Int) -> Void = { _ in }
  ) throws(Problem) {
    let options = FolderOptions(
      include: configuration.included, exclude: configuration.excluded)
    let walked =
      if let listed {
        ProjectFolder(folder, listed: listed, options: options)
      } else {
        try ProjectFolder(folder, options: options)
      }
    let files = walked.files.filter(\.kind.isSource)
    progress(files.count)
    // The project file is one more piece of work, which comes first since it is the longest.
    let wanted: [ProjectFolder.File?] = [nil] + files
    let pieces = wanted.concurrentMap { file -> Piece in
      if let file { return .source(SourceFiles.read(file, in: walked)) }
      let contents = ProjectContents(walked)
      return .project(
        contents, contents.interfaces(walked.files.filter(\.kind.isInterface)))
    }
    guard case .project(let contents, let interfaces)? = pieces.first else {
      preconditionFailure("the project is the first piece")
    }
    var units: [CodeUnit] = []
    var problems: [Problem] = []
    for case .source(let result) in pieces {
      switch result {
      case .success(let unit):
        units.append(unit)
        if let problem = Self.problem(with: unit) { problems.append(problem) }
      case .failure(let problem): problems.append(problem)
      }
    }
    units = Self.readMore(units)
    let found = contents.problems + interfaces.problems
    self.folder = contents.folder.path
    project = CheckedProject(
      files: units.map(\.file.source), units: units, targets: contents.targets,
      pods: contents.pods, interfaces: interfaces.files,
      sdk: configuration.sdk,
      deploymentTarget: configuration.deploymentTarget)
    self.problems = found.filter { $0.kind != .undecided } + problems
    remarks = found.filter { $0.kind == .undecided }
    fileCount = units.count
  }

  /// How often bodies are read that others turned out to depend on.
  private static let mostReadings = 3

  /// The files with the bodies that use what has to do with rotation, or change what answers depend on.
  private static func readMore(_ units: [CodeUnit]) -> [CodeUnit] {
    var units = units
    var known: [Set<String>] = []
    for _ in 0..<mostReadings {
      let members = RotationMembers(units)
      let words = units.concurrentMap(members.words)
      guard words != known else { break }
      units = units.indices.map { $0 }.concurrentMap { [units, known] index in
        let new = known.isEmpty ? words[index] : words[index].subtracting(known[index])
        let more = SourceFiles.readMore(units[index], about: words[index], new: new)
        return more.flatMap { $0.isCut ? nil : $0 } ?? units[index]
      }
      known = words
    }
    return units
  }

  /// What is read at the same time.
  private enum Piece: Sendable {
    case project(ProjectContents, (files: [InterfaceFile], problems: [Problem]))
    case source(Result<CodeUnit, Problem>)
  }

  /// The first mistake in a file, and how many more there are.
  private static func problem(with unit: CodeUnit) -> Problem? {
    let mistakes = unit.file.source.problems
    guard let first = mistakes.first else { return nil }
    let more = mistakes.count > 1 ? ", and \(mistakes.count - 1) more in this file" : ""
    return Problem(.malformed, unit.file.location(of: first.span), first.message + more)
  }
}
