import AppCodeAnalysis
import AppCodeModel
import ScreenGraph
import XcodeProjectFiles

/// Empty Swift classes in place of an app's Objective-C ones, so that what names them compiles.
enum ObjectiveCStandIns {
  /// The declarations, each in a line; empty without such classes.
  static func classes(of project: AppProject, in target: ProjectTarget) -> [String] {
    let files = Set(target.files.map(\.path))
    let entries = project.code.classes.all.filter { entry in
      entry.form == .class && entry.mainPart.file.source.language == .objectiveC
        && files.contains(entry.mainPart.file.path) && !entry.mainPart.file.isTest
        && !entry.name.contains(".")
    }
    let names = Set(entries.map(\.name))
    return entries.compactMap { entry in
      guard let base = entry.superclass else { return nil }
      guard names.contains(base) || base == "NSObject" || FrameworkClasses.contains(base) else {
        return nil
      }
      return "class \(entry.name): \(base) {}"
    }.sorted()
  }
}
