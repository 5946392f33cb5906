import Foundation
import HeadlessSources
import Testing

/// The names and the file that Xcode makes of asset catalogs.
@Suite struct AssetSymbolTests {
  /// Colors and images with their names in files that Xcode wrote for public apps.
  @Test(
    "A color or image has the name that Xcode gives it",
    arguments: [
      ("AccentColor.colorset", "accent"), ("tabbarUnselectedColor.colorset", "tabbarUnselected"),
      ("DSTextPrimary.colorset", "dsTextPrimary"), ("color_24292B.colorset", "color24292B"),
      ("APCPhoto.imageset", "apcPhoto"), ("LuLu.imageset", "luLu"),
      ("AliceGPT.imageset", "aliceGPT"),
      ("wexlo_chat_send_image.imageset", "wexloChatSend"), ("images.imageset", "images"),
      ("BoughtNavBarImage.imageset", "boughtNavBar"), ("download (10).imageset", "download10"),
      ("station-4play.imageset", "station4Play"), ("Zpp.img.imageset", "zppImg"),
      ("1.imageset", "_1"),
      ("AM-AI-iOS-ClearDark-1024x1024.imageset", "amAIIOSClearDark1024X1024"),
      (
        "0b3b21ff27f67b9e5821e5ffee7366c5.imageset", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"
      ),
    ])
  func names(folder: String, name: String) throws {
    let text = try symbols([folder])
    let kind = folder.hasSuffix(".colorset") ? "Color" : "Image"
    let asset = folder.dropLast(".colorset".count)
    #expect(
      text.contains("static let `\(name)` = \(kind)Resource(name: \"\(asset)\", bundle: .main)"))
    #expect(text.contains("static var `\(name)`: UI\(kind) { UI\(kind)(resource: .`\(name)`) }"))
  }

  @Test(
    "Names that UIKit or the module has already are not given again, and two that are the same once"
  )
  func taken() throws {
    let text = try symbols(
      ["red.colorset", "Own.colorset", "a b.colorset", "a-b.colorset", "--.colorset"],
      "import UIKit\nextension UIColor { static let own = UIColor.red }\n")
    #expect(text.split(separator: "static var").count == 2)
    #expect(text.contains("static var `aB`: UIColor"))
  }

  @Test("A folder that provides a namespace is a type, another one is not there")
  func namespaces() throws {
    let text = try symbols(
      ["Evening/Night.colorset", "Plain/Day.colorset"], namespaces: ["Evening"])
    #expect(
      text.contains(
        "enum Evening {\n    static let `night` = ColorResource(name: \"Evening/Night\""))
    #expect(text.contains("static var `night`: UIColor { UIColor(resource: .Evening.`night`) }"))
    #expect(text.contains("\n  static let `day` = ColorResource(name: \"Day\""))
  }

  /// The file for a catalog with these folders, in a module with this file.
  private func symbols(
    _ folders: [String], _ source: String = "import UIKit\n", namespaces: [String] = []
  ) throws -> String {
    let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    for folder in folders {
      try FileManager.default.createDirectory(
        at: catalog.appending(path: folder), withIntermediateDirectories: true)
    }
    for folder in namespaces {
      try Data(#"{ "properties": { "provides-namespace": true } }"#.utf8)
        .write(to: catalog.appending(path: folder).appending(path: "Contents.json"))
    }
    let output = HeadlessSources.lower([.init(path: "A.swift", text: source)], catalogs: [catalog])
    #expect(output.files.map(\.path) == ["A.swift", "GeneratedAssetSymbols.swift"])
    return try #require(output.files.last).text
  }
}
