import Foundation
import RecordedFiles
import Orientation
import OrientationSensing
import AccelerationRecordings
import Testing

@Suite struct ExampleRecordingTests {
  static let folder = Checkout.root.appending(path: "Examples/recordings")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".csv") && !$0.hasSuffix(".labels.csv") }.sorted()
  }()

  private func path(_ name: String) -> String {
    Self.folder.appending(path: name).path(percentEncoded: false)
  }

  @Test("The generated recordings are what their scripts give", arguments: GeneratedRecording.all)
  func generated(recording: GeneratedRecording) throws {
    for (name, text) in [
      ("\(recording.name).csv", recording.csv), ("\(recording.name).labels.csv", recording.labels),
    ] {
      try expectRecorded(text, at: "Examples/recordings/\(name)")
    }
  }

  @Test("Every example is small, readable without options, and listed", arguments: names)
  func readable(name: String) throws {
    let size = try Data(contentsOf: Self.folder.appending(path: name)).count
    #expect(size < 100_000)
    var count = 0
    var last = -1.0
    let reader = try RecordingReader.read(contentsOf: path(name)) { sample in
      count += 1
      #expect(sample.time >= last)
      last = sample.time
    }
    #expect(count > 500 && last > 10 && last < 60)
    #expect(reader.skippedRowCount == 0)
    let list = try String(contentsOfFile: path("README.md"), encoding: .utf8)
    #expect(list.contains("| `\(name)` |"))
  }

  @Test("The labels of an example fit its recording", arguments: names)
  func labels(name: String) throws {
    let file = path(name.replacing(".csv", with: ".labels.csv"))
    guard FileManager.default.fileExists(atPath: file) else { return }
    let labels = try OrientationLabels(contentsOf: file)
    var samples: [AccelerationSample] = []
    try RecordingReader.read(contentsOf: path(name)) { samples.append($0) }
    let end = try #require(samples.last).time
    #expect(!labels.device.isEmpty)
    for spell in labels.device + labels.upright { #expect(spell.to <= end + 0.05) }
    // Over a label, gravity points on average to where the label says.
    for spell in labels.device where spell.to - spell.from > 1 {
      let felt = samples.filter { $0.time >= spell.from && $0.time <= spell.to }
      let sum = felt.reduce(into: SIMD3<Float>()) { sum, sample in
        sum += SIMD3(sample.acceleration.x, sample.acceleration.y, sample.acceleration.z)
      }
      let mean = sum / Float(max(1, felt.count))
      let down: (Float) =
        switch spell.orientation {
        case .portrait: -mean.y
        case .portraitUpsideDown: mean.y
        case .landscapeLeft: -mean.x
        case .landscapeRight: mean.x
        case .faceUp: -mean.z
        case .faceDown: mean.z
        case .unknown: 0
        }
      #expect(down > 0.6, "\(spell)")
    }
  }
}
