import OrientationSensing
import TextFormats

@testable import AccelerationRecordings

/// What a text read as a recording comes to.
struct Reading: Equatable {
  var samples: [AccelerationSample] = []
  var error: ReadingError?
  var format: RecordingFormat?
  var skippedRows = 0
  /// The most bytes that the reader held on to between pieces.
  var mostBuffered = 0

  /// Reads bytes cut into pieces.
  init(
    _ pieces: [[UInt8]], file: String = "r.csv", options: RecordingOptions = RecordingOptions()
  ) {
    var reader = RecordingReader(file: file, options: options)
    do throws(ReadingError) {
      for piece in pieces {
        try reader.read(piece) { samples.append($0) }
        mostBuffered = max(mostBuffered, reader.bufferedByteCount)
      }
      try reader.finish { samples.append($0) }
    } catch {
      self.error = error
    }
    format = reader.format
    skippedRows = reader.skippedRowCount
  }

  /// Reads a text in one piece.
  init(_ text: String, options: RecordingOptions = RecordingOptions()) {
    self.init([Array(text.utf8)], options: options)
  }

  static func == (one: Reading, other: Reading) -> Bool {
    one.samples == other.samples && one.error == other.error && one.format == other.format
      && one.skippedRows == other.skippedRows
  }
}
