import Testing
import TextFormats

@testable import XcodeProjectFiles

@Suite struct PodSpecificationTests {
  @Test(
    "A podspec names the code of its library, as far as Ruby need not run",
    arguments: [
      ("s.source_files = 'Classes/**/*.{h,m}'", ["Classes/A.m", "Classes/Deep/B.h"], ["App/A.m"]),
      ("s.source_files = 'Classes'", ["Classes/A.m"], ["A.m"]),
      ("s.source_files = '*.{h,m}'", ["A.m"], ["App/A.m", "A.swift"]),
      ("  ss.source_files  = [\n \"A/*.swift\",\n  'B/*'\n ]", ["A/A.swift", "B/B.m"], ["C/C.m"]),
      ("s.source_files = 'A/*',\n  'B/*'\ns.name = 'C/*'", ["A/A.m", "B/B.m"], ["C/C.m"]),
      ("s.source_files += ['A/*'] # 'B/*'", ["A/A.m"], ["B/B.m"]),
      ("# s.source_files = 'A/*'\n#", [], ["A/A.m"]),
      ("s.source_files = \"#{root}/A/*\", 'B/*'", ["B/B.m"], ["A/A.m", "root/A/A.m"]),
      ("if s.source_files == 'A/*'\nx = {:source_files => 'A/*'}", [], ["A/A.m"]),
      ("s.source_files = 'A/*", [], ["A/A.m"]),
    ])
  func sources(text: String, own: [String], others: [String]) {
    for folder in ["", "Pod/"] {
      let pod = PodSpecification(Array(text.utf8), path: folder + "Pod.podspec")
      for path in own { #expect(pod.contains(folder + path), "\(folder + path)") }
      for path in others { #expect(!pod.contains(folder + path), "\(folder + path)") }
      #expect(!pod.contains("Podium/A/A.m"))
    }
  }

  @Test("The podspecs of a folder are found wherever they are")
  func folder() throws {
    let contents = try ManifestTests.contents([
      "ios/Pod.podspec": "s.source_files = 'Classes'", "ios/Classes/A.m": "",
    ])
    #expect(contents.pods.map { $0.contains("ios/Classes/A.m") } == [true])
    #expect(contents.problems.filter { $0.kind != .undecided }.isEmpty)
  }
}
