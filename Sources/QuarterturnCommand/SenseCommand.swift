import ArgumentParser
import Foundation
import OrientationSensing
import AccelerationRecordings
import RotationReport
import TextFormats

/// `quarterturn sense`: how a device was held, from a recording of its accelerometer.
struct SenseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sense",
    abstract: "Derives device orientations from a recording of an accelerometer.",
    discussion: """
      The recording is a CSV file as recorder apps write it. Columns, units and time stamps are \
      detected. No file records which way the axes point, so the output begins with what was \
      assumed. The result is two orientations: how the device is held (one of six), and which side \
      was down last (one of four), which is what an interface follows.

      EXAMPLES
        quarterturn sense Examples/recordings/hand-turns.csv
        quarterturn sense Examples/recordings/hand-turns.csv --svg turns.svg
        quarterturn sense Examples/recordings/hand-turns.csv --preset android
        quarterturn sense Examples/recordings/scripted-turns.csv \\
          --evaluate Examples/recordings/scripted-turns.labels.csv
        quarterturn sense log.csv --columns time=ms,x=a1,y=a2,z=a3 --units mg
        gunzip -c day.csv.gz | quarterturn sense - --format json

      From standard input, orientations are printed as they come, and Ctrl-C ends the recording \
      where it is.

      A file that Sensor Logger wrote on an iPhone, with the axes of iOS:
        quarterturn sense Gravity.csv --axes ios
      """)

  @OptionGroup var source: RecordingSource

  @Option(
    help: ArgumentHelp(
      "The sensor's filter parameters.",
      discussion: "One of \(SensingPreset.names.joined(separator: ", "))."))
  var preset = "default"

  @Option(
    help: "Writes an SVG plot of axes, tilt, orientations and where the sensor held back.",
    completion: .file())
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "Compares the orientations with labels.",
      discussion: "A CSV file with from, to, device and upright; times in seconds from the start."),
    completion: .file(extensions: ["csv"]))
  var evaluate: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  func run() throws {
    let preset = try SensingPreset(named: preset)
    let options = try source.options()
    let labels = try evaluate.map { try OrientationLabels(contentsOf: $0) }
    var log = SensingLog()
    Interruption.begin()
    let reader =
      switch preset {
      case .android: try record(AndroidOrientationSensor(), options, in: &log)
      case .parameters(let parameters):
        try record(OrientationSensor(parameters: parameters), options, in: &log)
      }
    let name = source.name
    let report = SensingReport(
      name: name, log, format: reader.format, skippedRowCount: reader.skippedRowCount,
      agreement: labels.map { RecordingAgreement(log, $0) })
    switch format {
    case .json: try Output.print(report.json.text)
    case .text:
      let style = TextStyle(isColored: Terminal.hasColor)
      try Output.print(printsEvents ? "\n" + report.textBehindEvents(style) : report.text(style))
    }
    if let svg {
      try Output.write(
        SensingPlot(title: name, report, labels: labels).svg, to: svg, reading: source.file)
    }
    if Interruption.isRequested { throw Status.interrupted }
  }

  /// Whether orientations are printed while the recording is still read.
  private var printsEvents: Bool { source.file == "-" && format == .text }

  private func record(
    _ sensor: some PostureSensor, _ options: RecordingOptions, in log: inout SensingLog
  ) throws -> RecordingReader {
    var sensor = sensor
    var progress = Progress(source.name)
    defer { progress.end() }
    var failure: (any Error)?
    let reader = try RecordingReader.read(
      contentsOf: source.file, options: options,
      isStopped: { Interruption.isRequested || failure != nil },
      onProgress: { progress.show($0, of: $1) }
    ) { sample in
      let changes = sensor.sense(sample)
      let count = log.events.count
      log.record(sample, sensor.posture, changes)
      guard printsEvents, failure == nil else { return }
      do {
        for event in log.events[count...] { try Output.print(SensingReport.line(event)) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return reader
  }
}
