// swift-tools-version: 6.2

import PackageDescription

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
        .product(name: "UIKit", package: "quarterturn"),
      ]),
    .testTarget(
      name: "NewsReaderTests",
      dependencies: [
        "NewsReader",
        .product(name: "UIKit", package: "quarterturn"),
        .product(name: "HeadlessDevice", package: "quarterturn"),
        .product(name: "HeadlessDeviceTesting", package: "quarterturn"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
