// swift-tools-version: 6.3

import PackageDescription

// Nested, so that clients of the library neither resolve nor build it.
let package = Package(
  name: "quarterturn-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "quarterturn", path: ".."),
    .package(name: "news-reader", path: "../Examples/NewsReaderPlain"),
    // What a check is measured against.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // Random numbers that are the same on every run.
    .target(name: "SeededRandom"),

    // Judges ways to tell how a device is held, on recordings and on scripted turns.
    .executableTarget(
      name: "Sensing",
      dependencies: [
        "SeededRandom",
        .product(name: "Orientation", package: "quarterturn"),
        .product(name: "OrientationSensing", package: "quarterturn"),
      ]),

    // Counts what the measured code asks of malloc. C, because it replaces malloc.
    .target(name: "AllocationCounter"),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "RotationScenario", package: "quarterturn"),
        .product(name: "HeadlessDevice", package: "quarterturn"),
        .product(name: "NewsReader", package: "news-reader"),
        .product(name: "Orientation", package: "quarterturn"),
        .product(name: "UIKit", package: "quarterturn"),
      ]),

    // Builds and turns layouts, beside Kiwi if its program is named.
    .executableTarget(
      name: "Layout",
      dependencies: [
        "AllocationCounter", "SeededRandom",
        .product(name: "ConstraintSolver", package: "quarterturn"),
      ]),

    // Measures a check of a whole app against a bare parse of it.
    .executableTarget(
      name: "Checking",
      dependencies: [
        "SeededRandom",
        .product(name: "RotationChecker", package: "quarterturn"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),

    // Turns a small app ten million times and looks at the memory.
    .executableTarget(
      name: "Endurance",
      dependencies: [
        .product(name: "HeadlessDevice", package: "quarterturn"),
        .product(name: "UIKit", package: "quarterturn"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
  ]
}
