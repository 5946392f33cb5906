import Foundation
import Testing

@Suite struct CheckCommandTests {
  /// A folder with files, taken away with the value.
  final class Project {
    let folder: URL

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "check \(UUID())")
      for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var path: String { folder.path }

    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  /// An app for iPad whose list is too short, and one file with a comment that means nothing.
  static let files = [
    "project.yml": """
    name: Reader
    targets:
      Reader:
        type: application
        platform: iOS
        deploymentTarget: "15.0"
        sources: [Sources]
        settings: { TARGETED_DEVICE_FAMILY: "1,2", INFOPLIST_FILE: Info.plist }

    """,
    "Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
    </dict>
    </plist>

    """,
    "Sources/A.swift": "// orientation:ignore:nxt invalid-suppression\nlet a = 1\n",
    "Sources/B.swift": "// orientation:ignore:next\nlet b = 1\n",
  ]

  @Test("Errors end with 2, warnings with 0 unless they are to fail, clean folders with 0")
  func exitCodes() throws {
    let project = try Project(Self.files)
    let all = try Command("check", project.path)
    #expect(all.status == 2)
    #expect(
      all.output.split(separator: "\n").map { $0.split(separator: " ")[0] } == [
        "Info.plist:4:3:", "Sources/A.swift:1:4:", "Sources/B.swift:1:4:",
      ])
    #expect(all.errors == "1 error and 2 warnings in 2 files.\n")
    let some = try Command("check", project.path, "--disable", "ipad-orientations-incomplete")
    #expect(some.status == 0 && some.output.contains("invalid-suppression"))
    let strict = try Command(
      "check", project.path, "--only", "invalid-suppression", "--fail-on", "warning")
    #expect(strict.status == 2)
    let one = try Command(
      "check", project.path, "--severity", "ipad-orientations-incomplete=note", "--format", "json")
    #expect(one.status == 0 && one.output.contains("\"notes\": 1"))
    let clean = try Project(["A.swift": "let a = 1\n"])
    #expect(try Command("check", clean.path).status == 0)
  }

  @Test("Paths can begin further up, for servers that know the repository only")
  func relativePaths() throws {
    let project = try Project(["Apps/Reader/A.swift": "// orientation:ignore:next\n"])
    for folder in ["Apps/Reader", "Apps/../Apps/Reader/"] {
      let github = try Command(
        "check", "\(project.path)/\(folder)", "--relative-to", project.path, "--format", "github")
      #expect(github.output.hasPrefix("::warning file=Apps/Reader/A.swift,line=1,"))
    }
    let same = try Command("check", project.path, "--relative-to", project.path)
    #expect(same.output.hasPrefix("Apps/Reader/A.swift:1:"))
  }

  @Test(
    "What is wrong on the command line ends with one message, and 64, or 66 for what does not exist",
    arguments: [
      (["/nowhere"], "there is no folder '/nowhere'"),
      (["--only", "ipad-orientation-incomplete"], "Did you mean 'ipad-orientations-incomplete'?"),
      (["--format", "xml"], "is invalid for"),
      (["--format", "json", "--format", "sarif"], "Two formats would go to standard output"),
      (["--output", "a", "--format", "json=b"], "There is no --format for the output 'a'"),
      (["--dry-run"], "--dry-run requires --fix"),
      (["--ios", "28"], "Expected one of 26 and 27"), (["--ios", "x"], "is not an iOS version"),
      (["--severity", "unused-suppression"], "Expected one such as NAME=note"),
      (["--strict-baseline"], "There is no baseline"),
      (["--baseline", "/nowhere.json"], "there is no file '/nowhere.json'"),
      (["--config", "/nowhere.yml"], "there is no file '/nowhere.yml'"),
      (["--relative-to", "/nowhere"], "is not in /nowhere. Expected a folder that contains it"),
      (["--changed-since", "HEAD"], "is not in a git repository"),
      (["--changed-since=--output=x"], "is not a branch, tag or commit"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let project = try Project(["A.swift": "let a = 1\n"])
    let folder = arguments.first?.hasPrefix("/") ?? false ? [] : [project.path]
    let command = try Command(arguments: ["check"] + folder + arguments)
    #expect(command.status == (message.hasPrefix("there is no f") ? 66 : 64))
    #expect(command.errors.contains(message), "\(command.errors)")
    #expect(command.output.isEmpty)
  }

  @Test("A configuration file in the folder counts, and its mistakes are reported by line")
  func configuration() throws {
    let project = try Project(Self.files)
    try project.write("exclude: [Info.plist, A.swift]\nfail-on: warning\n", to: ".quarterturn.yml")
    let some = try Command("check", project.path)
    #expect(some.status == 2 && some.output.hasPrefix("Sources/B.swift:1:4: warning"))
    let printed = try Command("check", project.path, "--print-configuration")
    #expect(printed.output.contains("fail-on: warning\n"))
    #expect(printed.output.contains("#   ipad-orientations-incomplete\n"))
    try project.write("# nothing\nfail-onn: warning\n", to: ".quarterturn.yml")
    let wrong = try Command("check", project.path)
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains(".quarterturn.yml:2:1: unknown configuration key 'fail-onn'"))
    #expect(wrong.errors.contains("did you mean fail-on?"))
  }

  @Test("Several formats are written in one run, with paths relative to the folder")
  func formats() throws {
    let project = try Project(Self.files)
    let sarif = project.folder.appending(path: "out.sarif").path
    let junit = project.folder.appending(path: "out.xml").path
    let command = try Command(
      "check", project.path, "--format", "sarif=\(sarif)", "--format", "junit", "--output", junit,
      "--format", "github")
    #expect(command.status == 2)
    #expect(command.output.hasPrefix("::error file=Info.plist,line=4,col=3,title="))
    #expect(try project.text("out.sarif").contains("\"uri\": \"Sources/A.swift\""))
    #expect(try project.text("out.xml").hasPrefix("<?xml"))
    #expect(try !project.text("out.sarif").contains(project.path))
    #expect(try Command("check", "nowhere", "--output", "/nowhere/a").status == 66)
    #expect(try Command("check", project.path, "--output", "/nowhere/a").status == 74)
  }

  @Test("A baseline keeps what is known silent, tells what is gone, and is pruned")
  func baseline() throws {
    let project = try Project(Self.files)
    let file = project.folder.appending(path: "baseline.json").path
    let written = try Command("check", project.path, "--baseline", file, "--write-baseline")
    #expect(written.status == 0 && written.output.isEmpty)
    let known = try Command("check", project.path, "--baseline", file)
    #expect(known.status == 0 && known.output.isEmpty)
    #expect(known.errors.contains("3 more are in the baseline."))
    try project.write("\n\n" + (Self.files["Sources/A.swift"] ?? ""), to: "Sources/A.swift")
    try project.write("let b = 1\n", to: "Sources/B.swift")
    let gone = try Command("check", project.path, "--baseline", file, "--strict-baseline")
    #expect(gone.status == 2 && gone.output.isEmpty)
    #expect(gone.errors.contains("fixed: Sources/B.swift: invalid-suppression"))
    let pruned = try Command("check", project.path, "--baseline", file, "--prune-baseline")
    #expect(pruned.status == 0)
    #expect(try Command("check", project.path, "--baseline", file, "--strict-baseline").status == 0)
    #expect(try !project.text("baseline.json").contains("B.swift"))
  }

  @Test("Only changed files are reported, though all are checked")
  func changedFiles() throws {
    let project = try Project(Self.files)
    try project.git("init", "-q", "-b", "main")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "a")
    let none = try Command("check", project.path, "--changed-since", "main")
    #expect(none.status == 0 && none.output.isEmpty)
    #expect(none.errors.contains("in 2 files"))
    try project.write("// orientation:ignore:this\n", to: "Sources/Ü C.swift")
    try project.git("checkout", "-q", "-b", "other")
    let some = try Command("check", project.path, "--changed-since", "main")
    #expect(some.output.split(separator: "\n").count == 1)
    #expect(some.output.hasPrefix("Sources/Ü C.swift:1:4: warning"))
    let unknown = try Command("check", project.path, "--changed-since", "nothing")
    #expect(unknown.status == 64 && unknown.errors.contains("git has no commit 'nothing'"))
  }

  @Test("Files that cannot be read are reported and counted, whatever else is found")
  func unreadable() throws {
    let project = try Project(["A.swift": "func a( {\n", "B.swift": "let b = 1\n"])
    let command = try Command("check", project.path)
    #expect(command.status == 0)
    #expect(command.output.contains("A.swift:1:"))
    #expect(command.output.contains("(unreadable)"))
    #expect(command.errors.contains("1 file could not be read completely."))
  }

  @Test("The same folder gives the same bytes, wherever it is")
  func determinism() throws {
    let one = try Project(Self.files)
    let other = try Project(Self.files)
    for format in ["xcode", "json", "sarif"] {
      let first = try Command("check", one.path, "--format", format)
      let second = try Command("check", other.path + "/", "--format", format)
      #expect(first.output == second.output && !first.output.isEmpty)
    }
  }

  @Test("Fixes are shown as a difference, or made once and for all")
  func fixing() throws {
    let wrong = """
      import UIKit

      func turn() {
        UIDevice.current.setValue(
          UIInterfaceOrientationMask.portrait.rawValue, forKey: "orientation")
      }

      """
    let right = wrong.replacingOccurrences(of: "OrientationMask", with: "Orientation")
    let boxed = """
      @implementation A
      - (void)turn {
        [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationMaskPortrait)
                                    forKey:@"orientation"];
      }
      @end

