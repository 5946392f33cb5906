import Foundation
import Testing

/// `quarterturn headless` with the compiler on a project of four files.
@Suite(.serialized) struct HeadlessCommandTests {
  private static let files = [
    "App/List.swift": "import UIKit\nclass List: UIViewController {}\n",
    "App/Player.swift": "import UIKit\nclass Player: UIViewController { let a: QQDeck? = nil }\n",
    "App/Queue.swift": "import Foundation\nlet player = Player()\n",
    "App/AppDelegate.swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    """,
    "project.yml": """
    name: App
    targets:
      App: { type: application, platform: iOS, sources: [App] }

    """,
  ]

  @Test("What compiles is in, what does not is out with what needs it, and nothing is overwritten")
  func package() throws {
    let project = try CheckCommandTests.Project(Self.files)
    let package = project.path + "-headless"
    defer { try? FileManager.default.removeItem(atPath: package) }
    let first = try Command("headless", project.path)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("App: 2 of 4 Swift files are in, 50 %."))
    #expect(first.output.contains("App/Player.swift:2: cannot find type 'QQDeck' in scope"))
    #expect(first.output.contains("App/Queue.swift:2: cannot find 'Player' in scope"))
    #expect(first.output.contains("1. QQDeck, for 2 files: declare"))
    let list = try String(contentsOfFile: package + "/Sources/App/Sources.swift", encoding: .utf8)
    let named = list.split(separator: "\n").filter { $0.hasPrefix("// sources: ") }
    #expect(named.map { $0.split(separator: "/").last } == ["AppDelegate.swift", "List.swift"])
    #expect(FileManager.default.fileExists(atPath: package + "/Tests/AppHeadlessTests"))

    let again = try Command("headless", project.path)
    #expect(again.status == 74 && again.errors.contains("exists already. Use --update"))

    // What was added to the package counts, and what was changed stays; what was not is written again.
    let test = package + "/Tests/AppHeadlessTests/LaunchTests.swift"
    #expect(
      try String(contentsOfFile: test, encoding: .utf8).contains("device.launch(AppDelegate())"))
    try Data("import UIKit\nclass Delegate: NSObject, UIApplicationDelegate {}\n".utf8)
      .write(to: URL(fileURLWithPath: project.path + "/App/AppDelegate.swift"))
    let manifest = package + "/Package.swift"
    let changed = try String(contentsOfFile: manifest, encoding: .utf8) + "// changed\n"
    try Data(changed.utf8).write(to: URL(fileURLWithPath: manifest))
    let added = package + "/Sources/App/Additions.swift"
    try Data("class QQDeck {}\n".utf8).write(to: URL(fileURLWithPath: added))
    let updated = try Command("headless", project.path, "--update", "--format", "json")
    #expect(updated.status == 0, "\(updated.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(updated.output.utf8)) as? [String: Any]
    #expect(json?["included"] as? Int == 4 && json?["hasTest"] as? Bool == true)
    #expect(try String(contentsOfFile: added, encoding: .utf8) == "class QQDeck {}\n")
    #expect(try String(contentsOfFile: test, encoding: .utf8).contains("device.launch(Delegate())"))
    #expect(try String(contentsOfFile: manifest, encoding: .utf8) == changed)
  }

  @Test(
    "What cannot be is one message",
    arguments: [
      (["no-such-folder"], 66, "is not a folder"),
      (["Examples/NewsApp", "--update", "--output", "no-such-package"], 66, "There is no package"),
      (["Examples/NewsApp", "--output", "Examples/NewsApp"], 74, "nothing is written there"),
      (["Examples/NewsApp", "--quarterturn", "Examples"], 66, "is not the folder of a package"),
    ] as [([String], Int32, String)])
  func mistakes(arguments: [String], status: Int32, message: String) throws {
    let command = try Command(arguments: ["headless"] + arguments)
    #expect(command.status == status && command.errors.contains(message), "\(command.errors)")
  }
}
