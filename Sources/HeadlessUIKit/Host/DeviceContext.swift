/// The device in whose context code runs, whichever thread that is on.
package enum DeviceContext {
  /// Its host; nil outside of any device.
  @TaskLocal package static var host: DeviceHost?
}
