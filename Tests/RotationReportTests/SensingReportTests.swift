import Foundation
import Orientation
import OrientationSensing
import AccelerationRecordings
import Testing
import TestSupport

@testable import RotationReport
import TextFormats

@Suite struct SensingReportTests {
  /// A phone that is upright, turned onto its left edge, and laid down, 20 samples a second.
  static let samples: [AccelerationSample] = (0...200).map { index in
    let time = Double(index) / 20
    let part = Float(min(1, max(0, (time - 3) / 0.8)))
    let flat = Float(min(1, max(0, (time - 7) / 0.6)))
    return AccelerationSample(
      time: time, x: -part * (1 - flat), y: -(1 - part), z: -flat + Float(index % 3) * 0.01)
  }

  static let format = RecordingFormat(
    unit: .init(.metresPerSecondSquared, .heading), axes: .init(.android, .convention),
    timeUnit: .init(.milliseconds, .values), columns: ["t", "ax", "ay", "az"])

  static let labels = OrientationLabels(
    device: [
      .init(from: 0, to: 3, .portrait), .init(from: 3, to: 7, .landscapeLeft),
      .init(from: 7.5, to: 10, .faceUp),
    ],
    upright: [.init(from: 0, to: 3, .portrait), .init(from: 4, to: 7, .landscapeLeft)])

  static func report(_ samples: [AccelerationSample] = samples) -> SensingReport {
    let log = MadeUpSensor.log(samples)
    return SensingReport(
      name: "turn.csv", log, format: format, agreement: RecordingAgreement(log, labels))
  }

  @Test("A report is the same as it was, as text, as JSON and as a picture")
  func snapshots() throws {
    let report = Self.report()
    try expectSnapshot(report.text(), "sensing.txt")
    try expectSnapshot(report.json.text, "sensing.json")
    try expectSnapshot(
      SensingPlot(title: "A turn & its labels", report, labels: Self.labels).svg, "sensing.svg")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(report.json.text.utf8))
    }
  }

  @Test("Plots of no samples, one, and odd ones are well-formed")
  func oddRecordings() {
    let odd: [[AccelerationSample]] = [
      [], [Self.samples[0]],
      [
        AccelerationSample(time: 0, x: .nan, y: .infinity, z: 0),
        AccelerationSample(time: -5, x: 0, y: 0, z: 0),
        AccelerationSample(time: 1e12, x: 0, y: -100, z: 0),
        AccelerationSample(time: 3, x: 0, y: -1, z: 0),
      ],
    ]
    for samples in odd {
      let report = SensingReport(name: "<odd>", MadeUpSensor.log(samples), format: nil)
      let svg = SensingPlot(title: "]]> & \u{1}", report).svg
      #expect(XMLOutline(svg).isWellFormed)
      #expect(!svg.contains("nan") && !svg.contains("inf\""))
      #expect(report.text().hasPrefix("<odd>: \(samples.count) sample"))
      #expect(!report.json.text.contains("nan"))
    }
  }

  @Test("However often a device is turned and shaken, its plot stays readable")
  func busyPlot() {
    var log = SensingLog()
    for index in 0..<60_000 {
      let side: DeviceOrientation = index % 2 == 0 ? .portrait : .landscapeLeft
      let posture = Posture(
        orientation: side, lastUpright: side, disturbance: index % 3 == 0 ? .shaking : nil)
      log.record(
        AccelerationSample(time: Double(index), x: 0, y: -1, z: 0), posture,
        [.orientation, .lastUpright, .disturbance])
    }
    #expect(log.events.count == 60_000)
    let svg = SensingPlot(
      title: "Busy", SensingReport(name: "busy.csv", log, format: nil)
    ).svg
    #expect(svg.utf8.count < 2_000_000, "\(svg.utf8.count)")
    #expect(svg.contains(">10 h<"))
    #expect(XMLOutline(svg).isWellFormed)
  }

  @Test("Odd time stamps are reported, and a correct recording has no report")
  func oddities() {
    #expect(Self.report().oddities == [])
    let late = [0, 0.02, 0.04, 0.03, 2.5].map { AccelerationSample(time: $0, x: 0, y: -1, z: 0) }
    let report = SensingReport(
      name: "late.csv", MadeUpSensor.log(late), format: nil, skippedRowCount: 2)
    #expect(
      report.oddities == [
        "2 rows without acceleration were left out", "time runs backwards once",
        "the longest gap between samples is 2.47 s",
      ])
  }

  @Test("A recording that is mostly upside down may have other axes, unless they are given")
  func upsideDown() {
    let turned = Self.samples.map { sample in
      let felt = sample.acceleration
      return AccelerationSample(time: sample.time, x: -felt.x, y: -felt.y, z: -felt.z)
    }
    let hint = "it is mostly upside down or face down: its axes may be those of iOS"
    #expect(Self.report(turned).oddities == [hint])
    var known = Self.format
    known.axes.evidence = .given
    let report = SensingReport(name: "turn.csv", MadeUpSensor.log(turned), format: known)
    #expect(report.oddities == [])
  }

  @Test("A log has the changes of its sensor, and spells that fill the time between them")
  func log() {
    let log = MadeUpSensor.log(Self.samples)
    #expect(log.events.map(\.device) == [.portrait, .landscapeLeft, .faceUp])
    #expect(log.events.map(\.upright) == [.portrait, .landscapeLeft, .landscapeLeft])
    #expect(log.spells.allSatisfy { $0.reason == .shaking && $0.from < $0.to })
    #expect(log.spells.count == 2)
    #expect(log.end == 10 && log.sampleCount == 201 && log.rate == 20)
    var open = SensingLog()
    open.record(Self.samples[0], .unknown, [])
    open.record(Self.samples[20], .unknown, [])
    #expect(open.spells == [.init(from: 0, to: 1, reason: .settling)])
  }

  @Test("A picture takes a fixed room and keeps every extreme, however long the recording")
  func picture() throws {
    var picture = AccelerationPicture()
    var random = SeededGenerator(seed: 9)
    var (least, most) = (Float.infinity, -Float.infinity)
    var sum = 0.0
    for index in 0..<50_000 {
      let x = Float.random(in: -2...2, using: &random)
      (least, most) = (min(least, x), max(most, x))
      sum += Double(x)
      picture.add(AccelerationSample(time: Double(index) * 0.37, x: x, y: -1, z: 0))
      #expect(picture.columns.count <= AccelerationPicture.mostColumns)
    }
    #expect(picture.columns.count > AccelerationPicture.mostColumns / 2 - 1)
    #expect(picture.columns.map(\.least.x).min() == least)
    #expect(picture.columns.map(\.most.x).max() == most)
    #expect(abs(picture.columns.reduce(0) { $0 + $1.sum.x } - sum) < 1e-6)
    #expect(picture.columns.reduce(0) { $0 + $1.count } == 50_000)
  }

  @Test(
    "Tilt is the angle that the arcsine gives", arguments: (-18...18).map { $0 * 5 })
  func tilt(degrees: Int) throws {
    let angle = Double(degrees) * .pi / 180
    var column = AccelerationPicture.Column()
    column.sum = SIMD3(cos(angle), 0, -sin(angle)) * 3
    column.count = 3
    #expect(abs(try #require(column.tilt) - Double(degrees)) < 0.01)
  }
}
