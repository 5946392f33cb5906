// Written by KnownEvidenceTests from the files in Evidence.
// swift-format-ignore-file

extension PolicyEvidence {
  /// What devices were seen to do, point by point.
  public static let known: [PolicyEvidence] = []
}
