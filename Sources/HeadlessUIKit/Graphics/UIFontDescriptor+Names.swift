extension UIFontDescriptor {
  /// How a face looks.
  ///
  /// - UIKit: same. Since iOS 7
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For lines from top to bottom.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For controls.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// With less space between the lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With more space between the lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The design of the system's font.
  ///
  /// - UIKit: same. Since iOS 13
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The system's name.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// What a font can be asked for.
  ///
  /// - UIKit: same. Since iOS 7
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The system's name.
    public let rawValue: String
    /// Creates an attribute from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the face.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face within its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// How it looks.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The kind of text that it is for.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Fonts for letters that it lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// A trait by its name.
  ///
  /// - UIKit: same. Since iOS 7
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The system's name.
    public let rawValue: String
    /// Creates a trait from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How strong it is.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide it is.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted it is.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A part of a setting of a feature.
  ///
  /// - UIKit: same. Since iOS 7
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The system's name.
    public let rawValue: String
    /// Creates a part from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the feature (since iOS 15).
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of its settings (since iOS 15).
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of the feature.
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of its settings.
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}
