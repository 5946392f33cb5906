import Foundation

/// What the command line asks for.
struct Options {
  var broad: String?
  var pockets: String?
  var steps: String?
  var part = Part.heldOut
  var rules: [String] = []
  var notes = false
  var isTradeOff = false
  var skipped: Set<String> = []

  /// Reads the arguments; ends the program with a message if one is not understood.
  init(_ arguments: some Collection<String>) {
    var rest = Array(arguments)
    while !rest.isEmpty {
      let option = rest.removeFirst()
      if option == "--notes" {
        notes = true
        continue
      }
      if option == "--trade-off" {
        isTradeOff = true
        continue
      }
      guard let value = rest.first else { Self.fail("\(option) needs a value") }
      rest.removeFirst()
      switch option {
      case "--broad": broad = value
      case "--pockets": pockets = value
      case "--steps": steps = value
      case "--rule": rules.append(value)
      case "--skip": skipped.insert(value)
      case "--part":
        guard let part = Part(rawValue: value) else {
          Self.fail("--part is held-out, tuning or all, not \(value)")
        }
        self.part = part
      default: Self.fail("\(option) is not known; see main.swift")
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Sensing: \(message)\n".utf8))
    exit(2)
  }
}
