public import DeviceSetup
public import Orientation
public import TextFormats

/// A target's Info.plist as built: its file and its build settings together.
public struct TargetInfoPlist: Sendable, Hashable {
  /// The keys that rotation depends on, and where each of them comes from.
  public var located: LocatedInfoPlist
  /// The path of the file that the settings name, and where they do; nil without one.
  public var file: Located<String>?
  /// Whether build settings are put into it; without this they have no effect.
  public var isGenerated: Located<Bool>?
  /// The main storyboard or xib, without its ending.
  public var mainInterface: ByIdiom<Located<String>>
  /// Its scenes; nil without a scene manifest.
  public var scenes: SceneManifest?
  /// Keys that both the file and a build setting give a value, and not the same.
  public var conflicts: [Conflict]
  /// Build settings that name keys but have no effect, as nothing is generated.
  public var unusedSettings: [Located<String>]

  /// Whether there is an Info.plist: otherwise nothing may be taken from what it does not declare.
  public var isKnown: Bool {
    file != nil || isGenerated?.value == true || !located.places.isEmpty
  }

  /// Creates an empty plist.
  public init(at location: SourceLocation) {
    located = LocatedInfoPlist(InfoPlist(hasSceneManifest: false), at: location)
    mainInterface = ByIdiom()
    conflicts = []
    unusedSettings = []
  }

  /// A value for both idioms, or one of its own for an idiom.
  public struct ByIdiom<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The plain key's value.
    public var plain: Value?
    /// The value of the key with `~iphone`.
    public var phone: Value?
    /// The value of the key with `~ipad`.
    public var pad: Value?

    /// Creates a value without a location.
    public init() {}

    /// The value that counts for an idiom: its own, else the plain one.
    public func value(for idiom: Idiom) -> Value? {
      switch idiom {
      case .phone: phone ?? plain
      case .pad: pad ?? plain
      }
    }
  }

  /// A key with two values.
  public struct Conflict: Sendable, Hashable {
    /// The key in the Info.plist.
    public var key: String
    /// The file's value, as text.
    public var inFile: Located<String>
    /// The build setting's value, as text.
    public var inSetting: Located<String>
    /// The value in the built Info.plist: the setting's value, or for lists both.
    public var built: String
  }
}

/// The scenes that an Info.plist declares.
public struct SceneManifest: Sendable, Hashable {
  /// Its location.
  public var location: SourceLocation
  /// Whether the app may have several scenes at once.
  public var supportsMultipleScenes: Bool
  /// The configurations in the order of the file.
  public var configurations: [Configuration]

  /// One kind of scene.
  public struct Configuration: Sendable, Hashable {
    /// The role, such as `UIWindowSceneSessionRoleApplication`.
    public var role: String
    /// The configuration's name.
    public var name: String?
    /// The delegate's class without its module.
    public var delegateClass: Located<String>?
    /// The storyboard that makes the first screen.
    public var storyboard: Located<String>?
    /// Its location.
    public var location: SourceLocation
  }

  /// The configurations of the app's own windows.
  public var applicationConfigurations: [Configuration] {
    configurations.filter { $0.role == "UIWindowSceneSessionRoleApplication" }
  }

  /// Whether the app also shows itself on a car's display.
  public var hasCarPlay: Bool { configurations.contains { $0.role.hasPrefix("CPTemplate") } }
}
