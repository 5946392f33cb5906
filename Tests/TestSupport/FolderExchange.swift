import Foundation
import Synchronization

/// A folder that another thread exchanges for a link and back, again and again.
package final class FolderExchange: Sendable {
  private let isRunning = Mutex(true)
  private let exchanges = Mutex(0)
  private let isOver = Mutex(false)

  /// Begins to exchange a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder's path.
  ///   - link: the link's path.
  ///   - aside: the path that the folder has meanwhile.
  package init(_ folder: String, for link: String, aside: String) {
    Thread { [self] in
      while isRunning.withLock({ $0 }) {
        // Under the folder's name there is the folder, then nothing, then the link.
        guard unsafe rename(folder, aside) == 0, unsafe rename(link, folder) == 0 else { break }
        guard unsafe rename(folder, link) == 0, unsafe rename(aside, folder) == 0 else { break }
        exchanges.withLock { $0 += 1 }
      }
      isOver.withLock { $0 = true }
    }.start()
  }

  /// How often the folder was exchanged and came back.
  package var count: Int { exchanges.withLock { $0 } }

  /// Ends it; the folder is in its place then.
  package func stop() {
    isRunning.withLock { $0 = false }
    while !isOver.withLock({ $0 }) { usleep(1_000) }
  }
}
