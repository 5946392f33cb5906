import Foundation
import RecordedFiles
import Testing

/// The other ways to the library: an older Xcode, and CocoaPods.
@Suite("The package for Xcode 16.4, and the pods")
struct PackagingTests {
  /// A pod as far as it matters here.
  struct Pod: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var version: String
    var platforms: [String: String]
    var module_name: String
    var source_files: String
    var exclude_files: String
    var resource_bundles: [String: [String]]?
    var pod_target_xcconfig: [String: String]
    var dependencies: [String: [String]]?

    var testDescription: String { name }
  }

  static let pods: [Pod] = {
    let root = Checkout.root
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { $0.hasSuffix(".podspec.json") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: root.appending(path: name)),
        let pod = try? JSONDecoder().decode(Pod.self, from: data),
        name == pod.name + ".podspec.json"
      else { return nil }
      return pod
    }
  }()

  /// What Apple's systems have.
  private static let system: Set = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "ObjectiveC", "Darwin",
  ]

  /// The manifests: the older one has what apps link, and nothing else.
  private static func manifest(_ name: String) throws -> String {
    try String(contentsOf: Checkout.root.appending(path: name), encoding: .utf8)
  }

  /// What follows `name: "…"` in a target, up to the next target.
  private static func target(_ name: String, in manifest: String) throws -> String {
    let parts = manifest.components(separatedBy: "\n    .target(").dropFirst()
    return try #require(
      parts.first {
        $0.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("name: \"\(name)\"")
      }, "\(name)")
  }

  private static func imports(of module: String) throws -> Set<String> {
    var found: Set<String> = []
    for (path, text) in try Checkout.swiftFiles(below: "Sources/\(module)")
    where !path.contains(".docc/") {
      for match in text.matches(of: /(?m)^\s*(?:@\w+ )?(?:public |package |internal )?import (\w+)/)
      {
        found.insert(String(match.1))
      }
    }
    return found
  }

  @Test("There is a pod for each module that an app can link, all of one version")
  func all() throws {
    #expect(Self.pods.count == 8)
    #expect(Set(Self.pods.map(\.version)).count == 1)
    let old = try Self.manifest("Package@swift-6.1.swift")
    for pod in Self.pods { #expect(old.contains("name: \"\(pod.module_name)\""), "\(pod.name)") }
    #expect(old.components(separatedBy: "\n    .target(").count - 1 == Self.pods.count)
  }

  @Test(
    "A pod has its module's files, and every import is the system's or that of a pod it needs",
    arguments: pods)
  func imports(pod: Pod) throws {
    #expect(pod.source_files == "Sources/\(pod.module_name)/**/*.swift")
    #expect(pod.exclude_files == "Sources/\(pod.module_name)/**/*.docc/**/*")
    let needed = try (pod.dependencies ?? [:]).map { name, versions in
      #expect(versions == [pod.version])
      return try #require(Self.pods.first { $0.name == name }).module_name
    }
    let imports = try Self.imports(of: pod.module_name)
    #expect(!imports.isEmpty || pod.module_name == "Orientation")
    #expect(imports.subtracting(Self.system).subtracting(needed) == [])
    // One that is not needed would only be fetched.
    #expect(Set(needed).subtracting(imports) == [])
    for bundle in pod.resource_bundles?.values.flatMap({ $0 }) ?? [] {
      #expect(FileManager.default.fileExists(atPath: Checkout.root.appending(path: bundle).path))
    }
    let hasManifest = FileManager.default.fileExists(
      atPath: Checkout.root.appending(path: "Sources/\(pod.module_name)/PrivacyInfo.xcprivacy").path
    )
    #expect((pod.resource_bundles != nil) == hasManifest)
  }

  @Test(
    "A pod is compiled as its target is: iOS, features, and one package for `package` access",
    arguments: pods)
  func settings(pod: Pod) throws {
    let manifest = try Self.manifest("Package.swift")
    #expect(pod.platforms == ["ios": "13.0"] && manifest.contains(".iOS(.v13)"))
    #expect(pod.pod_target_xcconfig["SWIFT_PACKAGE_NAME"] == "quarterturn")
    let flags = pod.pod_target_xcconfig["OTHER_SWIFT_FLAGS"] ?? ""
    let features = manifest.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }
    #expect(features.count == 5)
    #expect(
      flags == "$(inherited)" + features.map { " -enable-upcoming-feature \($0)" }.joined())
  }

  @Test("The older manifest has the targets of the newer one, as they are on iOS", arguments: pods)
  func older(pod: Pod) throws {
    let (old, new) = try (
      Self.target(pod.module_name, in: Self.manifest("Package@swift-6.1.swift")),
      Self.target(pod.module_name, in: Self.manifest("Package.swift"))
    )
    func words(_ text: String) -> Set<String> {
      // Up to the target's end, without what is there for hosts that have no UIKit.
      let body = text.components(separatedBy: "\n    //")[0].components(separatedBy: "\n  ],\n")[0]
      return Set(body.matches(of: /"([\w.]+)"/).map { String($0.1) }).subtracting(["UIKit"])
    }
    #expect(words(old) == words(new))
  }

  @Test(
    "What Swift 6.1 does not know is behind the compiler's version in every file of an app",
    arguments: pods)
  func language(pod: Pod) throws {
    for (path, text) in try Checkout.swiftFiles(below: "Sources/\(pod.module_name)")
    where !path.contains(".docc/") {
      var isNew: [Bool] = []
      for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = line.trimmingCharacters(in: .whitespaces)
        if words.hasPrefix("#if") { isNew.append(words.contains("compiler(>=6.2)")) }
        if words.hasPrefix("#else"), !isNew.isEmpty { isNew[isNew.count - 1] = false }
        if words.hasPrefix("#endif") { isNew.removeLast() }
        guard !words.hasPrefix("//"), !isNew.contains(true),
          // The regular expression is slow in a debug build.
          ["safe", "concurrent", "isolated", "InlineArray", "Span"].contains(where: words.contains)
        else { continue }
        let isUnknown = words.contains(
          /\bunsafe [\w(]|^@safe\b|@concurrent\b|isolated deinit|\bInlineArray<|\b(Mutable)?Span</
            .wordBoundaryKind(.simple))
        #expect(!isUnknown, "\(path):\(place + 1)")
      }
    }
  }
}
