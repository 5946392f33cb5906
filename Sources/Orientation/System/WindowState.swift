/// A window and what it shows.
struct WindowState: Sendable {
  var scene: SceneID
  var root: ControllerID? {
    didSet { (content, laidOut) = (WindowContent(), nil) }
  }
  /// What is presented over the root, from below.
  private(set) var presentations = PagedList<Presentation>()
  /// The place of the lowest presented controller that is being dismissed.
  private(set) var firstLeaving: Int?
  var isHidden = false
  var isClosed = false
  var isKey = true
  /// Those who got `viewWillAppear` and no `viewWillDisappear` since.
  var visible: [ControllerID] = []
  /// Those of them who wait for their `viewDidAppear`.
  var appearing: Set<ControllerID> = []
  /// Those who wait for their `viewDidDisappear`.
  var disappearing: Set<ControllerID> = []
  /// What it showed when that was last looked at.
  var content = WindowContent()
  /// What it showed, and at which size, when all of that was last laid out.
  var laidOut: LaidOutContent?

  /// How many of the root and the presented controllers there are.
  var topCount: Int { root == nil ? 0 : presentations.count + 1 }

  /// How many of them there are without what is being dismissed.
  var stayingCount: Int { root == nil ? 0 : (firstLeaving ?? presentations.count) + 1 }

  /// The root, or one of the presented controllers.
  func top(_ place: Int) -> ControllerID? {
    place == 0 ? root : presentations[place - 1].controller
  }

  /// Something is presented over all that is there.
  mutating func append(_ presentation: Presentation) { presentations.append(presentation) }

  /// A presented controller is being dismissed, which can be noticed before it is gone.
  mutating func markLeaving(at place: Int) {
    presentations[place].isLeaving = true
    keepLaidOut(tops: place + 1)
    firstLeaving = min(firstLeaving ?? place, place)
  }

  /// A presented controller is gone, and everything above it.
  mutating func removePresentations(from place: Int) {
    presentations.truncate(to: place)
    content.keep(tops: place + 1)
    keepLaidOut(tops: place + 1)
    if let first = firstLeaving, first >= place { firstLeaving = nil }
  }

  private mutating func keepLaidOut(tops: Int) {
    guard let count = laidOut?.topCount else { return }
    laidOut?.topCount = min(count, tops)
  }
}

/// One presented controller of a window.
struct Presentation: Sendable, Hashable {
  var controller: ControllerID
  var presenter: ControllerID
  var style: PresentationStyle
  /// Whether it is being dismissed, so that dismissing it again does nothing.
  var isLeaving = false
  /// Who is asked where this is on top, in a window that is compact in width.
  var compact: Standing
  /// The same in one that is not.
  var regular: Standing
}

/// Where a controller is the root of a window or presented there.
struct TopPlace: Sendable, Hashable {
  var window: WindowID
  /// 0 for the root, 1 for what is presented first.
  var level: Int
}
