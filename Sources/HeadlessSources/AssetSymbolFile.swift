/// The Swift file that Xcode writes for asset catalogs: `UIColor.accent`, `ImageResource.logo` and the like.
struct AssetSymbolFile {
  private let assets: [AssetCatalogs.Asset]
  private let module: ModuleDeclarations

  /// - Parameters:
  ///   - assets: the colors and images of a module.
  ///   - module: what the module declares itself, which is left out.
  init(_ assets: [AssetCatalogs.Asset], _ module: ModuleDeclarations) {
    self.assets = assets
    self.module = module
  }

  var text: String {
    let resources = AssetCatalogs.Kind.allCases.map { kind in
      let type = "\(kind.rawValue)Resource"
      let members = members(of: kind, of: type, at: []) { name, asset in
        "static let \(name) = \(type)(name: \(asset.path.literal), bundle: .main)"
      }
      return "extension \(type) {\(members)}\n"
    }
    let values = AssetCatalogs.Kind.allCases.map { kind in
      let type = "UI\(kind.rawValue)"
      let members = members(of: kind, of: type, at: []) { name, asset in
        let place = asset.namespace.compactMap(AssetSymbol.typeName).map { "\($0)." }.joined()
        return "static var \(name): \(type) { \(type)(resource: .\(place)\(name)) }"
      }
      return "extension \(type) {\(members)}\n"
    }
    return "import UIKit\n\n" + (resources + values).joined(separator: "\n")
  }

  /// The members for the assets of a namespace and those in it.
  private func members(
    of kind: AssetCatalogs.Kind, of type: String, at namespace: [String],
    _ member: (String, AssetCatalogs.Asset) -> String
  ) -> String {
    let indent = String(repeating: "  ", count: namespace.count + 1)
    var lines: [String] = []
    var names: Set<String> = []
    for asset in assets where asset.kind == kind && asset.namespace == namespace {
      guard let name = AssetSymbol.name(of: asset.name, dropping: kind.rawValue),
        // Of two with the same name Xcode takes one, and none that UIKit has already.
        names.insert(name).inserted, !isTaken(name, in: type, namespace)
      else { continue }
      lines.append(indent + member("`\(name)`", asset))
    }
    let inner = Set(
      assets.filter { $0.kind == kind && $0.namespace.starts(with: namespace) }
        .compactMap { $0.namespace.dropFirst(namespace.count).first })
    for folder in inner.sorted() {
      guard let name = AssetSymbol.typeName(of: folder), names.insert(name).inserted else {
        continue
      }
      let members = members(of: kind, of: type, at: namespace + [folder], member)
      lines.append("\(indent)enum \(name) {\(members)\(indent)}")
    }
    return lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
  }

  private func isTaken(_ name: String, in type: String, _ namespace: [String]) -> Bool {
    guard namespace.isEmpty else { return false }
    return module.declares(name, in: type) || UIKitColors.names.contains(name) && type == "UIColor"
  }
}

/// The names of UIKit's own colors, for which Xcode writes none.
private enum UIKitColors {
  static let names = Set(
    """
    black blue brown clear cyan darkGray darkText gray green lightGray lightText magenta orange purple red
    white yellow systemBackground secondarySystemBackground tertiarySystemBackground systemBlue systemBrown
    systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
    systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground systemIndigo
    systemMint systemOrange systemPink systemPurple systemRed systemTeal systemYellow secondarySystemFill
    tertiarySystemFill quaternarySystemFill label secondaryLabel tertiaryLabel quaternaryLabel link
    opaqueSeparator placeholderText separator tintColor
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
