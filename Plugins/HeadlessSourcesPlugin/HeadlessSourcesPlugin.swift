import Foundation
import PackagePlugin

/// Compiles an app's own Swift files in the form that needs no Objective-C runtime.
///
/// SwiftPM would compile what is in a target's folder as it is, so the app's files are elsewhere. A
/// Swift file of the target names them, in comments:
///
///     // sources: ../../App/Player
///     // except: ../../App/Player/Legacy
///
/// Asset catalogs among them get the symbols that Xcode writes for them.
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
        arguments: ["--output", output.path] + (list.files + list.catalogs).map(\.path),
        inputFiles: list.files + list.catalogFiles,
        // As `HeadlessSources.name(of:)` has it, which a plugin cannot import.
        outputFiles: (list.files.map { $0.deletingPathExtension().lastPathComponent }
          + (list.catalogs.isEmpty ? [] : ["GeneratedAssetSymbols"]))
          .map { output.appending(path: $0 + ".headless.swift") })
    ]
  }
}
