import DamagedFiles
import Foundation
import RecordedFiles
import TestSupport
import Testing

@Suite("Commands on files that are damaged, with any options")
struct DamagedCommandTests {
  /// A command, what it reads, and the options it has.
  private struct Subject {
    var command: String
    /// The files of its folder; the first one is damaged.
    var files: [(name: String, seeds: SeedFiles)]
    /// Whether it is given the folder, and not the first file.
    var takesFolder = false
    var options: [(name: String, values: [String])]
    var flags: [String] = []
  }

  /// Values that no option has in mind.
  private static let hostile = [
    "", "0", "1e20", "1e-15", "nan", "99999999999999999999", "\u{1B}[31m", "a\nb", "\u{202E}",
    "::error::", "../../nothing", "/", "=", ",", "a=b", "x,y,z", "'", "\"", "é",
  ]

  private static let recordings = SeedFiles(
    [
      (0..<60).map { "\(Double($0) / 50),\($0 < 30 ? "0,-1" : "-1,0"),0\n" }.joined(),
      (0..<60).map { "\($0 * 10),\($0 < 30 ? "0,-9.81" : "9.81,0"),0\n" }.joined(),
      "0,0,-1,0\n1e20,0,-1,0\n",
    ].map { Array(("time,x,y,z\n" + $0).utf8) })

  private static let scenarios = Result {
    try SeedFiles(
      ["video-player", "presented-containers", "from-the-sensor", "ipad-multitasking"].map { name in
        [UInt8](try Data(contentsOf: Checkout.root.appending(path: "Examples/\(name).yml")))
      })
  }

  private static func subjects() throws -> [Subject] {
    let code = try SeedFiles(endings: ["ViewController.swift", "AppDelegate.swift"])
    let plists = try SeedFiles(endings: ["Info.plist"])
    let project = SeedFiles([
      Array(
        """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources: [.]
            settings: { INFOPLIST_FILE: Info.plist, TARGETED_DEVICE_FAMILY: "1,2" }
        """.utf8)
    ])
    let app = [("A.swift", code), ("Info.plist", plists), ("project.yml", project)]
    let stage = ("--stage", ["iPhone 15, iOS 17", "iPad Pro 11 M5, iOS 26", "iPhone 15"])
    let format = ("--format", ["json", "text"])
    return [
      Subject(
        command: "sense", files: [("r.csv", recordings)],
        options: [
          ("--rate", ["50", "0.001", "100000"]), ("--units", ["g", "mg", "m/s2"]),
          ("--axes", ["ios", "android"]), ("--time-unit", ["s", "ms", "us", "ns"]),
          ("--preset", ["default", "android"]), ("--columns", ["time=time,x=x,y=y,z=z"]),
          ("--svg", ["FOLDER/o.svg"]), ("--evaluate", ["FOLDER/r.csv"]), format,
        ]),
      Subject(
        command: "run", files: [("s.yml", try scenarios.get())],
        options: [
          stage, format, ("--svg", ["FOLDER/o.svg"]), ("--junit", ["FOLDER/o.xml"]),
          ("--jobs", ["1"]), ("--assume", ["first"]),
        ], flags: ["--summary", "--quiet"]),
      Subject(
        command: "explain", files: [("s.yml", try scenarios.get())],
        options: [
          stage, format, ("--screen", ["Player", "VideoList"]), ("--step", ["1", "last", "3"]),
          ("--turn", ["landscapeLeft", "faceUp"]),
        ], flags: ["--verbose"]),
      Subject(
        command: "matrix", files: [("s.yml", try scenarios.get())],
        options: [
          ("--format", ["json", "text", "markdown", "html", "csv", "svg"]), stage,
          ("--ios", ["17", "26"]), ("--device", ["iPhone 15"]), ("--what-if", ["ios=27"]),
        ], flags: ["--unreachable"]),
      Subject(
        command: "model", files: app, takesFolder: true,
        options: [stage, ("--target", ["App"]), ("--output", ["FOLDER/o.yml"])], flags: ["--force"]),
      Subject(
        command: "check", files: app, takesFolder: true,
        options: [
          ("--format", ["json", "sarif", "github", "junit", "checkstyle", "xcode"]),
          ("--ios", ["27"]), ("--jobs", ["1", "3"]), ("--changed-since", ["HEAD"]),
          ("--deployment-target", ["12.0", "16"]), ("--sdk", ["26"]),
          ("--baseline", ["FOLDER/b.json"]), ("--fail-on", ["note", "never"]),
        ], flags: ["--fix", "--dry-run", "--verbose", "--ungrouped", "--write-baseline"]),
    ]
  }

