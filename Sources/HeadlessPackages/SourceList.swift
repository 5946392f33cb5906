import Foundation
import Orientation

/// The Swift file of a package that names the app's files, for the plugin HeadlessSources.
struct SourceList {
  let text: String

  /// - Parameters:
  ///   - included: the files and asset catalogs, from the app's folder.
  ///   - leftOut: those that are not compiled.
  ///   - folder: the target's folder, which will have the list.
  ///   - app: the app's folder.
  init(included: [String], leftOut: [LeftOutFile], from folder: URL, to app: URL) {
    let way = RelativePath.from(folder, to: app)
    var lines = [
      "// The app's files, which the plugin HeadlessSources compiles; written by 'quarterturn headless'.",
      "//",
    ]
    lines += included.map { "// sources: \(way)/\($0)" }
    if !leftOut.isEmpty {
      lines += ["//", "// Left out:", "//"]
      lines += leftOut.map {
        "// - \($0.path)\($0.line.map { ":\($0)" } ?? ""): \($0.reason.plain)"
      }
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
