import RotationFindings
import Orientation
import RotationChecker
import Testing
import TextFormats
import XcodeProjectFiles

@Suite struct CheckConfigurationTests {
  static func read(_ yaml: String) throws(ReadingError) -> CheckConfiguration {
    try CheckConfiguration(bytes: Array(yaml.utf8), file: ".quarterturn.yml")
  }

  static let whole = """
    only: [invalid-suppression, unused-suppression]
    disable: unused-suppression
    opt-in: []
    severity: { invalid-suppression: note }
    include: [App, Kit]
    exclude:
      - "App/Generated/**"
    deployment-target: 15.4
    sdk: 27
    require-reason: yes
    fail-on: warning
    baseline: quarterturn-baseline.json
    ignore:
      - check: invalid-suppression
        path: App/Info.plist
        reason: it's the template's

    """

  @Test("Every key is read")
  func keys() throws {
    let configuration = try Self.read(Self.whole)
    #expect(configuration.only == ["invalid-suppression", "unused-suppression"])
    #expect(configuration.disabled == ["unused-suppression"])
    #expect(configuration.severities == ["invalid-suppression": .note])
    #expect(configuration.included == [Glob("App"), Glob("Kit")])
    #expect(configuration.excluded == [Glob("App/Generated/**")])
    #expect(configuration.deploymentTarget == SystemVersion(15, 4))
    #expect(configuration.sdk == SystemVersion(27))
    #expect(configuration.requiresReason)
    #expect(configuration.failOn == .warning)
    #expect(configuration.baseline == "quarterturn-baseline.json")
    #expect(configuration.ignored.map(\.reason) == ["it's the template's"])
    #expect(configuration.reads("App/A.swift") && !configuration.reads("App/Generated/A.swift"))
    #expect(!configuration.reads("Other/A.swift"))
  }

  @Test(
    "What is printed as the configuration in force reads back as it",
    arguments: ["", "# nothing\n\n  # here\n", whole, "{}", "fail-on: note", "disable: []"])
  func printing(yaml: String) throws {
    let configuration = try Self.read(yaml)
    #expect(try Self.read(configuration.text) == configuration)
  }

  @Test(
    "A mistake is reported with line, column and the nearest word",
    arguments: [
      ("disabled: []", ".quarterturn.yml:1:1: unknown configuration key 'disabled'. Expected"),
      ("disable: [unused-supression]", "did you mean unused-suppression?"),
      ("sdk: 26\n\nfail-on: warn", ".quarterturn.yml:3:10: unknown severity 'warn'"),
      ("severity: { unused-suppression: fatal }", "1:33: unknown severity 'fatal'"),
      ("sdk: newest", "1:6: 'newest' is not a version. Expected one such as 15 or 26.2."),
      ("exclude: [../Other]", "1:11: the pattern '../Other' leaves the project"),
      ("exclude: /tmp", "1:10: the pattern '/tmp' leaves the project"),
      ("ignore: [{ path: A }]", "1:10: an entry without check"),
      ("ignore: [{ check: unused-suppression }]", "1:10: an entry without path"),
      ("ignore: { chek: a }", "did you mean check?"),
      ("require-reason: maybe", "1:17: unknown value 'maybe'"),
      ("- a", "1:1: found a list. Expected a map of keys such as disable."),
      ("only: {", "nothing where a value is required"), ("a: &b c", "an anchor or an alias"),
      ("\tonly: []", "a tab as indentation"),
    ])
  func mistakes(yaml: String, message: String) {
    let error = #expect(throws: ReadingError.self) { try Self.read(yaml) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message), "\(error.map { "\($0)" } ?? "")")
  }

  @Test("Checks that must be asked for run when they are; others unless they are not wanted")
  func running() throws {
    let plain = CheckDescription(
      "unused-suppression", title: "", rationale: "", severity: .note, versions: "",
      triggering: [], quiet: [])
    var optIn = plain
    optIn.isOptIn = true
    #expect(CheckConfiguration().runs(plain) && !CheckConfiguration().runs(optIn))
    #expect(try Self.read("opt-in: unused-suppression").runs(optIn))
    #expect(try Self.read("only: unused-suppression").runs(optIn))
    #expect(try !Self.read("only: invalid-suppression").runs(plain))
    #expect(try !Self.read("disable: unused-suppression").runs(plain))
  }
}
