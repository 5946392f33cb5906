public import Orientation

/// A screen of an app: a view controller, and where one can go from it.
public struct Screen: Sendable, Hashable {
  /// The controller.
  public var controller: Controller
  /// The screens that can be reached from it.
  public var links: [Link]
  /// What it answers under some circumstances instead; the last that holds counts.
  public var variants: [Situated<Variant>] = []

  /// Creates a screen.
  public init(_ controller: Controller, links: [Link] = []) {
    self.controller = controller
    self.links = links
  }

  /// The screen's name, which is also its class name.
  public var name: String { controller.name }

  /// Other answers of a screen.
  public struct Variant: Sendable, Hashable {
    /// What it answers.
    public var answers: ControllerAnswers
    /// How it passes questions on; nil for as always.
    public var forwarding: Controller.Forwarding?

    /// Makes other answers.
    public init(_ answers: ControllerAnswers, forwarding: Controller.Forwarding? = nil) {
      self.answers = answers
      self.forwarding = forwarding
    }
  }

  /// The controller as it answers under a circumstance.
  func controller(_ idiom: Idiom, _ version: SystemVersion) -> Controller {
    guard let variant = variants.last(where: { $0.circumstance.holds(idiom, version) }) else {
      return controller
    }
    var controller = controller
    controller.answers = variant.value.answers
    if let forwarding = variant.value.forwarding { controller.forwarding = forwarding }
    return controller
  }

  /// A way from one screen to another.
  public struct Link: Sendable, Hashable {
    /// What the screen does.
    public var action: Action
    /// The other screen.
    public var target: ControllerID
    /// Under which circumstance there is this way.
    public var circumstance: Circumstance
    /// What the screen does before it goes this way: changes of the delegates' masks.
    public var changes: [RotationEvent]
    /// Its location in a file.
    public var location: SourceLocation?

    /// Creates a way to another screen.
    public init(
      _ action: Action, _ target: ControllerID, when circumstance: Circumstance = Circumstance(),
      after changes: [RotationEvent] = [], at location: SourceLocation? = nil
    ) {
      self.action = action
      self.target = target
      self.circumstance = circumstance
      self.changes = changes
      self.location = location
    }
  }

  /// How a screen is reached from another.
  public enum Action: Sendable, Hashable {
    /// It is presented in a style.
    case presents(PresentationStyle)
    /// It is pushed onto the navigation controller of the other.
    case pushes
    /// It becomes the root of a window of its own, which is made key or only shown.
    case opensWindow(isKey: Bool)
  }
}
