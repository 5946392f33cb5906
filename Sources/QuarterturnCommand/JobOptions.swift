import ArgumentParser
import ScreenGraph

/// How much of the machine a command that reads folders may use.
struct JobOptions: ParsableArguments {
  @Option(
    help: "How many files are read and checked at a time. The default is one for each core.")
  var jobs: Int?

  func validate() throws {
    guard let jobs else { return }
    guard (1...1024).contains(jobs) else {
      throw ValidationError(
        "'--jobs \(jobs)' is not a number of jobs. Expected one from 1 to 1024.")
    }
    Workers.shared.allow(jobs)
  }
}
