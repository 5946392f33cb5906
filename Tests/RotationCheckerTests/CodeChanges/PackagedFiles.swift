import RotationFindings

/// An example whose Swift files are moved to a package beside an app that has nothing else.
struct PackagedFiles {
  /// The example; nil where a project is described already, or where the app starts.
  let example: CheckExample?

  init(_ example: CheckExample) {
    let starts = ["UIApplicationDelegate", "@main", ": App ", "UIWindowSceneDelegate"]
    guard
      example.files.allSatisfy({ file in
        file.path.hasSuffix(".swift") && !file.path.hasPrefix("Tests")
          && !["Package.swift", "Project.swift"].contains(file.path)
          && !starts.contains { file.contents.contains($0) }
      })
    else {
      self.example = nil
      return
    }
    var example = example
    for index in example.files.indices {
      example.files[index].path = "Kit/Sources/Kit/" + example.files[index].path
    }
    example.files += [
      CheckExample.File("Kit/Package.swift", Self.manifest),
      CheckExample.File("project.yml", Self.specification),
      CheckExample.File("App/Start.swift", "import Kit\n"),
    ]
    self.example = example
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Kit",
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit")])

    """

  private static let specification = """
    name: App
    packages:
      Kit:
        path: Kit
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        dependencies:
          - package: Kit

    """
}
