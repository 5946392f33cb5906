import ObjectiveCCodeReader
import AppCodeAnalysis
import AppCodeModel
import DeviceSetup
public import Orientation
import SwiftCodeReader
public import XcodeProjectFiles

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

  /// Something that kept a file from being read, wholly or in part.
  public struct Problem: Sendable, Hashable {
    /// Where.
    public var location: SourceLocation
    /// What it is, in a sentence without a full stop.
    public var message: String
  }

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
  ) throws(ProjectProblem) {
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
      if let file { return .source(Self.read(file, in: walked)) }
      let contents = ProjectContents(walked)
      return .project(
        contents, contents.interfaces(walked.files.filter(\.kind.isInterface)))
    }
    guard case .project(let contents, let interfaces)? = pieces.first else {
      preconditionFailure("the project is the first piece")
    }
    let read = pieces.compactMap(\.source)
    let isRemark = { (problem: ProjectProblem) in problem.kind == .undecided }
    let found = contents.problems + interfaces.problems
    var problems = found.filter { !isRemark($0) }.map(Self.problem)
    for file in read {
      problems += file.problem.map { [$0] } ?? []
      guard let source = file.source, let first = source.problems.first else { continue }
      let more = source.problems.count - 1
      problems.append(
        Problem(
          location: source.text.location(of: first.span),
          message: first.message + (more > 0 ? ", and \(more) more in this file" : "")))
    }
    self.folder = contents.folder.path
    project = CheckedProject(
      files: read.compactMap(\.source), units: read.compactMap(\.unit), targets: contents.targets,
      interfaces: interfaces.files,
      sdk: configuration.sdk,
      deploymentTarget: configuration.deploymentTarget)
    self.problems = problems
    remarks = found.filter(isRemark).map(Self.problem)
    fileCount = read.count { $0.source != nil }
  }

  /// A file of code as it was read, or why it was not.
  private typealias ReadFile = (source: SourceFile?, unit: CodeUnit?, problem: Problem?)

  /// What is read at the same time.
  private enum Piece: Sendable {
    case project(ProjectContents, (files: [InterfaceFile], problems: [ProjectProblem]))
    case source(ReadFile)

    var source: ReadFile? {
      if case .source(let file) = self { file } else { nil }
    }
  }

  private static func read(_ file: ProjectFolder.File, in folder: ProjectFolder) -> ReadFile {
    do throws(ProjectProblem) {
      let text = SourceText(try folder.read(file), path: file.path)
      let source =
        file.kind == .swift ? SwiftSourceReader.read(text) : ObjectiveCSourceReader.read(text)
      return (source, CodeUnit(source), nil)
    } catch {
      return (nil, nil, problem(error))
    }
  }

  private static func problem(_ problem: ProjectProblem) -> Problem {
    var message = problem.message
    if let expected = problem.expected { message += "; expected \(expected)" }
    if let nearest = problem.nearest { message += "; did you mean \(nearest)?" }
    return Problem(location: problem.location, message: message)
  }
}
