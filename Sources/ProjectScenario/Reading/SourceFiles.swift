import Dispatch
import Foundation
import ObjectiveCCodeReader
import AppCodeAnalysis
import AppCodeModel
import SwiftCodeReader
import XcodeProjectFiles

/// Reads source files on all processors; what comes out does not depend on who was first.
enum SourceFiles {
  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - folder: where they are.
  /// - Returns: their indexes in the order of the files, and those that could not be read.
  static func read(
    _ files: [ProjectFolder.File], in folder: ProjectFolder
  ) -> (units: [CodeUnit], problems: [ProjectProblem]) {
    let slots = Slots(count: files.count)
    // The largest first, so that no processor waits long for the last one.
    let order = files.indices.sorted { left, right in
      files[left].byteCount == files[right].byteCount
        ? left < right : files[left].byteCount > files[right].byteCount
    }
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let place = order[index]
      slots.put(read(files[place], in: folder), at: place)
    }
    var units: [CodeUnit] = []
    var problems: [ProjectProblem] = []
    for result in slots.taken() {
      switch result {
      case .success(let unit):
        units.append(unit)
        for problem in unit.file.source.problems.prefix(20) {
          problems.append(
            ProjectProblem(
              .malformed, unit.file.location(of: problem.span), problem.message))
        }
      case .failure(let problem): problems.append(problem)
      case nil: break
      }
    }
    return (units, problems)
  }

  private static func read(
    _ file: ProjectFolder.File, in folder: ProjectFolder
  ) -> Result<CodeUnit, ProjectProblem> {
    do {
      let text = SourceText(try folder.read(file), path: file.path)
      let source =
        file.kind == .swift
        ? SwiftSourceReader.read(text) : ObjectiveCSourceReader.read(text)
      return .success(CodeUnit(source))
    } catch {
      return .failure(error)
    }
  }
}

/// A place for each result.
///
/// Sendable, because every access to the results is inside the lock.
private final class Slots: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<CodeUnit, ProjectProblem>?]

  init(count: Int) { results = Array(repeating: nil, count: count) }

  func put(_ result: Result<CodeUnit, ProjectProblem>, at index: Int) {
    lock.lock()
    defer { lock.unlock() }
    results[index] = result
  }

  func taken() -> [Result<CodeUnit, ProjectProblem>?] {
    lock.lock()
    defer { lock.unlock() }
    return results
  }
}
