import Foundation

/// Writes files whole or not at all.
///
/// The text goes into a new file beside the old one, which is renamed once it is on the disk: a
/// reader sees the old or the new file, also after a crash, a full disk or two programs at once.
package enum WholeFile {
  /// Why a file was not written, in the system's words where it has some.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    /// The system's number of the reason; nil for a reason of this program.
    package let code: Int32?

    fileprivate init(_ description: String) {
      self.description = description
      code = nil
    }

    fileprivate static var last: Failure { Failure(of: errno) }

    private init(of code: Int32) {
      self.code = code
      description = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
  }

  /// Writes a file, in place of what was there, with its owner and permissions.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The file; a link to a file is followed. A device is written to directly.
  /// - Throws: Why nothing was written. A pipe, a folder and a file with several names are refused:
  ///   writing to the first can wait for ever, and the last would lose its other names.
  package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure("the path is empty or broken")
    }
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    if exists {
      switch status.st_mode & S_IFMT {
      case S_IFREG where status.st_nlink < 2: break
      case S_IFREG: throw Failure("it has \(status.st_nlink) names (hard links)")
      case S_IFCHR: return try writeToDevice(bytes, at: path)
      case S_IFDIR: throw Failure("it is a folder")
      default: throw Failure("it is not a regular file")
      }
    } else if unsafe lstat(path, &status) == 0 {
      throw Failure("it is a link that leads nowhere")
    }
    let target = exists ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    // Foundation's own way to a folder crashes for a name of one character.
    let slash = target.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try write(bytes, as: name, inFolder: descriptor)
  }

  /// Writes a file of an open folder, in place of what was there, with its owner and permissions.
  ///
  /// The folder is the one that was opened, also when its path leads elsewhere meanwhile.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The file's name.
  ///   - folder: The folder's descriptor.
  /// - Throws: Why nothing was written. What is not a regular file is refused, a link too, and so is
  ///   a file with several names.
  package static func write(
    _ bytes: [UInt8], as name: String, inFolder folder: CInt
  ) throws(Failure) {
    var status = stat()
    let exists = unsafe fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("it is not a regular file") }
      guard status.st_nlink < 2 else {
        throw Failure("it has \(status.st_nlink) names (hard links)")
      }
    }
    let temporary = temporaryPrefix + "\(getpid())-" + UUID().uuidString
    do throws(Failure) {
      try create(bytes, as: temporary, in: folder, like: exists ? status : nil)
      guard unsafe renameat(folder, temporary, folder, name) == 0 else { throw .last }
    } catch {
      _ = unsafe unlinkat(folder, temporary, 0)
      throw error
    }
    // A file system that cannot make the new name last does not fail the write.
    _ = fsync(folder)
    removeLeftovers(in: folder)
  }

  /// Writes all bytes to an open file.
  ///
  /// - Throws: Why not all of them could be written.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  private static let temporaryPrefix = ".quarterturn-"

  private static func create(
    _ bytes: [UInt8], as name: String, in folder: CInt, like status: stat?
  ) throws(Failure) {
    let file = unsafe openat(
      folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    try write(bytes, to: file)
    if let status {
      // Only the superuser may give a file away; for all others it keeps their name.
      _ = fchown(file, status.st_uid, status.st_gid)
      guard fchmod(file, status.st_mode & 0o7777) == 0 else { throw .last }
    }
    guard fsync(file) == 0 else { throw .last }
  }

  private static func writeToDevice(_ bytes: [UInt8], at path: String) throws(Failure) {
    let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    try write(bytes, to: file)
  }

  /// Removes what programs left that were killed while they wrote.
  private static func removeLeftovers(in folder: CInt) {
    for name in names(in: folder) where name.hasPrefix(temporaryPrefix) {
      let parts = name.dropFirst(temporaryPrefix.count).split(separator: "-", maxSplits: 1)
      guard parts.count == 2, UUID(uuidString: String(parts[1])) != nil,
        let writer = pid_t(parts[0]),
        kill(writer, 0) != 0, errno == ESRCH
      else { continue }
      _ = unsafe unlinkat(folder, name, 0)
    }
  }

  /// The names in an open folder that are text; none where it cannot be listed.
  private static func names(in folder: CInt) -> [String] {
    let descriptor = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let listing = unsafe fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { unsafe closedir(listing) }
    var names: [String] = []
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    while let entry = unsafe readdir(listing) {
      let start = unsafe UnsafeRawPointer(entry) + offset
      if let name = unsafe String(validatingCString: start.assumingMemoryBound(to: CChar.self)) {
        names.append(name)
      }
    }
    return names
  }
}
