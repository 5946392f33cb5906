import Foundation

#if os(Linux)
  import Glibc

  /// Notices whether a file of a folder is opened.
  final class OutsideWatch {
    private let handle: Int32

    init(_ folder: URL) {
      handle = inotify_init1(Int32(IN_NONBLOCK))
      _ = unsafe inotify_add_watch(
        handle, folder.path(percentEncoded: false), UInt32(IN_OPEN | IN_ACCESS))
    }

    deinit { close(handle) }

    /// How many bytes of events there are: 0 when nothing was opened.
    func events() -> Int {
      var buffer = [UInt8](repeating: 0, count: 4096)
      return max(0, unsafe read(handle, &buffer, buffer.count))
    }
  }
#endif
