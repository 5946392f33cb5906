import TextFormats

extension HeadlessDevice {
  /// What is wrong with a device's line or an Info.plist.
  public struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    private let error: ReadingError

    init(_ error: ReadingError) { self.error = error }

    /// What was found, without a full stop.
    public var message: String { error.message }
    /// What was expected; nil when the message includes it.
    public var expected: String? { error.expected }
    /// The valid name nearest to what was found; nil when none is near.
    public var nearest: String? { error.nearest }

    /// One sentence or two: the place, what was found, what was expected and the nearest name.
    public var description: String { error.description }
  }
}
