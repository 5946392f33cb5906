/// What a system knows of a variable.
struct VariableState {
  let isSize: Bool
  /// Its value in the last solution.
  var value = 0.0
  /// The value of a variable that a constraint determines alone.
  var determined = 0.0
  /// Whether one does, how many would, and which does.
  var isDetermined = false
  var determiningCount: Int32 = 0
  var determining: Int32 = -1
  /// The part it belongs to, and its place there; -1 where it is determined or free of constraints.
  var part: Int32 = -1
  var place: Int32 = -1
  /// The first of its entries in constraints.
  var firstEntry: Int32 = -1
  /// Whether it is listed as restructured or touched.
  var isRestructured = false
  var isTouched = false

  init(isSize: Bool) { self.isSize = isSize }
}

/// What a system knows of a constraint.
struct ConstraintState {
  var serial = -1
  var isInstalled = false
  var relation = Relation.equal
  var constant = 0.0
  var priority = Priority.required
  var origin = Origin.app
  var isBroken = false
  /// The last solutions in which it was broken, and in which it got another chance.
  var brokenIn = -1
  var revivedIn = -1
  /// The first of its entries.
  var firstEntry: Int32 = -1
  /// The part it belongs to, and its place there; -1 where all of its variables are determined.
  var part: Int32 = -1
  var place: Int32 = -1
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
