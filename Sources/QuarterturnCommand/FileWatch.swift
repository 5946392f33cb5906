import ArgumentParser
import Foundation
import XcodeProjectFiles

/// Runs something again whenever one of its files has changed, until Ctrl-C.
struct FileWatch {
  /// How often it looks, in seconds; less often where looking takes long.
  private static let interval = 0.3
  /// The most of its time that it spends on looking.
  private static let share = 0.1

  private let paths: [String]
  private let body: () throws -> Void

  /// - Parameters:
  ///   - paths: files, with those beside them, and folders.
  ///   - body: what runs at first and after each change.
  init(_ paths: [String], _ body: @escaping () throws -> Void) {
    self.paths = paths
    self.body = body
  }

  /// Runs until Ctrl-C, which exits with 130.
  func run() throws {
    Interruption.begin()
    while !Interruption.isRequested {
      let before = state
      do {
        try body()
      } catch let error as OutputError {
        throw error
      } catch {
        QuarterturnCommand.printError(error)
      }
      Terminal.printError("Waiting for a change; press Ctrl-C to stop.")
      while !Interruption.isRequested {
        let start = ContinuousClock.now
        guard state == before else { break }
        let fair = (ContinuousClock.now - start) / .seconds(Self.share)
        Thread.sleep(forTimeInterval: min(max(Self.interval, fair), 5))
      }
    }
    throw Status.interrupted
  }

  private static func isRead(_ name: String) -> Bool {
    ["yml", "yaml", "csv"].contains { name.hasSuffix("." + $0) }
      || FileKind(fileName: String(name.split(separator: "/").last ?? "")) != nil
  }

  /// When each file was changed last, and how long it is.
  private var state: [String: FileState] {
    var state: [String: FileState] = [:]
    for path in paths {
      let folder =
        Input.isFolder(path) ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
      // Results that are written into a folder are not among what is read.
      for name in ScenarioFolder.all(in: folder) + [".quarterturn.yml"] where Self.isRead(name) {
        state[folder + "/" + name] = FileState(folder + "/" + name)
      }
    }
    return state
  }
}

private struct FileState: Equatable {
  let changed: Date
  let size: Int

  /// - Returns: nil for what is not a file.
  init?(_ path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let changed = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
    else { return nil }
    (self.changed, self.size) = (changed, size)
  }
}
