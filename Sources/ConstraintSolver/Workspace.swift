/// Memory that solving uses and keeps, so that a turn allocates nothing.
struct Workspace {
  /// Vectors over slots or variables.
  var right: [Double] = []
  var direction: [Double] = []
  var combination: [Double] = []
  var buffer: [Double] = []
  /// In which directions each slot's row can be let go at no cost.
  var free: [Leeway] = []
  /// What comes of it for the values of slots and variables.
  var slotLeeway: [Leeway] = []
  var leeway: [Leeway] = []
  var dependencies = Dependencies()
  /// Whether something was settled since these were found.
  var isStale = false
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
  var flips: [Part.Flip] = []

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
      free = Array(repeating: [], count: variables)
      slotLeeway = free
      leeway = free
    }
    if rates.count < rows {
      rates = Array(repeating: 0, count: rows)
      isReached = Array(repeating: false, count: rows)
    }
  }
}
