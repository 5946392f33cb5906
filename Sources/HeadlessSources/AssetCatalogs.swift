import Foundation

/// The colors and images of asset catalogs.
enum AssetCatalogs {
  /// A color or image.
  struct Asset: Hashable {
    var kind: Kind
    var name: String
    /// The folders around it that provide a namespace, the outermost first.
    var namespace: [String] = []

    /// The name that it is found by at run time.
    var path: String { (namespace + [name]).joined(separator: "/") }
  }

  enum Kind: String, CaseIterable {
    case color = "Color"
    case image = "Image"

    /// What the name of its folder ends with.
    fileprivate var ending: String { self == .color ? ".colorset" : ".imageset" }
  }

  /// All of them, each once, in order.
  ///
  /// - Complexity: linear in the number of folders.
  static func assets(in catalogs: [URL]) -> [Asset] {
    var found: Set<Asset> = []
    for catalog in catalogs { visit(catalog, [], &found) }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func visit(_ folder: URL, _ namespace: [String], _ found: inout Set<Asset>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      if let kind = Kind.allCases.first(where: { name.hasSuffix($0.ending) }) {
        let own = String(name.dropLast(kind.ending.count))
        found.insert(Asset(kind: kind, name: own, namespace: namespace))
      } else if !name.contains(".") {
        let inner = folder.appendingPathComponent(name)
        visit(inner, providesNamespace(inner) ? namespace + [name] : namespace, &found)
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      var properties: [String: Bool]?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else {
      return false
    }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?["provides-namespace"] == true
  }
}
