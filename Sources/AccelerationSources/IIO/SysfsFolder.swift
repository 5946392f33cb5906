import Foundation

/// A folder whose files hold a number or a word each.
struct SysfsFolder {
  let path: String

  init(_ path: String) { self.path = path }

  /// Whether there is a file of a name.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// A file's text, without white space around it.
  func text(_ name: String) throws(SourceError) -> String {
    let file = "\(path)/\(name)"
    // Files in sysfs are a page long at most and do not know their length.
    guard let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.read(upToCount: 4096) ?? Data()
    else {
      throw SourceError(has(name) ? "the file cannot be read" : "there is no such file", path: file)
    }
    return String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A file's number.
  func number(_ name: String) throws(SourceError) -> Double {
    let text = try text(name)
    guard let number = Double(text), number.isFinite else {
      let found = text.isEmpty ? "nothing" : "'\(text.prefix(40))'"
      throw SourceError("found \(found)", expected: "a number", path: "\(path)/\(name)")
    }
    return number
  }

  /// What a channel's attribute is for each axis: its own file's number, or that of the file shared
  /// by all axes, or the value for a file that may be missing.
  func vector(_ attribute: String, missing: Double?) throws(SourceError) -> SIMD3<Double> {
    var vector = SIMD3<Double>()
    for (index, axis) in ["x", "y", "z"].enumerated() {
      let own = "in_accel_\(axis)_\(attribute)"
      let shared = "in_accel_\(attribute)"
      if has(own) {
        vector[index] = try number(own)
      } else if let missing, !has(shared) {
        vector[index] = missing
      } else {
        vector[index] = try number(shared)
      }
    }
    return vector
  }
}
