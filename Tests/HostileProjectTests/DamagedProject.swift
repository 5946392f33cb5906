import Foundation
import TestSupport
import DamagedFiles
import RecordedFiles

/// The News App on disk, of which some files are damaged.
final class DamagedProject {
  /// Its location.
  let folder: URL
  /// How many files were damaged so far.
  private(set) var damagedCount = 0

  private let originals: [(path: String, bytes: [UInt8])]
  private var contents: [String: [UInt8]] = [:]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "damaged-\(UUID())")
    let source = Checkout.root.appending(path: "Examples/NewsApp")
    let endings = [".swift", ".m", ".h", ".plist", ".storyboard", ".pbxproj", ".xcconfig"]
    originals = try FileManager.default.subpathsOfDirectory(
      atPath: source.path(percentEncoded: false)
    ).filter { path in endings.contains { path.hasSuffix($0) } }.sorted().map { path in
      (path, [UInt8](try Data(contentsOf: source.appending(path: path))))
    }
    for (path, _) in originals {
      try FileManager.default.createDirectory(
        at: folder.appending(path: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    }
  }

  /// Removes it.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Damages a third of the files and leaves most of the others out.
  ///
  /// What says which files there are is mostly left whole, since it hides everything else.
  ///
  /// - Parameter round: the same damage for the same number.
  /// - Throws: why a file cannot be written.
  func damage(round: Int) throws {
    var damage = Damage(seed: UInt64(truncatingIfNeeded: round))
    for (index, original) in originals.enumerated() {
      let isSource = original.path.hasSuffix("swift") || original.path.hasSuffix("m")
      let roll = damage.random.next() % (isSource ? 3 : 8)
      if roll == 0 {
        let other = originals[Int(damage.random.next() % UInt64(originals.count))].bytes
        try put(index, damage.damaged(original.bytes, with: other))
        damagedCount += 1
      } else if !isSource || round % 16 == 0 {
        try put(index, original.bytes)
      } else if contents.removeValue(forKey: original.path) != nil {
        try FileManager.default.removeItem(at: folder.appending(path: original.path))
      }
    }
  }

  /// How many lines a file has now, counting every kind of line end; nil when it is not there.
  func lineCount(_ path: String) -> Int? {
    contents[path].map { bytes in 1 + bytes.count { $0 == 10 || $0 == 13 } }
  }

  private func put(_ index: Int, _ bytes: [UInt8]) throws {
    let path = originals[index].path
    guard contents[path] != bytes else { return }
    contents[path] = bytes
    try Data(bytes).write(to: folder.appending(path: path))
  }
}
