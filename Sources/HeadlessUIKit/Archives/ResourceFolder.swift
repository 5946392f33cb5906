import Foundation

/// A folder of an app's sources with what the app's main bundle would have.
@MainActor package final class ResourceFolder {
  private let folder: String
  /// What is not the app's own.
  private static let skipped: Set<Substring> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules",
  ]
  /// The paths of storyboards and xibs by their names, found once.
  private lazy var paths: [String: String] = {
    var found: [String: String] = [:]
    var propertyLists: [String] = []
    let entries = FileManager.default.enumerator(atPath: folder)
    var all: [String] = []
    while let path = entries?.nextObject() as? String {
      let name = path.split(separator: "/").last ?? ""
      if name.hasPrefix(".") || Self.skipped.contains(name) {
        entries?.skipDescendants()
      } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") || name == "Info.plist" {
        all.append(path)
      }
    }
    // Of several languages the one that the app is developed in.
    for path in all.sorted() {
      guard let name = path.split(separator: "/").last.map(String.init) else { continue }
      if name == "Info.plist" {
        propertyLists.append(path)
        continue
      }
      if found[name] == nil || path.contains("Base.lproj/") { found[name] = path }
    }
    // The app's own is nearest to the top; those of tests and extensions are in folders of theirs.
    found["Info.plist"] = propertyLists.min {
      $0.count(where: { $0 == "/" }) < $1.count(where: { $0 == "/" })
    }
    return found
  }()

  package init(_ folder: String) { self.folder = folder }

  /// The path of the app's Info.plist; nil where there is none.
  package var infoPlist: String? { paths["Info.plist"].map { folder + "/" + $0 } }

  /// The path of a storyboard or xib; nil where there is none.
  func path(_ name: String, _ kind: String) -> String? {
    paths["\(name).\(kind)"].map { folder + "/" + $0 }
  }
}
