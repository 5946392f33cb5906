import Foundation
import Testing

@Suite("The News App is a project that Xcode opens") struct NewsAppProjectTests {
  private let objects: [String: [String: Any]]

  init() throws {
    let file = NewsApp.folder.appending(path: "NewsApp.xcodeproj/project.pbxproj")
    let root = unsafe try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    objects = try #require((root as? [String: Any])?["objects"] as? [String: [String: Any]])
  }

  @Test("Every object that another names is there")
  func references() {
    #expect(objects.count > 80)
    for (identifier, object) in objects {
      for key in ["children", "files", "buildPhases", "targets", "buildConfigurations"] {
        for child in object[key] as? [String] ?? [] {
          #expect(objects[child] != nil, "\(identifier) names \(child)")
        }
      }
      for key in [
        "fileRef", "mainGroup", "productReference", "buildConfigurationList",
        "baseConfigurationReference", "target", "targetProxy", "productRefGroup",
      ] {
        guard let child = object[key] as? String else { continue }
        #expect(objects[child] != nil, "\(identifier) names \(child)")
      }
    }
  }

  @Test("The app compiles every source file below its folder, and nothing else")
  func sources() throws {
    var paths: [String: String] = [:]
    func walk(_ identifier: String, below folder: String) {
      guard let object = objects[identifier] else { return }
      let path = (object["path"] as? String).map { folder.isEmpty ? $0 : folder + "/" + $0 }
      paths[identifier] = path ?? folder
      for child in object["children"] as? [String] ?? [] { walk(child, below: path ?? folder) }
    }
    let project = try #require(objects.values.first { $0["isa"] as? String == "PBXProject" })
    walk(try #require(project["mainGroup"] as? String), below: "")
    let phases = objects.values.filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
    let compiled = phases.flatMap { $0["files"] as? [String] ?? [] }
      .compactMap { objects[$0]?["fileRef"] as? String }.compactMap { paths[$0] }
    let found = try NewsApp.paths(ending: ".swift", ".m").filter { !$0.hasPrefix("NewsAppTests/") }
    #expect(compiled.sorted() == found)
    for (identifier, path) in paths
    where objects[identifier]?["isa"] as? String == "PBXFileReference" {
      // What is built is not there yet.
      guard objects[identifier]?["sourceTree"] as? String != "BUILT_PRODUCTS_DIR" else { continue }
      let file = NewsApp.folder.appending(path: path).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  @Test("Every segue of the storyboard leads somewhere, and every class is in the project")
  func storyboard() throws {
    let text = try NewsApp.text("NewsApp/Base.lproj/Main.storyboard")
    let identifiers = Set(text.matches(of: /\sid="([^"]+)"/).map { String($0.1) })
    let destinations = text.matches(of: /destination="([^"]+)"/).map { String($0.1) }
    #expect(destinations.count > 10)
    for destination in destinations { #expect(identifiers.contains(destination)) }
    let code = try NewsApp.paths(ending: ".swift", ".m").map { try NewsApp.text($0) }.joined()
    for match in text.matches(of: /customClass="([^"]+)"/) {
      #expect(
        code.contains("class \(match.1)") || code.contains("@implementation \(match.1)"),
        "\(match.1)")
    }
  }
}
