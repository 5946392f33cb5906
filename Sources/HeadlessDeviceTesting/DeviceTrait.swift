public import HeadlessDevice
public import Orientation
public import Testing

/// Boots a device for each test, and for each of its cases; `HeadlessDevice/current` is that device.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: Result<HeadlessDevice.Configuration, HeadlessDevice.ConfigurationError>

  /// A suite's trait counts for each test in it.
  public var isRecursive: Bool { true }

  /// Runs a test with a device of its own, in the context of that device.
  ///
  /// Every failure says why the interface is as it is, and a failed test has two attachments: the
  /// filmstrip of what its device went through, and the transcript. `swift test
  /// --attachments-path FOLDER` writes them.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the case of a test with arguments.
  ///   - function: the test's code.
  /// - Throws: what is wrong with the device's line, or what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let device = await HeadlessDevice(try configuration.get())
    let record = FailureRecord(device)
    let watching: IssueHandlingTrait = .compactMapIssues { record.explained($0) }
    var failure: (any Error)?
    do {
      try await watching.provideScope(for: test, testCase: testCase) {
        try await run(device, function)
      }
    } catch {
      failure = error
    }
    if record.hasFailed || failure != nil { await record.attach(to: test) }
    if let failure { throw failure }
  }

  @MainActor private func run(
    _ device: HeadlessDevice, _ function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await device.run { try await function() }
  }
}

extension Trait where Self == DeviceTrait {
  /// Boots a device from one line for each test.
  ///
  /// ```swift
  /// @Test("The player turns", .device("iPhone 15, iOS 17"))
  /// @MainActor func turns() {
  ///   let device = HeadlessDevice.current
  ///   device.launch(root: PlayerViewController())
  ///   device.turn(to: .landscapeLeft)
  ///   #expect(device.interfaceOrientation == .landscapeRight)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - line: the device, the system and their state, as
  ///     `HeadlessDevice/Configuration/init(_:fileID:line:)` reads it.
  ///   - infoPlist: the app's Info.plist; without it, that of a new project.
  ///   - recordsFaults: whether UIKit's exceptions are kept instead of ending the program.
  ///   - fileID: the location of the line, for messages.
  ///   - lineNumber: the location of the line, for messages.
  /// - Returns: the trait; a test with a wrong line fails with the reason.
  public static func device(
    _ line: String, infoPlist: InfoPlist = InfoPlist(), recordsFaults: Bool = false,
    fileID: String = #fileID, line lineNumber: Int = #line
  ) -> DeviceTrait {
    DeviceTrait(
      configuration: Result { () throws(HeadlessDevice.ConfigurationError) in
        var configuration = try HeadlessDevice.Configuration(line, fileID: fileID, line: lineNumber)
        configuration.infoPlist = infoPlist
        configuration.recordsFaults = recordsFaults
        return configuration
      })
  }

  /// Boots a device for each test.
  ///
  /// - Parameter configuration: which device, which system, how it is held.
  /// - Returns: the trait.
  public static func device(_ configuration: HeadlessDevice.Configuration) -> DeviceTrait {
    DeviceTrait(configuration: .success(configuration))
  }
}
