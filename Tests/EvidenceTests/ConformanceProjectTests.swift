import Foundation
import RecordedFiles
import Testing
import XcodeProjectFiles

/// The Xcode project that runs the claims about UIKit on Apple's; it has never been opened in Xcode.
@Suite struct ConformanceProjectTests {
  @Test("The project is read without a problem: an app, and tests that it hosts")
  func project() throws {
    let path = Checkout.root.appending(path: "Conformance").path(percentEncoded: false)
    let contents = ProjectContents(try ProjectFolder(path))
    #expect(contents.apps.map(\.name) == ["ConformanceHost"])
    #expect(contents.target(named: "ConformanceTests") != nil)
    let app = try #require(contents.target(named: "ConformanceHost"))
    #expect(app.files.contains { $0.path.hasSuffix("ConformanceApp.swift") })
    #expect(contents.problems.isEmpty, "\(contents.problems)")
  }

  @Test("The script is Bash, and refuses to run without a simulator's name or Xcode")
  func script() throws {
    let script = Checkout.root.appending(path: "Scripts/conformance").path(percentEncoded: false)
    for (arguments, status) in [(["-n", script], 0), ([script], 64), ([script, "iPhone 17"], 69)] {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #if !os(macOS)
        #expect(process.terminationStatus == Int32(status), "\(arguments)")
      #endif
    }
  }
}
