import Orientation

/// A transcript as lines, for comparing whole orders of events.
extension [Transcript.Entry] {
  /// What an app could log itself: notifications, delegate calls and callbacks, one per line.
  ///
  /// A line tells the time that passes in between. Controllers are letters: A is the first.
  var text: String {
    var lines: [String] = []
    var time = first?.time ?? 0
    for entry in self {
      guard let line = entry.occurrence.line else { continue }
      if entry.time > time { lines.append("+\(entry.time - time)") }
      time = entry.time
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}

extension Occurrence {
  fileprivate var line: String? {
    switch self {
    case .posted(let it): it.line
    case .delegate(let it): it.line
    case .callback(let id, let it, _):
      "\(Character(UnicodeScalar(UInt8(ascii: "A") + UInt8(id.index)))) \(it.line)"
    default: nil
    }
  }
}

extension SystemNotification {
  fileprivate var line: String {
    switch self {
    case .deviceOrientationDidChange(let it): "device \(it)"
    case .willChangeStatusBarOrientation(let it): "post will \(it)"
    case .didChangeStatusBarOrientation(let it): "post did \(it)"
    case .willChangeStatusBarFrame(let it): "post will frame \(it.line)"
    case .didChangeStatusBarFrame(let it): "post did frame \(it.line)"
    }
  }
}

extension DelegateCall {
  fileprivate var line: String {
    switch self {
    case .didFinishLaunching: "app didFinishLaunching"
    case .willChangeStatusBarOrientation(let it, let duration): "app will \(it) in \(duration)"
    case .didChangeStatusBarOrientation(let it): "app did from \(it)"
    case .sceneDidUpdate(_, let it): "scene didUpdate from \(it.interfaceOrientation)"
    case .sceneDidUpdateEffectiveGeometry(_, let it):
      "scene didUpdateEffectiveGeometry from \(it.interfaceOrientation)"
    case .effectiveGeometryObserved: "effectiveGeometry observed"
    }
  }
}

extension Callback {
  fileprivate var line: String {
    switch self {
    case .viewWillAppear: "viewWillAppear"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willTransition(let it): "willTransition \(it.line)"
    case .viewWillTransition(let it): "viewWillTransition \(it.line)"
    case .traitCollectionDidChange(let it): "traitCollectionDidChange from \(it.line)"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .alongsideTransition: "alongside"
    case .transitionCompletion: "completion"
    case .willRotate(let it): "willRotate \(it)"
    case .willAnimateRotation(let it): "willAnimateRotation \(it)"
    case .didRotate(let it): "didRotate from \(it)"
    case .willAnimateFirstHalf(let it): "willAnimateFirstHalf \(it)"
    case .didAnimateFirstHalf(let it): "didAnimateFirstHalf \(it)"
    case .willAnimateSecondHalf(let it): "willAnimateSecondHalf from \(it)"
    }
  }
}

extension Traits {
  fileprivate var line: String { "\(horizontal)-\(vertical)" }
}

extension ScreenSize {
  fileprivate var line: String { "\(Int(width))x\(Int(height))" }
}
