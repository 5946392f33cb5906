/// A reason to stop that needs no reminder of how the command is used.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A result that cannot be written, which ends every command with 74 (`EX_IOERR`).
struct OutputError: Error, CustomStringConvertible {
  static let status: Int32 = 74
  let description: String

  init(_ description: String) { self.description = description }
}
