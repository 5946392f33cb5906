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
