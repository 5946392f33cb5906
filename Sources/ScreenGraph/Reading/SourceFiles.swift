package import AppCodeAnalysis
import AppCodeModel
import Orientation
import ObjectiveCCodeReader
import SwiftCodeReader
package import TextFormats
package import XcodeProjectFiles

/// Reads source files: the one place where bytes of Swift or Objective-C become indexed code.
package enum SourceFiles {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - folder: the folder it is in.
  /// - Returns: its index, or why it could not be read.
  package static func read(
    _ file: ProjectFolder.File, in folder: ProjectFolder
  ) -> Result<CodeUnit, Problem> {
    do {
      let text = SourceText(try folder.read(file), path: file.path)
      let source =
        file.kind == .swift ? SwiftSourceReader.read(text) : ObjectiveCSourceReader.read(text)
      let unit = CodeUnit(source)
      guard !unit.isCut else {
        return .failure(
          Problem(
            .leftOut, SourceLocation(file: file.path),
            "the file has more code about rotation than can be checked; it is left out"))
      }
      return .success(unit)
    } catch {
      return .failure(error)
    }
  }

  /// Reads the bodies of files that were skipped and have one of several words.
  ///
  /// - Parameters:
  ///   - units: files that were read.
  ///   - words: what makes more bodies worth reading.
  ///   - known: the words about which the files were read before, which are among the words.
  /// - Returns: the same files in the same order; nil where there is nothing more to read.
  /// - Complexity: linear in the sizes of the files in whose skipped bodies one of the new words is,
  ///   and of one pass through all files that have skipped bodies.
  static func readMore(
    _ units: [CodeUnit], about words: Set<String>, beyond known: Set<String>
  ) -> [CodeUnit]? {
    let new = words.subtracting(known)
    guard !new.isEmpty else { return nil }
    let filter = WordFilter.rotation.adding(words.sorted())
    let wanted = WordFilter(new.sorted())
    let more = units.concurrentMap { readMore($0, where: wanted, filter) }
    guard more.contains(where: { $0 != nil }) else { return nil }
    return zip(units, more).map { $1 ?? $0 }
  }

  /// Reads the bodies of a file that were skipped and have one of its own words.
  ///
  /// - Parameters:
  ///   - unit: a file that was read.
  ///   - words: what makes more of its bodies worth reading.
  ///   - new: those of them about which it was not read before.
  /// - Returns: the same file; nil where there is nothing more to read.
  package static func readMore(
    _ unit: CodeUnit, about words: Set<String>, new: Set<String>
  ) -> CodeUnit? {
    guard !new.isEmpty else { return nil }
    return readMore(
      unit, where: WordFilter(new.sorted()), WordFilter.rotation.adding(words.sorted()))
  }

  private static func readMore(
    _ unit: CodeUnit, where wanted: WordFilter, _ filter: WordFilter
  ) -> CodeUnit? {
    let source = unit.file.source
    guard source.hasSkippedBodies, source.skips(wanted.places(in: source.text.bytes)) else {
      return nil
    }
    return CodeUnit(
      source.language == .swift
        ? SwiftSourceReader.read(source.text, words: filter)
        : ObjectiveCSourceReader.read(source.text, words: filter))
  }

  /// How many mistakes of one file are reported.
  private static let mostProblems = 20

  /// Reads files on all cores.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - folder: the folder they are in.
  /// - Returns: their indexes in the order of the files, and what could not be read.
  static func read(
    _ files: [ProjectFolder.File], in folder: ProjectFolder
  ) -> (units: [CodeUnit], problems: [Problem]) {
    var units: [CodeUnit] = []
    var problems: [Problem] = []
    for result in files.concurrentMap({ read($0, in: folder) }) {
      switch result {
      case .success(let unit):
        units.append(unit)
        for problem in unit.file.source.problems.prefix(mostProblems) {
          problems.append(
            Problem(.malformed, unit.file.location(of: problem.span), problem.message))
        }
      case .failure(let problem): problems.append(problem)
      }
    }
    return (units, problems)
  }
}
