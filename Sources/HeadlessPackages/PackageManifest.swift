import TextFormats

/// The `Package.swift` of a package for an app.
struct PackageManifest {
  let name: String
  let module: String
  let hasTest: Bool
  let settings: TargetSettings
  /// The path of Quarterturn from the package.
  let quarterturn: String

  var text: String {
    """
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription

    // Written by 'quarterturn headless'. For hosts without UIKit: on iOS, a module of that name would be
    // found before Apple's.
    let uiKit = Target.Dependency.product(name: "UIKit", package: "quarterturn")

    // Modules that the app imports and that are not there; what it uses of them can be declared in them.
    let folders = try? FileManager.default.contentsOfDirectory(
      atPath: Context.packageDirectory + "/StandIns")
    let standIns = (folders ?? []).filter { !$0.hasPrefix(".") }.sorted()

    let package = Package(
      name: \(name.swiftLiteral),
      dependencies: [.package(name: "quarterturn", path: \(quarterturn.swiftLiteral))],
      targets: standIns.map { name in
        .target(name: name, dependencies: [uiKit], path: "StandIns/\\(name)")
      } + [
        .target(
          name: "\(module)", dependencies: [uiKit] + standIns.map { .target(name: $0) },\(defines)
          plugins: [.plugin(name: "HeadlessSources", package: "quarterturn")]),\(test)
      ],
      swiftLanguageModes: [.v\(settings.languageMode)]
    )

    """
  }

  private var defines: String {
    guard !settings.conditions.isEmpty else { return "" }
    let list = settings.conditions.map { ".define(\"\($0)\")" }.joined(separator: ", ")
    return "\n      swiftSettings: [\(list)],"
  }

  private var test: String {
    guard hasTest else { return "" }
    return """

          .testTarget(
            name: "\(module)HeadlessTests",
            dependencies: [
              "\(module)", uiKit, .product(name: "HeadlessDevice", package: "quarterturn"),
            ]),
      """
  }
}

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    reduce(into: "\"") { literal, character in
      switch character {
      case "\\", "\"": literal += "\\\(character)"
      case "\n", "\r", "\r\n": literal += "\\n"
      default: literal.append(character)
      }
    } + "\""
  }
}
