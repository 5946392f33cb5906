import DeviceSetup
import Orientation
import TextFormats

/// Reads the targets of Tuist's `Project.swift` and of `Package.swift`, as far as they are literals.
struct ManifestReader {
  let folder: ProjectFolder
  let file: ProjectFolder.File
  /// What cannot be read, or is not known without running the manifest.
  private(set) var problems: [Problem] = []
  private var constants: [String: ManifestValue] = [:]
  private let base: String

  init(_ file: ProjectFolder.File, in folder: ProjectFolder) {
    self.file = file
    self.folder = folder
    base = ProjectPath.folder(of: file.path)
  }

  /// The targets in the order of the file.
  mutating func targets() -> [ProjectTarget] {
    let bytes: [UInt8]
    do {
      bytes = try folder.read(file)
    } catch {
      problems.note(error)
      return []
    }
    let manifest = Manifest(bytes, path: file.path)
    constants = manifest.constants
    if file.name == "Package.swift" {
      let names = ["Package", "target", "executableTarget", "testTarget", "iOSApplication"]
      return packageTargets(manifest.calls(of: names))
    }
    var targets: [ProjectTarget] = []
    for call in manifest.calls(of: ["target", "Target", "init"]) {
      guard let name = text(call["name"]), let product = call["product"].map(settled) else {
        continue
      }
      targets.append(tuistTarget(call, name, product))
    }
    if targets.isEmpty {
      problems.note(
        Problem(
          .undecided, SourceLocation(file: file.path),
          "no target in this manifest can be read without running it",
          expected: "a call such as .target(name: \"App\", product: .app)"))
    }
    return targets
  }

  /// A constant of the file in place of its name.
  private func settled(_ value: ManifestValue) -> ManifestValue {
    value.name.flatMap { constants[$0] } ?? value
  }

  private func text(_ value: ManifestValue?) -> String? { value.flatMap { settled($0).text } }

  private mutating func tuistTarget(
    _ call: ManifestValue, _ name: String, _ product: ManifestValue
  ) -> ProjectTarget {
    let kinds: [String: ProductKind] = [
      "app": .app, "appClip": .appClip, "appExtension": .appExtension, "framework": .library,
      "staticFramework": .library, "staticLibrary": .library, "dynamicLibrary": .library,
      "unitTests": .tests, "uiTests": .tests, "bundle": .bundle, "commandLineTool": .tool,
      "watch2App": .watch, "watch2Extension": .watch, "stickerPackExtension": .messages,
      "messagesExtension": .appExtension, "extensionKitExtension": .appExtension,
      "tvTopShelfExtension": .appExtension, "macro": .tool, "xpc": .tool,
      "systemExtension": .appExtension,
    ]
    var settings = BuildSettings(configuration: "Release")
    for (key, value) in ProjectSettings.builtIn(target: name, project: name, "Release") {
      settings.append(SettingAssignment(key, value, at: call.location))
    }
    for pair in call["settings"]?["base"]?.pairs ?? [] {
      guard let key = pair.key.text, let value = pair.value.propertyList.text else { continue }
      settings.append(SettingAssignment(key, value, at: pair.key.location))
    }
    var target = ProjectTarget(
      name: name, at: call.location, origin: .tuist,
      product: product.word.flatMap { kinds[$0] } ?? .other, settings: settings)
    target.takeSettings(problems: &problems)
    takeDestinations(call, &target)
    target.files = files(["sources", "resources"].compactMap { call[$0] }.map(settled))
    for dependency in call["dependencies"]?.list ?? [] {
      guard let other = text(dependency["name"] ?? dependency["target"]) else { continue }
      if dependency.word == "target" || dependency.word == "project" {
        target.dependencies.append(other)
      } else {
        target.packageProducts.append(other)
      }
    }
    if target.product.isApp {
      target.infoPlist = infoPlist(call["infoPlist"].map(settled), call.location, settings)
    }
    return target
  }

