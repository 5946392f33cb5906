import Orientation

/// One phrase of a stage's line.
enum StagePhrase: Sendable, Equatable {
  case device(DeviceProfile)
  case version(SystemVersion)
  case held(DeviceOrientation)
  case lock(Bool)
  case windowing(WindowingMode)
  case environment(Environment)
  case sdk(SystemVersion)

  /// The phrases that are always the same.
  static let words = Vocabulary<StagePhrase>(
    "phrase in a stage",
    [
      ("lock on", .lock(true)), ("lock off", .lock(false)),
      ("full-screen apps", .windowing(.fullScreenApps)),
      ("windowed apps", .windowing(.windowedApps)), ("Stage Manager", .windowing(.stageManager)),
      ("iPhone app", .environment(.phoneAppOnPad)), ("mirroring", .environment(.mirroring)),
      ("external display", .environment(.externalDisplay)), ("open", .environment(.duoInner)),
      ("closed", .environment(.duoOuter)),
    ])

  /// What kind of phrase it is: each may stand once.
  var kind: String {
    switch self {
    case .device: "device"
    case .version: "system version"
    case .held: "pose"
    case .lock: "lock"
    case .windowing: "windowing mode"
    case .environment: "place"
    case .sdk: "SDK"
    }
  }

  /// Reads a phrase.
  init(_ word: Word) throws(ScenarioError) {
    let parts = word.text.split(separator: " ").map(String.init)
    let first = parts.first?.lowercased() ?? ""
    let rest = parts.dropFirst().joined(separator: " ")
    switch first {
    case "ios", "ipados":
      self = .version(try Self.version(rest, in: word))
    case "sdk":
      self = .sdk(try Self.version(rest, in: word))
    case "held":
      self = .held(try Self.pose(rest, in: word))
    default:
      let text = parts.joined(separator: " ").lowercased()
      if let known = Self.words.entries.first(where: { $0.word.lowercased() == text }) {
        self = known.value
      } else if let device = DeviceProfile.named(word.text) {
        self = .device(device)
      } else {
        throw Self.unknown(word)
      }
    }
  }

  private static func version(_ text: String, in word: Word) throws(ScenarioError) -> SystemVersion
  {
    guard let version = SystemVersion(text) else {
      throw ScenarioError(
        word.location, "no version in \(ScenarioError.quoted(word.text))",
        expected: "a version such as iOS 17 or iOS 26.2")
    }
    return version
  }

  /// A pose, written as one word or as several: `landscape left`.
  private static func pose(_ text: String, in word: Word) throws(ScenarioError) -> DeviceOrientation
  {
    let written = text.filter { $0 != " " }.lowercased()
    let poses = Words.deviceOrientation.entries.filter { $0.value != .unknown }
    if let pose = poses.first(where: { $0.word.lowercased() == written }) { return pose.value }
    throw .unknown(
      "pose", Word(text: text, location: word.location), allowed: poses.map(\.word))
  }

  private static func unknown(_ word: Word) -> ScenarioError {
    let isDevice = word.text.lowercased().hasPrefix("ip")
    let devices = DeviceProfile.all.map(\.name)
    let fixed = words.words + ["iOS 17", "held portrait", "SDK 26"]
    return ScenarioError(
      word.location,
      "unknown \(isDevice ? "device" : "phrase in a stage") \(ScenarioError.quoted(word.text))",
      expected: isDevice
        ? "a device that `quarterturn devices` lists"
        : "a device or one of " + fixed.joined(separator: ", "),
      nearest: Spelling.nearest(to: word.text, in: devices + fixed))
  }
}
