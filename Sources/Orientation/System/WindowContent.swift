/// What a window shows and nothing covers, outermost first, without what is being dismissed.
struct WindowContent: Sendable {
  /// The controllers.
  private(set) var ids: [ControllerID] = []
  /// How many of them there are up to each of the root and the presented controllers.
  private var ends: [Int32] = []
  /// How many of the root and the presented controllers are covered, so that none of them is here.
  let covered: Int
  /// Which of a system's containments it was found in.
  let containment: Int

  init(covered: Int = 0, containment: Int = -1) {
    self.covered = covered
    self.containment = containment
  }

  /// How many of the root and the presented controllers are here or covered.
  var topCount: Int { covered + ends.count }

  /// Adds what one more presented controller shows.
  mutating func append(_ tree: [ControllerID]) {
    ids += tree
    ends.append(Int32(ids.count))
  }

  /// Gets room for what so many presented controllers show, each being one controller most often.
  mutating func reserve(tops: Int) {
    guard tops > 0 else { return }
    ids.reserveCapacity(ids.count + tops)
    ends.reserveCapacity(ends.count + tops)
  }

  /// How many controllers there are up to one of the root and the presented controllers.
  func count(upTo top: Int) -> Int { top > covered ? Int(ends[top - covered - 1]) : 0 }

  /// How many of the root and the presented controllers so many controllers come to; nil where it
  /// is a part of one.
  func tops(of count: Int) -> Int? {
    count == 0 ? covered : ends.lastIndex(of: Int32(count)).map { covered + $0 + 1 }
  }

  /// Removes what is presented above.
  mutating func keep(tops: Int) {
    guard tops < topCount else { return }
    ends.removeLast(topCount - max(tops, covered))
    ids.removeLast(ids.count - Int(ends.last ?? 0))
  }
}

/// How far a window's content has been laid out.
struct LaidOutContent: Sendable {
  /// The content's containment and covered controllers.
  var containment: Int
  var covered: Int
  /// How many of the root and the presented controllers are covered or were laid out.
  var topCount: Int
  /// The bounds of the root view then.
  var size: ScreenSize
}

extension RotationSystem {
  /// What a window shows and nothing covers, outermost first, without what is being dismissed.
  func onScreen(in window: WindowID) -> [ControllerID] { content(of: window).ids }

  /// The same, with what belongs to which presented controller.
  ///
  /// - Complexity: linear in what was presented since it was last kept; in all that is shown where a
  ///   container has changed since.
  func content(of window: WindowID) -> WindowContent {
    let state = windows[window.index]
    guard !state.isClosed, !state.isHidden else { return WindowContent(containment: containment) }
    let covered = coveredTops(of: state.stayingCount, in: window)
    var content = state.content
    if content.containment != containment || content.covered != covered {
      content = WindowContent(covered: covered, containment: containment)
    }
    content.keep(tops: state.stayingCount)
    content.reserve(tops: state.stayingCount - content.topCount)
    for place in content.topCount..<max(content.topCount, state.stayingCount) {
      guard let top = state.top(place) else { continue }
      content.append(shownTree(of: top))
    }
    return content
  }

  /// Keeps what a window shows for the next time it is looked at.
  mutating func keepContent(of window: WindowID) -> WindowContent {
    let content = content(of: window)
    windows[window.index].content = content
    return content
  }

  /// How many of the first of a window's root and presented controllers are covered by a later one
  /// of these.
  func coveredTops(of count: Int, in window: WindowID) -> Int {
    standing(at: count - 2, in: window)?.cover.map { $0 + 1 } ?? 0
  }
}