  private mutating func takeDestinations(_ call: ManifestValue, _ target: inout ProjectTarget) {
    let destinations = (call["destinations"] ?? call["platform"]).map(settled)
    let words = (destinations?.list ?? []).compactMap(\.word)
    var families: DeviceFamilies = []
    for word in words {
      if word == "iPhone" || word == "iOS" { families.insert(.phone) }
      if word == "iPad" || word == "iOS" { families.insert(.pad) }
    }
    var platforms = Set(words.compactMap { Platform(sdk: $0) })
    if !families.isEmpty { platforms.insert(.iOS) }
    target.platforms = platforms.sorted()
    if let destinations, !families.isEmpty {
      target.families = Located(families, at: destinations.location)
    }
    guard let deployment = (call["deploymentTargets"] ?? call["deploymentTarget"]).map(settled)
    else { return }
    let version =
      deployment["iOS"] ?? deployment["targetVersion"] ?? deployment.arguments.first
    if deployment.word == "iOS" || deployment["iOS"] != nil, let version,
      let value = text(version).flatMap(SystemVersion.init)
    {
      target.deploymentTarget = Located(value, at: version.location)
    }
    if let devices = deployment["devices"] {
      let words = devices.list.compactMap { $0.word?.lowercased() }
      target.families = Located(DeviceFamilies(words: words), at: devices.location)
    }
  }

  private mutating func infoPlist(
    _ value: ManifestValue?, _ location: SourceLocation, _ settings: BuildSettings
  ) -> TargetInfoPlist {
    let path = value?.text ?? text(value?["path"])
    if let path {
      var settings = settings
      settings.append(SettingAssignment("INFOPLIST_FILE", path, at: value?.location ?? location))
      var reader = InfoPlistReader(
        folder: folder, settings: settings, project: base, location: location)
      let base = base
      let plist = reader.read { ProjectPath.normalized(ProjectPath.joined(base, $0)) }
      for problem in reader.problems { problems.note(problem) }
      return plist
    }
    var plist = TargetInfoPlist(at: value?.location ?? location)
    var entries = PlistEntries()
    let own = (value?["with"] ?? value?.arguments.first).map(settled)
    if value?.word != "dictionary" {
      // Tuist's defaults of today for an app; it has changed them before.
      let names = ["Portrait", "LandscapeLeft", "LandscapeRight", "PortraitUpsideDown"]
      let texts = names.map {
        PropertyList(.string("UIInterfaceOrientation" + $0), at: location)
      }
      entries.merge(
        "UISupportedInterfaceOrientations",
        PropertyList(.array(Array(texts.dropLast())), at: location),
        at: location)
      entries.merge(
        "UISupportedInterfaceOrientations~ipad", PropertyList(.array(texts), at: location),
        at: location)
    }
    if let own { entries.take(own.propertyList) }
    if let own, own.isPartial || own.propertyList.entries.isEmpty {
      problems.note(
        Problem(
          .undecided, own.location,
          "not all of the Info.plist can be read without running the manifest"))
    }
    plist.take(entries, settings: settings, problems: &problems)
    return plist
  }

