import Findings
import Testing

extension CheckDescription: @retroactive CustomTestStringConvertible {
  /// The name; examples are too long for a line.
  public var testDescription: String { name }
}
