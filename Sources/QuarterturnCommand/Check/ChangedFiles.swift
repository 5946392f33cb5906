import Foundation

/// The files of a folder that git takes for changed.
enum ChangedFiles {
  /// The paths, relative to a folder, that differ from where a branch left off, or are new.
  ///
  /// - Parameters:
  ///   - reference: a branch, a tag or a commit.
  ///   - folder: the folder to ask in.
  /// - Returns: paths with forward slashes.
  /// - Throws: an error if git cannot answer.
  static func since(_ reference: String, in folder: String) throws -> Set<String> {
    guard !reference.hasPrefix("-"), !reference.isEmpty else {
      throw CommandError("'\(reference)' is not a branch, tag or commit.")
    }
    guard try git(["rev-parse", "--is-inside-work-tree"], in: folder) != nil else {
      throw CommandError("\(folder) is not in a git repository, so its changes are unknown.")
    }
    guard
      let commit = try git(
        ["rev-parse", "--verify", "--quiet", reference + "^{commit}"], in: folder)
    else {
      throw CommandError(
        "git has no commit '\(reference)'. In a shallow clone, fetch it first:"
          + " git fetch origin \(reference)")
    }
    // What changed on the other branch meanwhile is not a change of this one.
    let base = try git(["merge-base", line(commit), "HEAD"], in: folder) ?? commit
    let changed = try git(
      ["diff", "--name-only", "-z", "--relative", "--no-ext-diff", line(base), "--"], in: folder)
    let added = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: folder)
    guard let changed, let added else {
      throw CommandError("git cannot compare with '\(reference)'.")
    }
    return Set(
      [changed, added].flatMap { $0.split(separator: 0) }.map {
        String(decoding: $0, as: UTF8.self)
      })
  }

  private static func line(_ data: Data) -> String {
    String(decoding: data.prefix { $0 != 10 }, as: UTF8.self)
  }

  /// What git prints; nil when it fails.
  private static func git(_ arguments: [String], in folder: String) throws -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw missing }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw missing }
    return process.terminationStatus == 0 ? data : nil
  }

  private static var missing: CommandError {
    CommandError("--changed-since requires git, which is not installed.")
  }
}
