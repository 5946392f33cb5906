// swift-tools-version: 6.2

import PackageDescription

// On iOS `import UIKit` is Apple's: a module of that name must not be built there.
let headlessUIKit = Target.Dependency.product(
  name: "UIKit", package: "quarterturn", condition: .when(platforms: [.linux, .macOS, .windows]))

// A package of its own, as an app that uses Quarterturn would be.
let package = Package(
  name: "news-reader",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "NewsReader", targets: ["NewsReader"])],
  dependencies: [
    // Without the trait `Tools`: an app needs none of what the command line depends on.
    .package(name: "quarterturn", path: "../..", traits: [])
  ],
  targets: [
    .target(
      name: "NewsReader",
      dependencies: [
        .product(name: "QuarterturnKit", package: "quarterturn"),
        .product(name: "QuarterturnRecorder", package: "quarterturn"),
        headlessUIKit,
      ]),
    .testTarget(
      name: "NewsReaderTests",
      dependencies: [
        "NewsReader",
        headlessUIKit,
        .product(name: "HeadlessDevice", package: "quarterturn"),
        .product(name: "HeadlessDeviceTesting", package: "quarterturn"),
      ]),
    .testTarget(
      name: "JourneyTests",
      dependencies: [
        "NewsReader",
        .product(name: "QuarterturnKit", package: "quarterturn"),
        headlessUIKit,
        .product(name: "HeadlessDevice", package: "quarterturn"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
