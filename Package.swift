// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "quarterturn",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [
    .library(name: "Orientation", targets: ["Orientation"]),
    .library(name: "OrientationSensing", targets: ["OrientationSensing"]),
    .library(name: "AccelerationSources", targets: ["AccelerationSources"]),
    .library(name: "AccelerationRecordings", targets: ["AccelerationRecordings"]),
    .library(name: "RotationScenario", targets: ["RotationScenario"]),
    .library(name: "RotationExplanation", targets: ["RotationExplanation"]),
    .library(name: "RotationReport", targets: ["RotationReport"]),
    .library(name: "QuarterturnKit", targets: ["QuarterturnKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "HeadlessDevice", targets: ["HeadlessDevice"]),
    .library(name: "HeadlessDeviceTesting", targets: ["HeadlessDeviceTesting"]),
    .library(name: "RotationChecker", targets: ["RotationChecker"]),
    .executable(name: "quarterturn", targets: ["QuarterturnCommand"]),
    // The plugin's tool: SwiftPM looks for a product that is named like its target.
    .executable(name: "QuarterturnCommand", targets: ["QuarterturnCommand"]),
    .plugin(name: "CheckRotation", targets: ["CheckRotation"]),
  ],
  dependencies: [
    // Parses the command line and writes its help.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Reads scenario files and keeps the line and column of every word.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Parses Swift, for the checks of an app's code.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The engine. The standard library only: it also compiles to WebAssembly.
    .target(name: "Orientation"),

    // From the accelerometer to the device's orientation. The standard library only, too.
    .target(name: "OrientationSensing", dependencies: ["Orientation"]),

    // Acceleration as it is felt: CoreMotion, Linux, and sequences of what a sensor says.
    .target(name: "AccelerationSources", dependencies: ["Orientation", "OrientationSensing"]),

    // Acceleration as recorder apps write it.
    .target(name: "AccelerationRecordings", dependencies: ["Orientation", "OrientationSensing"]),

    // What is known of UIKit's behaviour, rule by rule, with sources.
    .target(name: "RotationRules", dependencies: ["Orientation"]),

    // UIKit's classes, with UIKit's names, standing on the engine.
    .target(name: "HeadlessUIKit", dependencies: ["Orientation"]),

    // What a device and an app are before anything happens: a line, an Info.plist.
    .target(name: "DeviceSetup", dependencies: ["Orientation"]),

    // Boots devices, turns them and reads what they show.
    .target(
      name: "HeadlessDevice",
      dependencies: ["HeadlessUIKit", "Orientation", "OrientationSensing", "DeviceSetup"]),

    // Swift Testing's traits that boot devices.
    .target(
      name: "HeadlessDeviceTesting",
      dependencies: ["HeadlessDevice", "HeadlessUIKit", "Orientation"]),

    // The face of the headless UIKit where the host has no UIKit.
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),

    // What Swift Testing looks for beside UIKit.
    .target(name: "_Testing_UIKit"),

    // What an iOS app adopts. On iOS its UIKit is Apple's, everywhere else it is ours.
    .target(
      name: "QuarterturnKit",
      dependencies: [
        "Orientation", "RotationExplanation",
        .target(name: "UIKit", condition: .when(platforms: [.macOS, .linux, .windows])),
      ]),

    // An app in a file.
    .target(
      name: "RotationScenario",
      dependencies: ["Orientation", "OrientationSensing", "AccelerationRecordings", "DeviceSetup", "Yams"]),

    // An app's source code, in one shape for Swift and Objective-C.
    .target(name: "AppCodeModel", dependencies: ["Orientation", "DeviceSetup"]),

    // Swift files in that shape.
    .target(
      name: "SwiftCodeReader",
      dependencies: [
        "AppCodeModel",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // Objective-C and Objective-C++ into that shape, by a lexer and parser of our own.
    .target(name: "ObjectiveCCodeReader", dependencies: ["AppCodeModel"]),

    // What a check finds, and what there is to know of a check.
    .target(name: "RotationFindings", dependencies: ["Orientation", "DeviceSetup"]),

    // What is wrong with an app's rotation.
    .target(
      name: "RotationChecker",
      dependencies: [
        "RotationScenario", "RotationFindings", "ObjectiveCCodeReader", "Orientation", "AppCodeAnalysis", "AppCodeModel",
        "DeviceSetup", "SwiftCodeReader", "XcodeProjectFiles", "ProjectScenario",
      ]),

    // What an iOS project's folder says beside its code; Yams reads XcodeGen's project.yml.
    .target(name: "XcodeProjectFiles", dependencies: ["Orientation", "DeviceSetup", "Yams"]),

    // What the code of an app means: its classes, who runs when, and which values come out.
    .target(name: "AppCodeAnalysis", dependencies: ["Orientation", "AppCodeModel", "DeviceSetup"]),

    // An app's folder as an app whose screens turn.
    .target(
      name: "ProjectScenario",
      dependencies: [
        "RotationScenario", "ObjectiveCCodeReader", "Orientation", "AppCodeAnalysis", "AppCodeModel", "DeviceSetup",
        "SwiftCodeReader", "XcodeProjectFiles",
      ]),

    // Why a screen turns or does not, in words: what an app can have without the tools.
    .target(name: "RotationExplanation", dependencies: ["Orientation", "DeviceSetup"]),

    // Decisions and transcripts as text, JSON and pictures.
    .target(
      name: "RotationReport",
      dependencies: [
        "RotationScenario", "RotationFindings", "Orientation", "OrientationSensing", "AccelerationRecordings",
        "RotationExplanation", "RotationRules", "DeviceSetup",
      ]),

    .executableTarget(
      name: "QuarterturnCommand",
      dependencies: [
        "RotationScenario", "RotationFindings", "Orientation", "OrientationSensing", "AccelerationRecordings",
        "RotationChecker", "RotationReport", "RotationRules", "DeviceSetup", "XcodeProjectFiles",
        "ProjectScenario",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // `swift package check-rotation`
    .plugin(
      name: "CheckRotation",
      capability: .command(
        intent: .custom(verb: "check-rotation", description: "Finds rotation bugs in an iOS app.")),
      dependencies: ["QuarterturnCommand"]),

    // Random apps and events, drawn by several test targets.
    .target(
      name: "RandomScenarios", dependencies: ["Orientation"], path: "Tests/RandomScenarios"),

    // The checkout's files, and those among them that tests write.
    .target(name: "RecordedFiles", path: "Tests/RecordedFiles"),

    // Files that were right once, and ways in which they go wrong.
    .target(name: "DamagedFiles", dependencies: ["RecordedFiles"], path: "Tests/DamagedFiles"),

    // The same scenarios on values and on live objects.
    .testTarget(
      name: "LiveTwinTests", dependencies: ["HeadlessUIKit", "Orientation", "RandomScenarios"]),

    // What an app hears, word for word.
    .testTarget(
      name: "GoldenTranscriptTests", dependencies: ["HeadlessDevice", "UIKit"],
      exclude: ["Transcripts"]),

    .testTarget(
      name: "RotationReportTests",
      dependencies: [
        "RotationScenario", "Orientation", "OrientationSensing", "AccelerationRecordings", "RotationReport",
        "RotationFindings", "RotationRules", "DeviceSetup",
      ],
      exclude: ["Snapshots"]),
    .testTarget(name: "OrientationTests", dependencies: ["Orientation", "RandomScenarios"]),
    .testTarget(
      name: "OrientationSensingTests",
      dependencies: ["Orientation", "OrientationSensing", "RandomScenarios"]),
    .testTarget(
      name: "AccelerationSourcesTests",
      dependencies: ["AccelerationSources", "Orientation", "OrientationSensing"]),
    .testTarget(
      name: "AccelerationRecordingsTests", dependencies: ["Orientation", "OrientationSensing", "AccelerationRecordings"],
      exclude: ["Broken"]),
    .testTarget(
      name: "RotationScenarioTests",
      dependencies: ["RotationScenario", "DamagedFiles", "Orientation", "OrientationSensing", "DeviceSetup"],
      exclude: ["Broken"]),
    .testTarget(
      name: "XcodeProjectFilesTests",
      dependencies: ["DamagedFiles", "Orientation", "DeviceSetup", "XcodeProjectFiles"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["RotationScenario", "Orientation", "RotationReport", "RotationRules"]),
    .testTarget(
      name: "SwiftCodeReaderTests",
      dependencies: [
        "DamagedFiles", "AppCodeModel", "DeviceSetup", "SwiftCodeReader",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "AppCodeAnalysisTests",
      dependencies: [
        "DamagedFiles", "ObjectiveCCodeReader", "Orientation", "AppCodeAnalysis", "AppCodeModel",
        "DeviceSetup", "SwiftCodeReader",
      ]),
    .testTarget(
      name: "RotationCheckerTests",
      dependencies: [
        "RotationScenario", "RotationFindings", "Orientation", "RandomScenarios", "RecordedFiles",
        "RotationChecker", "RotationReport", "RotationRules", "AppCodeAnalysis", "AppCodeModel",
        "DeviceSetup", "ObjectiveCCodeReader", "SwiftCodeReader", "XcodeProjectFiles",
      ]),
    .testTarget(name: "CommandTests", dependencies: ["QuarterturnCommand"]),
    // Projects on disk against what was derived from their source on paper.
    .testTarget(
      name: "ProjectScenarioTests",
      dependencies: [
        "RotationScenario", "Orientation", "RecordedFiles", "AppCodeAnalysis", "DeviceSetup", "XcodeProjectFiles",
        "ProjectScenario",
      ],
      exclude: ["Fixtures"]),
    // The sample Xcode project, and what its README says of it.
    .testTarget(
      name: "NewsAppTests",
      dependencies: ["RotationFindings", "RecordedFiles", "RotationChecker", "DeviceSetup"]),
    // Projects that are damaged, or mean no good.
    .testTarget(
      name: "HostileProjectTests",
      dependencies: [
        "RotationScenario", "DamagedFiles", "RotationFindings", "Orientation", "QuarterturnCommand",
        "RecordedFiles", "RotationChecker", "RotationExplanation", "RotationReport", "DeviceSetup",
        "XcodeProjectFiles", "ProjectScenario",
      ]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "Orientation", "RecordedFiles"]),
    .testTarget(
      name: "HeadlessDeviceTests",
      dependencies: [
        "HeadlessDevice", "HeadlessDeviceTesting", "HeadlessUIKit", "Orientation",
        "OrientationSensing", "UIKit",
      ]),
    .testTarget(
      name: "ArticlePatternTests",
      dependencies: ["RotationScenario", "HeadlessDevice", "HeadlessUIKit", "Orientation", "UIKit"]),
    .testTarget(
      name: "ObjectiveCCodeReaderTests",
      dependencies: ["DamagedFiles", "ObjectiveCCodeReader", "AppCodeModel"]),
    .testTarget(
      name: "RotationRulesTests", dependencies: ["Orientation", "RecordedFiles", "RotationRules"]),
    .testTarget(
      name: "QuarterturnKitTests",
      dependencies: [
        "HeadlessDevice", "HeadlessDeviceTesting", "Orientation", "QuarterturnKit", "RecordedFiles",
        "RotationExplanation", "UIKit",
      ],
      exclude: ["Transcripts"]),
    // What is claimed of UIKit, as tests that would run on UIKit itself.
    .testTarget(
      name: "UIKitConformanceTests", dependencies: ["HeadlessDevice", "Orientation", "UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)

// One place for settings: every target is checked equally.
for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
  ]
}

// Someone who works on one part can leave the tests of the others out of a build:
// QUARTERTURN_TESTS=OrientationTests,CommandTests swift build --build-tests
if let chosen = Context.environment["QUARTERTURN_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

// Documentation is built on demand, so that nobody who uses the package resolves the plugin.
if Context.environment["QUARTERTURN_DOCC"] == "1" {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
