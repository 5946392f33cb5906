/// What a target makes.
package enum ProductKind: String, CaseIterable, Sendable, Hashable {
  /// An app.
  case app
  /// A part of an app that runs without being installed.
  case appClip
  /// A widget, a share sheet and the like.
  case appExtension
  /// An app or an extension for a watch.
  case watch
  /// A sticker pack, or an app that is only one.
  case messages
  /// A framework or a library.
  case library
  /// Unit or user interface tests.
  case tests
  /// A program for the command line.
  case tool
  /// A bundle of resources.
  case bundle
  /// A script or a group of other targets.
  case aggregate
  /// Something else, or not known.
  case other

  /// The kind behind Xcode's product type.
  ///
  /// - Parameter identifier: such as `com.apple.product-type.application`, or its last part.
  package init(productType identifier: String) {
    let prefix = "com.apple.product-type."
    let name =
      identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
    self = Self.byName[name] ?? .other
  }

  /// The last parts of the product types that Xcode and XcodeGen know.
  static let byName: [String: ProductKind] = [
    "application": .app, "application.on-demand-install-capable": .appClip,
    "application.messages": .messages, "app-extension.messages": .appExtension,
    "app-extension.messages-sticker-pack": .messages, "app-extension": .appExtension,
    "app-extension.intents-service": .appExtension, "extensionkit-extension": .appExtension,
    "tv-app-extension": .appExtension, "xcode-extension": .appExtension,
    "application.watchapp": .watch, "application.watchapp2": .watch,
    "application.watchapp2-container": .watch, "watchkit-extension": .watch,
    "watchkit2-extension": .watch, "framework": .library, "framework.static": .library,
    "library.static": .library, "library.dynamic": .library, "bundle.unit-test": .tests,
    "bundle.ui-testing": .tests, "bundle.ocunit-test": .tests, "tool": .tool, "bundle": .bundle,
    "xcframework": .library,
  ]

  /// Whether it draws screens of its own on a phone or a tablet.
  package var isApp: Bool { self == .app || self == .appClip }
}

/// The systems that Xcode builds for.
package enum Platform: String, CaseIterable, Sendable, Hashable, Comparable {
  /// iPhones and iPads.
  case iOS
  /// Macs.
  case macOS
  /// Apple TVs.
  case tvOS
  /// Apple Watches.
  case watchOS
  /// Apple Vision.
  case visionOS
  /// Cars and others.
  case other

  /// The platform of an SDK or a platform's name, such as `iphoneos17.2` or `appletvsimulator`.
  ///
  /// - Returns: nil for words that name none, such as `auto`.
  init?(sdk name: String) {
    let letters = name.lowercased().prefix { $0.isLetter }
    switch letters {
    case "iphoneos", "iphonesimulator", "ios": self = .iOS
    case "macosx", "macos": self = .macOS
    case "appletvos", "appletvsimulator", "tvos": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "xros", "xrsimulator", "visionos": self = .visionOS
    default: return nil
    }
  }

  /// In the order of the cases.
  package static func < (left: Platform, right: Platform) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// The kinds of devices that an app is made for.
package struct DeviceFamilies: OptionSet, Sendable, Hashable {
  /// A bit for each family.
  package let rawValue: Int

  /// Creates a set from its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Family 1.
  package static let phone = DeviceFamilies(rawValue: 1)
  /// Family 2.
  package static let pad = DeviceFamilies(rawValue: 2)
  /// Any other family.
  package static let other = DeviceFamilies(rawValue: 4)

  /// The families of a build setting such as `1,2`.
  init(words: [String]) {
    self = []
    for word in words.flatMap({ $0.split { $0 == "," || $0 == " " } }) {
      switch word {
      case "1", "iphone": insert(.phone)
      case "2", "ipad": insert(.pad)
      default: insert(.other)
      }
    }
  }
}
