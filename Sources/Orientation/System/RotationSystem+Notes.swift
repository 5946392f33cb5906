extension RotationSystem {
  /// How many entries the event that is being handled has made so far.
  package var entryCount: Int { entries.count }

  /// Notes something before what was noted since.
  package mutating func note(_ occurrence: Occurrence, at place: Int) {
    entries.insert(
      Transcript.Entry(time: time, occurrence), at: min(place, entries.count))
  }
}