      """
    let project = try Project(["A.swift": wrong, "B.m": boxed])
    try project.git("init", "-q")
    let shown = try Command("check", project.path, "--fix", "--dry-run")
    #expect(try shown.status == 0 && project.text("A.swift") == wrong)
    try project.write(shown.output, to: "fix.patch")
    try project.git("apply", "fix.patch")
    #expect(try project.text("A.swift") == right)
    #expect(
      try project.text("B.m")
        == boxed.replacingOccurrences(of: "OrientationMask", with: "Orientation"))
    try project.write(wrong, to: "A.swift")
    let fixed = try Command("check", project.path, "--fix")
    #expect(fixed.errors.contains("1 finding in 1 file was fixed."))
    #expect(try project.text("A.swift") == right)
    #expect(!fixed.output.contains("kvc-wrong-value"))
    let again = try Command("check", project.path, "--fix")
    #expect(again.errors.contains("No finding has an automatic fix."))
    #expect(again.output == fixed.output)
  }

  @Test("What iOS 27 changes is reported with what to write instead")
  func newerSystem() throws {
    let command = try Command("check", "Examples/NewsApp", "--ios", "27")
    #expect(command.output.contains("Locks that become preferences"))
    #expect(command.output.contains("NewsApp/Gallery/GalleryLayout.m:15:"))
    #expect(command.output.contains("effectiveGeometry.interfaceOrientation"))
  }

  @Test("A list of files takes the place of looking into folders")
  func fileList() throws {
    let project = try Project(Self.files)
    let list = project.folder.appending(path: "Inputs.xcfilelist").path
    #expect(try Command("check", project.path, "--write-file-list", list).status == 0)
    let written = try project.text("Inputs.xcfilelist")
    #expect(written.contains("$(SRCROOT)/Sources/A.swift\n$(SRCROOT)/Sources/B.swift\n"))
    let walked = try Command("check", project.path)
    let listed = try Command("check", project.path, "--file-list", list)
    #expect(listed.output == walked.output && listed.status == walked.status)
    try project.write(
      "$(SRCROOT)/Sources/B.swift\n\n# more\n/etc/passwd.swift\n", to: "Inputs.xcfilelist")
    let some = try Command("check", project.path, "--file-list", list)
    #expect(some.output.contains("Sources/B.swift:1:4"))
    #expect(!some.output.contains("Sources/A.swift"))
    #expect(some.output.contains("the file is outside the folder"))
  }

  @Test("Checks are listed, and described one by one")
  func reference() throws {
    let list = try Command("check", "--list")
    #expect(list.status == 0 && list.output.contains("ipad-orientations-incomplete  "))
    for line in list.output.split(separator: "\n") {
      let name = String(line.prefix { $0 != " " })
      let page = try Command("rules", name)
      #expect(page.status == 0 && page.output.hasPrefix(name + "  "))
    }
    let unknown = try Command("rules", "ipad-orientation-incomplete")
    #expect(unknown.errors.contains("Did you mean 'ipad-orientations-incomplete'?"))
  }
}
