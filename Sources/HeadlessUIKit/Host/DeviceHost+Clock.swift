import Orientation

extension DeviceHost {
  /// Schedules work for a time of the virtual clock.
  package func schedule(after seconds: Double, _ work: @escaping @MainActor () -> Void) {
    agenda.add(at: system.time + max(0, seconds), work)
  }

  package var nextMoment: Double? { agenda.next }

  package func runDueWork() {
    while let work = agenda.take(until: system.time) { work() }
  }
}
