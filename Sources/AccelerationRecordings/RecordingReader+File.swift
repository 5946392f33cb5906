import Foundation
import Orientation
public import OrientationSensing
public import TextFormats

extension RecordingReader {
  /// How many bytes of a file are read at once.
  private static let pieceSize = 262_144

  /// Reads a recording from a file, however long, without keeping it in memory.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is standard input.
  ///   - options: what the caller knows better than the file.
  ///   - isStopped: whether to end as if the recording ended here; asked after every piece, and when
  ///     a signal interrupts the wait for one.
  ///   - onProgress: called now and then with the number of bytes read and the total; the total is
  ///     nil for standard input.
  ///   - body: takes the samples, in order; times are in seconds from the first one.
  /// - Returns: the reader at the end, which knows the format and counts.
  /// - Throws: why the file cannot be read, or the first thing that is wrong with it.
  @discardableResult
  public static func read(
    contentsOf path: String, options: RecordingOptions = RecordingOptions(),
    isStopped: () -> Bool = { false },
    onProgress: (_ bytes: Int, _ ofBytes: Int?) -> Void = { _, _ in },
    _ body: (AccelerationSample) -> Void
  ) throws(ReadingError) -> RecordingReader {
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    let handle = isInput ? FileHandle.standardInput : try open(path)
    defer { if !isInput { try? handle.close() } }
    let size = isInput ? nil : size(of: path)
    var reader = RecordingReader(file: name, options: options)
    var count = 0
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while !isStopped() {
      // What a pipe has so far, without waiting until there is more.
      let length = unsafe piece.withUnsafeMutableBytes {
        unsafe Foundation.read(handle.fileDescriptor, $0.baseAddress, $0.count)
      }
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else {
        throw ReadingError(SourceLocation(file: name), "the file cannot be read")
      }
      guard length > 0 else { break }
      try reader.read(Array(piece[..<length]), body)
      count += length
      onProgress(count, size)
    }
    try reader.finish(body)
    return reader
  }

  private static func open(_ path: String) throws(ReadingError) -> FileHandle {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ReadingError(SourceLocation(file: path), "there is no such file")
    }
    guard !isFolder.boolValue else {
      throw ReadingError(SourceLocation(file: path), "this is a folder", expected: "a CSV file")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw ReadingError(SourceLocation(file: path), "the file cannot be read")
    }
    return handle
  }

  /// The size of a regular file; pipes and devices have none.
  private static func size(of path: String) -> Int? {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return attributes?[.size] as? Int
  }
}
