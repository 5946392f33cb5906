import Foundation
import RecordedFiles
import Testing

/// A target that is shared with tvOS, visionOS, watchOS or macOS may link the library: nothing of it is
/// compiled there that needs UIKit's rotation.
@Suite("What is compiled where there is no rotation")
struct PlatformGuardTests {
  /// Where there is rotation: on iOS and Mac Catalyst, and where the headless UIKit is.
  static let condition = "#if os(iOS) || canImport(HeadlessUIKit)"
  /// The modules that need UIKit.
  static let guarded = ["QuarterturnKit", "QuarterturnExplain", "QuarterturnRecorder"]
  /// What they link, which every platform compiles.
  private static let unguarded = [
    "JSONValues", "Orientation", "RotationEvidence", "RotationExplanation",
  ]

  private static func files(of module: String) throws -> [(path: String, text: String)] {
    try Checkout.swiftFiles(below: "Sources/\(module)").filter { !$0.path.contains(".docc/") }
  }

  @Test(
    "Every file of a module that needs UIKit is empty where there is no rotation",
    arguments: guarded)
  func guards(module: String) throws {
    let files = try Self.files(of: module)
    #expect(!files.isEmpty)
    for (path, text) in files { #expect(Self.isGuarded(text), "\(path)") }
  }

  @Test("An import before, after or beside the condition is found")
  func mistakes() {
    let inside = "import UIKit\n"
    #expect(Self.isGuarded("\(Self.condition)\n#if DEBUG\n#else\n#endif\n\(inside)#endif\n"))
    for wrong in [
      inside, inside + "\(Self.condition)\n#endif\n", "#if os(iOS)\n\(inside)#endif\n",
      "\(Self.condition)\n#endif\n\(inside)", "\(Self.condition)\n#else\n\(inside)#endif\n",
      "\(Self.condition)\n#elseif os(tvOS)\n\(inside)#endif\n",
      "\(Self.condition)\n#endif\n\(inside)#if DEBUG\n#endif\n",
    ] { #expect(!Self.isGuarded(wrong), "\(wrong)") }
  }

  /// Whether all of a text is in one condition, which has no other branch.
  private static func isGuarded(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard lines.first == condition else { return false }
    var depth = 0
    for (place, line) in lines.enumerated() {
      if line.hasPrefix("#if ") { depth += 1 }
      if depth == 1, line.hasPrefix("#else") { return false }
      if line.hasPrefix("#endif") { depth -= 1 }
      if depth == 0, place < lines.count - 1 { return false }
    }
    return depth == 0
  }

  @Test("What they link imports nothing of a system's", arguments: unguarded)
  func imports(module: String) throws {
    let files = try Self.files(of: module)
    #expect(!files.isEmpty)
    for (path, text) in files {
      let imports = text.matches(of: /(?m)^ *(?:@\w+ )?(?:public |package )?import (\w+)/)
        .map { String($0.1) }
      #expect(Set(imports).subtracting(Self.unguarded) == [], "\(path)")
    }
  }

  @Test(
    "The formatter's settings of these modules differ in one: a file's condition indents nothing")
  func format() throws {
    let root = Checkout.root
    var settings = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: root.appending(path: ".swift-format")))
        as? [String: Any])
    settings["indentConditionalCompilationBlocks"] = false
    for module in Self.guarded {
      let file = root.appending(path: "Sources/\(module)/.swift-format")
      let own = try #require(
        JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
      #expect(NSDictionary(dictionary: own) == NSDictionary(dictionary: settings), "\(module)")
    }
  }
}
