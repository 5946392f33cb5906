import Foundation
public import HeadlessUIKit
import Orientation
public import ScreenLayout

extension HeadlessDevice {
  /// What is wrong with the layout of a scene as it is now.
  ///
  /// - Parameters:
  ///   - allowances: what is meant to be so.
  ///   - scene: which; nil means the main one.
  /// - Returns: the problems, by kind and then from back to front.
  /// - Complexity: that of ``layoutSnapshot(of:)`` and `LayoutSnapshot.problems(allowing:)`.
  public func layoutProblems(
    allowing allowances: [LayoutAllowance] = [], of scene: UIWindowScene? = nil
  ) -> [LayoutProblem] {
    layoutSnapshot(of: scene).problems(allowing: allowances)
  }

  /// What is wrong with the layout of the main scene in every orientation and size that the app and
  /// the device allow.
  ///
  /// The device is turned to each pose and back, and on an iPad that shows several apps the user gives
  /// the scene the widths of a third, a half and two thirds of the screen. It ends as it began. What
  /// is the same in two orientations of one size is listed once.
  ///
  /// ```swift
  /// device.launch(root: PlayerViewController())
  /// #expect(device.layoutProblemsOnTurns() == [])
  /// ```
  ///
  /// - Parameter allowances: what is meant to be so.
  /// - Returns: the problems in the order in which they were found.
  /// - Precondition: an app was launched.
  public func layoutProblemsOnTurns(
    allowing allowances: [LayoutAllowance] = []
  ) -> [LayoutProblem] {
    requireApp("layoutProblemsOnTurns()")
    var problems = DistinctProblems()
    for tour in layoutTour(allowing: allowances) { problems.add(tour.problems) }
    return problems.found
  }

  /// The main scene in every orientation and size that the app and the device allow, each with what is
  /// wrong with it; the device ends as it began.
  ///
  /// - Parameter allowances: what is meant to be so.
  /// - Returns: the layouts: first as it is, then in the orientations in UIKit's order, then in other
  ///   sizes.
  /// - Precondition: an app was launched.
  public func layoutTour(
    allowing allowances: [LayoutAllowance] = []
  ) -> [(snapshot: LayoutSnapshot, problems: [LayoutProblem])] {
    requireApp("layoutTour()")
    let home = layoutSnapshot()
    var found = [(snapshot: home, problems: home.problems(allowing: allowances))]
    let start = pose
    for pose in Self.poses where pose != start {
      turn(to: pose)
      let away = layoutSnapshot()
      turn(to: start)
      guard away.orientation != home.orientation else { continue }
      let back = layoutSnapshot().problems(
        comingHomeTo: home, from: away.orientation, allowing: allowances)
      found.append((away, away.problems(allowing: allowances) + back))
    }
    for width in [1.0 / 3, 1.0 / 2, 2.0 / 3] {
      guard let narrow = snapshot(atWidth: width, of: home) else { break }
      found.append((narrow, narrow.problems(allowing: allowances)))
    }
    return found
  }

  private static var poses: [UIDeviceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }

  /// The scene while it is as wide as a part of the screen; nil where users cannot do that.
  private func snapshot(atWidth part: Double, of home: LayoutSnapshot) -> LayoutSnapshot? {
    guard configuration.device.idiom == .pad, home.fillsDisplay else { return nil }
    let width = (home.size.width * part).rounded()
    do {
      try resize(to: CGSize(width: width, height: home.size.height))
      let narrow = layoutSnapshot()
      try resize(to: CGSize(home.size))
      return narrow.size == home.size ? nil : narrow
    } catch {
      return nil
    }
  }
}

/// Problems of which those that say the same about the same size are there once.
private struct DistinctProblems {
  private(set) var found: [LayoutProblem] = []
  private var known: Set<LayoutProblem> = []

  mutating func add(_ problems: [LayoutProblem]) {
    for problem in problems {
      var same = problem
      same.orientation = .unknown
      same.frame = nil
      if known.insert(same).inserted { found.append(problem) }
    }
  }
}
