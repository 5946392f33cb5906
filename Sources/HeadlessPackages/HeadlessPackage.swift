import AppCodeAnalysis
package import Foundation
package import ScreenGraph
import XcodeProjectFiles

/// A package that builds an app's own files with the headless UIKit, and tests it.
package struct HeadlessPackage: Sendable {
  /// The app's target.
  package let target: String
  /// The app's module, which storyboards name.
  package let module: String
  /// What became of each module, the app's last.
  package private(set) var modules: [CompiledModule] = []
  /// What is missing most, with what to do about it.
  package let missing: [MissingName]
  /// The modules that stand-ins are there for.
  package private(set) var standIns: [String] = []
  /// How many names are declared that do nothing.
  package private(set) var inertCount = 0
  /// Why there is no test; nil if there is one.
  package let reasonForNoTest: String?
  /// The files of the package, by their paths in it.
  package private(set) var files: [(path: String, text: String)] = []

  /// A module of the project, and what of it is compiled.
  package struct CompiledModule: Sendable {
    /// The module's name.
    package var name: String
    /// The paths of the files that are compiled, from the app's folder.
    package var included: [String]
    /// The files that are not, by their paths.
    package var leftOut: [LeftOutFile]
    /// How many Objective-C files the target has, which are not compiled.
    package var objectiveCFileCount: Int
    var dependencies: [String]
    var settings: TargetSettings
  }

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

  /// The paths of all files that are compiled, from the app's folder.
  package var included: [String] { modules.flatMap(\.included) }
  /// All files that are not.
  package var leftOut: [LeftOutFile] { modules.flatMap(\.leftOut) }
  /// How many Swift files there are.
  package var fileCount: Int { included.count + leftOut.count }

  /// Finds out which files compile, and writes nothing yet.
  ///
  /// - Parameters:
  ///   - project: the app.
  ///   - places: where things are.
  /// - Throws: why the compiler cannot be asked, or what is wrong in the package's own files.
  package init(_ project: AppProject, _ places: Places) throws {
    target = project.target.name
    module = AppModule.name(of: project.target)
    let scratch = FileManager.default.temporaryDirectory.appending(path: "headless-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }

    let all = AppModule.modules(of: project, in: places.app)
    var standIns = StandIns(in: places.package)
    for name in Set(all.flatMap { $0.sources.flatMap(\.modules) }).subtracting(all.map(\.name))
      .sorted()
    {
      try standIns.add(name, SwiftCompiler(modules: places.modules, scratch: scratch))
    }
    var inert = InertNames(
      in: places.package, all.flatMap(\.sources), missing: standIns.inert,
      SwiftCompiler(modules: places.modules, scratch: scratch))
    for name in all {
      modules.append(try Self.compiled(name, project, places, scratch, &inert, &files))
    }
    inertCount = inert.count
    missing = MissingName.ranked(
      modules.map { ($0.name, $0.leftOut) }, FileDependence(project.code.classes.all))
    let test = LaunchTest(
      project, modules: modules.reversed().map(\.name),
      included: Set(modules.flatMap(\.included)), places)
    reasonForNoTest = test.reasonForNone
    self.standIns = standIns.names
    files += standIns.newFiles + inert.files
    let manifest = PackageManifest(
      name: places.package.lastPathComponent, modules: modules, inert: standIns.inert,
      hasTest: test.text != nil,
      quarterturn: RelativePath.from(places.package, to: places.quarterturn))
    files.append(("Package.swift", WrittenMark.marked(manifest.text)))
    if let text = test.text {
      files.append(("Tests/\(module)HeadlessTests/LaunchTests.swift", WrittenMark.marked(text)))
    }
  }

  /// Finds out which files of a module compile, and compiles those for the modules after it.
  private static func compiled(
    _ module: AppModule, _ project: AppProject, _ places: Places, _ scratch: URL,
    _ inert: inout InertNames, _ files: inout [(path: String, text: String)]
  ) throws -> CompiledModule {
    let settings = TargetSettings(module.target)
    let compiler = SwiftCompiler(
      modules: places.modules, scratch: scratch, options: settings.compilerOptions)
    var own = OwnFiles(in: places.package, module: module.name)
    try own.addObjectiveC(ObjectiveCStandIns.classes(of: project, in: module.target), compiler)
    let found = try CompilableSources(
      module.sources, own: own.moduleFiles(in: scratch),
      catalogs: module.catalogs.map { places.app.appending(path: $0) }, module: module.name,
      compiler: compiler, learn: { try inert.learn($0) })
    let leftOut = (found.leftOut + module.unreadable).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    let included = found.included.map(\.path)
    files += own.newFiles
    let folder = places.package.appending(path: "Sources/\(module.name)")
    files.append(
      (
        "Sources/\(module.name)/Sources.swift",
        SourceList(
          included: included + module.catalogs, leftOut: leftOut, from: folder, to: places.app
        ).text
      ))
    return CompiledModule(
      name: module.name, included: included, leftOut: leftOut,
      objectiveCFileCount: module.target.files.count {
        $0.kind == .objectiveC || $0.kind == .objectiveCPlusPlus
      }, dependencies: module.dependencies, settings: settings)
  }

  /// What of it is written into a package that is there already in any case: the lists of sources, and
  /// stand-ins for what is new.
  package var updatedFiles: [(path: String, text: String)] {
    files.filter { path, _ in
      path != "Package.swift" && !path.hasPrefix("Tests/") && path != InertNames.declarationsPath
    }
  }
}
