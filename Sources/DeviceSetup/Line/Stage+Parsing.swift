public import Orientation
public import TextFormats

extension Stage {
  /// Reads a stage's line, such as `iPhone 15, iOS 17, held landscapeLeft`.
  ///
  /// - Parameters:
  ///   - text: the phrases between commas.
  ///   - location: where the text begins; by default the first column of a file called `stage`.
  ///   - subject: what the line is called in messages.
  ///   - checksVersion: whether a system that the device never ran is an error.
  /// - Throws: what is unknown, missing or there twice, and systems the device never ran.
  public init(
    parsing text: String,
    at location: SourceLocation = SourceLocation(file: "stage", line: 1, column: 1),
    as subject: String = "stage", checksVersion: Bool = true
  ) throws(ReadingError) {
    var phrases: [(phrase: StagePhrase, word: Word)] = []
    for word in Stage.words(text, at: location) {
      let phrase = try StagePhrase(word, in: subject)
      if let first = phrases.first(where: { $0.phrase.kind == phrase.kind }) {
        throw ReadingError(
          word.location,
          "a second \(phrase.kind), \(ReadingError.quoted(word.text)), after "
            + ReadingError.quoted(first.word.text))
      }
      phrases.append((phrase, word))
    }
    var device: DeviceName?
    var version: SystemVersion?
    for (phrase, _) in phrases {
      if case .device(let found) = phrase { device = found }
      if case .version(let found) = phrase { version = found }
    }
    guard let device else {
      throw ReadingError(
        location, "a \(subject) without a device", expected: "one such as iPhone 15")
    }
    guard let version else {
      throw ReadingError(
        location, "a \(subject) without a system version", expected: "one such as iOS 17")
    }
    self.init(device: device.model(running: version), version: version)
    for (phrase, word) in phrases {
      try take(phrase, word)
      if checksVersion, case .version = phrase { try checkVersion(word) }
    }
  }

  /// The phrases of a line, each with its place.
  private static func words(_ text: String, at location: SourceLocation) -> [Word] {
    var words: [Word] = []
    var column = location.column ?? 1
    // There are seven kinds of phrases, so what follows the eighth comma is wrong anyway.
    for part in text.split(separator: ",", maxSplits: 8, omittingEmptySubsequences: false) {
      let spaces = part.prefix { $0 == " " }.count
      let trimmed = part.dropFirst(spaces)
      let end = trimmed.lastIndex { $0 != " " }.map { trimmed.index(after: $0) }
      var place = location
      if location.column != nil { place.column = column + spaces }
      words.append(Word(text: String(trimmed[..<(end ?? trimmed.startIndex)]), location: place))
      column += part.unicodeScalars.count + 1
    }
    return words
  }

  /// Takes a phrase over, once device and system are known.
  private mutating func take(_ phrase: StagePhrase, _ word: Word) throws(ReadingError) {
    switch phrase {
    case .device, .version: break
    case .held(let pose): held = pose
    case .lock(let isOn): isUserLocked = isOn
    case .sdk(let sdk): linkedSDK = sdk
    case .windowing(let mode):
      guard device.idiom == .pad else {
        throw ReadingError(
          word.location, "\(ReadingError.quoted(word.text)) with \(device.name)",
          expected: "an iPad: an iPhone shows one app at a time")
      }
      windowingMode = mode
    case .environment(let place):
      try check(place, word)
      environment = place
    }
  }

  private func checkVersion(_ word: Word) throws(ReadingError) {
    guard !device.runs(version) else { return }
    throw ReadingError(
      word.location, "\(device.name) never ran iOS \(version)", expected: device.systems)
  }

  private func check(_ place: SceneEnvironment, _ word: Word) throws(ReadingError) {
    let expected: String? =
      switch place {
      case .phoneAppOnPad: device.idiom == .pad ? nil : "an iPad"
      case .mirroring: device.idiom == .phone ? nil : "an iPhone"
      case .duoInner, .duoOuter: device.displays.count > 1 ? nil : "a device with two displays"
      case .phone, .pad, .externalDisplay: nil
      }
    guard let expected else { return }
    throw ReadingError(
      word.location, "\(ReadingError.quoted(word.text)) with \(device.name)", expected: expected)
  }
}
