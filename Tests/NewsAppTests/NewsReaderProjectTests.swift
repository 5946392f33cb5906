import Foundation
import Orientation
import RecordedFiles
import RotationChecker
import RotationFindings
import Testing
import TextFormats
import XcodeProjectFiles

/// The sample that adopts the library, as an Xcode project; it has never been opened in Xcode.
@Suite struct NewsReaderProjectTests {
  private static let folder = Checkout.root.appending(path: "Examples/NewsReader")
  private static let path = folder.path(percentEncoded: false)

  @Test("The project is read without a problem: one app, with every file of the sample")
  func project() throws {
    let contents = ProjectContents(try ProjectFolder(Self.path))
    #expect(contents.problems.isEmpty, "\(contents.problems)")
    #expect(contents.apps.map(\.name) == ["NewsReader"])
    let app = try #require(contents.target(named: "NewsReader"))
    let files = Set(app.files.map(\.path).filter { $0.hasSuffix(".swift") })
    let there = try FileManager.default.subpathsOfDirectory(atPath: Self.path)
      .filter { $0.hasSuffix(".swift") && ($0.hasPrefix("Sources/") || $0.hasPrefix("App/")) }
    #expect(there.contains("App/main.swift"))
    #expect(there.count >= 30)
    let listed = there.filter { path in files.contains { $0 == path || $0.hasSuffix("/" + path) } }
    #expect(listed.sorted() == there.sorted())
    #expect(files.count == there.count)
  }

  @Test("The app is complete: scenes, a launch screen, all orientations on iPad")
  func infoPlist() throws {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data(contentsOf: Self.folder.appending(path: "Info.plist")), format: nil)
    let keys = try #require(list as? [String: Any])
    #expect(keys["UIApplicationSceneManifest"] != nil)
    #expect(keys["UILaunchScreen"] != nil)
    #expect((keys["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 4)
    for key in ["CFBundleExecutable", "CFBundleIdentifier", "CFBundleVersion"] {
      #expect((keys[key] as? String)?.hasPrefix("$(") == true, "\(key)")
    }
  }

  @Test("A check finds nothing in it")
  func check() throws {
    let read = try ReadProject(Self.path)
    #expect(read.problems.isEmpty, "\(read.problems.map { "\($0.location): \($0.message)" })")
    let found = Checker().run(read.project).findings
    #expect(found.map { "\($0.location): \($0.message)" } == [])
  }

  @Test("Every object of the project that is named is there, once, and the scheme names its target")
  func objects() throws {
    let folder = Self.folder.appending(path: "NewsReader.xcodeproj")
    let text = try String(contentsOf: folder.appending(path: "project.pbxproj"), encoding: .utf8)
    let ids = text.matches(of: /4E53[0-9A-F]{20}/).map { String($0.0) }
    let defined = text.matches(of: /(?m)^\t\t(4E53[0-9A-F]{20})(?: \/\*.*\*\/)? = \{/)
      .map { String($0.1) }
    #expect(Set(defined).count == defined.count)
    #expect(Set(ids) == Set(defined))
    let scheme = try String(
      contentsOf: folder.appending(path: "xcshareddata/xcschemes/NewsReader.xcscheme"),
      encoding: .utf8)
    let target = try #require(scheme.firstMatch(of: /BlueprintIdentifier = "([0-9A-F]{24})"/))
    #expect(text.contains("\(target.1) /* NewsReader */ = {\n\t\t\tisa = PBXNativeTarget;"))
    for product in ["QuarterturnKit", "QuarterturnRecorder"] {
      #expect(text.contains("productName = \(product);"))
    }
  }
}
