/// A reason to stop that needs no reminder of how the command is used.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
