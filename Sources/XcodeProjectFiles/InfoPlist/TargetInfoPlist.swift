package import DeviceSetup
package import Orientation
package import TextFormats

/// A target's Info.plist as built: its file and its build settings together.
package struct TargetInfoPlist: Sendable, Hashable {
  /// The keys that rotation depends on, and where each of them comes from.
  package var located: LocatedInfoPlist
  /// The path of the file that the settings name, and where they do; nil without one.
  package var file: Located<String>?
  /// Whether build settings are put into it; without this they have no effect.
  package var isGenerated: Located<Bool>?
  /// The main storyboard or xib, without its ending.
  package var mainInterface: ByIdiom<Located<String>>
  /// The storyboard that is shown while the app is launched, without its ending.
  package var launchInterface: String?
  /// Its scenes; nil without a scene manifest.
  package var scenes: SceneManifest?
  /// Keys that both the file and a build setting give a value, and not the same.
  package var conflicts: [Conflict]
  /// Build settings that name keys but have no effect, as nothing is generated, and say something else
  /// than the file.
  package var unusedSettings: [Located<String>]

  /// The devices it names itself, in whose place Xcode puts those of the settings.
  package var families: Located<DeviceFamilies>?
  /// The oldest system it names itself.
  package var oldestSystem: Located<SystemVersion>? {
    guard let version = located.plist.minimumOSVersion,
      let place = located.places[.minimumOSVersion]
    else { return nil }
    return Located(version, at: place)
  }

  /// The key of a list of orientations of which one comes from a setting without a value.
  package var undecidedOrientations: Located<String>?

  /// Whether the file that is named could not be read, so that what it declares is unknown.
  package var isUnread = false

  /// Whether there is an Info.plist: otherwise nothing may be taken from what it does not declare.
  package var isKnown: Bool {
    !isUnread && (file != nil || isGenerated?.value == true || !located.places.isEmpty)
  }

  /// Creates an empty plist.
  package init(at location: SourceLocation) {
    located = LocatedInfoPlist(InfoPlist(hasSceneManifest: false), at: location)
    mainInterface = ByIdiom()
    conflicts = []
    unusedSettings = []
  }

  /// A value for both idioms, or one of its own for an idiom.
  package struct ByIdiom<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The plain key's value.
    package var plain: Value?
    /// The value of the key with `~iphone`.
    package var phone: Value?
    /// The value of the key with `~ipad`.
    package var pad: Value?

    /// Creates a value without a location.
    package init() {}

    /// The value that counts for an idiom: its own, else the plain one.
    package func value(for idiom: Idiom) -> Value? {
      switch idiom {
      case .phone: phone ?? plain
      case .pad: pad ?? plain
      }
    }
  }

  /// A key with two values.
  package struct Conflict: Sendable, Hashable {
    /// The key in the Info.plist.
    package var key: String
    /// The file's value, as text.
    package var inFile: Located<String>
    /// The build setting's value, as text.
    package var inSetting: Located<String>
    /// The value in the built Info.plist: the setting's value, or for lists both.
    package var built: String
  }
}

/// The scenes that an Info.plist declares.
package struct SceneManifest: Sendable, Hashable {
  /// Its location.
  package var location: SourceLocation
  /// Whether the app may have several scenes at once.
  package var supportsMultipleScenes: Bool
  /// The configurations in the order of the file.
  package var configurations: [Configuration]

  /// One kind of scene.
  package struct Configuration: Sendable, Hashable {
    /// The role, such as `UIWindowSceneSessionRoleApplication`.
    package var role: String
    /// The configuration's name.
    package var name: String?
    /// The delegate's class without its module.
    package var delegateClass: Located<String>?
    /// The storyboard that makes the first screen.
    package var storyboard: Located<String>?
    /// Its location.
    package var location: SourceLocation
  }

  /// The configurations of the app's own windows.
  package var applicationConfigurations: [Configuration] {
    configurations.filter { $0.role == "UIWindowSceneSessionRoleApplication" }
  }

  /// Whether the app also shows itself on a car's display.
  package var hasCarPlay: Bool { configurations.contains { $0.role.hasPrefix("CPTemplate") } }
}
