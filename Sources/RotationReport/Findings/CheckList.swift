public import RotationFindings

/// All checks in a table.
public enum CheckList {
  /// A line for each check: name, severity and title.
  ///
  /// - Parameters:
  ///   - checks: the checks, in order.
  ///   - style: whether to use colour.
  /// - Returns: text that ends with a line break.
  public static func text(_ checks: [CheckDescription], _ style: TextStyle = TextStyle()) -> String
  {
    let width = checks.map(\.name.count).max() ?? 0
    return checks.map { check in
      let severity = check.isOptIn ? "opt-in" : check.severity.rawValue
      return style.ink(check.name.padded(to: width), .bold) + "  "
        + style.ink(severity.padded(to: 9), .dim) + "  \(check.title)\n"
    }.joined()
  }
}
