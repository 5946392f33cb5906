import AccelerationRecordings
import DamagedFiles
import OrientationSensing
import RotationReport
import TestSupport
import Testing
import TextFormats

@Suite("Recordings that are damaged, through to what is printed of them")
struct DamagedSensingTests {
  private static let header = "time,x,y,z\n"

  /// A device that is turned every second, at a rate that the file's numbers show.
  private static func turns(_ time: (Int) -> String) -> String {
    header + (0..<120).map { "\(time($0)),\($0 / 50 % 2 == 0 ? "0,-1" : "-1,0"),0.1\n" }.joined()
  }

  /// Times that no clock has, beside some that one has.
  private static let seeds = SeedFiles(
    [
      turns { "\(Double($0) / 50)" }, turns { "\($0 * 20)" }, turns { "\($0 * 20_000_000)" },
      turns { "\($0 * 10)" }, turns { "\(Double($0) * 1e-15)" }, turns { "\(Double($0) * 1e18)" },
      turns { $0 < 60 ? "\(Double($0) / 50)" : "\(1e20 + Double($0) * 1e16)" },
      turns { "\(9_223_372_036_854_775_000 + $0)" }, turns { $0 == 119 ? "1e300" : "\($0)" },
      header + "0,0,-1,0\n1e20,0,-1,0\n", header + "-1e17,0,-1,0\n1e17,-1,0,0\n",
    ].map { Array($0.utf8) })

  private static let labels =
    "from,to,device,upright\n0,0.5,portrait,portrait\n0.5,1e20,landscapeLeft,landscapeLeft\n"

  @Test("Their text, JSON and plot are whole, and have no number that is none")
  func damage() throws {
    let labels = try OrientationLabels(csv: Self.labels)
    var reported = 0
    Self.seeds.each(Effort.damaged.count(150), "recordings with reports") { number, bytes in
      let options = RecordingOptions(
        timeUnit: number % 5 == 0 ? TimeUnit.allCases[number / 5 % TimeUnit.allCases.count] : nil,
        rate: number % 7 == 0 ? [1e-3, 50, 1e5][number / 7 % 3] : nil)
      guard let report = report(bytes, options, number % 2 == 0 ? labels : nil) else { return }
      reported += 1
      let text = report.text(TextStyle(isColored: false))
      if text.unicodeScalars.contains(where: {
        $0 != "\n" && $0.properties.generalCategory == .control
      }) {
        Issue.record("\(number): \(text)")
      }
      if let mistake = JSONText.mistake(in: report.json.text) {
        Issue.record("\(number): \(mistake) in \(report.json.text)")
      }
      let plot = SensingPlot(title: "r.csv", report, labels: number % 2 == 0 ? labels : nil).svg
      if let mistake = Markup.mistake(in: plot) { Issue.record("\(number): \(mistake)") }
      for word in ["\"nan", "\"inf", "\"-inf", " nan", " inf", " -inf", ",nan", ",inf"]
      where plot.contains(word) || text.contains(word) {
        Issue.record("\(number): ‘\(word)’ in the report")
      }
    }
    // Most damage is not refused, or the reports are not tried.
    #expect(
      reported > (Effort.damaged.isRaised ? Effort.damaged.count(150) / 8 : 0), "\(reported)")
  }

  /// What `sense` would report; nil where the recording is refused.
  private func report(
    _ bytes: [UInt8], _ options: RecordingOptions, _ labels: OrientationLabels?
  ) -> SensingReport? {
    var (log, sensor) = (SensingLog(), OrientationSensor())
    var reader = RecordingReader(file: "r.csv", options: options)
    func record(_ sample: AccelerationSample) {
      let changes = sensor.sense(sample)
      log.record(sample, sensor.posture, changes)
    }
    do throws(ReadingError) {
      try reader.read(bytes, record)
      try reader.finish(record)
    } catch {
      return nil
    }
    return SensingReport(
      name: "r.csv", log, format: reader.format, skippedRowCount: reader.skippedRowCount,
      agreement: labels.map { RecordingAgreement(log, $0) })
  }
}
