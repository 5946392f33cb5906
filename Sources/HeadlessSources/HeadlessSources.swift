package import Foundation
import SwiftCodeReader
package import TextFormats

/// Swift files of an app in the form that compiles where there is no Objective-C runtime.
///
/// Lines stay where they are, and so does all that needs no change. What cannot be said without the
/// runtime is a problem at its place; nothing changes its meaning in silence.
package enum HeadlessSources {
  /// A Swift file.
  package struct Source: Sendable, Equatable {
    /// Its path, for the compiler's messages.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The name of a lowered file, of a file's path: the compiler warns of two that have the same.
  package static func name(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name[...])
      + ".headless.swift"
  }

  /// A module's files, compilable.
  package struct Output: Sendable {
    /// The files, in the order they were given.
    package var files: [Source]
    /// What cannot be compiled, by file and place.
    package var problems: [Problem]
  }

  /// The name of the file with the symbols of asset catalogs, as Xcode has it.
  package static let assetSymbols = "GeneratedAssetSymbols.swift"

  /// Lowers the files of one module.
  ///
  /// A file with errors stays as it is, so that the compiler reports them.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - catalogs: the module's asset catalogs; the symbols that Xcode writes for them are one more file.
  /// - Returns: the files, and what cannot be compiled.
  /// - Complexity: linear in the number of bytes, and in the depth of inheritance.
  package static func lower(_ sources: [Source], catalogs: [URL] = []) -> Output {
    DeepStack.run { lowerHere(sources, catalogs) }
  }

  private static func lowerHere(_ sources: [Source], _ catalogs: [URL]) -> Output {
    let parsed = sources.map(ParsedSource.init)
    var module = ModuleDeclarations()
    for (index, source) in parsed.enumerated() { module.collect(source, index) }
    module.finish()

    let tables = TableNumbers()
    let files = parsed.enumerated().map { FileLowering($1, $0, module, tables) }
    var problems = files.flatMap(\.problems)
    FrameworkOverrides(module).lower(files, parsed)
    MovedMembers(module).move(in: files, parsed, &problems)
    for file in files { file.importSupport() }
    var output = Output(
      files: files.map { Source(path: $0.source.path, text: $0.text) }, problems: problems.inOrder)
    if !catalogs.isEmpty {
      let symbols = AssetSymbolFile(AssetCatalogs.assets(in: catalogs), module)
      output.files.append(Source(path: assetSymbols, text: symbols.text))
    }
    return output
  }
}
