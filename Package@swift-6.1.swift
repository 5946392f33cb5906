// swift-tools-version: 6.1
// For Xcode 16.4: what iOS apps link, and nothing of the headless UIKit or the tools, which need 6.2.

import PackageDescription

let package = Package(
  name: "quarterturn",
  platforms: [
    .iOS(.v13), .macCatalyst(.v13), .macOS(.v13), .tvOS(.v13), .visionOS(.v1), .watchOS(.v6),
  ],
  products: [
    .library(name: "QuarterturnKit", targets: ["QuarterturnKit"]),
    .library(name: "QuarterturnSwiftUI", targets: ["QuarterturnSwiftUI"]),
    .library(name: "QuarterturnExplain", targets: ["QuarterturnExplain", "RotationExplanation"]),
    .library(
      name: "QuarterturnRecorder",
      targets: ["QuarterturnRecorder", "RotationEvidence", "JSONValues"]),
    .library(name: "Orientation", targets: ["Orientation"]),
    .library(name: "RotationExplanation", targets: ["RotationExplanation"]),
  ],
  traits: [
    // A client may say `traits: []` in every version, which is an error where there are none.
    .trait(name: "Tools", description: "Has no effect with this version of Swift."),
    .default(enabledTraits: ["Tools"]),
  ],
  targets: [
    .target(name: "Orientation"),
    .target(name: "JSONValues", dependencies: ["Orientation"]),
    .target(name: "RotationExplanation", dependencies: ["Orientation"]),
    .target(
      name: "QuarterturnKit",
      dependencies: ["Orientation"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(
      name: "QuarterturnSwiftUI",
      dependencies: [
        "Orientation",
        .target(name: "QuarterturnKit", condition: .when(platforms: [.iOS, .macCatalyst])),
      ]),
    .target(
      name: "QuarterturnExplain",
      dependencies: ["Orientation", "QuarterturnKit", "RotationExplanation"]),
    .target(name: "RotationEvidence", dependencies: ["JSONValues", "Orientation"]),
    .target(
      name: "QuarterturnRecorder",
      dependencies: ["JSONValues", "Orientation", "QuarterturnKit", "RotationEvidence"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
