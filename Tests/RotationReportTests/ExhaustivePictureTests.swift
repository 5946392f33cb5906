import Orientation
import OrientationSensing
import RotationReport
import RotationTranscripts
import TestSupport
import Testing

/// Filmstrips of every device; `swift test` draws one in 37, whichever shape it has.
@Suite struct ExhaustivePictureTests {
  private static let devices = Effort.exhaustive.some(of: DeviceProfile.all, oneIn: 37)

  @Test("Every text of a filmstrip stays in its frame on every device, with names however long")
  func names() throws {
    let word = "VeryLongNamedPlayerViewControllerOfTheFirstTab"
    for device in Self.devices {
      let version = device.lastVersion?.major ?? 27
      for name in ["I", word, word.lowercased(), "名前の長い画面のコントローラ", ""] {
        var system = try PlayerApp.system(version, device: device.name, delegate: nil)
        system.handle(.launch)
        var step = ReportedStep(number: 10, entries: system.handle(.userLock(true)), after: system)
        step.frame.screens = [name]
        step.caption = "\(name) presents \(name) and \(name)"
        var steps = [step]
        for pose in DeviceOrientation.allCases {
          step.frame.held = pose
          step.frame.interface = pose.interfaceOrientation ?? .portrait
          step.frame.columns = ["A", name]
          steps.append(step)
        }
        let layout = PictureLayout(Filmstrip(title: word + word, steps).svg)
        #expect(layout.faults() == [], "\(device.name), \(name)")
      }
    }
  }
}
