public import Orientation

/// What was seen of rotation on one device: the content of a file of observations.
///
/// `Documentation/Evidence.md` describes the file.
public struct Observations: Sendable, Hashable {
  /// What the file's `schema` is.
  public static let schema = "quarterturn/observations"
  /// The version of the format, which grows when a member changes its meaning or goes away.
  public static let version = 1

  /// The device.
  public var device: ObservedDevice
  /// The system that ran.
  public var system: SystemVersion
  /// The SDK the app was linked with; nil means the system's.
  public var sdk: SystemVersion?
  /// What tests of rules saw.
  public var rules: [RuleObservation]
  /// The app that was recorded; nil where none was.
  public var app: ObservedApp?
  /// The controllers that were on screen in some step; steps name them by their place here.
  public var screens: [ObservedScreen]
  /// What happened, in order.
  public var steps: [ObservedStep]

  /// Creates observations.
  public init(
    device: ObservedDevice, system: SystemVersion, sdk: SystemVersion? = nil,
    rules: [RuleObservation] = [], app: ObservedApp? = nil, screens: [ObservedScreen] = [],
    steps: [ObservedStep] = []
  ) {
    self.device = device
    self.system = system
    self.sdk = sdk
    self.rules = rules
    self.app = app
    self.screens = screens
    self.steps = steps
  }

  /// A name for its file, after the device and the system: `iPhone-15-iOS-17.4.json`.
  public var suggestedName: String {
    let system = device.name.hasPrefix("iPad") ? "iPadOS" : "iOS"
    return "\(device.name) \(system) \(self.system)"
      .split { !$0.isLetter && !$0.isNumber && $0 != "." }.joined(separator: "-") + ".json"
  }
}

/// The device of observations.
public struct ObservedDevice: Sendable, Hashable {
  /// The model's name in the catalogue, or the nearest one: `iPhone 15`.
  public var name: String
  /// What the system calls the model: `iPhone15,4`; nil where it does not say.
  public var machine: String?
  /// Whether it was a simulator.
  public var isSimulator: Bool

  /// Creates a device.
  public init(name: String, machine: String? = nil, isSimulator: Bool = false) {
    self.name = name
    self.machine = machine
    self.isSimulator = isSimulator
  }
}

/// What a test of a rule saw.
public struct RuleObservation: Sendable, Hashable {
  /// The rule.
  public var rule: RuleID
  /// The test.
  public var test: String
  /// What came of it.
  public var result: Result
  /// What was seen, where it was not as expected.
  public var seen: String?

  /// What came of a test.
  public enum Result: String, CaseIterable, Sendable, Hashable {
    /// What was seen is what the rule says.
    case agreed
    /// Something else was seen.
    case contradicted
    /// The test could not be run there.
    case notRun
  }

  /// Creates an observation.
  public init(rule: RuleID, test: String, result: Result, seen: String? = nil) {
    self.rule = rule
    self.test = test
    self.result = result
    self.seen = seen
  }
}

/// What a recorded app declares.
public struct ObservedApp: Sendable, Hashable {
  /// The list of orientations in its Info.plist that counts on the device; nil where there is none.
  public var orientations: [InterfaceOrientation]?
  /// Whether it asks for the full screen.
  public var requiresFullScreen: Bool
  /// Whether it is an iPhone app on an iPad.
  public var isPhoneOnly: Bool

  /// Creates an app.
  public init(
    orientations: [InterfaceOrientation]? = nil, requiresFullScreen: Bool = false,
    isPhoneOnly: Bool = false
  ) {
    self.orientations = orientations
    self.requiresFullScreen = requiresFullScreen
    self.isPhoneOnly = isPhoneOnly
  }
}

/// A controller of a recorded app.
public struct ObservedScreen: Sendable, Hashable {
  /// Its class.
  public var name: String
  /// Which of UIKit's controllers it is.
  public var kind: Controller.Kind
  /// Whether it is seen when UIKit asks it for its mask.
  public var reportsAnswers: Bool
  /// Whether it is seen when UIKit calls its `viewWillTransition(to:with:)`.
  public var reportsTransitions: Bool

  /// Creates a screen.
  public init(
    name: String, kind: Controller.Kind, reportsAnswers: Bool = false,
    reportsTransitions: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.reportsAnswers = reportsAnswers
    self.reportsTransitions = reportsTransitions
  }
}
