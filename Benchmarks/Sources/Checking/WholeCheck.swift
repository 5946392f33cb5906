import Foundation
import RotationChecker
import TextFormats
import XcodeProjectFiles

/// What `quarterturn check` does, short of printing.
enum WholeCheck {
  /// Checks a folder.
  ///
  /// - Parameters:
  ///   - folder: its path.
  ///   - readsObjectiveC: whether to look at what the bare parse cannot read.
  /// - Returns: how many findings and problems there are, and what was read, which the command
  ///   keeps to its end; nil when the folder cannot be read.
  static func run(
    _ folder: String, readsObjectiveC: Bool = true
  ) -> (count: Int, read: ReadProject)? {
    var configuration = CheckConfiguration()
    if !readsObjectiveC {
      configuration.excluded = ["*.{h,m,mm}"]
    }
    guard let read = try? ReadProject(folder, configuration) else { return nil }
    return (Checker(configuration).run(read.project).findings.count + read.problems.count, read)
  }

  /// The Swift files below a folder, without those of package managers and builds.
  static func swiftFiles(in folder: String) -> [String] {
    let left: Set<Substring> = [
      "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "checkouts",
    ]
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { path in
      path.hasSuffix(".swift")
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || left.contains($0) }
    }.sorted().map { folder + "/" + $0 }
  }
}
