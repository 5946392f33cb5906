import Foundation
import HeadlessSources
import TextFormats

/// `HeadlessSourcesCommand --output FOLDER FILE…`: lowers the files of a module into a folder.
///
/// Folders whose names end with `.xcassets` are the module's asset catalogs.
///
/// Exits with 1 if something cannot be lowered; its messages are those of a compiler. A file that
/// would not change is not written, so that it is not compiled again.
@main
enum HeadlessSourcesCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 1, arguments.first == "--output" else {
      fail("usage: HeadlessSourcesCommand --output FOLDER FILE…", status: 64)
    }
    let folder = URL(fileURLWithPath: arguments[arguments.startIndex + 1])
    let paths = arguments.dropFirst(2)
    do {
      let sources = try paths.filter { !$0.hasSuffix(".xcassets") }.map { path in
        HeadlessSources.Source(path: path, text: try text(of: path))
      }
      let catalogs = paths.filter { $0.hasSuffix(".xcassets") }.map {
        URL(fileURLWithPath: $0, isDirectory: true)
      }
      let output = HeadlessSources.lower(sources, catalogs: catalogs)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in output.files { try write(file, to: folder) }
      guard output.problems.isEmpty else {
        fail(output.problems.map(\.asCompilerMessage).joined(separator: "\n"), status: 1)
      }
    } catch {
      fail("error: \(error.localizedDescription)", status: 1)
    }
  }

  /// The text of a file; bytes that are not UTF-8 are an error of the file, not of the tool.
  private static func text(of path: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let text = String(data: data, encoding: .utf8) else {
      fail("\(path):1:1: error: the file is not UTF-8", status: 1)
    }
    return text
  }

  private static func write(_ file: HeadlessSources.Source, to folder: URL) throws {
    let target = folder.appendingPathComponent(HeadlessSources.name(of: file.path))
    let data = Data(file.text.utf8)
    if (try? Data(contentsOf: target)) == data { return }
    try data.write(to: target, options: .atomic)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}

extension Problem {
  /// `Player.swift:3:5: error: …`, which Xcode and SwiftPM show at the line.
  fileprivate var asCompilerMessage: String {
    let wanted = expected.map { "; expected \($0)" } ?? ""
    return "\(location): error: \(message)\(wanted)"
  }
}
