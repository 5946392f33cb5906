import AppCodeAnalysis
import AppCodeModel

/// Which types of a project are named where, found in the text of its files: in bodies that were not
/// read, and in string literals, too.
struct TextUses {
  /// A place where a controller is named.
  struct Naming {
    /// The controller.
    var name: String
    /// The type around; nil for code that belongs to none of the project's.
    var user: String?
    var file: CodeFile
    var span: SourceSpan
  }

  /// The types that are named in each.
  private(set) var uses: [String: Set<String>] = [:]
  /// The types that are named in functions outside of types, and in extensions of others' types.
  private(set) var starts: Set<String> = []
  /// Where controllers are named, in the order of the files.
  private(set) var namings: [Naming] = []

  /// Looks through all files but those of tests.
  ///
  /// - Complexity: O(n) in the size of the files.
  init(_ code: CodeBase) {
    var names: [String: String] = [:]
    for entry in code.classes.all where entry.form != .foreign && !entry.mainPart.file.isTest {
      names[entry.name.lastNamePart] = entry.name
    }
    let wanted = NameHashes(names.keys)
    for file in code.files where !file.isTest {
      var stretches = Stretches(file, code)
      for span in wanted.places(in: file.source.text.bytes) {
        guard let used = names[file.text(span)], let around = stretches.around(span) else {
          continue
        }
        if let user = around.type {
          guard user != used, !user.hasPrefix(used + ".") else { continue }
          uses[user, default: []].insert(used)
        } else {
          starts.insert(used)
        }
        if code.classes.isController(used) {
          namings.append(Naming(name: used, user: around.type, file: file, span: span))
        }
      }
    }
  }
}

/// The declarations of a file, for places that are asked for from its start to its end.
private struct Stretches {
  /// The types from the outside in, with their full names; nil for others' types.
  private var types = Openings<String?>()
  /// Functions and variables outside of types.
  private var rest = Openings<Void>()

  init(_ file: CodeFile, _ code: CodeBase) {
    func add(_ type: TypeDeclaration, _ outer: String?) {
      var name = type.name
      if let outer, !name.hasPrefix(outer + ".") { name = outer + "." + name }
      let entry = code.classes[name]
      types.add(type.span, entry?.form == .foreign ? nil : entry?.name)
      for inner in type.types { add(inner, name) }
    }
    for type in file.source.types { add(type, nil) }
    for function in file.source.functions { rest.add(function.span, ()) }
    for variable in file.source.variables { rest.add(variable.span, ()) }
    types.sort()
    rest.sort()
  }

  /// The innermost declaration around a name; nil for what is declared nowhere, as an import is.
  mutating func around(_ span: SourceSpan) -> (type: String?, Void)? {
    if let type = types.innermost(around: span) { return (type, ()) }
    return rest.innermost(around: span).map { (nil, $0) }
  }
}

/// Stretches of a file, found from places in ascending order, each looked at once.
private struct Openings<Value> {
  private var all: [(span: SourceSpan, value: Value)] = []
  /// The first that has not begun.
  private var next = 0
  /// Those that have begun, of which the last that ends behind a place is the innermost.
  private var open: [(span: SourceSpan, value: Value)] = []

  mutating func add(_ span: SourceSpan, _ value: Value) { all.append((span, value)) }

  mutating func sort() {
    all.sort { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }
  }

  /// - Complexity: constant for each place, over all places and stretches.
  mutating func innermost(around span: SourceSpan) -> Value? {
    while next < all.count, all[next].span.start <= span.start {
      open.append(all[next])
      next += 1
    }
    while let last = open.last, !last.span.contains(span) { open.removeLast() }
    return open.last?.value
  }
}

/// Finds names in source text, outside of comments.
private struct NameHashes {
  private var hashes: Set<UInt64> = []

  init(_ names: some Sequence<String>) {
    for name in names { hashes.insert(name.utf8.reduce(Self.seed, Self.next)) }
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Where a name may be that is more than what something is compared with.
  func places(in bytes: [UInt8]) -> [SourceSpan] {
    unsafe bytes.withUnsafeBufferPointer { unsafe places(in: $0) }
  }

  private func places(in bytes: UnsafeBufferPointer<UInt8>) -> [SourceSpan] {
    var found: [SourceSpan] = []
    var index = 0
    var isText = false
    // Whether the last word compares: `is A`, `isKind(of: A.self)`.
    var compares = false
    while index < bytes.count {
      let byte = unsafe bytes[index]
      if byte.isWord {
        let start = index
        var hash = Self.seed
        while index < bytes.count, unsafe bytes[index].isWord {
          hash = unsafe Self.next(hash, bytes[index])
          index += 1
        }
        if hashes.contains(hash), !compares { found.append(SourceSpan(start, index)) }
        compares = unsafe Self.compares(bytes, start, index, before: compares)
        continue
      }
      switch byte {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\n"): isText = false
      case UInt8(ascii: "/") where !isText && index + 1 < bytes.count:
        index = unsafe Self.behindComment(bytes, index)
      default: break
      }
      index += 1
    }
    return found
  }

  /// The last byte of the comment that begins at a slash; the slash where none does.
  private static func behindComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    switch unsafe bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index + 1 < bytes.count, unsafe bytes[index + 1] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count,
        unsafe !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
          || index == start + 2
      {
        index += 1
      }
    default: break
    }
    return index
  }

  /// Whether what follows a word is only compared with.
  private static func compares(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, before: Bool
  ) -> Bool {
    let count = end - start
    // `of` of `isKind(of:)`
    if before, count == 2 { return true }
    guard count == 2 || (6...20).contains(count), unsafe bytes[start] == UInt8(ascii: "i"),
      unsafe bytes[start + 1] == UInt8(ascii: "s")
    else { return false }
    guard count > 2 else { return true }
    return ["isKind", "isMember", "isKindOfClass", "isMemberOfClass"].contains { word in
      unsafe word.utf8.count == count
        && zip(word.utf8, bytes[start..<end]).allSatisfy { $0 == $1 }
    }
  }
}

extension UInt8 {
  /// Whether it is part of a name.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: self >= 0x80
    }
  }
}
