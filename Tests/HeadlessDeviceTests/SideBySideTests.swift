import HeadlessDevice
import Orientation
import Testing
import UIKit

@Suite("Devices run side by side")
struct SideBySideTests {
  /// Turns a device of its own to and fro, letting others run in between.
  @MainActor
  private static func play(_ line: String, yields: Bool) async throws -> Transcript {
    let device = try HeadlessDevice(line)
    device.launch(root: UINavigationController(rootViewController: Screen()))
    for turn in 0..<20 {
      let poses: [UIDeviceOrientation] = [.landscapeLeft, .portrait, .faceUp, .landscapeRight]
      device.beginTurn(to: poses[turn % poses.count])
      if yields { await Task.yield() }
      device.advance(by: 0.1)
      if yields { await Task.yield() }
      device.settle()
      let name = await device.run {
        if yields { await Task.yield() }
        return UIDevice.current.name
      }
      #expect(name == device.configuration.device.name)
    }
    #expect(device.transcript.entries.count > 100)
    return device.transcript
  }

  @Test("Sixteen devices that turn at the same time do what each does alone")
  func sixteen() async throws {
    let lines = [
      "iPhone 8, iOS 13", "iPhone 15, iOS 17", "iPad mini 6, iOS 16", "iPhone 17, iOS 27",
    ]
    var alone: [String: Transcript] = [:]
    for line in lines { alone[line] = try await Self.play(line, yields: false) }
    try await withThrowingTaskGroup(of: (String, Transcript).self) { group in
      for number in 0..<16 {
        let line = lines[number % lines.count]
        group.addTask { (line, try await Self.play(line, yields: true)) }
      }
      for try await (line, transcript) in group { #expect(transcript == alone[line]) }
    }
  }
}
