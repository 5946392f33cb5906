import Orientation

/// What recognises a finding although its line has moved or its message was reworded.
public struct FindingKey: Sendable, Hashable {
  /// The name of the check.
  public var check: String
  /// The file's path, relative to the project.
  public var file: String
  /// What the place is part of; empty outside of everything.
  public var declaration: String
  /// The code in question, white space folded.
  public var code: String

  /// Creates a key.
  public init(check: String, file: String, declaration: String, code: String) {
    self.check = check
    self.file = file
    self.declaration = declaration
    self.code = code
  }

  /// The key of a finding; of long code only the beginning counts.
  public init(_ finding: Finding) {
    self.init(
      check: finding.check, file: finding.location.file, declaration: finding.declaration ?? "",
      code: String(finding.code.unicodeScalars.prefix(200)))
  }

  /// The key as 16 hexadecimal digits, the same on every machine.
  ///
  /// - Parameter ordinal: which one of several findings with this key, from 0.
  /// - Returns: the digits.
  public func fingerprint(_ ordinal: Int = 0) -> String {
    // FNV-1a with 64 bits: public, short, and no library.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [check, file, declaration, code, ordinal == 0 ? "" : "\(ordinal)"] {
      // A zero after each part distinguishes "ab", "c" from "a", "bc".
      for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FindingKey: Comparable {
  /// Orders by file, check, declaration and code.
  public static func < (one: FindingKey, other: FindingKey) -> Bool {
    (one.file, one.check, one.declaration, one.code)
      < (other.file, other.check, other.declaration, other.code)
  }
}

extension Array where Element == Finding {
  /// A fingerprint for each finding; findings with the same key are distinguished by their order.
  ///
  /// - Complexity: linear in the number of findings.
  public var fingerprints: [String] {
    var seen: [FindingKey: Int] = [:]
    return map { finding in
      let key = FindingKey(finding)
      defer { seen[key, default: 0] += 1 }
      return key.fingerprint(seen[key, default: 0])
    }
  }
}
