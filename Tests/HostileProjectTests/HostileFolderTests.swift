import Foundation
import TestSupport
import Testing

@Suite("Folders that mean no good", .enabled(if: Effort.hostile.isRaised)) struct HostileFolderTests
{
  @Test(
    "The command ends by itself, reads nothing outside, and says what it could not read",
    arguments: HostileCase.all)
  func command(hostile: HostileCase) throws {
    let folder = try HostileFolder()
    defer { folder.remove() }
    try hostile.make(folder)
    #if os(Linux)
      let watch = OutsideWatch(folder.outside)
    #endif
    let path = folder.project.path(percentEncoded: false)
    for arguments in [
      ["check", path, "--ios", "27"], ["model", path], ["matrix", path],
      ["explain", path, "--screen", "FineController", "--turn", "landscapeLeft"],
    ] {
      let run = try Execution(arguments, in: folder.root)
      let printed = run.output + run.errors
      #expect(run.endedWell, "\(arguments[0]) ended with \(run.status)")
      #expect([0, 1, 2, 64, 65, 66].contains(run.status), "\(arguments[0]): \(run.status)")
      #expect(!printed.contains(HostileFolder.secret), "\(arguments[0])")
      #expect(!printed.contains("root:x:"), "\(arguments[0])")
      if arguments[0] == "check" {
        let isSaid = hostile.message.isEmpty || printed.contains(hostile.message)
        #expect(isSaid, "\(printed.prefix(2000))")
      }
      // A name with a line end must not begin a line of its own.
      #expect(!printed.contains("\nline.swift") && !printed.contains("\nfolder/"))
    }
    #if os(Linux)
      #expect(watch.events() == 0, "something outside was opened")
    #endif
  }

  @Test(
    "A folder that is not there, and one that is a file, are named", arguments: ["check", "model"])
  func missing(command: String) throws {
    let folder = try HostileFolder()
    defer { folder.remove() }
    for name in ["missing", "App/Fine.swift"] {
      let path = folder.project.appending(path: name).path(percentEncoded: false)
      let run = try Execution([command, path], in: folder.root)
      #expect(run.endedWell && run.status != 0, "\(name)")
      #expect((run.output + run.errors).contains(path), "\(run.errors)")
    }
  }
}
