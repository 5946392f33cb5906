import Foundation
import Orientation
import RecordedFiles
import RotationFindings
import ScreenGraph
import ScreenLayout
import ScreenSheets
import Testing
import TextFormats

@Suite @MainActor struct ScreenSheetTests {
  /// The sheet of the sample app on an iPhone and an iPad.
  static func sheet(_ names: [String] = []) throws -> ScreenSheet {
    let project = try AppProject(
      contentsOf: Checkout.root.appending(path: "Examples/NewsApp").path)
    let found = ProjectScreens(project)
    let screens = found.screens.screens.filter { names.isEmpty || names.contains($0.name) }
    let devices = [DeviceProfile.named("iPhone 15"), DeviceProfile.named("iPad Air 5")]
    return ScreenSheet(
      of: "NewsApp", found, screens: screens, on: devices.compactMap { $0 }, SystemVersion(17))
  }

  /// The sheet of an app with one storyboard on an iPhone and an iPad.
  static func sheet(ofStoryboard text: String) throws -> ScreenSheet {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Sheet-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "Main.storyboard"))
    try Data("import UIKit\nclass App: UIResponder, UIApplicationDelegate {}".utf8)
      .write(to: folder.appending(path: "App.swift"))
    let found = ProjectScreens(try AppProject(contentsOf: folder.path))
    let devices = [DeviceProfile.named("iPhone 15"), DeviceProfile.named("iPad Air 5")]
    return ScreenSheet(
      of: "App", found, screens: found.screens.screens, on: devices.compactMap { $0 },
      SystemVersion(17))
  }

  @Test("A screen is laid out in the orientations that UIKit allows it, in its containers")
  func orientations() throws {
    let sheet = try Self.sheet(["VideoListViewController", "ArticleViewController"])
    #expect(
      sheet.rows.map(\.screen.name).sorted() == [
        "ArticleViewController", "VideoListViewController",
      ])
    let list = try #require(sheet.rows.first { $0.screen.name == "VideoListViewController" })
    #expect(list.devices.first?.orientations == [[.portrait]])
    #expect(list.screen.containers.count == 2)
    let article = try #require(sheet.rows.first { $0.screen.name == "ArticleViewController" })
    #expect(article.screen.pushedFrom != nil)
    let layout = try #require(article.devices.first?.layouts.first)
    #expect(layout.size == ScreenSize(393, 852))
    let names = layout.views.map(\.className)
    #expect(names.contains("UINavigationBar") && names.contains("UITabBar"))
  }

  @Test(
    "Rows of rounded sections keep clear of the island, and tabs are at the top of an iPad from 18 on"
  )
  func sections() throws {
    let project = try AppProject(
      contentsOf: Checkout.root.appending(path: "Examples/NewsApp").path)
    let found = ProjectScreens(project)
    let settings = found.screens.screens.filter { $0.name == "SettingsViewController" }
    let devices = [DeviceProfile.named("iPhone 15"), DeviceProfile.named("iPad Air 5")]
    let row = try #require(
      ScreenSheet(
        of: "NewsApp", found, screens: settings, on: devices.compactMap { $0 }, SystemVersion(18)
      ).rows.first)
    let landscape = try #require(row.devices[0].layouts.last)
    let cells = landscape.views.filter { $0.className == "UITableViewCell" }
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0.frame.minX == 75 && $0.frame.maxX == 852 - 75 })
    #expect(
      cells.map(\.style.roundCorners) == [
        [.topLeft, .topRight], .all, [.bottomLeft, .bottomRight],
      ])
    #expect(cells.map(\.style.cornerRadius) == [10, 0, 10])
    let pad = try #require(row.devices[1].layouts.first)
    let tabs = try #require(pad.views.first { $0.className == "UITabBar" })
    #expect(!tabs.isHidden && tabs.frame.minY == pad.safeArea.top && tabs.frame.size.height == 0)
  }

  @Test("The column of a screen is shown: on top of the others, over them or beside them")
  func columns() throws {
    func scene(_ id: String, _ text: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v\(id)">
          <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><label text="\(text)" contentMode="left" id="l\(id)">
            <rect key="frame" x="100" y="100" width="200" height="44"/>
          </label></subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>
        </view></viewController></objects></scene>
      """
    }
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" initialViewController="split"><scenes>
      <scene sceneID="ss"><objects>
        <splitViewController id="split" style="doubleColumn" sceneMemberID="viewController"><connections>
          <segue destination="first" kind="relationship" relationship="masterViewController" id="a"/>
          <segue destination="second" kind="relationship" relationship="detailViewController" id="b"/>
        </connections></splitViewController></objects></scene>
      \(scene("first", "List"))\(scene("second", "Detail"))</scenes></document>
      """
    let sheet = try Self.sheet(ofStoryboard: storyboard)
    #expect(sheet.rows.map(\.screen.place.id) == ["first", "second"])
    for (row, text) in zip(sheet.rows, ["List", "Detail"]) {
      for layouts in row.devices {
        for layout in layouts.layouts {
          let size = layout.size
          let label = try #require(layout.views.last { $0.className == "UILabel" })
          #expect(text == "Detail" || size.width > 500 || label.content.shows("List"))
          let seen = layout.views.filter {
            $0.content.shows(text) && $0.frame.minX >= 0 && $0.frame.maxX <= size.width
          }
          #expect(seen.count == 1, "\(text) on \(layouts.device), \(layout.orientation)")
        }
      }
    }
  }

  @Test(
    "What code shows in place of the storyboard is marked, and nothing is wrong with it",
    arguments: [
      ("hostingController", "SwiftUI"), ("viewController", "Made in code"),
      ("navigationController", "Set in code"),
    ])
  func code(element: String, words: String) throws {
    let sheet = try Self.sheet(
      ofStoryboard: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
        <scene sceneID="s"><objects><\(element) id="a" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """)
    let layouts = sheet.rows.flatMap(\.devices).flatMap(\.layouts)
    #expect(!layouts.isEmpty)
    for layout in layouts {
      let marks = layout.views.filter { $0.content == .other(words) }
      #expect(marks.map(\.frame) == [ScreenRect(0, 0, layout.size.width, layout.size.height)])
    }
    #expect(sheet.findings.isEmpty)
  }

  @Test("What is wrong is listed once for all devices, at its line of the storyboard")
  func findings() throws {
    let findings = try Self.sheet().findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.check.hasPrefix("layout-") && $0.location.line != nil })
    #expect(Set(findings.map { "\($0.location) \($0.message)" }).count == findings.count)
  }

  @Test("The same app gives the same bytes in every format")
  func formats() throws {
    let (first, second) = (try Self.sheet(), try Self.sheet())
    #expect(first.picture.svg == second.picture.svg)
    #expect(first.html == second.html)
    #expect(first.json.text == second.json.text)
    #expect(first.picture.svg.contains("ArticleViewController"))
    #expect(first.html.hasPrefix("<!DOCTYPE html>"))
    #expect(first.text.contains(ScreenSheet.note))
  }

  @Test(
    "Each kind of problem has a check with a name of its own",
    arguments: LayoutProblem.Kind.allCases)
  func checks(kind: LayoutProblem.Kind) {
    #expect(kind.check.name == "layout-\(kind.rawValue)")
    #expect(!kind.check.title.isEmpty && kind.check.rationale.hasPrefix(kind.check.title))
  }
}

extension ViewContent {
  fileprivate func shows(_ text: String) -> Bool {
    guard case .text(let shown) = self else { return false }
    return shown.lines.map(\.text).joined() == text
  }
}
