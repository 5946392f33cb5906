import AccelerationRecordings
import Testing

@Suite("Units of time") struct TimeUnitTests {
  /// A recording with a column of time that names no unit.
  private func format(_ times: [Double], heading: String = "time") throws -> RecordingFormat {
    let rows = times.map { "\($0),0,-1,0\n" }.joined()
    let reading = Reading("\(heading),x,y,z\n" + rows)
    #expect(reading.error == nil)
    return try #require(reading.format)
  }

  @Test("Values settle a unit that no other one fits")
  func settled() throws {
    let seconds = try format((0..<100).map { Double($0) / 50 })
    #expect(seconds.timeUnit == .init(.seconds, .values))
    // As seconds these would be after the year 30,000.
    let since1970 = try format((0..<100).map { 1_657_790_212_500 + Double($0) * 20 })
    #expect(since1970.timeUnit == .init(.milliseconds, .values))
  }

  @Test(
    "Rows that may be apart by one unit or a thousandth of it have a unit by convention",
    arguments: [
      (10, TimeUnit.milliseconds), (20, .milliseconds), (1, .seconds), (1000, .milliseconds),
      (20_000, .microseconds), (2e7, .nanoseconds),
    ])
  func assumed(step: Double, unit: TimeUnit) throws {
    let read = try format((0..<100).map { Double($0) * step })
    #expect(read.timeUnit == .init(unit, .convention))
  }

  @Test("A heading that names seconds gives one sample every ten seconds")
  func named() throws {
    let read = try format((0..<100).map { Double($0) * 10 }, heading: "time (s)")
    #expect(read.timeUnit == .init(.seconds, .heading))
  }

  @Test("Pauses change no unit, but leave it assumed", arguments: 1...4, [600.0, 3600])
  func pauses(count: Int, length: Double) throws {
    let times = (0..<200).map { row -> Double in
      let pauses = Double(row * (count + 1) / 200) * length
      return Double(row) / 50 + pauses
    }
    #expect(try format(times).timeUnit == .init(.seconds, .convention))
  }

  @Test("Rows in bursts have the unit of their mean")
  func bursts() throws {
    let times = (0..<200).map { row -> Double in
      let (burst, place) = row.quotientAndRemainder(dividingBy: 10)
      return Double(burst) * 200 + Double(place) / 100
    }
    #expect(try format(times).timeUnit?.value == .milliseconds)
  }
}
