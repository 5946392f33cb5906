import Foundation

/// Whether the user has asked a command that reads on and on to end, by Ctrl-C.
enum Interruption {
  /// Set by a signal handler, in which nothing else is safe.
  nonisolated(unsafe) private static var isNoted: sig_atomic_t = 0

  /// Whether there was a Ctrl-C since ``begin()``.
  static var isRequested: Bool { unsafe isNoted != 0 }

  /// Takes the next Ctrl-C as a request to end; a second one ends the process as ever.
  static func begin() {
    unsafe isNoted = 0
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = { _ in unsafe Interruption.isNoted = 1 }
    #else
      unsafe action.__sigaction_handler.sa_handler = { _ in unsafe Interruption.isNoted = 1 }
    #endif
    // Without SA_RESTART: a read that waits for more must end.
    action.sa_flags = Int32(truncatingIfNeeded: UInt(SA_RESETHAND))
    _ = unsafe sigaction(SIGINT, &action, nil)
    // A program that starts this one from a thread of its own may have held signals back.
    var interrupts = sigset_t()
    unsafe sigemptyset(&interrupts)
    unsafe sigaddset(&interrupts, SIGINT)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &interrupts, nil)
  }
}
