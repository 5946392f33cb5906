/// Unpacks zlib data (RFC 1950 and 1951), as Matlab's files hold it.
struct Inflate {
  private let input: ArraySlice<UInt8>
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []

  /// The unpacked bytes; nil if the data is damaged.
  static func unpack(_ input: ArraySlice<UInt8>) -> [UInt8]? {
    guard input.count > 2 else { return nil }
    var inflate = Inflate(input: input, place: input.startIndex + 2)
    return inflate.blocks() ? inflate.output : nil
  }

  private init(input: ArraySlice<UInt8>, place: Int) {
    self.input = input
    self.place = place
    output.reserveCapacity(input.count * 2)
  }

  private mutating func take(_ count: UInt32) -> Int? {
    while bitCount < count {
      guard place < input.endIndex else { return nil }
      bits |= UInt32(input[place]) << bitCount
      place += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  private mutating func blocks() -> Bool {
    while true {
      guard let last = take(1), let kind = take(2) else { return false }
      switch kind {
      case 0:
        guard stored() else { return false }
      case 1:
        var lengths = [UInt8](repeating: 8, count: 288)
        for symbol in 144..<256 { lengths[symbol] = 9 }
        for symbol in 256..<280 { lengths[symbol] = 7 }
        guard coded(Code(lengths), Code([UInt8](repeating: 5, count: 30))) else { return false }
      case 2:
        guard let (literals, distances) = codes(), coded(literals, distances) else { return false }
      default: return false
      }
      if last == 1 { return true }
    }
  }

  private mutating func stored() -> Bool {
    bits = 0
    bitCount = 0
    guard place + 4 <= input.endIndex else { return false }
    let count = Int(input[place]) | Int(input[place + 1]) << 8
    place += 4
    guard place + count <= input.endIndex else { return false }
    output += input[place..<place + count]
    place += count
    return true
  }

  /// The codes of a block that brings its own.
  private mutating func codes() -> (Code, Code)? {
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    guard let literals = take(5), let distances = take(5), let count = take(4) else { return nil }
    var lengths = [UInt8](repeating: 0, count: 19)
    for place in order.prefix(count + 4) {
      guard let length = take(3) else { return nil }
      lengths[place] = UInt8(length)
    }
    let code = Code(lengths)
    lengths = []
    while lengths.count < literals + distances + 258 {
      guard let symbol = symbol(code) else { return nil }
      switch symbol {
      case ..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last, let more = take(2) else { return nil }
        lengths += [UInt8](repeating: last, count: more + 3)
      default:
        guard let more = take(symbol == 17 ? 3 : 7) else { return nil }
        lengths += [UInt8](repeating: 0, count: more + (symbol == 17 ? 3 : 11))
      }
    }
    return (Code(lengths.prefix(literals + 257)), Code(lengths.dropFirst(literals + 257)))
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = take(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func coded(_ literals: Code, _ distances: Code) -> Bool {
    while let symbol = symbol(literals) {
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      let lengthBits = symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
      guard symbol < 286, let longer = take(UInt32(lengthBits)), let place = self.symbol(distances),
        place < 30, let further = take(UInt32(max(0, place / 2 - 1)))
      else { return false }
      let distance = Self.distanceBases[place] + further
      guard distance <= output.count else { return false }
      for _ in 0..<Self.lengthBases[symbol - 257] + longer {
        output.append(output[output.count - distance])
      }
    }
    return false
  }
}

/// A Huffman code, from the lengths of its words.
private struct Code {
  var counts = [Int](repeating: 0, count: 16)
  var symbols: [Int] = []

  init(_ lengths: some Collection<UInt8>) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    for wanted in 1..<16 where counts[wanted] > 0 {
      for (symbol, length) in lengths.enumerated() where length == wanted { symbols.append(symbol) }
    }
  }
}
