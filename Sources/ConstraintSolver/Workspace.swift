/// Memory that solving uses and keeps, so that a turn allocates nothing.
struct Workspace {
  /// Vectors over slots or variables.
  var right: [Double] = []
  var direction: [Double] = []
  var combination: [Double] = []
  var buffer: [Double] = []
  /// Whether each slot's row can be let go at no cost.
  var isFree: [Bool] = []
  /// Whether each variable depends on such a row.
  var mayMove: [Bool] = []
  /// Vectors over constraints.
  var rates: [Double] = []
  var isReached: [Bool] = []
  var reached: [Int32] = []

  /// The levels at which something is out of its bounds, and the multipliers at each by slot.
  var levels: [Int32] = []
  var multipliers: [Double] = []
  /// The slope of each level, along a move.
  var slopes: [Double] = []
  var outOfBounds: [Int32] = []
  var kinks: [Kink] = []
  var stuck: [Int32] = []

  /// Where a row reaches a bound along a move.
  struct Kink {
    var distance: Double
    var row: Int32
    var side: Int8
    var rate: Double
  }

  mutating func prepare(variables: Int, rows: Int) {
    if right.count < variables {
      right = Array(repeating: 0, count: variables)
      direction = right
      combination = right
      buffer = right
      isFree = Array(repeating: false, count: variables)
      mayMove = isFree
    }
    if rates.count < rows {
      rates = Array(repeating: 0, count: rows)
      isReached = Array(repeating: false, count: rows)
    }
  }
}
