import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test with a project in it, and another folder beside it that must not be read.
final class HostileFolder {
  /// Contains both.
  let root: URL
  /// What is checked.
  var project: URL { root.appending(path: "project") }
  /// What is outside.
  var outside: URL { root.appending(path: "outside") }
  /// A word of the files outside that must never be printed.
  static let secret = "OutsideSecretWord"

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())")
    try write("project", "App/Fine.swift", Self.fine)
    try write(
      "outside", "Secret.swift", "class \(Self.secret)Controller: UIViewController {}\n")
    try write("outside", "Secret.m", "@implementation \(Self.secret)Controller\n@end\n")
    try write("outside", "secret.xcconfig", "\(Self.secret) = 1\n")
    try write(
      "outside", "Info.plist",
      "<plist version=\"1.0\"><dict><key>\(Self.secret)</key><true/></dict></plist>\n")
    try write("outside", "Main.storyboard", "<document><\(Self.secret)/></document>\n")
  }

  /// Removes everything.
  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Writes a file of the project.
  func write(_ path: String, _ text: String) throws { try write("project", path, text) }

  /// Writes a file of the project.
  func write(_ path: String, bytes: [UInt8]) throws {
    let file = project.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Creates a link in the project.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: project.appending(path: path).path(percentEncoded: false),
      withDestinationPath: target)
  }

  /// Creates a file of zero bytes that takes no space on the disk.
  func writeZeros(_ path: String, count: Int) throws {
    try write(path, bytes: [])
    let handle = try FileHandle(forWritingTo: project.appending(path: path))
    try handle.truncate(atOffset: UInt64(count))
    try handle.close()
  }

  /// Creates a pipe without a writer.
  func makePipe(_ path: String) {
    _ = unsafe mkfifo(project.appending(path: path).path(percentEncoded: false), 0o600)
  }

  /// Creates a file whose name is not text.
  func writeNameless(_ name: [UInt8]) {
    let path = Array(project.path(percentEncoded: false).utf8) + [UInt8(ascii: "/")] + name + [0]
    let file = unsafe path.withUnsafeBufferPointer { bytes -> Int32 in
      guard let start = bytes.baseAddress else { return -1 }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { name in
        unsafe open(name, O_CREAT | O_WRONLY, 0o600)
      }
    }
    if file >= 0 { close(file) }
  }

  private func write(_ folder: String, _ path: String, _ text: String) throws {
    let file = root.appending(path: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A controller whose mask is never announced to be wrong: there is always something to read.
  static let fine = """
    import UIKit

    final class FineController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    }

    """
}
