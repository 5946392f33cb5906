public import HeadlessDevice
public import ScreenLayout
public import Testing
import Foundation

/// Expects that a device shows what a recorded picture shows.
///
/// ```swift
/// device.turn(to: .landscapeLeft)
/// assertPicture(of: device, named: "landscape")
/// ```
///
/// The picture is an SVG beside the test: `Pictures/PlayerTests/turns.landscape.svg` for the test
/// `turns()` in `PlayerTests.swift`. With the environment variable `QUARTERTURN_RECORD` one that differs
/// or is missing is written; the test fails all the same, so that a run that records names every file.
/// Where the pictures differ, the failure names the views that have moved, and the test has the picture
/// and one that lays both over each other as attachments.
///
/// - Parameters:
///   - device: the device whose main scene is shown.
///   - name: what tells several pictures of one test apart.
///   - filePath: the test's file.
///   - function: the test's name.
///   - sourceLocation: where a failure is reported.
@MainActor public func assertPicture(
  of device: HeadlessDevice, named name: String? = nil, filePath: String = #filePath,
  function: String = #function, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertPicture(
    of: device.picture(), named: name, filePath: filePath, function: function,
    sourceLocation: sourceLocation)
}

/// Expects that a layout looks as a recorded picture of it.
///
/// - Parameters:
///   - picture: the layout.
///   - name: what tells several pictures of one test apart.
///   - filePath: the test's file.
///   - function: the test's name.
///   - sourceLocation: where a failure is reported.
public func assertPicture(
  of picture: LayoutPicture, named name: String? = nil, filePath: String = #filePath,
  function: String = #function, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let test = function.prefix { $0 != "(" }
  let words = [String(test), name].compactMap(\.self).map { $0.replacing("/", with: ":") }
  let source = URL(filePath: filePath)
  let folder = source.deletingLastPathComponent().appending(path: "Pictures")
    .appending(path: source.deletingPathExtension().lastPathComponent)
  let file = RecordedPicture(url: folder.appending(path: words.joined(separator: ".") + ".svg"))
  guard let failure = file.compare(with: picture) else { return }
  Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
  Attachment.record(picture.svg, named: file.url.lastPathComponent)
  if let difference = file.difference(to: picture) {
    Attachment.record(difference, named: words.joined(separator: ".") + ".difference.svg")
  }
}
