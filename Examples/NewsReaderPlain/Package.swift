// swift-tools-version: 6.2

import PackageDescription

// Where there is no UIKit. On iOS a module of that name would be found before Apple's.
func headless(_ name: String) -> Target.Dependency {
  .product(
    name: name, package: "quarterturn", condition: .when(platforms: [.linux, .macOS, .windows]))
}

// A package of its own, as an app that uses Quarterturn would be.
let package = Package(
  name: "news-reader-plain",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [.library(name: "NewsReader", targets: ["NewsReader"])],
  dependencies: [
    // Without the trait `Tools`: an app needs none of what the command line depends on.
    .package(name: "quarterturn", path: "../..", traits: [])
  ],
  targets: [
    .target(name: "NewsReader", dependencies: [headless("UIKit")]),
    .testTarget(
      name: "NewsReaderTests",
      dependencies: [
        "NewsReader",
        headless("UIKit"),
        headless("HeadlessDevice"),
        headless("HeadlessDeviceTesting"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
