import ScreenGraph
import Testing
import XcodeProjectFiles

@testable import ProjectScenario

@Suite("Which app of a project is read")
struct AppChoiceTests {
  @Test("An app for iOS comes before one whose platform is not known, however many files that has")
  func platforms() throws {
    let project = try WrittenApp.project([
      "project.yml": """
      name: News
      targets:
        News: {type: application, sources: [Mac]}
        NewsPhone: {type: application, platform: iOS, sources: [Phone]}
      """,
      "Mac/A.swift": "import AppKit", "Mac/B.swift": "import AppKit",
      "Phone/Root.swift": "import UIKit\nclass Root: UIViewController {}",
    ])
    #expect(project.target.name == "NewsPhone")
  }
}
