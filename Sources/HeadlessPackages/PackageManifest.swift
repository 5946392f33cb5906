import TextFormats

/// The `Package.swift` of a package for an app.
struct PackageManifest {
  let name: String
  let modules: [HeadlessPackage.CompiledModule]
  /// The stand-ins that declare nothing themselves.
  let inert: Set<String>
  let hasTest: Bool
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

    let needs = [\(needs)]

    let package = Package(
      name: \(name.swiftLiteral),
      dependencies: [.package(name: "quarterturn", path: \(quarterturn.swiftLiteral))],
      targets: standIns.map { name in
        .target(
          name: name, dependencies: [uiKit] + (needs[name].map { [.target(name: $0)] } ?? []),
          path: "StandIns/\\(name)", swiftSettings: [.swiftLanguageMode(.v5)])
      } + [
    \(modules.map(target).joined(separator: "\n"))\(test)
      ]
    )

    """
  }

  private var needs: String {
    let all = KnownStandIns.needs.merging(inert.map { ($0, InertNames.module) }) { known, _ in known
    }
    return all.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
      .joined(separator: ", ")
  }

  private var module: String { modules.last?.name ?? "" }

  private func target(_ module: HeadlessPackage.CompiledModule) -> String {
    let dependencies = module.dependencies.map { ", \"\($0)\"" }.joined()
    let regex =
      module.settings.hasBareSlashRegex
      ? ", .enableUpcomingFeature(\"BareSlashRegexLiterals\")" : ""
    let defines = module.settings.conditions.map { ", .define(\"\($0)\")" }.joined()
    return """
          .target(
            name: "\(module.name)",
            dependencies: [uiKit\(dependencies)] + standIns.map { .target(name: $0) },
            swiftSettings: [.swiftLanguageMode(.v\(module.settings.languageMode))\(regex)\(defines)],
            plugins: [.plugin(name: "HeadlessSources", package: "quarterturn")]),
      """
  }

  private var test: String {
    guard hasTest else { return "" }
    return """

          .testTarget(
            name: "\(module)HeadlessTests",
            dependencies: [
              "\(module)", uiKit, .product(name: "HeadlessDevice", package: "quarterturn"),
            ], swiftSettings: [.swiftLanguageMode(.v5)]),
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
