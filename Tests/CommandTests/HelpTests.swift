import Foundation
import Testing

/// What `--help` prints.
@Suite struct HelpTests {
  static let commands = [
    "check", "run", "explain", "matrix", "model", "sense", "devices", "rules",
  ]

  @Test("The examples of a command's help work", arguments: commands)
  func examples(command: String) throws {
    let help = try Command(command, "--help").output
    let examples = try Self.examples(in: help)
    #expect(!examples.isEmpty)
    for example in examples {
      let run = try Command(arguments: example)
      // The sample project has findings.
      #expect(run.status == (example[0] == "check" ? 2 : 0), "\(example) \(run.errors)")
    }
  }

  /// The examples that need no other files than the repository's, and write none.
  private static func examples(in help: String) throws -> [[String]] {
    let start = try #require(help.range(of: "EXAMPLES\n"))
    let end = try #require(help.range(of: "\nUSAGE:"))
    let text = help[start.upperBound..<end.lowerBound].replacing(#/ \\\n +/#, with: " ")
    return text.split(separator: "\n").map(words).compactMap { words in
      let files = words.filter { $0.contains("/") || $0.hasSuffix(".csv") || $0.hasSuffix(".yml") }
      let writes = words.contains { ["--svg", "--junit", "--output", "--fix"].contains($0) }
      guard words.first == "quarterturn", !words.contains("|"), !writes,
        files.allSatisfy({ $0.hasPrefix("Examples/") }), words[1] != "check" || !files.isEmpty
      else { return nil }
      return Array(words.dropFirst())
    }
  }

  /// The words of a line up to a remark, which follows several spaces.
  private static func words(_ line: Substring) -> [String] {
    let command = line.trimmingPrefix { $0 == " " }.split(separator: "   ").first ?? ""
    var words: [String] = []
    for (index, part) in command.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
