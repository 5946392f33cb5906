/// What one device was seen to do about a disputed point.
public struct PolicyEvidence: Sendable, Hashable {
  /// The point.
  public let point: PolicyPoint
  /// The device's model.
  public let device: String
  /// The system that ran.
  public let system: SystemVersion
  /// How many observations the default answer explains, and another answer does not.
  public let agreed: Int
  /// How many observations only other answers explain.
  public let contradicted: Int

  /// Creates evidence.
  package init(
    _ point: PolicyPoint, on device: String, _ system: SystemVersion, agreed: Int,
    contradicted: Int
  ) {
    self.point = point
    self.device = device
    self.system = system
    self.agreed = agreed
    self.contradicted = contradicted
  }
}

extension Confidence {
  /// How well a default is supported after what devices did.
  ///
  /// A device is one careful report, and several are several: an agreement never lowers the
  /// confidence. A single contradiction leaves nothing of it, whatever was written before.
  ///
  /// - Parameter evidence: what was seen of the point.
  /// - Returns: the confidence in place of this one.
  package func after(_ evidence: some Collection<PolicyEvidence>) -> Confidence {
    if evidence.contains(where: { $0.contradicted > 0 }) { return .unknown }
    return switch evidence.count(where: { $0.agreed > 0 }) {
    case 0: self
    case 1: max(self, .medium)
    default: .high
    }
  }
}
