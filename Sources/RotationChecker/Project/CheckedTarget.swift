public import Orientation
public import Staging

/// A target of a project, as checks see it.
public struct CheckedTarget: Sendable {
  /// What a target builds.
  public enum Kind: Sendable, Hashable {
    /// An app.
    case application
    /// An extension of an app.
    case appExtension
    /// An app clip.
    case appClip
    /// A framework or a library.
    case library
    /// Tests.
    case tests
    /// Anything else.
    case other
  }

  /// Where a target runs.
  public enum Platform: Sendable, Hashable {
    /// iOS and iPadOS.
    case iOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
    /// macOS.
    case macOS
    /// visionOS.
    case visionOS
  }

  /// The name.
  public var name: String
  /// What it builds.
  public var kind: Kind
  /// Where it runs.
  public var platform: Platform
  /// The idioms it is for, as `TARGETED_DEVICE_FAMILY` says; empty when nothing does.
  public var idioms: Set<Idiom>
  /// The oldest system it runs on.
  public var deploymentTarget: SystemVersion?
  /// The Info.plist as it is built, settings merged, with the place of each key.
  public var infoPlist: LocatedInfoPlist?
  /// The classes that its Info.plist names: the principal class, scene delegates.
  public var delegateClasses: [String]
  /// The paths of its source files.
  public var files: Set<String>
  /// Where it stands: the target in the project file.
  public var location: SourceLocation

  /// Makes a target; what is left out is not known.
  public init(
    _ name: String, kind: Kind, platform: Platform = .iOS, idioms: Set<Idiom> = [],
    deploymentTarget: SystemVersion? = nil, infoPlist: LocatedInfoPlist? = nil,
    delegateClasses: [String] = [], files: Set<String> = [], location: SourceLocation
  ) {
    self.name = name
    self.kind = kind
    self.platform = platform
    self.idioms = idioms
    self.deploymentTarget = deploymentTarget
    self.infoPlist = infoPlist
    self.delegateClasses = delegateClasses
    self.files = files
    self.location = location
  }
}
