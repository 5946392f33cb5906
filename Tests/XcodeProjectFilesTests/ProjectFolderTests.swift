import Foundation
import TestSupport
import Testing

@testable import XcodeProjectFiles
import TextFormats

@Suite struct ProjectFolderTests {
  @Test("Files are listed in the order of their paths, with names of every kind")
  func names() throws {
    let names = [
      "Main.storyboard", "App/Ä b/Ünïcode\nline.swift", "App/A.swift", "App/日本.m", "App/a.mm",
      "App/Info.plist", "App.xcodeproj/project.pbxproj", "b.xcconfig", "a-b/x.h",
    ]
    let temporary = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: (names + ["README.md", ".hidden.swift.txt"]).map { ($0, "x") }))
    let folder = try temporary.project()
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(folder.files.map(\.path) == sorted)
    #expect(folder.problems.isEmpty)
    #expect(folder.file(at: "App/../App/./A.swift")?.kind == .swift)
    #expect(folder.file(at: "app/a.SWIFT")?.path == "App/A.swift")
    #expect(folder.file(at: "../A.swift") == nil)
    #expect(folder.files(in: "App").count == 5)
    #expect(folder.files(in: "a").isEmpty)
    #expect(folder.files(in: "").count == names.count)
  }

  @Test(
    "The folders of package managers and builds are left out unless one asks for them",
    arguments: [
      "Pods", "Carthage", "DerivedData", ".build", "build", "node_modules", "SourcePackages",
      "checkouts", "A.xcframework", "Images.xcassets", ".git", ".hidden", "A/Pods/B",
    ])
  func dependencies(name: String) throws {
    let temporary = try TemporaryFolder([name + "/A.swift": "", "B.swift": ""])
    #expect(try temporary.project().files.map(\.path) == ["B.swift"])
  }

  @Test("Patterns add to what is left out, and choose what is taken")
  func options() throws {
    let temporary = try TemporaryFolder([
      "App/A.swift": "", "App/Old/B.swift": "", "Tests/C.swift": "", "App/Info.plist": "",
      "Pods/D.swift": "",
    ])
    #expect(
      try temporary.project(FolderOptions(exclude: ["Tests", "App/Old"])).files.map(\.path)
        == ["App/A.swift", "App/Info.plist"])
    #expect(
      try temporary.project(FolderOptions(include: ["App/Old/**"])).files.map(\.path)
        == ["App/Info.plist", "App/Old/B.swift"])
    #expect(
      try temporary.project(FolderOptions(leavesOutDependencies: false)).files.count == 5)
  }

  @Test("Links are looked through, but never followed out of the folder or in circles")
  func links() throws {
    let outside = try TemporaryFolder(["Secret.swift": "let secret = 1"])
    let temporary = try TemporaryFolder(["App/Sub/A.swift": "1"])
    try temporary.link("App/Again", to: "Sub")
    try temporary.link("App/Loop", to: "../App")
    try temporary.link("App/Self.swift", to: "Self.swift")
    try temporary.link("App/Other", to: outside.path)
    try temporary.link("App/Stolen.swift", to: outside.path + "/Secret.swift")
    try temporary.link("App/Nowhere.swift", to: "missing.swift")
    let folder = try temporary.project()
    #expect(folder.files.map(\.path) == ["App/Sub/A.swift"])
    #expect(folder.file(at: "App/Again/A.swift")?.path == "App/Sub/A.swift")
    #expect(folder.file(at: "App/Loop/Sub/A.swift")?.path == "App/Sub/A.swift")
    #expect(
      folder.problems.map(\.description).sorted() == [
        "App/Nowhere.swift: a link that leads nowhere or to itself.",
        "App/Other: a link that leads out of the folder.",
        "App/Self.swift: a link that leads nowhere or to itself.",
        "App/Stolen.swift: a link that leads out of the folder.",
      ])
    #expect(try folder.readNamed("App/Stolen.swift") == nil)
    #expect(try folder.readNamed("App/Other/Secret.swift") == nil)
    #expect(try folder.readNamed("../\(outside.url.lastPathComponent)/Secret.swift") == nil)
    #expect(try folder.readNamed("App/Again/A.swift") == [0x31])
  }

  @Test("A folder that is exchanged for a link while it is read leads nowhere else")
  func exchanged() throws {
    let outside = try TemporaryFolder(["A.swift": "outside", "Inner/Secret.swift": "outside"])
    let temporary = try TemporaryFolder(["Project/Sources/A.swift": "inside"])
    try temporary.link("Link", to: outside.path)
    let project = temporary.path + "/Project"
    let known = try ProjectFolder(project)
    let file = try #require(known.files.first)
    let exchange = FolderExchange(
      project + "/Sources", for: temporary.path + "/Link", aside: temporary.path + "/Aside")
    var (tries, read, refused) = (0, 0, 0)
    while tries < 2_000 || exchange.count < 1_000, tries < 1_000_000 {
      tries += 1
      do {
        #expect(try known.read(file) == Array("inside".utf8))
        read += 1
      } catch { refused += 1 }
      // What is found anew is in the folder, too.
      let again = try ProjectFolder(project)
      #expect(again.files.allSatisfy { $0.path == "Sources/A.swift" })
      for file in again.files {
        guard let bytes = try? again.read(file) else { continue }
        #expect(bytes == Array("inside".utf8))
      }
    }
    exchange.stop()
    #expect(exchange.count >= 1_000)
    #expect(read > 0 && refused > 0)
  }

  @Test("A file that is too large is left out and listed")
  func large() throws {
    let temporary = try TemporaryFolder(["A.swift": "12345", "B.swift": "1234"])
    let folder = try temporary.project(FolderOptions(mostSourceBytes: 4))
    #expect(folder.files.map(\.path) == ["B.swift"])
    #expect(
      folder.problems.map(\.description)
        == ["A.swift: the file has 5 bytes. Expected a file of at most 4 bytes."])
  }

  @Test("A folder with too many files is read up to there, and says so")
  func many() throws {
    let temporary = try TemporaryFolder(["a/A.swift": "", "b/B.swift": "", "c/C.swift": ""])
    let folder = try temporary.project(FolderOptions(mostEntries: 4))
    #expect(folder.files.map(\.path) == ["a/A.swift"])
    #expect(folder.problems.map(\.kind) == [.leftOut])
  }

  @Test("A pipe with the name of a source is not waited for")
  func pipe() throws {
    let temporary = try TemporaryFolder(["B.swift": ""])
    #expect(unsafe mkfifo(temporary.path + "/A.swift", 0o600) == 0)
    let folder = try temporary.project()
    #expect(folder.files.map(\.path) == ["B.swift"])
    #expect(folder.problems.map(\.description) == ["A.swift: it is not a regular file."])
    #expect(throws: Disk.Failure.self) { try Disk.read("A.swift", in: temporary.path, most: 10) }
  }

  @Test("A listed file behind a link that leads out of the folder is not read")
  func listed() throws {
    let outside = try TemporaryFolder(["Secret.swift": "1"])
    let temporary = try TemporaryFolder(["A.swift": "1", "In/B.swift": "1"])
    try temporary.link("out", to: outside.path)
    try temporary.link("way", to: "In")
    let folder = ProjectFolder(
      temporary.path, listed: ["A.swift", "out/Secret.swift", "way/B.swift", "../C.swift"])
    #expect(folder.files.map(\.path) == ["A.swift", "way/B.swift"])
    #expect(
      folder.problems.map(\.description) == [
        "out/Secret.swift: a link on the way leads out of the folder.",
        "../C.swift: the file is outside the folder.",
      ])
  }

  @Test("A name that is not UTF-8 is listed, not lost")
  func notText() throws {
    let temporary = try TemporaryFolder(["B.swift": ""])
    let name: [CChar] = temporary.path.utf8CString.dropLast() + [0x2F, -1, 0x2E, 0x6D, 0]
    let file = unsafe fopen(name, "w")
    #expect(unsafe file != nil)
    if let file = unsafe file { unsafe fclose(file) }
    let folder = try temporary.project()
    #expect(folder.files.map(\.path) == ["B.swift"])
    #expect(folder.problems.map(\.description) == [".: 1 names in this folder are not UTF-8."])
  }

  @Test("A path that is not a folder gives one message")
  func nothing() throws {
    let temporary = try TemporaryFolder(["A.swift": ""])
    #expect(
      #expect(throws: Problem.self) { try ProjectFolder("/nowhere/at/all") }?.description
        == "/nowhere/at/all: there is no folder '/nowhere/at/all'.")
    #expect(throws: Problem.self) { try ProjectFolder(temporary.path + "/A.swift") }
    #expect(throws: Problem.self) { try ProjectFolder("") }
  }

  @Test("A submodule that is not checked out is one line, whatever is missing in it")
  func submodule() throws {
    let temporary = try TemporaryFolder([
      ".gitmodules": """
      [submodule "Kit"]
      \tpath = Kit
      \turl = https://example.com/kit
      [submodule "Here"]
      \tpath = Here
      """, "Here/A.swift": "", "B.swift": "",
    ])
    let folder = try temporary.project()
    #expect(
      folder.problems.map(\.description) == [
        ".gitmodules:2: the submodule 'Kit' is not checked out; what is in it is unknown."
      ])
    #expect(folder.submodules.contain("Kit/Sources/K.swift"))
    #expect(!folder.submodules.contain("Here/A.swift"))
  }

  @Test("A project file named instead of its folder stands for the folder")
  func projectFile() throws {
    let temporary = try TemporaryFolder(["App.xcodeproj/project.pbxproj": "", "A.swift": ""])
    let folder = try ProjectFolder(temporary.path + "/App.xcodeproj/")
    #expect(folder.files.map(\.path) == ["A.swift", "App.xcodeproj/project.pbxproj"])
  }
}
