package import Orientation
public import TextFormats

extension LocatedInfoPlist {
  /// Reads a property list file, XML or binary.
  ///
  /// - Parameter path: the file.
  /// - Throws: what is wrong with the file, with the line and column where it has lines.
  public init(contentsOf path: String) throws(ReadingError) {
    try self.init(contentsOf: path, namedAt: SourceLocation(file: path))
  }

  /// Reads a property list file that is named somewhere else, to which errors about the file as a
  /// whole point.
  package init(contentsOf path: String, namedAt location: SourceLocation) throws(ReadingError) {
    let bytes = try FileBytes.read(path, most: PropertyList.mostBytes, location: location)
    try self.init(bytes: bytes, file: path)
  }

  /// Reads the content of a property list file.
  ///
  /// - Parameters:
  ///   - bytes: XML in UTF-8, or binary.
  ///   - file: the path, for messages.
  /// - Throws: what is wrong with it.
  public init(bytes: [UInt8], file: String) throws(ReadingError) {
    try self.init(try PropertyList(bytes, file: file), file: file)
  }

  /// Reads a dictionary as a program holds it.
  ///
  /// - Parameters:
  ///   - dictionary: keys and values of an Info.plist.
  ///   - location: the place to name in errors.
  /// - Throws: what is wrong with it.
  package init(dictionary: [String: Any], at location: SourceLocation) throws(ReadingError) {
    try self.init(try PropertyList(dictionary, at: location), file: location.file)
  }

  private init(_ list: PropertyList, file: String) throws(ReadingError) {
    guard case .dictionary(let entries) = list.content else {
      throw ReadingError(list.location, "\(list.summary) at the top", expected: "a dictionary")
    }
    self.init(InfoPlist(hasSceneManifest: false), at: SourceLocation(file: file))
    for (key, value) in entries {
      guard let known = InfoPlistKey.allCases.first(where: { $0.propertyListKey == key.text })
      else { continue }
      places[known] = key.location
      try take(known, value)
    }
  }

  private mutating func take(_ key: InfoPlistKey, _ value: PropertyList) throws(ReadingError) {
    switch key {
    case .orientations: plist.orientations = try Self.orientations(value, key)
    case .phoneOrientations: plist.phoneOrientations = try Self.orientations(value, key)
    case .padOrientations: plist.padOrientations = try Self.orientations(value, key)
    case .initialOrientation: plist.initialOrientation = try Self.orientation(value, key)
    case .requiresFullScreen:
      guard case .bool(let bool) = value.content else {
        throw Self.mismatch(value, key, "<true/> or <false/>")
      }
      plist.requiresFullScreen = bool
    case .requiresFullScreenIgnoredStartingWith:
      guard case .string(let text) = value.content, let version = SystemVersion(text) else {
        throw Self.mismatch(value, key, "a string with a version such as 27.0")
      }
      plist.fullScreenIgnoredFrom = version
    case .minimumOSVersion:
      guard case .string(let text) = value.content, let version = SystemVersion(text) else {
        throw Self.mismatch(value, key, "a string with a version such as 15.0")
      }
      plist.minimumOSVersion = version
    case .sceneManifest:
      guard case .dictionary = value.content else {
        throw Self.mismatch(value, key, "a dictionary")
      }
      plist.hasSceneManifest = true
    }
  }

  private static func orientations(
    _ value: PropertyList, _ key: InfoPlistKey
  ) throws(ReadingError) -> [InterfaceOrientation] {
    guard case .array(let values) = value.content else {
      throw mismatch(value, key, "an array of strings")
    }
    guard !values.isEmpty else {
      throw ReadingError(
        value.location, "\(key.propertyListKey) lists no orientation",
        expected: "at least one; without the key the idiom's default counts")
    }
    var list: [InterfaceOrientation] = []
    for value in values { list.append(try orientation(value, key)) }
    return list
  }

  private static func orientation(
    _ value: PropertyList, _ key: InfoPlistKey
  ) throws(ReadingError) -> InterfaceOrientation {
    guard case .string(let text) = value.content else {
      throw mismatch(value, key, "strings such as UIInterfaceOrientationPortrait")
    }
    if let orientation = InfoPlist.orientation(named: text) { return orientation }
    if text.contains("$(") || text.contains("${") {
      throw ReadingError(
        value.location,
        "\(key.propertyListKey) holds the build setting \(ReadingError.quoted(text)),"
          + " which only Xcode can fill in", expected: "an orientation")
    }
    let names = OrientationWords.interface.words.map { word in
      "UIInterfaceOrientation" + word.prefix(1).uppercased() + word.dropFirst()
    }
    throw .unknown(
      "orientation in \(key.propertyListKey),", Word(text: text, location: value.location),
      allowed: names)
  }

  private static func mismatch(
    _ value: PropertyList, _ key: InfoPlistKey, _ expected: String
  ) -> ReadingError {
    ReadingError(value.location, "\(value.summary) for \(key.propertyListKey)", expected: expected)
  }
}
