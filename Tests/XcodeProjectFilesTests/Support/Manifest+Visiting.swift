@testable import XcodeProjectFiles

extension Manifest {
  /// Visits the constants, the calls that declare targets, and what they are given.
  func visit(_ body: (ManifestValue) -> Void) {
    let calls = calls(of: ["target", "executableTarget", "testTarget", "Target", "init", "Project"])
    for value in constants.values + calls.flatMap({ $0.calls() }) {
      body(value)
      _ = (value.propertyList, value.list, value.text, value.word)
    }
  }
}
