import DeviceSetup
package import Orientation
package import TextFormats

/// A target: what one product is built of.
package struct ProjectTarget: Sendable, Hashable {
  /// Its name.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// What declares it.
  package var origin: Origin
  /// What it makes.
  package var product: ProductKind
  /// The systems it is built for; none when unknown.
  package var platforms: [Platform]
  /// The kinds of devices it is made for; nil when unknown.
  package var families: Located<DeviceFamilies>?
  /// The oldest iOS it runs on; nil when unknown.
  package var deploymentTarget: Located<SystemVersion>?
  /// Its code and interface files that are there, sorted.
  package var files: [ProjectFolder.File]
  /// The targets of the same folder that it links or embeds, by name.
  package var dependencies: [String]
  /// The products of Swift packages that it links.
  package var packageProducts: [String]
  /// The configuration whose settings count here, and all there are.
  package var configuration: String?
  /// The names of all its configurations.
  package var configurations: [String]
  /// Its settings in ``configuration``.
  package var settings: BuildSettings
  /// Its Info.plist.
  package var infoPlist: TargetInfoPlist

  /// What can declare a target.
  package enum Origin: String, CaseIterable, Sendable, Hashable {
    /// `project.pbxproj`
    case xcode
    /// `project.yml` of XcodeGen.
    case xcodeGen
    /// `Project.swift` of Tuist.
    case tuist
    /// `Package.swift`.
    case swiftPackage
    /// Nothing: the folder itself.
    case folder
  }

  /// The active compilation conditions of Swift code, such as `DEBUG`.
  package var compilationConditions: [String] {
    settings.value(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")?.words ?? []
  }

  /// Its files of a kind.
  package func files(_ kind: FileKind) -> [ProjectFolder.File] { files.filter { $0.kind == kind } }

  /// Whether it builds an app whose screens turn: one for iOS, as far as that is known.
  package var isApp: Bool { product.isApp && (platforms.isEmpty || platforms.contains(.iOS)) }

  /// A target of which only the place is known.
  init(
    name: String, at location: SourceLocation, origin: Origin, product: ProductKind,
    settings: BuildSettings
  ) {
    self.name = name
    self.location = location
    self.origin = origin
    self.product = product
    self.settings = settings
    platforms = []
    files = []
    dependencies = []
    packageProducts = []
    configurations = []
    infoPlist = TargetInfoPlist(at: location)
  }

  /// Takes platforms, device families and the oldest system from the settings.
  mutating func takeSettings(problems: inout [Problem]) {
    let named = settings.value(of: "SUPPORTED_PLATFORMS")?.words ?? []
    let sdk = settings.value(of: "SDKROOT")?.text ?? ""
    let found = Set(named.compactMap(Platform.init(sdk:)))
    let own = Platform(sdk: ProjectPath.name(of: sdk)).map { [$0] } ?? []
    platforms = found.isEmpty ? own : found.sorted()
    if let value = settings.value(of: "TARGETED_DEVICE_FAMILY"), !value.text.isEmpty {
      let own = DeviceFamilies(words: [value.text])
      families = Located(own, at: value.location)
      if own.intersection([.phone, .pad]).isEmpty, platforms == [.iOS] {
        problems.note(
          Problem(
            .malformed, value.location,
            "TARGETED_DEVICE_FAMILY is \(ReadingError.quoted(value.text))",
            expected: "1 for iPhone, 2 for iPad, or both between commas"))
      }
    }
    if let value = settings.value(of: "IPHONEOS_DEPLOYMENT_TARGET"), !value.text.isEmpty {
      if let version = SystemVersion(value.text) {
        deploymentTarget = Located(version, at: value.location)
      } else {
        problems.note(
          Problem(
            value.unknown.isEmpty ? .malformed : .undecided, value.location,
            "IPHONEOS_DEPLOYMENT_TARGET is \(ReadingError.quoted(value.text))",
            expected: "a version such as 16.0"))
      }
    }
  }

  /// The idioms it is made for; nil when nothing tells, or it is not for iOS.
  package var idioms: Set<Idiom>? {
    guard platforms.isEmpty || platforms.contains(.iOS), let families = families?.value else {
      return nil
    }
    var idioms: Set<Idiom> = []
    if families.contains(.phone) { idioms.insert(.phone) }
    if families.contains(.pad) { idioms.insert(.pad) }
    return idioms
  }

  /// What it declares, without what its code answers.
  ///
  /// An Info.plist that was not found is taken to have a scene manifest: without one the app would
  /// not even launch on iOS 27.
  package var application: ApplicationModel {
    var plist = infoPlist.located.plist
    if !infoPlist.isKnown { plist.hasSceneManifest = true }
    return ApplicationModel(infoPlist: plist, isPhoneOnly: idioms == [.phone])
  }

  /// What a negotiation takes for granted of it, on a device that it fills.
  ///
  /// - Parameters:
  ///   - version: the system.
  ///   - idiom: the idiom it runs in.
  ///   - linkedSDK: the SDK it is built with.
  /// - Returns: the facts of a full-screen app whose interface is upright.
  package func facts(on version: SystemVersion, _ idiom: Idiom, linkedSDK: SystemVersion) -> Facts {
    Facts(version: version, linkedSDK: linkedSDK, idiom: idiom, infoPlist: application.infoPlist)
  }
}

// What the engine has to know of a target's app, put together in one place.
