import RotationScenario
import Foundation
import Orientation
import Testing
import TextFormats

/// Files on disk: those that are there, and those that are something else.
@Suite final class FileTests {
  let folder: String

  init() throws {
    let name = "quarterturn-" + UUID().uuidString
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws -> String {
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func message(_ path: String) -> String {
    let error = #expect(throws: ReadingError.self) { try Scenario(contentsOf: path) }
    return error?.description ?? ""
  }

  private static let scenario = "stage: iPhone 15, iOS 17\nscreens:\n  A:\n"

  @Test("A missing file, a folder and a device are not scenarios")
  func noFile() {
    #expect(message("nowhere/a.yml") == "nowhere/a.yml: there is no file 'nowhere/a.yml'.")
    #expect(message("/dev") == "/dev: '/dev' is a folder.")
    #expect(message("/dev/null") == "/dev/null: '/dev/null' is not a regular file.")
  }

  @Test("A property list's path begins in the scenario's folder, and errors point into it")
  func propertyList() throws {
    let path = try write(Self.scenario + "plist: Info.plist\n", to: "a.yml")
    #expect(message(path).hasPrefix("\(path):4:8: there is no file '"))
    let list = """
      <plist><dict>
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
      </dict></plist>
      """
    let plist = try write(list, to: "Info.plist")
    let scenario = try Scenario(contentsOf: path)
    #expect(scenario.app.application.infoPlist.orientations == [.landscapeLeft])
    #expect(!scenario.app.application.infoPlist.hasSceneManifest)
    let place = scenario.location(of: .infoPlist)
    #expect(place == SourceLocation(file: plist, line: 2, column: 3))
  }

  @Test("A property list's path can be wrong in the ways a scenario's can")
  func brokenPropertyList() throws {
    let folderPath = try write(Self.scenario + "plist: ./\n", to: "a.yml")
    #expect(message(folderPath).hasPrefix("\(folderPath):4:8: '"))
    #expect(message(folderPath).hasSuffix("' is a folder."))
    let itself = try write(Self.scenario + "plist: b.yml\n", to: "b.yml")
    #expect(
      message(itself) == "\(itself): not a property list. Expected XML or the binary form.")
    let device = try write(Self.scenario + "plist: /dev/zero\n", to: "c.yml")
    #expect(message(device) == "\(device):4:8: '/dev/zero' is not a regular file.")
  }

  @Test("A property list of more than ten megabytes is not read")
  func largePropertyList() throws {
    let path = try write(Self.scenario + "plist: large.plist\n", to: "a.yml")
    _ = try write(String(repeating: " ", count: 10 * 1_048_576 + 1), to: "large.plist")
    #expect(
      message(path).hasSuffix("has 10485761 bytes. Expected a file of at most 10485760 bytes."))
  }

  @Test("A byte order mark and the line ends of other systems make no difference")
  func lineEnds() throws {
    let plain = try Scenario(contentsOf: write(Self.scenario, to: "a.yml"))
    let marked = try Scenario(contentsOf: write("\u{FEFF}" + Self.scenario, to: "b.yml"))
    let windows = Self.scenario.replacingOccurrences(of: "\n", with: "\r\n")
    let carriage = Self.scenario.replacingOccurrences(of: "\n", with: "\r")
    #expect(marked.app == plain.app)
    #expect(try Scenario(contentsOf: write(windows, to: "c.yml")).app == plain.app)
    #expect(try Scenario(contentsOf: write(carriage, to: "d.yml")).app == plain.app)
    let broken = windows.replacingOccurrences(of: "A:", with: "A: { kind: tap }")
    let path = try write(broken, to: "e.yml")
    #expect(message(path).hasPrefix("\(path):3:14: unknown kind of screen 'tap'."))
  }
}
