import Foundation
import Orientation
import Testing

@testable import DeviceSetup
import TextFormats

@Suite struct PropertyListTests {
  static let values: [String: any Sendable] = [
    "UISupportedInterfaceOrientations": [
      "UIInterfaceOrientationLandscapeRight", "UIInterfaceOrientationPortrait",
    ],
    "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortrait"],
    "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown"],
    "UIInterfaceOrientation": "UIInterfaceOrientationLandscapeLeft",
    "UIRequiresFullScreen": true,
    "UIRequiresFullScreenIgnoredStartingWithVersion": "26.2", "MinimumOSVersion": "15.6",
    "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false],
    "CFBundleName": "Cut & Paste <1>",
    "LSMinimum": 4, "Ratio": 1.5, "Since": Date(timeIntervalSince1970: 0), "Icon": Data([1, 2]),
  ]

  @Test(
    "A-17: a property list of either form becomes the keys that matter",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func either(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: Self.values, format: format, options: 0)
    let located = try LocatedInfoPlist(bytes: [UInt8](data), file: "Info.plist")
    #expect(
      located.plist
        == InfoPlist(
          orientations: [.landscapeRight, .portrait], phoneOrientations: [.portrait],
          padOrientations: [.portraitUpsideDown], initialOrientation: .landscapeLeft,
          requiresFullScreen: true, fullScreenIgnoredFrom: SystemVersion(26, 2),
          minimumOSVersion: SystemVersion(15, 6), hasSceneManifest: true))
    #expect(Set(located.places.keys) == Set(InfoPlistKey.allCases))
    #expect((located.places[.orientations]?.line != nil) == (format == .xml))
  }

  @Test(
    "In a binary property list a number is not a Boolean",
    arguments: [0, 1, 2])
  func numbers(number: Int) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["UIRequiresFullScreen": number], format: .binary, options: 0)
    let error = #expect(throws: ReadingError.self) {
      try LocatedInfoPlist(bytes: [UInt8](data), file: "Info.plist")
    }
    #expect(
      error?.description
        == "Info.plist: a number for UIRequiresFullScreen. Expected <true/> or <false/>.")
  }

  @Test("Text in a property list has entities, comments and CDATA in it")
  func text() throws {
    let xml = "<plist><string>a&lt;&#65;&#x42;<!-- no -->&amp;<![CDATA[<&>]]></string></plist>"
    let list = try PropertyList(Array(xml.utf8), file: "a.plist")
    #expect(list.summary == "the string 'a<AB&<&>'")
  }

  @Test("An app without the keys has none")
  func none() throws {
    let located = try LocatedInfoPlist(
      bytes: Array("<plist><dict/></plist>".utf8), file: "Info.plist")
    #expect(located.plist == InfoPlist(hasSceneManifest: false))
    #expect(located.places.isEmpty)
  }
}
