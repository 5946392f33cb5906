import Testing

extension Tag {
  /// The test has not been run on real UIKit yet: it follows sources about UIKit.
  @Tag static var uncheckedAgainstUIKit: Self
  /// The test has been run on real UIKit, and passed there.
  @Tag static var checkedAgainstUIKit: Self

  /// A hand, or a runner of user interface tests, has to turn the device.
  @Tag static var needsDeviceTurn: Self
  /// The host app has to be built, or the device to be set up, as the test asks for.
  @Tag static var needsSetup: Self
  /// UIKit ends the process: only a recording of exceptions lets a test see it.
  @Tag static var endsTheProcess: Self
}
