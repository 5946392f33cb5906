public import RotationFindings
public import Testing

extension CheckDescription: CustomTestStringConvertible {
  /// The name; examples are too long for a line.
  public var testDescription: String { name }
}
