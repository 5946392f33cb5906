import DeviceSetup
import Foundation
import Orientation
import Testing
import TestSupport

@testable import RotationScenario
import TextFormats

/// Files that were right once: cut off anywhere, or with a byte changed.
@Suite struct DamagedScenarioTests {
  static let scenario = Array(ScenarioTests.everything.utf8)

  /// Reads bytes and checks that an error points into them, in one line.
  private func read(_ bytes: [UInt8]) {
    do throws(ReadingError) {
      _ = try Scenario(bytes: bytes, file: "s.yml", folder: nil)
    } catch {
      let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
      #expect(error.description.hasPrefix("s.yml:"))
      #expect(!error.description.contains("\n"))
      #expect((error.line ?? 1) <= lines + 1)
    }
  }

  @Test("A scenario cut off after any byte is read or refused")
  func cutOff() {
    for count in 0..<Self.scenario.count { read(Array(Self.scenario.prefix(count))) }
  }

  @Test(
    "A scenario with any byte changed is read or refused", arguments: 0..<Effort.damaged.count(2))
  func changed(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<250 {
      var bytes = Self.scenario
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        let marks = Array("[]{}:,-&*!|>'\"#%@`?\n\t \\".utf8)
        bytes[place] =
          Bool.random(using: &random)
          ? marks.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      read(bytes)
    }
  }

  static let propertyList = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><!-- an app -->
    <dict>
      <key>CFBundleName</key><string>Cut &amp; <![CDATA[<Paste>]]></string>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
      <key>UIRequiresFullScreen</key><true/>
      <key>Ages</key><array><integer>4</integer><real>1.5</real><data>AAAA</data></array>
    </dict>
    </plist>
    """.utf8)

  @Test("A property list cut off after any byte, or with any byte changed, is read or refused")
  func propertyList() throws {
    var random = SeededGenerator(seed: 1)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: [
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
        "UIRequiresFullScreen": true, "UIApplicationSceneManifest": ["a": [1, 2.5]],
      ], format: .binary, options: 0)
    for original in [Self.propertyList, [UInt8](binary)] {
      for count in original.indices {
        _ = try? LocatedInfoPlist(bytes: Array(original.prefix(count)), file: "Info.plist")
        for _ in 0..<8 {
          var bytes = original
          bytes[count] = UInt8.random(in: 0...255, using: &random)
          _ = try? LocatedInfoPlist(bytes: bytes, file: "Info.plist")
        }
      }
    }
    let plist = try LocatedInfoPlist(bytes: Self.propertyList, file: "Info.plist").plist
    #expect(plist.orientations == [.portrait] && plist.requiresFullScreen)
  }
}
