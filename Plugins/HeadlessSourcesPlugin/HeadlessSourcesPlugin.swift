import Foundation
import PackagePlugin

/// Compiles an app's own Swift files in the form that needs no Objective-C runtime.
///
/// SwiftPM would compile what is in a target's folder as it is, so the app's files are elsewhere. A
/// Swift file of the target names them, in comments:
///
///     // sources: ../../App/Player
///     // except: ../../App/Player/Legacy
@main
struct HeadlessSourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = SourceList(target.directoryURL)
    for message in list.mistakes { Diagnostics.error(message) }
    guard list.mistakes.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Sources")
    return [
      .buildCommand(
        displayName: "Lowering \(target.name) for a host without Objective-C",
        executable: try context.tool(named: "HeadlessSourcesCommand").url,
        arguments: ["--output", output.path] + list.files.map(\.path),
        inputFiles: list.files,
        outputFiles: list.files.map { file in
          // As `HeadlessSources.name(of:)` has it, which a plugin cannot import.
          output.appending(
            path: file.deletingPathExtension().lastPathComponent + ".headless.swift")
        })
    ]
  }
}
