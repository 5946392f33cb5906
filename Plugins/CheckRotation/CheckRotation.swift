import Foundation
import PackagePlugin

/// `swift package check-rotation`: runs `quarterturn check` on the package that asks for it.
@main
struct CheckRotation: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "QuarterturnCommand").url
    try Self.check(context.package.directoryURL, with: tool, arguments)
  }

  /// Runs the command in a folder, and ends as it ended when that was not well.
  static func check(_ folder: URL, with tool: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckRotation: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = arguments
      // Xcode adds the names of targets, but a project is checked as a whole.
      while let index = arguments.firstIndex(of: "--target") {
        arguments.removeSubrange(index..<min(index + 2, arguments.count))
      }
      let tool = try context.tool(named: "QuarterturnCommand").url
      try Self.check(context.xcodeProject.directoryURL, with: tool, arguments)
    }
  }
#endif
