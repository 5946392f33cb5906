/// The modules of Apple's that apps import, so that others are known to come from elsewhere.
enum AppleModules {
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Combine", "CommonCrypto", "Compression",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation",
    "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CryptoKit", "Darwin", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory",
    "FileProvider", "Foundation", "GLKit", "GameController", "GameKit", "HealthKit", "HomeKit",
    "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "OpenGLES",
    "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security",
    "Social", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
    "SystemConfiguration", "Testing", "TargetConditionals", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "XCTest", "asl", "dispatch",
    "libkern", "mach", "net", "netinet", "arpa", "notify", "objc", "os", "pthread", "simd",
    "sqlite3", "sys", "zlib",
  ]
}
