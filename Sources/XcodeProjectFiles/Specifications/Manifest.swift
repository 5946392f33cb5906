import AppCodeAnalysis
import AppCodeModel
import SwiftCodeReader

/// The calls and constants of a manifest written in Swift, read without running it.
struct Manifest {
  /// The values that constants and variables begin with, by name; of several the last in the file.
  let constants: [String: ManifestValue]
  private let calls: [String: [Place]]
  private let text: SourceText

  /// More calls are not looked at.
  private static let mostCalls = 5_000

  init(_ bytes: [UInt8], path: String) {
    text = SourceText(bytes, path: path)
    let unit = CodeUnit(SwiftSourceReader.read(text, words: nil))
    calls = unit.calls
    var variables = unit.locals.compactMap { place in
      if case .variable(let variable)? = place.statement?.kind { variable } else { nil }
    }
    for body in unit.bodies {
      if case .variable(let variable, .initialValue)? = body.member { variables.append(variable) }
    }
    var constants: [String: ManifestValue] = [:]
    for variable in variables.sorted(by: { $0.span.start < $1.span.start }) {
      guard let value = variable.initialValue else { continue }
      constants[variable.name] = ManifestValue(value, in: text)
    }
    self.constants = constants
  }

  /// The calls of any of these names, in the order of the file.
  func calls(of names: [String]) -> [ManifestValue] {
    let places = names.flatMap { calls[$0] ?? [] }.sorted { $0.span.start < $1.span.start }
    return places.prefix(Self.mostCalls).compactMap(\.expression).map {
      ManifestValue($0, in: text)
    }
  }
}
