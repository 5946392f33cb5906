import Foundation
import TestSupport
import Testing

@Suite("Changes since a commit, in a folder whose git configuration names commands")
struct HostileRepositoryTests {
  typealias Project = CheckCommandTests.Project

  /// Ways to have git run a command of the folder.
  enum Trap: String, CaseIterable {
    case fsmonitor, cleanFilter, processFilter, filterWithSigns, externalDiff, textconv
    case hook, pager, alias, lazyFetch, submodule
  }

  private static let code = """
    import UIKit
    class AViewController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
    }

    """

  private func repository() throws -> Project {
    let project = try Project(["A.swift": Self.code, "B.swift": "import UIKit\n"])
    try project.git("init", "-q")
    try project.git("add", ".")
    try project.git("commit", "-qm", "first")
    try project.write(Self.code.replacing("AView", with: "BView"), to: "B.swift")
    return project
  }

  @Test(
    "None of them is run, and the answer stays right",
    arguments: Effort.hostile.some(of: Trap.allCases, oneIn: 4))
  func traps(trap: Trap) throws {
    let project = try repository()
    let ran = project.path + "/RAN"
    let script = "touch '\(ran)'; cat"
    switch trap {
    case .fsmonitor: try project.git("config", "core.fsmonitor", "touch '\(ran)'; false")
    case .cleanFilter, .processFilter, .filterWithSigns:
      let name = trap == .filterWithSigns ? "a=b.c d" : "own"
      try project.write("*.swift filter=own\n", to: ".gitattributes")
      try project.git(
        "config", "filter.\(name).\(trap == .processFilter ? "process" : "clean")", script)
      try project.git("config", "filter.\(name).required", "true")
    case .externalDiff:
      try project.git("config", "diff.external", script)
      try project.git("config", "diff.own.command", script)
      try project.write("*.swift diff=own\n", to: ".gitattributes")
    case .textconv:
      try project.git("config", "diff.own.textconv", script)
      try project.write("*.swift diff=own\n", to: ".gitattributes")
    case .hook:
      try project.write("#!/bin/sh\ntouch '\(ran)'\n", to: "hooks/post-index-change")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: project.path + "/hooks/post-index-change")
      try project.git("config", "core.hooksPath", "hooks")
    case .pager:
      try project.git("config", "core.pager", script)
      try project.git("config", "pager.diff", script)
    case .alias: try project.git("config", "alias.diff", "!touch '\(ran)'")
    case .lazyFetch:
      try project.git("config", "extensions.partialClone", "origin")
      try project.git("config", "remote.origin.promisor", "true")
      try project.git("config", "remote.origin.url", "ext::sh -c touch% '\(ran)'")
      try project.git("config", "protocol.ext.allow", "always")
    case .submodule:
      let inner = try repository()
      try project.git(
        "-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.path, "inner")
      try project.git("-C", "inner", "config", "core.fsmonitor", "touch '\(ran)'; false")
    }
    let run = try Command("check", project.path, "--changed-since", "HEAD", "--fail-on", "error")
    #expect(!FileManager.default.fileExists(atPath: ran))
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.output.contains("BViewController"))
    #expect(!run.output.contains("AViewController"))
  }

  @Test("A folder that is a repository itself, inside of another, is refused")
  func embeddedRepository() throws {
    let project = try Project(["App/A.swift": Self.code])
    try project.git("init", "-q")
    try project.git("init", "-q", "--bare", "App")
    for (key, value) in [
      ("core.bare", "false"), ("core.worktree", "."),
      ("core.fsmonitor", "touch '\(project.path)/RAN'; false"),
    ] {
      try project.git("--git-dir=App", "config", key, value)
    }
    let run = try Command("check", project.path + "/App", "--changed-since", "HEAD")
    #expect(!FileManager.default.fileExists(atPath: project.path + "/RAN"))
    #expect(run.status == 64)
    #expect(run.errors.contains("is not in a git repository"))
  }
}
