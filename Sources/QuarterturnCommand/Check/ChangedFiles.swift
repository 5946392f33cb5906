import Foundation
import ScreenGraph

/// The files of a folder that git takes for changed.
///
/// The folder may come from anyone, with a git configuration of its own that names commands. None of
/// them is run: see ``environment(in:)``. Tried with git 2.39.
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
    guard let inside = try git(["rev-parse", "--is-inside-work-tree"], in: folder),
      line(inside) == "true", try isOrdinary(folder)
    else {
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
      [
        "diff", "--name-only", "-z", "--relative", "--no-ext-diff", "--no-textconv",
        "--no-renames", "--ignore-submodules=all", line(base), "--",
      ], in: folder)
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

  /// Whether the repository is a `.git` beside the files or one that such a `.git` leads to.
  ///
  /// A folder can also be a repository itself, which comes with a clone of the one around it and
  /// whose configuration no review shows. Git from 2.38 on refuses it by `safe.bareRepository`.
  private static func isOrdinary(_ folder: String) throws -> Bool {
    guard let data = try git(["rev-parse", "--absolute-git-dir"], in: folder) else { return false }
    return line(data).split(separator: "/").contains(".git")
  }

  /// What git prints; nil when it fails.
  private static func git(_ arguments: [String], in folder: String) throws -> Data? {
    try run(arguments, in: folder, environment: environment(in: folder))
  }

  /// With fewer Foundation begins no process, and ends this one.
  private static let fewestOpenFiles = 256

  private static func run(
    _ arguments: [String], in folder: String, environment: [String: String]
  ) throws -> Data? {
    guard Workers.canCreateThread else {
      throw CommandError("--changed-since waits for git in a thread, and none can be created.")
    }
    let openFiles = sysconf(Int32(_SC_OPEN_MAX))
    guard openFiles >= fewestOpenFiles else {
      throw CommandError(
        "--changed-since requires \(fewestOpenFiles) files that may be open at a time."
          + " Here \(openFiles) may (ulimit -n).")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "--no-pager", "-C", folder] + arguments
    process.environment = environment
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

  /// An environment in which git runs no command that a repository's configuration names.
  ///
  /// What is set by `GIT_CONFIG_COUNT` goes before all files of configuration.
  private static func environment(in folder: String) throws -> [String: String] {
    var settings = [
      ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"),
      ("safe.bareRepository", "explicit"), ("core.untrackedCache", "false"),
    ]
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    // A partial clone would fetch what it lacks, by a program of the remote's choice.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = "none"
    for filter in try filters(in: folder, environment.merging(variables(settings)) { $1 }) {
      settings += [
        ("\(filter).clean", ""), ("\(filter).process", ""), ("\(filter).required", "false"),
      ]
    }
    return environment.merging(variables(settings)) { $1 }
  }

  /// The filters that are configured, such as `filter.lfs`; to list them runs nothing.
  private static func filters(
    in folder: String, _ environment: [String: String]
  ) throws -> Set<String> {
    let arguments = ["config", "--null", "--name-only", "--get-regexp", #"^filter\..*\.[^.]*$"#]
    let data = try run(arguments, in: folder, environment: environment) ?? Data()
    return Set(
      data.split(separator: 0).compactMap { name in
        let name = String(decoding: name, as: UTF8.self)
        return name.lastIndex(of: ".").map { String(name[..<$0]) }
      })
  }

  private static func variables(_ settings: [(key: String, value: String)]) -> [String: String] {
    var variables = ["GIT_CONFIG_COUNT": "\(settings.count)"]
    for (index, setting) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(index)"] = setting.key
      variables["GIT_CONFIG_VALUE_\(index)"] = setting.value
    }
    return variables
  }

  private static var missing: CommandError {
    CommandError("--changed-since requires git, which is not installed.")
  }
}
