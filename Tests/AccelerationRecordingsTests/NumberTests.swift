import Foundation
import Testing
import TestSupport

@testable import AccelerationRecordings

@Suite struct NumberTests {
  private func parse(_ text: String) -> Double? {
    DecimalNumber.parse(Array(text.utf8), 0..<text.utf8.count)
  }

  @Test("Numbers are read to the same bit as the standard library reads them")
  func numbers() {
    var random = SeededGenerator(seed: 1)
    var checked = 0
    for _ in 0..<20_000 {
      var text = ["", "-", "+"].randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 0...22, using: &random) {
        text += String(Int.random(in: 0...9, using: &random))
      }
      if Bool.random(using: &random) {
        text += "."
        for _ in 0..<Int.random(in: 0...22, using: &random) {
          text += String(Int.random(in: 0...9, using: &random))
        }
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        text += "eE".randomElement(using: &random).map(String.init) ?? ""
        text += "\(Int.random(in: -330...330, using: &random))"
      }
      // The standard library wants digits on one side of the point at least, as do we.
      let expected = Double(text).flatMap { $0.isFinite ? $0 : nil }
      let found = parse(text)
      #expect(found?.bitPattern == expected?.bitPattern, "\(text)")
      if expected != nil { checked += 1 }
    }
    #expect(checked > 10_000)
  }

  @Test(
    "Text that is not a number is none",
    arguments: [
      "", "-", ".", "e5", "1e", "1e+", "1.2.3", "1,2,3", "0x10", "1 2", "12a", "--1", "nan", "inf",
      "1e99999", "1e400", "١",
    ])
  func noNumbers(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("A comma is a point, and U+2212 a minus")
  func spellings() {
    #expect(parse("9,81") == 9.81)
    #expect(parse("\u{2212}0,5e1") == -5)
  }

  @Test("Times of day are read as a calendar reads them")
  func clock() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let second = Int.random(in: 0..<4_102_444_800, using: &random)
      let date = Date(timeIntervalSince1970: Double(second))
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date)
      func two(_ number: Int?) -> String {
        (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)"
      }
      let day = "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
      let time = "\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
      for text in ["\(day) \(time).25", "\(day)T\(time),250Z", "\(day)T\(time):25+02:00"] {
        let bytes = Array(text.utf8)
        #expect(ClockTime.parse(bytes, bytes.indices) == Double(second) + 0.25, "\(text)")
      }
    }
  }

  @Test(
    "Text that is not a time of day is none",
    arguments: [
      "", "12:00", "24:00:00", "12:60:00", "12:00:61", "12:00:00.", "12:00:00 pm",
      "2026-13-01 1:2:3",
      "2026-01-01", "12:00:00+1", "12:00:00Zulu",
    ])
  func noClock(text: String) {
    let bytes = Array(text.utf8)
    #expect(ClockTime.parse(bytes, bytes.indices) == nil)
  }
}
