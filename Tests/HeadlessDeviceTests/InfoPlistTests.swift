import Foundation
import HeadlessDevice
import Orientation
import Testing

@Suite("An Info.plist is read for a device as for a scenario")
struct InfoPlistTests {
  static let values: [String: any Sendable] = [
    "UISupportedInterfaceOrientations": [
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
    ],
    "UIRequiresFullScreen": true, "CFBundleName": "News",
    "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false],
  ]

  @Test("A dictionary, XML and the binary form say the same")
  func same() throws {
    let plist = try InfoPlist(dictionary: Self.values)
    #expect(plist.orientations == [.portrait, .landscapeLeft])
    #expect(plist.requiresFullScreen)
    #expect(plist.hasSceneManifest)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: Self.values, format: format, options: 0)
      #expect(try InfoPlist(data: data) == plist)
      let path = NSTemporaryDirectory() + UUID().uuidString + ".plist"
      try data.write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      #expect(try InfoPlist(contentsOf: path) == plist)
    }
  }

  @Test("What is wrong is named with its place and the nearest name")
  func wrong() {
    let error = #expect(throws: HeadlessDevice.ConfigurationError.self) {
      try InfoPlist(
        dictionary: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortret"]],
        fileID: "T/A.swift", line: 3)
    }
    #expect(
      error?.description
        == "T/A.swift:3: unknown orientation in UISupportedInterfaceOrientations,"
        + " 'UIInterfaceOrientationPortret'. Expected one of UIInterfaceOrientationPortrait,"
        + " UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft,"
        + " UIInterfaceOrientationLandscapeRight; did you mean UIInterfaceOrientationPortrait?")
    #expect(throws: HeadlessDevice.ConfigurationError.self) {
      try InfoPlist(contentsOf: "/nowhere/Info.plist")
    }
  }
}
