import HeadlessDevice
import HeadlessUIKit
public import ScreenLayout
public import Testing

/// Checks the layout of a test's app when the test is over, in every orientation and size that the app
/// allows.
public struct LayoutTrait: TestTrait, SuiteTrait, TestScoping {
  let allowances: [LayoutAllowance]

  /// A suite's trait counts for each test in it.
  public var isRecursive: Bool { true }

  /// Runs a test, then turns its device to every pose and fails for each problem.
  ///
  /// A failed test has a picture of all layouts with the problems marked as an attachment.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the case of a test with arguments.
  ///   - function: the test's code.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await function()
    await check(test)
  }

  @MainActor private func check(_ test: Test) {
    func fail(_ message: String) {
      Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
    }
    guard let device = DeviceHost.current?.owner as? HeadlessDevice else {
      return fail(".checksLayout found no device. Put it after .device(…).")
    }
    guard device.isAppRunning else {
      return fail(".checksLayout found no layout: the test launched no app, or the app has ended.")
    }
    let tour = device.layoutTour(allowing: allowances)
    let problems = tour.flatMap(\.problems)
    guard !problems.isEmpty else { return }
    for problem in problems { fail(problem.description) }
    let name = test.name.prefix { $0 != "(" }
    let sheet = LayoutSheet(
      title: test.displayName ?? test.name,
      tour.map { [LayoutPicture($0.snapshot, problems: $0.problems)] })
    Attachment.record(sheet.svg, named: "\(name)-layout.svg")
  }
}

extension Trait where Self == LayoutTrait {
  /// Checks the app's layout in every orientation and size it allows, when the test is over.
  public static var checksLayout: LayoutTrait { LayoutTrait(allowances: []) }

  /// Checks the app's layout in every orientation and size it allows, when the test is over.
  ///
  /// ```swift
  /// @Test(
  ///   "The player's controls are always in reach", .device("iPhone 15, iOS 17"),
  ///   .checksLayout(allowing: [.allow(.smallTapTarget, views: "**/Scrubber")]))
  /// @MainActor func controls() {
  ///   HeadlessDevice.current.launch(root: PlayerViewController())
  /// }
  /// ```
  ///
  /// It comes after the trait that boots the device. The test fails for each thing that
  /// `HeadlessDevice/layoutTour(allowing:)` finds: what is off the screen, under the Dynamic Island, bars
  /// or the home indicator, cut off, overlapping, too small for a finger, ambiguous or unsatisfiable,
  /// and what is not where it was after turning there and back.
  ///
  /// - Parameter allowances: what is meant to be so.
  /// - Returns: the trait.
  public static func checksLayout(allowing allowances: [LayoutAllowance]) -> LayoutTrait {
    LayoutTrait(allowances: allowances)
  }
}
