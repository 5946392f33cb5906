import AppCodeAnalysis
package import Foundation
import Orientation
import ProjectScenario
package import ScreenGraph
import TextFormats
import XcodeProjectFiles

/// A package that builds an app's own files with the headless UIKit, and tests it.
package struct HeadlessPackage: Sendable {
  /// The app's target.
  package let target: String
  /// The module, which storyboards name.
  package let module: String
  /// How many Swift files the target has.
  package var fileCount: Int { included.count + leftOut.count }
  /// The paths of the files that are compiled, from the app's folder.
  package let included: [String]
  /// The files that are not, by their paths.
  package let leftOut: [LeftOutFile]
  /// What is missing most, with what to do about it.
  package let missing: [MissingName]
  /// The modules that stand-ins are there for.
  package let standIns: [String]
  /// How many Objective-C files the target has, which are not compiled.
  package let objectiveCFileCount: Int
  /// Why there is no test; nil if there is one.
  package let reasonForNoTest: String?
  /// The files of the package, by their paths in it.
  package let files: [(path: String, text: String)]

  /// Where things are.
  package struct Places: Sendable {
    /// The app's folder.
    package var app: URL
    /// The package, which may be there already.
    package var package: URL
    /// The checkout of Quarterturn.
    package var quarterturn: URL
    /// The modules of the headless UIKit.
    package var modules: URL

    /// Creates places.
    package init(app: URL, package: URL, quarterturn: URL, modules: URL) {
      self.app = app
      self.package = package
      self.quarterturn = quarterturn
      self.modules = modules
    }
  }

  /// Finds out which files compile, and writes nothing yet.
  ///
  /// - Parameters:
  ///   - project: the app.
  ///   - places: where things are.
  /// - Throws: why the compiler cannot be asked, or what is wrong in the package's own files.
  package init(_ project: AppProject, _ places: Places) throws {
    target = project.target.name
    module = Self.moduleName(of: project.target)
    var unreadable: [LeftOutFile] = []
    let sources = Self.sources(of: project, in: places.app, &unreadable)
    let scratch = FileManager.default.temporaryDirectory.appending(path: "headless-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }

    let settings = TargetSettings(project.target)
    let compiler = SwiftCompiler(
      modules: places.modules, scratch: scratch, options: settings.compilerOptions)
    var own = OwnFiles(in: places.package, module: module)
    own.addStandIns(for: sources)
    for (name, text) in own.standIns { try compiler.compile(standIn: name, text) }
    try own.addObjectiveC(ObjectiveCStandIns.classes(of: project), compiler)
    let found = try CompilableSources(
      sources, own: own.moduleFiles(in: scratch), module: module, compiler: compiler)

    included = found.included.map(\.path)
    leftOut = (found.leftOut + unreadable).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    missing = MissingName.ranked(
      leftOut, Set(project.code.classes.all.map(\.name)), module: module)
    standIns = own.standIns.map(\.name)
    objectiveCFileCount = project.target.files.count {
      $0.kind == .objectiveC || $0.kind == .objectiveCPlusPlus
    }
    let test = LaunchTest(project, module: module, included: Set(included), places)
    reasonForNoTest = test.reasonForNone
    let list = SourceList(
      included: included, leftOut: leftOut,
      from: places.package.appending(path: "Sources/\(module)"),
      to: places.app)
    var files = own.newFiles
    files.append(("Sources/\(module)/Sources.swift", list.text))
    files.append(
      (
        "Package.swift",
        PackageManifest(
          name: places.package.lastPathComponent, module: module,
          hasTest: test.text != nil, settings: settings,
          quarterturn: RelativePath.from(places.package, to: places.quarterturn)
        ).text
      ))
    if let text = test.text {
      files.append(("Tests/\(module)HeadlessTests/LaunchTests.swift", text))
    }
    self.files = files
  }

  /// What of it is written into a package that is there already: the list of sources, and stand-ins
  /// for what is new.
  package var updatedFiles: [(path: String, text: String)] {
    files.filter { $0.path != "Package.swift" && !$0.path.hasPrefix("Tests/") }
  }

  /// What Swift calls the target's module.
  private static func moduleName(of target: ProjectTarget) -> String {
    let named = target.settings.value(of: "PRODUCT_MODULE_NAME")?.text ?? ""
    let name = named.isEmpty || named.contains("$") ? target.name : named
    let letters = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber ?? true ? "_" + letters : letters
  }

  private static func sources(
    of project: AppProject, in folder: URL, _ unreadable: inout [LeftOutFile]
  ) -> [AppSource] {
    project.target.files(.swift).compactMap { file in
      let url = folder.appending(path: file.path)
      // A name goes into a comment of the package's own sources.
      guard file.path.plain == file.path, !file.path.contains(where: \.isNewline) else {
        unreadable.append(
          LeftOutFile(path: file.path.plain, reason: "its name has characters that end a line"))
        return nil
      }
      guard !["main.swift", "Package.swift"].contains(file.name) else {
        unreadable.append(
          LeftOutFile(path: file.path, reason: "it starts the app, which a test does"))
        return nil
      }
      do throws(Problem) {
        let bytes = try project.contents.folder.read(file)
        guard let text = String(validating: bytes, as: UTF8.self) else {
          unreadable.append(LeftOutFile(path: file.path, reason: "it is not UTF-8"))
          return nil
        }
        return AppSource(path: file.path, fullPath: url.path, text: text)
      } catch {
        unreadable.append(LeftOutFile(path: file.path, reason: error.sentence))
        return nil
      }
    }
  }
}
