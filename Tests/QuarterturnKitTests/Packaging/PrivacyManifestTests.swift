import Foundation
import RecordedFiles
import Testing

/// What App Store Connect looks for in an app that links the libraries.
@Suite("The privacy manifests")
struct PrivacyManifestTests {
  /// A product, and the modules an app gets with it beside those of the products it needs.
  struct Linked: Sendable, CustomTestStringConvertible {
    var product: String
    var modules: [String]
    var testDescription: String { product }
  }

  static let linked = [
    Linked(
      product: "QuarterturnKit",
      modules: [
        "Orientation", "QuarterturnKit", "QuarterturnSwiftUI", "QuarterturnExplain",
        "RotationExplanation",
      ]),
    Linked(
      product: "QuarterturnRecorder",
      modules: ["QuarterturnRecorder", "RotationEvidence", "JSONValues"]),
  ]

  /// The interfaces for which Apple requires a reason, by category: their names in Swift and C.
  private static let categories = [
    "NSPrivacyAccessedAPICategorySystemBootTime": #"\b(systemUptime|mach_absolute_time)\b"#,
    "NSPrivacyAccessedAPICategoryFileTimestamp":
      #"\b([fl]?stat(at)?\(|f?getattrlist|creationDate|modificationDate|contentModificationDateKey|creationDateKey)"#,
    "NSPrivacyAccessedAPICategoryDiskSpace":
      #"\b(volumeAvailableCapacity|volumeTotalCapacity|systemFreeSize|systemSize|f?statv?fs\()"#,
    "NSPrivacyAccessedAPICategoryUserDefaults": #"\bUserDefaults\b"#,
    "NSPrivacyAccessedAPICategoryActiveKeyboards": #"\bactiveInputModes\b"#,
  ]

  @Test("lists exactly what the linked code uses, each with a reason", arguments: linked)
  func categories(linked: Linked) throws {
    var used: Set<String> = []
    for module in linked.modules {
      for (_, text) in try Checkout.swiftFiles(below: "Sources/\(module)") {
        let code = text.split(separator: "\n")
          .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
          .joined(separator: "\n")
        for (category, names) in Self.categories
        where try code.contains(Regex(names).wordBoundaryKind(.simple)) {
          used.insert(category)
        }
      }
    }
    let manifest = try Self.manifest(of: linked.product)
    let listed = try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    #expect(Set(listed.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }) == used)
    #expect(!used.isEmpty)
    for entry in listed {
      let reasons = entry["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? []
      #expect(!reasons.isEmpty)
      // Time between events of the app is the one reason for which the library asks.
      #expect(reasons == ["35F9.1"])
    }
  }

  @Test("says that nothing is collected and that people are not followed", arguments: linked)
  func collection(linked: Linked) throws {
    let manifest = try Self.manifest(of: linked.product)
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
    #expect((manifest["NSPrivacyCollectedDataTypes"] as? [[String: Any]])?.isEmpty == true)
  }

  @Test("is a resource of its target in every manifest of the package", arguments: linked)
  func resource(linked: Linked) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Checkout.root.path)
    where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      let text = try String(contentsOf: Checkout.root.appending(path: name), encoding: .utf8)
      let targets = text.components(separatedBy: "\n    .target(").dropFirst()
      let target = try #require(
        targets.first {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
            .hasPrefix("name: \"\(linked.product)\",")
        })
      #expect(target.contains(#"resources: [.copy("PrivacyInfo.xcprivacy")]"#), "\(name)")
    }
  }

  private static func manifest(of product: String) throws -> [String: Any] {
    let file = Checkout.root.appending(path: "Sources/\(product)/PrivacyInfo.xcprivacy")
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), options: [], format: nil)
    return try #require(list as? [String: Any])
  }
}
