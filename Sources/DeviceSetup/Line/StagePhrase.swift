import Orientation
import TextFormats

/// One phrase of a stage's line.
enum StagePhrase: Sendable, Equatable {
  case device(DeviceName)
  case version(SystemVersion)
  case held(DeviceOrientation)
  case lock(Bool)
  case windowing(WindowingMode)
  case environment(SceneEnvironment)
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

  /// Other ways to write some of them, and the poses without `held`.
  static let shortWords: [(word: String, value: StagePhrase)] =
    [
      ("locked", .lock(true)), ("unlocked", .lock(false)),
      ("full screen", .windowing(.fullScreenApps)), ("windowed", .windowing(.windowedApps)),
    ] + poses.map { ($0.word, .held($0.value)) }

  /// The poses a device can be in.
  private static let poses = OrientationWords.device.entries.filter { $0.value != .unknown }

  /// What kind of phrase it is: each may occur once.
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
  ///
  /// - Parameters:
  ///   - word: the phrase and its place.
  ///   - subject: what the line is called in messages.
  /// - Throws: what is unknown in it.
  init(_ word: Word, in subject: String) throws(ReadingError) {
    do throws(ReadingError) {
      try self.init(alone: word, in: subject)
    } catch {
      throw Self.missingComma(in: word) ?? error
    }
  }

  private init(alone word: Word, in subject: String) throws(ReadingError) {
    let parts = word.text.split(separator: " ").map(String.init)
    let first = parts.first?.lowercased() ?? ""
    let rest = parts.dropFirst().joined(separator: " ")
    switch first {
    case "ios", "ipados":
      self = .version(try Self.version(rest, in: word))
    case "sdk", "linked":
      self = .sdk(try Self.version(rest, in: word))
    case "held":
      self = .held(try Self.pose(rest, in: word))
    default:
      if let known = Self.known(word.text) {
        self = known
      } else if let device = DeviceName(word.text) {
        self = .device(device)
      } else {
        throw Self.unknown(word, in: subject)
      }
    }
  }

  /// The error for two phrases without a comma between them: `iPhone 15 iOS 17`.
  private static func missingComma(in word: Word) -> ReadingError? {
    let parts = word.text.split(separator: " ").map(String.init)
    // No phrase has more words than a device's name, and hardly any line more than these.
    guard (2...16).contains(parts.count) else { return nil }
    func isPhrase(_ words: ArraySlice<String>) -> Bool {
      let text = words.joined(separator: " ")
      return (try? StagePhrase(alone: Word(text: text, location: word.location), in: "")) != nil
    }
    for count in (1..<parts.count).reversed() where isPhrase(parts[..<count]) {
      let rest = parts[count...]
      let second = (1...rest.count).reversed().first { isPhrase(rest.prefix($0)) }
      guard let second else { continue }
      let (left, right) = (parts[..<count], rest.prefix(second))
      return ReadingError(
        word.location,
        "no comma between \(ReadingError.quoted(left.joined(separator: " "))) and "
          + ReadingError.quoted(right.joined(separator: " ")),
        expected: "'\(left.joined(separator: " ")), \(rest.joined(separator: " "))'")
    }
    return nil
  }

  /// The phrase that is always written so, whatever its capitals and spaces.
  private static func known(_ text: String) -> StagePhrase? {
    let written = Self.letters(text)
    return (words.entries + shortWords).first { letters($0.word) == written }?.value
  }

  private static func letters(_ text: String) -> String { text.filter { $0 != " " }.lowercased() }

  private static func version(_ text: String, in word: Word) throws(ReadingError) -> SystemVersion {
    guard let version = SystemVersion(text) else {
      throw ReadingError(
        word.location, "no version in \(ReadingError.quoted(word.text))",
        expected: "a version such as iOS 17 or iOS 26.2")
    }
    guard BehaviorTable.known.knows(version) else {
      throw ReadingError(
        word.location, "no system of \(ReadingError.quoted(word.text)) is known",
        expected: BehaviorTable.known.systemNames)
    }
    return version
  }

  /// A pose, written as one word or as several: `landscape left`.
  private static func pose(_ text: String, in word: Word) throws(ReadingError) -> DeviceOrientation
  {
    let written = letters(text)
    if let pose = poses.first(where: { letters($0.word) == written }) { return pose.value }
    throw .unknown("pose", Word(text: text, location: word.location), allowed: poses.map(\.word))
  }

  private static func unknown(_ word: Word, in subject: String) -> ReadingError {
    let isDevice = word.text.lowercased().hasPrefix("ip")
    let fixed = words.words + ["iOS 17", "held portrait", "SDK 26"]
    return ReadingError(
      word.location,
      "unknown \(isDevice ? "device" : "phrase in a \(subject)") \(ReadingError.quoted(word.text))",
      expected: isDevice
        ? "a device that `quarterturn devices` lists"
        : "a device or one of " + fixed.joined(separator: ", "),
      nearest: isDevice
        ? DeviceName.nearest(to: word.text)
        : Spelling.nearest(to: word.text, in: fixed + shortWords.map(\.word))
          ?? DeviceName.nearest(to: word.text))
  }
}
