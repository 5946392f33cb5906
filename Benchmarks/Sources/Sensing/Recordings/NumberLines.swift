import Foundation

/// Lines of numbers with commas between.
enum NumberLines {
  /// The numbers of each line that has at least `count`; a line of words gives none.
  static func read(_ path: String, count: Int) -> [[Double]] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return data.split(whereSeparator: { $0 == 10 || $0 == 13 }).compactMap { line in
      var numbers: [Double] = []
      for field in line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard numbers.count < count, let number = Double(String(decoding: field, as: UTF8.self))
        else { break }
        numbers.append(number)
      }
      return numbers.count == count ? numbers : nil
    }
  }
}
