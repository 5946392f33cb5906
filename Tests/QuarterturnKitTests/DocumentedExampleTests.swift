import Foundation
import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import RecordedFiles
import Testing
import UIKit

@Suite("The example with the library and without")
struct DocumentedExampleTests {
  private static let folder = Checkout.root.appending(path: "Examples")

  @Test("The lines of code are as its page says")
  func lines() throws {
    let page = try String(
      contentsOf: Self.folder.appending(path: "NewsReader/README.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 9)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let file = cells[0].trimmingCharacters(in: ["`"])
      #expect("\(Self.count("NewsReaderPlain", file))" == cells[1], "\(file)")
      #expect("\(Self.count("NewsReader", file))" == cells[2], "\(file)")
    }
    let all = ["NewsReaderPlain", "NewsReader"].map { "\(Self.countAll($0))" }
    #expect(page.contains("| the whole app | \(all.joined(separator: " | ")) |"))
    let front = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    #expect(front.contains("has \(all[1]) lines [with it](Examples/NewsReader)"))
    #expect(front.contains("\(all[0]) [without it](Examples/NewsReaderPlain)."))
  }

  @Test("Without the library nothing of it is said")
  func plain() throws {
    for file in Self.files("NewsReaderPlain") {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("Quarterturn"))
    }
  }

  private static func files(_ app: String) -> [URL] {
    // The plain app has the other one's files by links, which are not followed by default.
    let base = folder.appending(path: "\(app)/Sources/NewsReader")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path())) ?? []
    // What shows the library, and the plain app has nothing of.
    return names.filter { $0 != "Journeys" }.flatMap { name in
      let place = base.appending(path: name).resolvingSymlinksInPath()
      let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path())) ?? []
      return files.filter { $0.hasSuffix(".swift") }.map {
        place.appending(path: $0).resolvingSymlinksInPath()
      }
    }
  }

  private static func countAll(_ app: String) -> Int {
    files(app).reduce(0) { $0 + count($1) }
  }

  private static func count(_ app: String, _ file: String) -> Int {
    count(folder.appending(path: "\(app)/Sources/NewsReader/\(file)"))
  }

  /// Lines that are neither empty nor comments alone.
  private static func count(_ file: URL) -> Int {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return 0 }
    return text.split(separator: "\n").count { line in
      let words = line.trimmingCharacters(in: .whitespaces)
      return !words.isEmpty && !words.hasPrefix("//")
    }
  }
}

/// What the page of the example says of the plain app and the other one, up to iOS 15.
@MainActor
@Suite("What is gained up to iOS 15")
struct GainTests {
  @Test("E-11: an article turns at once, and the list behind it comes back upright")
  func gain() throws {
    for isPlain in [true, false] {
      let device = try HeadlessDevice("iPhone 13, iOS 15, landscape left")
      let list: UIViewController = isPlain ? PlainScreen(.portrait) : Screen(.portrait)
      let article: UIViewController = isPlain ? PlainScreen(nil) : Screen(.allButUpsideDown)
      let navigation =
        isPlain
        ? ForwardingNavigation(rootViewController: list)
        : OrientationNavigationController(rootViewController: list)
      device.launch(root: navigation)
      #expect(device.interfaceOrientation == .portrait)
      device.act { navigation.pushViewController(article, animated: true) }
      #expect(device.interfaceOrientation == (isPlain ? .portrait : .landscapeRight))
      device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
      device.act { navigation.popViewController(animated: true) }
      #expect(device.interfaceOrientation == (isPlain ? .landscapeLeft : .portrait))
    }
  }
}

/// What an app without the library writes.
private final class ForwardingNavigation: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}
