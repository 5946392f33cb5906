/// How a sensor sits in its device: what turns the sensor's axes into those of the display.
///
/// The text is the kernel's: rows between semicolons, numbers between commas, such as
/// `0, 1, 0; -1, 0, 0; 0, 0, 1`.
///
/// - SeeAlso: `Documentation/devicetree/bindings/iio/mount-matrix.txt` of the Linux kernel.
public struct MountMatrix: Sendable, Hashable {
  /// The rows: what each axis of the display is made of.
  public let rows: [[Double]]

  /// A sensor that sits as the display does.
  public static let identity = MountMatrix(rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])

  private init(rows: [[Double]]) { self.rows = rows }

  /// Reads a matrix.
  ///
  /// The rows must have length 1 and be at right angles, each to a tenth: some matrices are
  /// rounded. They may be a mirror image, as those of many tablets are. An empty text is
  /// ``identity``, as for the kernel's drivers.
  ///
  /// - Parameter text: the matrix as text.
  /// - Throws: what is wrong with it.
  public init(_ text: String) throws(SourceError) {
    let trimmed = text.split(whereSeparator: \.isWhitespace).joined()
    guard !trimmed.isEmpty else {
      self = .identity
      return
    }
    var rows: [[Double]] = []
    for row in trimmed.split(separator: ";", omittingEmptySubsequences: false) {
      var numbers: [Double] = []
      for field in row.split(separator: ",", omittingEmptySubsequences: false) {
        guard let number = Double(field), number.isFinite else {
          throw SourceError("found '\(field)' in a mount matrix", expected: "a number")
        }
        numbers.append(number)
      }
      rows.append(numbers)
    }
    guard rows.count == 3, rows.allSatisfy({ $0.count == 3 }) else {
      throw SourceError(
        "found the mount matrix '\(trimmed.prefix(60))'",
        expected: "three rows of three numbers such as 1,0,0;0,1,0;0,0,1")
    }
    for (index, row) in rows.enumerated() {
      guard abs(Self.product(row, row).squareRoot() - 1) <= 0.1 else {
        throw SourceError("row \(index + 1) of the mount matrix is not of length 1")
      }
      for other in rows[..<index] where abs(Self.product(row, other)) > 0.1 {
        throw SourceError("the rows of the mount matrix are not at right angles")
      }
    }
    self.init(rows: rows)
  }

  /// A reading of the sensor on the axes of the display.
  ///
  /// - Parameter reading: x, y and z of the sensor.
  /// - Returns: x, y and z of the display.
  public func applied(to reading: SIMD3<Double>) -> SIMD3<Double> {
    let values = [reading.x, reading.y, reading.z]
    return SIMD3(
      Self.product(rows[0], values), Self.product(rows[1], values), Self.product(rows[2], values))
  }

  private static func product(_ one: [Double], _ other: [Double]) -> Double {
    zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
