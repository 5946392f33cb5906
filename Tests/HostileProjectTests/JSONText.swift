import Foundation

/// Whether a text is JSON.
enum JSONText {
  /// What is wrong with it; nil when nothing is.
  static func mistake(in text: String) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
