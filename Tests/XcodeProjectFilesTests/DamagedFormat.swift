import DamagedFiles
import Foundation
import Testing

@testable import XcodeProjectFiles

/// A kind of file that a project's folder holds beside its code.
enum DamagedFormat: String, CaseIterable {
  case projectFile = "project files"
  case propertyList = "property lists"
  case binaryPropertyList = "binary property lists"
  case storyboard = "storyboards and xibs"
  case configuration = "configuration files"
  case specification = "XcodeGen specifications"
  case manifest = "manifests"

  /// The files that are damaged.
  func seeds() throws -> SeedFiles {
    switch self {
    case .projectFile: try SeedFiles(endings: [".pbxproj"], and: [SampleProject.project])
    case .propertyList: try SeedFiles(endings: [".plist"], and: [SampleProject.plist])
    case .binaryPropertyList:
      try SeedFiles(
        SeedFiles(endings: [".plist"], and: [SampleProject.plist]).files.map { bytes in
          let list = try unsafe PropertyListSerialization.propertyList(
            from: Data(bytes), format: nil)
          return [UInt8](
            try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        })
    case .storyboard:
      try SeedFiles(endings: [".storyboard", ".xib"], and: [InterfaceFileTests.storyboard])
    case .configuration:
      try SeedFiles(endings: [".xcconfig"], and: [SampleProject.configuration])
    case .specification:
      SeedFiles([Array(DamagedInputTests.specification.utf8), Array(Self.largeSpecification.utf8)])
    case .manifest:
      SeedFiles([Array(DamagedInputTests.manifest.utf8), Array(Self.package.utf8)])
    }
  }

  /// The file of the sample that is damaged; nil for files that are read alone.
  var path: String? {
    switch self {
    case .projectFile: "ios/App.xcodeproj/project.pbxproj"
    case .propertyList, .binaryPropertyList: "ios/App/Info.plist"
    case .configuration: "ios/Config/App.xcconfig"
    case .specification: "project.yml"
    case .manifest: "Project.swift"
    case .storyboard: nil
    }
  }

  /// The folder in which it is damaged: what a project is made from counts without a project only.
  var surroundings: [String: String] {
    switch self {
    case .specification, .manifest:
      [
        path ?? "": "", "App/Info.plist": SampleProject.plist, "App/A.swift": "", "App/B.m": "",
        "App/C.storyboard": "", "Config/App.xcconfig": SampleProject.configuration,
        "Other.yml": "include: project.yml\ntargetTemplates: {Base: {sources: [App]}}\n",
      ]
    default: SampleProject.files
    }
  }

  private static let largeSpecification = """
    name: Demo
    include: [Other.yml]
    options: {deploymentTarget: {iOS: "15.0"}}
    configs: {Debug: debug, Release: release}
    settingGroups:
      shared: {TARGETED_DEVICE_FAMILY: "1,2"}
    configFiles: {Release: Config/App.xcconfig}
    targetTemplates:
      Base:
        platform: iOS
        sources: [{path: App, excludes: ["*.m"]}]
    targets:
      Demo:
        templates: [Base]
        type: application
        deploymentTarget: 14
        settings:
          groups: [shared]
          configs:
            Release: {INFOPLIST_FILE: App/Info.plist}
        info: {path: App/Info.plist, properties: {UIRequiresFullScreen: true}}
        dependencies: [{target: Kit}, {package: Tools}]
      Kit: {type: framework, platform: [iOS, tvOS], sources: App}

    """

  private static let package = #"""
    // swift-tools-version: 6.0
    import PackageDescription
    let shared: [Target.Dependency] = ["Kit", .product(name: "Tools", package: "tools")]
    let package = Package(
      name: "Demo", platforms: [.iOS(.v15)], products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(name: "Kit", dependencies: shared, path: "App", exclude: ["B.m"]),
        .executableTarget(name: "Demo", dependencies: ["Kit"], sources: ["A.swift"]),
        .testTarget(name: "Tests", dependencies: [.target(name: "Kit")]),
      ])
    """#
}
