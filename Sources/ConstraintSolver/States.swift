/// What a system knows of a variable.
///
/// A large system is read from memory, not from the processor's caches: large members come first, so
/// that there are no gaps.
struct VariableState {
  /// Its value in the last solution.
  var value = 0.0
  /// The value of a variable that a constraint determines alone.
  var determined = 0.0
  /// How many constraints would determine it alone, and which one does.
  var determiningCount: Int32 = 0
  var determining: Int32 = -1
  /// The part it belongs to, and its place there; -1 where it is determined or free of constraints.
  var part: Int32 = -1
  var place: Int32 = -1
  /// The first of its entries in constraints.
  var firstEntry: Int32 = -1
  let isSize: Bool
  /// Whether a constraint determines it alone.
  var isDetermined = false
  /// Whether it is listed as restructured or touched.
  var isRestructured = false
  var isTouched = false
}

/// What a system knows of a constraint; large members come first here too.
struct ConstraintState {
  var serial = -1
  var constant = 0.0
  var priority = Priority.required
  /// The last solutions in which it was broken, and in which it got another chance.
  var brokenIn: Int32 = -1
  var revivedIn: Int32 = -1
  /// The first of its entries.
  var firstEntry: Int32 = -1
  /// The part it belongs to, and its place there; -1 where all of its variables are determined.
  var part: Int32 = -1
  var place: Int32 = -1
  var relation = Relation.equal
  var origin = Origin.app
  var isInstalled = false
  var isBroken = false
  /// Whether it is listed as constant.
  var isConstant = false
}

/// A variable in a constraint.
struct Entry {
  let constraint: Int32
  let variable: Int32
  var factor: Double
  var nextInConstraint: Int32
  var nextInVariable: Int32
  var previousInVariable: Int32 = -1
}
