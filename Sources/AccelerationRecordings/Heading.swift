/// The heading of one column.
struct Heading {
  /// The text as it is in the file.
  let text: String
  /// The unit, in lower case without spaces; empty when there is none.
  let unit: String
  /// The letters and digits of the rest, in lower case.
  let name: String

  init(_ text: String) {
    self.text = text
    var rest = Substring(text)
    var unit = ""
    if let open = text.lastIndex(where: { $0 == "(" || $0 == "[" }) {
      let close = text[open...].lastIndex { $0 == ")" || $0 == "]" } ?? text.endIndex
      unit = Self.normal(text[text.index(after: open)..<close])
      rest = text[..<open]
    }
    var words = Self.words(rest)
    // `timestamp_ms`, `seconds_elapsed`, `Time since start in ms`.
    if unit.isEmpty, words.count > 1, let last = words.last, TimeUnit(word: last) != nil {
      unit = last
      words.removeLast()
      if words.last == "in" { words.removeLast() }
    }
    self.unit = unit
    name = words.joined()
  }

  /// The axis and the kind of acceleration in the column; nil for anything else.
  var axis: (axis: Int, quantity: Quantity, stem: String)? {
    for (axis, letter) in ["x", "y", "z"].enumerated() {
      for stem in [
        name.hasSuffix(letter) ? name.dropLast() : nil,
        name.hasPrefix(letter) ? name.dropFirst() : nil,
      ] {
        if let stem, let quantity = Quantity(stem: String(stem)) {
          return (axis, quantity, String(stem))
        }
      }
    }
    return nil
  }

  /// What an acceleration contains.
  enum Quantity: Sendable, Hashable {
    /// Gravity and the movement of the device.
    case total
    /// As above, under a heading with the axis only.
    case bare
    /// Gravity alone.
    case gravity
    /// The movement of the device alone.
    case movement

    init?(stem: String) {
      switch stem {
      case "", "axis", "value": self = .bare
      case "a", "acc", "accel", "accl", "accelerometer", "acceleration", "accelerations",
        "accelerometeracceleration", "accelerometerraw", "accelerometeruncalibrated",
        "accelerationwithg", "accelerationwithgravity", "accelerationincludinggravity", "accraw",
        "accwithg", "accg", "gf", "gforce", "phoneacc", "rawacc", "rawaccel", "rawacceleration",
        "totalacc", "totalaccel", "totalacceleration", "uncalibratedaccelerometer":
        self = .total
      case "grav", "gravity", "gravityacceleration", "motiongravity": self = .gravity
      case "linacc", "linaccel", "linear", "linearacc", "linearaccel", "linearacceleration",
        "linearaccelerometer", "accelerationwithoutg", "accwithoutg", "motionuseracceleration",
        "useracc", "useraccel", "useracceleration":
        self = .movement
      default: return nil
      }
    }
  }

  /// How well the column serves as time: 0 best; nil for no time at all.
  var timeRank: Int? {
    switch name {
    case "seconds" where unit.isEmpty, "elapsed", "elapsedtime", "timeelapsed", "secondselapsed",
      "timesincestart", "secondssincestart":
      return 0
    case "accelerometertimestampsincereboot", "sensortimestamp", "accelerometertimestamp": return 1
    case "motiontimestampsincereboot", "time", "timestamp", "t", "sampletime", "unixtime", "epoch":
      return 2
    case "", "ms", "millis", "sec", "seconds", "milliseconds", "nanoseconds", "ns":
      return TimeUnit(word: name) == nil && TimeUnit(word: unit) == nil ? nil : 3
    case "date", "datetime", "clock", "loggingtime", "localtime", "timeofday": return 4
    default: return name.hasPrefix("time") || name.hasSuffix("timestamp") ? 5 : nil
    }
  }

  /// The unit of time that the heading names.
  var timeUnit: TimeUnit? { TimeUnit(word: unit) ?? TimeUnit(word: name) ?? elapsedUnit }

  private var elapsedUnit: TimeUnit? { name.hasPrefix("seconds") ? .seconds : nil }

  /// The unit of acceleration that the heading names.
  var accelerationUnit: AccelerationUnit? {
    AccelerationUnit(word: unit) ?? (name.hasPrefix("gf") ? .gravity : nil)
  }

  /// Which way the axes point, if it is known from a name.
  ///
  /// CoreMotion's names are those of iOS. `gFx` is Physics Toolbox's, which on Android divides what
  /// the system reports; what it does on iOS is not documented.
  var axes: RecordingFormat.Known<SensorAxes>? {
    if name.hasPrefix("gf") { return .init(.android, .convention) }
    let isCoreMotion = name.hasPrefix("accelerometeracceleration") || name.hasPrefix("motion")
    return isCoreMotion ? .init(.iOS, .heading) : nil
  }

  private static func normal(_ text: Substring) -> String {
    var out = ""
    for character in text.lowercased() where !" ^*⁻".contains(character) {
      switch character {
      case "²": out += "2"
      case "µ", "μ": out += "u"
      default: out.append(character)
      }
    }
    return out
  }

  /// The words of a name: `accelerometerTimestamp_sinceReboot` has three.
  private static func words(_ text: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var lastIsSmall = false
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || (scalar.value >= 48 && scalar.value < 58)
      let isCapital = scalar.properties.isUppercase
      if !isLetter || (isCapital && lastIsSmall) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word += scalar.properties.lowercaseMapping }
      lastIsSmall = isLetter && !isCapital
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension TimeUnit {
  fileprivate init?(word: String) {
    switch word {
    case "s", "sec", "secs", "second", "seconds": self = .seconds
    case "ms", "msec", "millis", "millisecond", "milliseconds": self = .milliseconds
    case "us", "usec", "micros", "microsecond", "microseconds": self = .microseconds
    case "ns", "nsec", "nanos", "nanosecond", "nanoseconds": self = .nanoseconds
    default: return nil
    }
  }
}

extension AccelerationUnit {
  fileprivate init?(word: String) {
    switch word {
    case "g", "gs", "gravities": self = .gravity
    case "mg": self = .milligravity
    case "m/s2", "ms2", "ms-2", "m/s/s", "mps2", "m.s-2": self = .metresPerSecondSquared
    default: return nil
    }
  }
}
