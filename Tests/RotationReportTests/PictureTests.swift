import AccelerationRecordings
import Foundation
import Orientation
import OrientationSensing
import RecordedFiles
import RotationReport
import RotationTranscripts
import RotationScenario
import Testing

/// What the pictures of `Examples` look like, measured with the widest font.
@Suite struct PictureTests {
  private static let folder = Checkout.root.appending(path: "Examples").path(percentEncoded: false)

  private static func files(_ ending: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(ending) && !$0.contains("/.") }.sorted()
  }

  static let scenarios = files(".yml")
  static let recordings = files(".csv").filter { !$0.contains("labels") }

  @Test("Every text of a filmstrip stays in its frame and can be read", arguments: scenarios)
  func filmstrips(path: String) throws {
    let scenario = try Scenario(contentsOf: Self.folder + "/" + path)
    let steps = ScenarioRun(scenario).reportedSteps
    let layout = PictureLayout(Filmstrip(title: scenario.title ?? path, steps).svg)
    #expect(layout.texts.count > steps.count)
    #expect(layout.faults() == [])
  }

  @Test("So does every text of a matrix", arguments: scenarios)
  func matrices(path: String) throws {
    let scenario = try Scenario(contentsOf: Self.folder + "/" + path)
    let matrix = Matrix(
      scenario, devices: ["iPhone 15", "iPad Air 11-inch (M3)"].compactMap { .named($0) },
      versions: [SystemVersion(18), SystemVersion(27)])
    let layout = PictureLayout(MatrixReport(matrix, of: scenario).svg)
    #expect(!layout.texts.isEmpty)
    #expect(layout.faults() == [])
  }

  @Test("So does every text of a plot", arguments: recordings)
  func plots(path: String) throws {
    var sensor = OrientationSensor()
    var log = SensingLog()
    let reader = try RecordingReader.read(contentsOf: Self.folder + "/" + path) { sample in
      let changes = sensor.sense(sample)
      log.record(sample, sensor.posture, changes)
    }
    let report = SensingReport(name: path, log, format: reader.format)
    let layout = PictureLayout(SensingPlot(title: path, report).svg)
    #expect(!layout.texts.isEmpty)
    #expect(layout.faults() == [])
  }

  @Test(
    "A short name is not broken on a phone: it has more room, or smaller letters",
    arguments: ["iPhone 8", "iPhone SE (3rd generation)", "iPhone 15"], ["Comment", "Comments"])
  func shortNames(device: String, name: String) throws {
    var system = try PlayerApp.system(15, device: device, delegate: nil)
    system.handle(.launch)
    var step = ReportedStep(number: 1, entries: system.handle(.userLock(true)), after: system)
    step.frame.screens = [name]
    let layout = PictureLayout(Filmstrip(title: name, [step]).svg)
    #expect(layout.faults() == [])
    #expect(layout.texts.contains { $0.text == name }, "\(layout.texts.map(\.text))")
  }

  @Test("The widest part of a name is a word or a hump of one")
  func widestPart() {
    #expect("PlayerViewController".widestPart(10) == "Controller".width(10))
    #expect("a_b longer".widestPart(10) == "longer".width(10))
    #expect("".widestPart(10) == 0)
  }

  @Test("A text is broken between words, at humps, or anywhere, and ends in an ellipsis")
  func lines() {
    func lines(_ text: String, _ count: Int, _ room: Double) -> [String] {
      text.lines(count, size: 10) { _ in room }
    }
    #expect(abs("iiii".width(10) - 11.12) < 0.001)
    #expect(abs("iiii".width(10, isStrong: true) - 13.72) < 0.001)
    #expect(lines("one two three", 3, 45) == ["one two", "three"])
    #expect(lines("PlayerViewController", 3, 60) == ["PlayerView", "Controller"])
    #expect(lines("PlayerViewController", 2, 40) == ["Player", "View\u{2026}"])
    #expect(lines("iiiiiiii", 3, 10) == ["iii", "iii", "ii"])
    #expect(lines("iiiiiiiiiiiiiii", 2, 15)[1].hasSuffix("\u{2026}"))
    #expect(lines("", 3, 10) == [""])
    #expect(lines("a b", 2, 0) == ["a", ""])
  }
}
