#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What is asked of the file system, by its own calls: names there need not be text, a file may be
/// a pipe that never ends, and links must be seen as links.
package enum Disk {
  /// What a path leads to.
  enum Kind: Equatable {
    case folder
    case file(bytes: Int)
    case link
    case other
  }

  /// Why something cannot be read, in the system's words.
  package struct Failure: Error {
    package var reason: String
    /// Whether there are no descriptors; another thread may give some back.
    var isExhausted = false

    /// The reason that the last call left.
    static var last: Failure {
      let isExhausted = errno == EMFILE
      let reason = unsafe strerror(errno).map { unsafe String(cString: $0) }
      return Failure(reason: reason ?? "an unknown error", isExhausted: isExhausted)
    }
  }

  /// What a path leads to, links not followed; nil when nothing is there.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard isPath(path), unsafe lstat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file(bytes: Int(status.st_size))
    case S_IFLNK: .link
    default: .other
    }
  }

  /// The path without links; nil when it leads nowhere, or round in circles.
  package static func realPath(_ path: String) -> String? {
    guard isPath(path), let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(validatingCString: resolved)
  }

  /// A name in a folder.
  struct Entry {
    var name: String
    /// Whether the folder's listing states that this is a regular file; false where it does not.
    var isFile: Bool
  }

  /// Opens a folder below another one, no link on the way being followed: a folder may be exchanged
  /// for a link to outside while it is read.
  ///
  /// - Returns: a descriptor, to be closed.
  /// - Throws: why the folder cannot be opened.
  package static func open(folder path: Substring, in root: String) throws(Failure) -> CInt {
    // By bytes: as characters, a slash and an accent after it are one.
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard isPath(root), !path.utf8.contains(0), !names.contains("..") else {
      throw Failure(reason: "a broken path")
    }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = DiskCalls.open(root, flags)
    for name in names {
      guard folder >= 0 else { throw .last }
      let inner = unsafe openat(folder, name, flags)
      let code = errno
      close(folder)
      errno = code
      folder = inner
    }
    guard folder >= 0 else { throw .last }
    return folder
  }

  /// The names in a folder, in no order.
  ///
  /// - Parameters:
  ///   - path: the folder's path from the root; empty for the root itself.
  ///   - root: a path without links.
  /// - Returns: the names that are UTF-8, and how many are not.
  /// - Throws: why the folder cannot be read.
  static func entries(
    in path: String, of root: String
  ) throws(Failure) -> (entries: [Entry], unreadable: Int) {
    let descriptor = try open(folder: path[...], in: root)
    guard let folder = unsafe fdopendir(descriptor) else {
      close(descriptor)
      throw .last
    }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    var unreadable = 0
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    while let entry = unsafe readdir(folder) {
      let start = unsafe UnsafeRawPointer(entry) + offset
      guard let name = unsafe String(validatingCString: start.assumingMemoryBound(to: CChar.self))
      else {
        unreadable += 1
        continue
      }
      guard name != ".", name != ".." else { continue }
      let isFile = unsafe Int(entry.pointee.d_type) == Int(DT_REG)
      entries.append(Entry(name: name, isFile: isFile))
    }
    return (entries, unreadable)
  }

  /// Reads a regular file whole.
  ///
  /// - Parameters:
  ///   - path: the file's path from the root; no link on the way is followed.
  ///   - root: a path without links.
  ///   - most: the most bytes it may have.
  /// - Returns: its bytes.
  /// - Throws: why it cannot be read.
  static func read(_ path: String, in root: String, most: Int) throws(Failure) -> [UInt8] {
    for _ in 0..<50 {
      do throws(Failure) {
        return try readNow(path, in: root, most: most)
      } catch {
        guard error.isExhausted else { throw error }
        usleep(1_000)
      }
    }
    return try readNow(path, in: root, most: most)
  }

  private static func readNow(
    _ path: String, in root: String, most: Int
  ) throws(Failure) -> [UInt8] {
    try inFolder(of: path, in: root) { name, folder throws(Failure) in
      try read(name, inFolder: folder, most: most)
    }
  }

  /// Opens the folder of a file, no link on the way being followed, and works in it.
  ///
  /// - Parameters:
  ///   - path: the file's path from the root.
  ///   - root: a path without links.
  ///   - work: gets the file's name and the folder's descriptor.
  /// - Returns: what the work returns.
  /// - Throws: why the folder cannot be opened, or what the work throws.
  package static func inFolder<Result>(
    of path: String, in root: String,
    _ work: (_ name: String, _ folder: CInt) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(0) else {
      throw Failure(reason: "a broken path")
    }
    let folder = try open(folder: slash.map { path[..<$0] } ?? "", in: root)
    defer { close(folder) }
    return try work(String(name), folder)
  }

  /// Reads a regular file of an open folder whole.
  ///
  /// - Parameters:
  ///   - name: the file's name; a link is not followed.
  ///   - folder: the folder's descriptor.
  ///   - most: the most bytes it may have.
  /// - Returns: its bytes.
  /// - Throws: why it cannot be read.
  package static func read(
    _ name: String, inFolder folder: CInt, most: Int
  ) throws(Failure) -> [UInt8] {
    let file = unsafe openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .last }
    guard case .file(let count) = kind(status) else {
      throw Failure(reason: "it is not a regular file")
    }
    guard count <= most else { throw Failure(reason: "it has \(count) bytes") }
    var failure: Failure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let step = unsafe DiskCalls.read(file, buffer.baseAddress, filled, count - filled)
        if step < 0, errno == EINTR { continue }
        if step < 0 { failure = .last }
        if step <= 0 { break }
        filled += step
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func isPath(_ path: String) -> Bool { !path.isEmpty && !path.utf8.contains(0) }
}

/// Calls whose names this module uses for something else.
private enum DiskCalls {
  static func open(_ path: String, _ flags: CInt) -> CInt {
    #if canImport(Darwin)
      return unsafe Darwin.open(path, flags)
    #elseif canImport(Musl)
      return unsafe Musl.open(path, flags)
    #else
      return unsafe Glibc.open(path, flags)
    #endif
  }

  static func read(
    _ file: CInt, _ start: UnsafeMutablePointer<UInt8>?, _ offset: Int, _ count: Int
  ) -> Int {
    guard let start = unsafe start else { return 0 }
    #if canImport(Darwin)
      return unsafe Darwin.read(file, start + offset, count)
    #elseif canImport(Musl)
      return unsafe Musl.read(file, start + offset, count)
    #else
      return unsafe Glibc.read(file, start + offset, count)
    #endif
  }
}
