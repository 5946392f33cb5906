// swift-tools-version: 6.2
// The lowest version with `strictMemorySafety` that resolves nothing for a trait that is disabled.

import PackageDescription

/// A product that only the tools need: a client that says `traits: []` does not resolve its package.
func tool(_ product: String, of package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Tools"]))
}

let argumentParser = tool("ArgumentParser", of: "swift-argument-parser")
let swiftParser = tool("SwiftParser", of: "swift-syntax")
let swiftSyntax = tool("SwiftSyntax", of: "swift-syntax")
let yams = tool("Yams", of: "Yams")

let package = Package(
  name: "quarterturn",
  platforms: [
    .iOS(.v13), .macCatalyst(.v13), .macOS(.v13), .tvOS(.v13), .visionOS(.v1), .watchOS(.v6),
  ],
  products: [
    // For apps and their tests.
    .library(name: "QuarterturnKit", targets: ["QuarterturnKit"]),
    .library(name: "QuarterturnSwiftUI", targets: ["QuarterturnSwiftUI"]),
    .library(name: "QuarterturnExplain", targets: ["QuarterturnExplain", "RotationExplanation"]),
    .library(
      name: "QuarterturnRecorder",
      targets: ["QuarterturnRecorder", "RotationEvidence", "JSONValues"]),
    .library(name: "UIKit", targets: ["UIKit", "HeadlessUIKit"]),
    .library(
      name: "HeadlessDevice",
      targets: ["HeadlessDevice", "RotationExplanation", "RotationTranscripts", "ScreenLayout"]),
    .library(name: "HeadlessDeviceTesting", targets: ["HeadlessDeviceTesting"]),
    // The engine and the sensors.
    .library(name: "Orientation", targets: ["Orientation"]),
    .library(name: "OrientationSensing", targets: ["OrientationSensing"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "AccelerationSources", targets: ["AccelerationSources"]),
    .library(
      name: "AccelerationRecordings",
      targets: ["AccelerationRecordings", "TextFormats", "JSONValues"]),
    .library(name: "RotationExplanation", targets: ["RotationExplanation"]),
    // The tools, each with the modules whose types it shows.
    .library(
      name: "RotationScenario",
      targets: ["RotationScenario", "DeviceSetup", "TextFormats", "JSONValues"]),
    .library(
      name: "RotationReport",
      targets: [
        "RotationReport", "EvidenceComparison", "RotationEvidence", "RotationFindings",
        "RotationRules", "RotationTranscripts", "TextFormats", "JSONValues",
      ]),
    .library(
      name: "RotationChecker",
      targets: ["RotationChecker", "RotationFindings", "TextFormats", "JSONValues"]),
    .executable(name: "quarterturn", targets: ["QuarterturnCommand"]),
    // The plugin's tool: SwiftPM looks for a product that is named like its target.
    .executable(name: "QuarterturnCommand", targets: ["QuarterturnCommand"]),
    .plugin(name: "CheckRotation", targets: ["CheckRotation"]),
    .executable(name: "HeadlessSourcesCommand", targets: ["HeadlessSourcesCommand"]),
    .plugin(name: "HeadlessSources", targets: ["HeadlessSourcesPlugin"]),
  ],
  traits: [
    .trait(
      name: "Tools",
      description: "The command line, the checker and scenario files, with what they depend on."),
    .default(enabledTraits: ["Tools"]),
  ],
  dependencies: [
    // Parses the command line and writes its help.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Reads scenario files and keeps the line and column of every word.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Parses Swift, for the checks of an app's code. Any version that macros of a client may need.
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0"),
  ],
  targets: [
    // MARK: The engine: the standard library only, so that it also compiles to WebAssembly.

    // Decides which orientation a screen gets, by UIKit's rules.
    .target(name: "Orientation"),
    // From the accelerometer to the device's orientation.
    .target(name: "OrientationSensing", dependencies: ["Orientation"]),
    // Finds positions and sizes that meet linear constraints, with UIKit's priorities.
    .target(name: "ConstraintSolver"),

    // MARK: On the engine

    // Acceleration as it is measured: CoreMotion, Linux, and sequences of a sensor's results.
    .target(name: "AccelerationSources", dependencies: ["Orientation", "OrientationSensing"]),
    // Acceleration as recorder apps write it.
    .target(
      name: "AccelerationRecordings",
      dependencies: ["Orientation", "OrientationSensing", "TextFormats"]),
    // What is known of UIKit's behaviour, rule by rule, with sources.
    .target(name: "RotationRules", dependencies: ["Orientation", "TextFormats"]),
    // Files of text with the place of everything in them: property lists, XML, JSON.
    .target(name: "TextFormats", dependencies: ["JSONValues", "Orientation"]),
    // JSON as a value, which is all that apps need of text.
    .target(name: "JSONValues", dependencies: ["Orientation"]),
    // What a device and an app are before anything happens: a line, an Info.plist.
    .target(name: "DeviceSetup", dependencies: ["Orientation", "TextFormats"]),
    // Storyboards and xibs as values: everything in them, with its location.
    .target(name: "InterfaceBuilderDocuments", dependencies: ["Orientation", "TextFormats"]),
    // UIKit's classes, with UIKit's names, on the engine.
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "ConstraintSolver", "InterfaceBuilderDocuments", "Orientation", "TextFormats",
      ]),

    // MARK: What an app and its tests can have

    // Why a screen turns or does not, in words.
    .target(name: "RotationExplanation", dependencies: ["Orientation"]),
    // What a device went through, as text and as pictures.
    .target(
      name: "RotationTranscripts",
      dependencies: ["Orientation", "RotationExplanation", "TextFormats"]),
    // A screen's layout as a value, what is wrong with it, and its picture.
    .target(
      name: "ScreenLayout",
      dependencies: ["Orientation", "RotationExplanation", "RotationTranscripts", "TextFormats"]),
    // What Swift Testing looks for beside UIKit.
    .target(name: "_Testing_UIKit"),
    // The face of the headless UIKit where the host has no UIKit.
    .target(name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"]),
    // Boots devices, turns them and reads what they show.
    .target(
      name: "HeadlessDevice",
      dependencies: [
        "DeviceSetup", "HeadlessUIKit", "Orientation", "OrientationSensing", "RotationExplanation",
        "RotationTranscripts", "ScreenLayout", "TextFormats",
      ]),
    // Swift Testing's traits that boot devices, and expectations that say why they fail.
    .target(
      name: "HeadlessDeviceTesting",
      dependencies: [
        "HeadlessDevice", "HeadlessUIKit", "Orientation", "RotationExplanation",
        "RotationTranscripts", "ScreenLayout",
      ]),
    // What an iOS app adopts. On iOS its UIKit is Apple's, everywhere else it is ours.
    .target(
      name: "QuarterturnKit",
      dependencies: [
        "Orientation",
        .target(name: "UIKit", condition: .when(platforms: [.macOS, .linux, .windows])),
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    // SwiftUI's modifiers, for every platform that an iOS app shares code with.
    .target(
      name: "QuarterturnSwiftUI",
      dependencies: [
        "Orientation",
        .target(name: "QuarterturnKit", condition: .when(platforms: [.iOS, .macCatalyst])),
      ]),
    // Why the running app turns or does not, for those who want the words in their app.
    .target(
      name: "QuarterturnExplain",
      dependencies: [
        "Orientation", "QuarterturnKit", "RotationExplanation",
        .target(name: "UIKit", condition: .when(platforms: [.macOS, .linux, .windows])),
      ]),

    // What was seen on a device, and the file that holds it.
    .target(name: "RotationEvidence", dependencies: ["JSONValues", "Orientation"]),
    // Records what the running app sees of rotation, for those who want it in their debug builds.
    .target(
      name: "QuarterturnRecorder",
      dependencies: [
        "JSONValues", "Orientation", "QuarterturnKit", "RotationEvidence",
        .target(name: "UIKit", condition: .when(platforms: [.macOS, .linux, .windows])),
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")]),

    // MARK: Reading apps

    // YAML with the place of every word; the only module that knows Yams.
    .target(name: "YAMLDocuments", dependencies: ["Orientation", "TextFormats", yams]),
    // An app in a file.
    .target(
      name: "RotationScenario",
      dependencies: [
        "AccelerationRecordings", "DeviceSetup", "Orientation", "OrientationSensing",
        "RotationExplanation", "TextFormats", "YAMLDocuments",
      ]),
    // An app's source code, in one shape for Swift and Objective-C.
    .target(name: "AppCodeModel", dependencies: ["Orientation", "TextFormats"]),
    // Swift files in that shape.
    .target(name: "SwiftCodeReader", dependencies: ["AppCodeModel", swiftParser, swiftSyntax]),
    // Objective-C and Objective-C++ in that shape, by a lexer and parser of our own.
    .target(name: "ObjectiveCCodeReader", dependencies: ["AppCodeModel"]),
    // What the code of an app means: its classes, who runs when, and which values come out.
    .target(name: "AppCodeAnalysis", dependencies: ["AppCodeModel", "Orientation"]),
    // What an iOS project's folder says beside its code.
    .target(
      name: "XcodeProjectFiles",
      dependencies: [
        "AppCodeAnalysis", "AppCodeModel", "DeviceSetup", "InterfaceBuilderDocuments",
        "Orientation", "SwiftCodeReader", "TextFormats", "YAMLDocuments",
      ]),
    // An app's folder, read: its code, its controllers, and the ways between them.
    .target(
      name: "ScreenGraph",
      dependencies: [
        "AppCodeAnalysis", "AppCodeModel", "ObjectiveCCodeReader", "Orientation",
        "SwiftCodeReader", "TextFormats", "XcodeProjectFiles",
      ]),
    // An app's folder as an app whose screens turn.
    .target(
      name: "ProjectScenario",
      dependencies: [
        "AppCodeAnalysis", "AppCodeModel", "DeviceSetup", "Orientation", "RotationScenario",
        "ScreenGraph", "TextFormats", "XcodeProjectFiles",
      ]),

    // MARK: The tools

    // What a check finds, and what there is to know of a check.
    .target(name: "RotationFindings", dependencies: ["Orientation", "TextFormats"]),
    // The screens of an app's storyboards and xibs, laid out in every orientation they allow.
    .target(
      name: "ScreenSheets",
      dependencies: [
        "AppCodeAnalysis", "HeadlessDevice", "HeadlessUIKit", "InterfaceBuilderDocuments",
        "Orientation", "ProjectScenario", "RotationFindings", "RotationScenario", "ScreenGraph",
        "ScreenLayout", "TextFormats", "XcodeProjectFiles",
      ]),
    // What is wrong with an app's rotation.
    .target(
      name: "RotationChecker",
      dependencies: [
        "DeviceSetup",
        "AppCodeAnalysis", "AppCodeModel", "Orientation", "RotationFindings", "ScreenGraph",
        "TextFormats", "XcodeProjectFiles", "YAMLDocuments",
      ]),
    // What was seen on a device, against what the engine does.
    .target(
      name: "EvidenceComparison",
      dependencies: [
        "Orientation", "RotationEvidence", "RotationExplanation", "TextFormats", "YAMLDocuments",
      ]),
    // Decisions, transcripts and findings as text, JSON and pictures.
    .target(
      name: "RotationReport",
      dependencies: [
        "AccelerationRecordings", "DeviceSetup", "EvidenceComparison", "Orientation",
        "OrientationSensing", "RotationEvidence", "RotationExplanation", "RotationFindings",
        "RotationRules", "RotationScenario", "RotationTranscripts", "TextFormats",
      ]),
    // A package that builds an app's own files with the headless UIKit.
    .target(
      name: "HeadlessPackages",
      dependencies: [
        "AppCodeAnalysis", "AppCodeModel", "DeviceSetup", "HeadlessSources", "JSONValues",
        "Orientation", "ProjectScenario", "RotationScenario", "ScreenGraph", "SwiftCodeReader",
        "TextFormats", "XcodeProjectFiles", swiftSyntax,
      ]),
    // The command line.
    .executableTarget(
      name: "QuarterturnCommand",
      dependencies: [
        "AccelerationRecordings", "DeviceSetup", "EvidenceComparison", "HeadlessPackages",
        "Orientation", "OrientationSensing", "ProjectScenario", "RotationChecker",
        "RotationEvidence",
        "RotationFindings", "RotationReport", "RotationRules", "RotationScenario", "ScreenGraph",
        "ScreenLayout", "TextFormats", "XcodeProjectFiles", "YAMLDocuments", argumentParser,
        // Not on a Mac without the headless UIKit; the command then has no `screens`.
        .target(name: "ScreenSheets", condition: .when(platforms: [.linux, .macOS, .windows])),
        // Its modules are beside the command then, where `headless` type-checks with them.
        .target(name: "UIKit", condition: .when(platforms: [.linux, .macOS, .windows])),
      ]),
    // `swift package check-rotation`
    .plugin(
      name: "CheckRotation",
      capability: .command(
        intent: .custom(verb: "check-rotation", description: "Finds rotation bugs in an iOS app.")),
      dependencies: ["QuarterturnCommand"]),

    // An app's Swift files in the form that needs no Objective-C runtime.
    .target(
      name: "HeadlessSources",
      dependencies: [
        "AppCodeModel", "Orientation", "SwiftCodeReader", "TextFormats", swiftSyntax,
      ]),
    // The same as a command, for the plugin.
    .executableTarget(
      name: "HeadlessSourcesCommand", dependencies: ["HeadlessSources", "TextFormats"]),
    // Compiles an app's own code with the headless UIKit.
    .plugin(
      name: "HeadlessSourcesPlugin", capability: .buildTool(),
      dependencies: ["HeadlessSourcesCommand"]),

    // MARK: What several tests need

    // Random apps and events.
    .target(
      name: "RandomScenarios", dependencies: ["Orientation", "TestSupport"],
      path: "Tests/RandomScenarios"),
    // The checkout's files, and those among them that tests write.
    .target(name: "RecordedFiles", path: "Tests/RecordedFiles"),
    // Random numbers for tests, and how much tests try.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // Files that were right once, and ways in which they go wrong.
    .target(
      name: "DamagedFiles", dependencies: ["RecordedFiles", "TestSupport"],
      path: "Tests/DamagedFiles"),

    // MARK: Tests of a module

    .testTarget(
      name: "OrientationTests", dependencies: ["Orientation", "RandomScenarios", "TextFormats"]),
    .testTarget(
      name: "OrientationSensingTests",
      dependencies: ["Orientation", "OrientationSensing"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
    .testTarget(
      name: "AccelerationSourcesTests",
      dependencies: ["AccelerationSources", "Orientation", "OrientationSensing"]),
    .testTarget(
      name: "AccelerationRecordingsTests",
      dependencies: ["AccelerationRecordings", "Orientation", "OrientationSensing", "TextFormats"],
      exclude: ["Broken"]),
    .testTarget(
      name: "RotationRulesTests",
      dependencies: ["Orientation", "RecordedFiles", "RotationRules", "TextFormats"]),
    .testTarget(
      name: "InterfaceBuilderDocumentsTests",
      dependencies: ["InterfaceBuilderDocuments", "Orientation", "TextFormats"]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "Orientation", "QuarterturnExplain", "QuarterturnKit",
        "QuarterturnRecorder", "RecordedFiles", swiftParser, swiftSyntax,
      ],
      exclude: ["Availability/Fixtures", "Availability/Symbols.tsv", "Surface/UIKit.tsv"]),
    .testTarget(
      name: "HeadlessDeviceTests",
      dependencies: [
        "HeadlessDevice", "HeadlessDeviceTesting", "HeadlessUIKit", "Orientation",
        "OrientationSensing", "RotationExplanation", "RotationTranscripts", "UIKit",
      ]),
    .testTarget(
      name: "ScreenLayoutTests",
      dependencies: [
        "HeadlessDevice", "HeadlessDeviceTesting", "HeadlessUIKit", "Orientation", "RecordedFiles",
        "ScreenLayout", "TestSupport", "TextFormats", "UIKit",
      ],
      exclude: ["Pictures"]),
    .testTarget(
      name: "QuarterturnKitTests",
      dependencies: [
        "HeadlessDevice", "HeadlessDeviceTesting", "Orientation", "QuarterturnExplain",
        "QuarterturnKit", "RecordedFiles", "RotationExplanation", "UIKit",
      ],
      exclude: ["StandIns", "Transcripts"]),
    .testTarget(
      name: "RotationScenarioTests",
      dependencies: [
        "DamagedFiles", "DeviceSetup", "Orientation", "OrientationSensing", "RotationScenario",
        "TestSupport", "TextFormats", "YAMLDocuments",
      ],
      exclude: ["Broken"]),
    .testTarget(
      name: "SwiftCodeReaderTests",
      dependencies: [
        "AppCodeModel", "DamagedFiles", "Orientation", "SwiftCodeReader", "TextFormats",
        swiftParser, swiftSyntax,
      ]),
    .testTarget(
      name: "HeadlessSourcesTests",
      dependencies: [
        "DamagedFiles", "HeadlessSources", "TextFormats", swiftParser, swiftSyntax,
      ]),
    .testTarget(
      name: "ObjectiveCCodeReaderTests",
      dependencies: ["AppCodeModel", "DamagedFiles", "ObjectiveCCodeReader"]),
    .testTarget(
      name: "AppCodeAnalysisTests",
      dependencies: [
        "AppCodeAnalysis", "AppCodeModel", "DamagedFiles", "ObjectiveCCodeReader", "Orientation",
        "SwiftCodeReader", "TextFormats",
      ]),
    .testTarget(
      name: "XcodeProjectFilesTests",
      dependencies: [
        "DamagedFiles", "DeviceSetup", "Orientation", "TextFormats", "XcodeProjectFiles",
        "YAMLDocuments",
      ]),
    .testTarget(
      name: "ProjectScenarioTests",
      dependencies: [
        "AppCodeAnalysis", "DeviceSetup", "Orientation", "ProjectScenario", "RecordedFiles",
        "RotationScenario", "ScreenGraph", "TextFormats", "XcodeProjectFiles",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "RotationCheckerTests",
      dependencies: [
        "AppCodeAnalysis", "AppCodeModel", "DeviceSetup", "ObjectiveCCodeReader", "Orientation",
        "RecordedFiles", "RotationChecker", "RotationFindings",
        "RotationReport", "RotationRules", "RotationScenario", "SwiftCodeReader",
        "XcodeProjectFiles", "ScreenGraph", "TextFormats", "YAMLDocuments", swiftParser,
        swiftSyntax,
      ]),
    .testTarget(
      name: "RotationReportTests",
      dependencies: [
        "AccelerationRecordings", "DeviceSetup", "Orientation", "OrientationSensing",
        "RandomScenarios", "RotationExplanation", "RotationFindings", "RotationReport",
        "RotationRules", "RotationScenario", "RotationTranscripts", "TestSupport", "TextFormats",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "EvidenceTests",
      dependencies: [
        "EvidenceComparison", "HeadlessDevice", "Orientation", "QuarterturnKit",
        "QuarterturnRecorder", "RecordedFiles", "RotationEvidence", "RotationExplanation",
        "RotationReport", "RotationRules", "TestSupport", "TextFormats", "UIKit",
        "XcodeProjectFiles",
      ]),
    .testTarget(
      name: "ScreenSheetsTests",
      dependencies: [
        "InterfaceBuilderDocuments", "Orientation", "RecordedFiles", "RotationFindings",
        "ScreenGraph", "ScreenLayout", "ScreenSheets", "TextFormats",
      ]),
    .testTarget(
      name: "HeadlessPackagesTests",
      dependencies: ["AppCodeAnalysis", "AppCodeModel", "HeadlessPackages", "SwiftCodeReader"]),
    // What a package has in place of Combine.
    .target(name: "CombineStandIn", dependencies: ["UIKit"], path: "Tests/CombineStandIn"),
    .testTarget(name: "CombineStandInTests", dependencies: ["CombineStandIn"]),
    .testTarget(
      name: "CommandTests", dependencies: ["QuarterturnCommand"], exclude: ["Recorded"]),

    // MARK: Tests across modules

    // The same scenarios on values and on live objects.
    .testTarget(
      name: "LiveTwinTests", dependencies: ["HeadlessUIKit", "Orientation", "RandomScenarios"]),
    // An app's callbacks, word for word.
    .testTarget(
      name: "GoldenTranscriptTests", dependencies: ["HeadlessDevice", "UIKit"],
      exclude: ["Transcripts"]),
    // What is claimed of UIKit, as tests that would run on UIKit itself.
    .testTarget(
      name: "UIKitConformanceTests", dependencies: ["HeadlessDevice", "Orientation", "UIKit"]),
    // Storyboards and xibs as live objects.
    .testTarget(
      name: "StoryboardTests",
      dependencies: [
        "HeadlessDevice", "HeadlessUIKit", "InterfaceBuilderDocuments", "Orientation", "UIKit",
      ]),
    // An app whose own files the plugin compiles, and tests that launch it.
    .target(
      name: "HeadlessApp", dependencies: ["UIKit"], path: "Tests/HeadlessApp",
      exclude: ["App", "Info.plist"],
      resources: [.copy("Main.storyboard")], plugins: ["HeadlessSourcesPlugin"]),
    .testTarget(
      name: "HeadlessAppTests", dependencies: ["HeadlessApp", "HeadlessDevice", "UIKit"]),
    // The well-known ways to steer rotation, as apps.
    .testTarget(
      name: "ArticlePatternTests",
      dependencies: [
        "HeadlessDevice", "HeadlessUIKit", "Orientation", "RotationScenario", "UIKit",
      ]),
    // The examples, and what they claim.
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "DeviceSetup", "Orientation", "RecordedFiles", "RotationReport", "RotationRules",
        "RotationScenario", "TextFormats",
      ]),
    // What the tools find out about one app, held against each other.
    .testTarget(
      name: "AgreementTests",
      dependencies: [
        "AppCodeAnalysis", "DeviceSetup", "Orientation", "ProjectScenario", "RecordedFiles",
        "RotationChecker", "RotationExplanation", "RotationFindings", "RotationReport",
        "RotationScenario", "ScreenGraph", "TestSupport", "TextFormats", "XcodeProjectFiles",
      ]),
    // The sample Xcode project, and what its README says of it.
    .testTarget(
      name: "NewsAppTests",
      dependencies: [
        "DeviceSetup", "Orientation", "RecordedFiles", "RotationChecker", "RotationFindings",
        "TextFormats", "XcodeProjectFiles",
      ]),
    // A made-up iOS 28, and that no source outside the table compares versions.
    .testTarget(
      name: "NewSystemTests",
      dependencies: [
        "TextFormats", "DeviceSetup",
        "HeadlessDevice", "Orientation", "RecordedFiles", "RotationChecker", "RotationFindings",
        "RotationScenario", "UIKit",
      ]),
    // Projects that are damaged, or mean no good.
    .testTarget(
      name: "HostileProjectTests",
      dependencies: [
        "AccelerationRecordings", "DamagedFiles", "DeviceSetup", "Orientation",
        "OrientationSensing", "ProjectScenario", "QuarterturnCommand", "RecordedFiles",
        "RotationChecker", "RotationExplanation", "RotationFindings", "RotationReport",
        "RotationScenario", "ScreenGraph", "TextFormats", "XcodeProjectFiles",
      ]),
    // How the work of every command grows with its input.
    .testTarget(
      name: "GrowthTests",
      dependencies: ["QuarterturnCommand", "RotationChecker", "RotationFindings"],
      exclude: ["WorkCounter.c"]),
  ],
  swiftLanguageModes: [.v6]
)

// One place for settings: every target is checked equally.
for target in package.targets where target.type != .plugin {
  // An app has settings of its own, and so have the modules that it is given.
  if ["CombineStandIn", "HeadlessApp"].contains(target.name) {
    target.swiftSettings = [.swiftLanguageMode(.v5)]
    continue
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
  ]
  // What `.ci/run` sets, and nobody whose package depends on this one.
  if Context.environment["QUARTERTURN_STRICT"] == "1" {
    target.swiftSettings?.append(.treatAllWarnings(as: .error))
  }
}

// What every test target may use. The tests of what is claimed of UIKit use nothing but UIKit.
for target in package.targets where target.type == .test && target.name != "UIKitConformanceTests" {
  for support in ["RecordedFiles", "TestSupport"] {
    let isListed = target.dependencies.contains {
      if case .byNameItem(support, _) = $0 { true } else { false }
    }
    if !isListed { target.dependencies.append(.byName(name: support)) }
  }
}

// Someone who works on one part can leave the tests of the others out of a build:
// QUARTERTURN_TESTS=OrientationTests,CommandTests swift build --build-tests
if let chosen = Context.environment["QUARTERTURN_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}

// A module `UIKit` that is built for iOS is found before Apple's, and Xcode builds whatever a scheme has.
// So on a Mac it is there on request: QUARTERTURN_HEADLESS=1 swift test
#if os(macOS)
  let isHeadless = Context.environment["QUARTERTURN_HEADLESS"] == "1"
#else
  let isHeadless = Context.environment["QUARTERTURN_HEADLESS"] != "0"
#endif
if !isHeadless {
  var gone: Set = ["HeadlessUIKit", "UIKit", "_Testing_UIKit"]
  var count = 0
  while gone.count > count {
    count = gone.count
    for target in package.targets {
      let needs = target.dependencies.contains {
        if case .byNameItem(let name, _) = $0 { gone.contains(name) } else { false }
      }
      if needs { gone.insert(target.name) }
      // What is needed on some platforms only is not needed here.
      target.dependencies.removeAll {
        if case .targetItem(let name, _) = $0 { gone.contains(name) } else { false }
      }
    }
  }
  package.targets.removeAll { gone.contains($0.name) }
  // The products keep their names, so that the manifests of apps need not know.
  package.products = package.products.map { product in
    guard let library = product as? Product.Library else { return product }
    let left = library.targets.filter { !gone.contains($0) }
    return .library(name: library.name, targets: left.isEmpty ? ["Orientation"] : left)
  }
}

// Documentation is built on demand, so that clients do not resolve the plugin.
if Context.environment["QUARTERTURN_DOCC"] == "1" {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