  @Test("Each ends by itself with a status, in words that act on nothing, and whole files")
  func damage() throws {
    let subjects = try Self.subjects()
    let root = FileManager.default.temporaryDirectory.appending(path: "damaged-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    var statuses: [Int32: Int] = [:]
    for number in 0..<Effort.damaged.count(24) {
      let subject = subjects[number % subjects.count]
      var random = SeededGenerator(seed: UInt64(number))
      let folder = root.appending(path: "\(number)")
      // What a hostile value names is written in here, or two folders above.
      let here = folder.appending(path: "here/now")
      try FileManager.default.createDirectory(at: here, withIntermediateDirectories: true)
      for (index, file) in subject.files.enumerated() {
        // Now and then the options alone are hostile.
        let isDamaged = index == 0 && number % 4 != 0
        let bytes =
          isDamaged
          ? file.seeds.damaged(number) : file.seeds.files[random.below(file.seeds.files.count)]
        try Data(bytes).write(to: folder.appending(path: file.name))
      }
      let input = subject.takesFolder ? folder : folder.appending(path: subject.files[0].name)
      let options = Self.options(of: subject, &random)
        .map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
      let arguments = [subject.command, input.path] + options
      let run = try Execution(arguments, in: root, from: here)
      statuses[run.status, default: 0] += 1
      check(run, arguments, "\(number): \(arguments)", folder)
      try FileManager.default.removeItem(at: folder)
    }
    // Some are read and some are refused, or nothing is tried.
    if Effort.damaged.isRaised {
      #expect(statuses[0, default: 0] > 0 && statuses.count > 2, "\(statuses)")
    }
  }

  private static func options(of subject: Subject, _ random: inout SeededGenerator) -> [String] {
    var options: [String] = []
    for option in subject.options where random.below(3) == 0 {
      let values = random.below(6) == 0 ? hostile : option.values
      options += [option.name, values[random.below(values.count)]]
    }
    for flag in subject.flags where random.below(4) == 0 { options.append(flag) }
    return options
  }

  private func check(_ run: Execution, _ arguments: [String], _ what: String, _ folder: URL) {
    guard run.endedWell, [0, 1, 2, 64, 65, 66, 70, 73, 74].contains(run.status) else {
      Issue.record("\(what) ended with \(run.status): \(run.errors)")
      return
    }
    if run.status != 0, run.output.isEmpty, run.errors.isEmpty {
      Issue.record("\(what) ended with \(run.status) without a word")
    }
    // The diff of a dry run has the bytes of the file.
    let streams = [run.errors] + (arguments.contains("--dry-run") ? [] : [run.output])
    for text in streams where text.unicodeScalars.contains(where: Self.acts) {
      Issue.record("\(what) prints what acts on a terminal: \(text.debugDescription)")
    }
    if let place = arguments.firstIndex(of: "--format"), arguments[place + 1] == "json",
      run.status == 0 || run.status == 2, let mistake = JSONText.mistake(in: run.output)
    {
      Issue.record("\(what): \(mistake) in \(run.output)")
    }
    for name in ["o.svg", "o.xml"] {
      let file = folder.appending(path: name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      if let mistake = Markup.mistake(in: text) { Issue.record("\(what): \(name): \(mistake)") }
    }
  }

  /// Whether a character can act on a terminal or on a text around it.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t")
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
