/// Lines of code with their indentation.
struct CodeLines {
  private(set) var lines: [String] = []
  private var depth = 0

  /// Adds a line; what ends with an opening bracket goes deeper, what begins with a closing one
  /// comes back.
  mutating func add(_ line: String) {
    if line.hasPrefix("}") || line.hasPrefix("]") || line.hasPrefix(")") { depth -= 1 }
    lines.append(line.isEmpty ? "" : String(repeating: "    ", count: max(0, depth)) + line)
    if ["{", "[", "(", " in"].contains(where: line.hasSuffix) { depth += 1 }
  }

  /// Adds several lines.
  mutating func add(_ lines: [String]) { for line in lines { add(line) } }

  var count: Int { lines.count }
  var text: String { lines.joined(separator: "\n") + "\n" }
}
