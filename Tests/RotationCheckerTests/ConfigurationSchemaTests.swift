import RotationFindings
import Foundation
import RecordedFiles
import RotationChecker
import Testing

@Suite struct ConfigurationSchemaTests {
  static let path = "Schemas/quarterturn.schema.json"

  let text: String
  let root: [String: Any]

  init() throws {
    let file = Checkout.root.appending(path: Self.path)
    text = try String(contentsOf: file, encoding: .utf8)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    root = try #require(object as? [String: Any])
  }

  private func definition(_ name: String) -> [String: Any] {
    (root["definitions"] as? [String: Any])?[name] as? [String: Any] ?? [:]
  }

  @Test("The schema names every check, no other, and is written anew when there are more")
  func checks() throws {
    let names = CheckCatalogue.names.map { "\"\($0)\"" }.joined(separator: ", ")
    let start = try #require(text.range(of: "\"check\": {\"enum\": ["))
    let end = try #require(text.range(of: "]}", range: start.upperBound..<text.endIndex))
    let written = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: names)
    try expectRecorded(written, at: Self.path)
  }

  @Test("The schema's keys and words are those the reader knows")
  func keys() {
    let properties = root["properties"] as? [String: Any] ?? [:]
    #expect(Set(properties.keys) == Set(CheckConfigurationKey.allCases.map(\.rawValue)))
    let ignored = definition("ignored")["properties"] as? [String: Any] ?? [:]
    #expect(Set(ignored.keys) == Set(IgnoredKey.allCases.map(\.rawValue)))
    #expect(
      definition("severity")["enum"] as? [String] == Severity.allCases.map(\.rawValue))
  }
}