  /// The files that patterns or folders name.
  private func files(_ lists: [ManifestValue]) -> [ProjectFolder.File] {
    var found: [String: ProjectFolder.File] = [:]
    for element in lists.flatMap(\.list).prefix(1_000) {
      let pattern = text(element) ?? text(element.arguments.first)
      guard let pattern,
        let place = ProjectPath.normalized(ProjectPath.joined(base, pattern))
      else { continue }
      let excluded = (element["excluding"]?.list ?? []).compactMap(\.text).map {
        Glob("/" + ProjectPath.joined(base, $0))
      }
      let glob = Glob("/" + place)
      // Only the files in the folder before the first sign need be looked at.
      let fixed = place.split(separator: "/").prefix { !$0.contains { "*?[{".contains($0) } }
      let one = folder.file(at: place).map { [$0][...] }
      for file in one ?? folder.files(in: fixed.joined(separator: "/"))
      where file.kind.isSource || file.kind.isInterface {
        if glob.matches(file.path), !excluded.contains(where: { $0.matches(file.path) }) {
          found[file.path] = file
        }
      }
    }
    return found.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The targets of a Swift package: libraries, and the app of a playground.
  private mutating func packageTargets(_ calls: [ManifestValue]) -> [ProjectTarget] {
    var targets: [ProjectTarget] = []
    let app = calls.first { $0.word == "iOSApplication" }
    let oldest = calls.first { $0.word == "Package" }.flatMap(oldestSystem)
    for call in calls {
      guard let word = call.word, let name = text(call["name"]) else { continue }
      let kinds: [String: ProductKind] = [
        "target": .library, "executableTarget": .tool, "testTarget": .tests,
      ]
      // A dependency is a target by its name alone, without a folder or sources of its own.
      guard let kind = kinds[word], !targets.contains(where: { $0.name == name }) else { continue }
      let own = text(call["path"])
      let places =
        own.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "Tests/\(name)", "src/\(name)"]
      var target = ProjectTarget(
        name: name, at: call.location, origin: .swiftPackage, product: kind,
        settings: BuildSettings(configuration: "Release"))
      target.deploymentTarget = oldest
      for place in places {
        guard let path = ProjectPath.normalized(ProjectPath.joined(base, place)) else { continue }
        let excluded = (call["exclude"]?.list ?? []).compactMap(\.text).map {
          Glob("/" + ProjectPath.joined(path, $0))
        }
        target.files += folder.files(in: path).filter { file in
          (file.kind.isSource || file.kind.isInterface)
            && !excluded.contains { $0.matches(file.path) }
        }
      }
      for dependency in call["dependencies"]?.list ?? [] {
        if let other = dependency.text ?? text(dependency["name"]) {
          target.dependencies.append(other)
        }
      }
      if let app, kind == .tool { takePlayground(app, &target) }
      if !target.files.isEmpty || own != nil { targets.append(target) }
    }
    return targets
  }

  /// The oldest iOS of a package: `platforms: [.iOS(.v15)]`, `[.iOS("15.4")]`.
  private func oldestSystem(_ package: ManifestValue) -> Located<SystemVersion>? {
    guard let platform = package["platforms"]?.list.first(where: { $0.word == "iOS" }),
      let version = platform.arguments.first
    else { return nil }
    let written =
      text(version)
      ?? version.word.map { $0.drop { $0 == "v" } }.map {
        $0.map { $0 == "_" ? "." : String($0) }.joined()
      }
    return written.flatMap(SystemVersion.init).map { Located($0, at: version.location) }
  }

  /// The app that Swift Playgrounds makes of a package.
  private mutating func takePlayground(_ app: ManifestValue, _ target: inout ProjectTarget) {
    target.product = .app
    target.platforms = [.iOS]
    target.name = text(app["name"]) ?? target.name
    if let families = app["supportedDeviceFamilies"] {
      let words = families.list.compactMap {
        $0.word == "pad" ? "2" : $0.word == "phone" ? "1" : nil
      }
      target.families = Located(DeviceFamilies(words: words), at: families.location)
    }
    guard let list = app["supportedInterfaceOrientations"] else { return }
    var lists: [(phone: Bool, pad: Bool, orientation: InterfaceOrientation)] = []
    for element in list.list {
      let name = (element.word ?? "")
      let full = "UIInterfaceOrientation" + name.prefix(1).uppercased() + name.dropFirst()
      guard let orientation = InfoPlist.orientation(named: full) else { continue }
      let devices = element.calls().first { $0["deviceFamilies"] != nil }?["deviceFamilies"]
      let words = devices?.list.compactMap(\.word) ?? ["phone", "pad"]
      lists.append((words.contains("phone"), words.contains("pad"), orientation))
    }
    let phone = lists.filter(\.phone).map(\.orientation)
    let pad = lists.filter(\.pad).map(\.orientation)
    target.infoPlist.located.plist.phoneOrientations = phone.isEmpty ? nil : phone
    target.infoPlist.located.plist.padOrientations = pad.isEmpty ? nil : pad
    target.infoPlist.located.plist.hasSceneManifest = true
    target.infoPlist.located.places[.phoneOrientations] = list.location
    target.infoPlist.located.places[.padOrientations] = list.location
  }
}
