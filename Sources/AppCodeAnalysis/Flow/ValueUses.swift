/// What a value ends in and decides, near and far.
package struct ValueUses: Sequence, Sendable {
  /// The uses around it, until a member keeps or returns it.
  package var near: [ValueUse]
  /// The uses of the members that keep or return it.
  package var far: [MemberUses] = []

  /// Goes through all uses.
  package func makeIterator() -> FlattenSequence<[[ValueUse]]>.Iterator {
    ([near] + far.map(\.uses)).joined().makeIterator()
  }
}

/// What becomes of all that a member keeps or returns.
///
/// It is looked for once, for all values that the member may have: of many values that are kept in
/// one property, each would lead to all its reads.
package struct MemberUses: Sendable {
  /// The member.
  package let member: KeptMember
  /// The uses of its reads.
  package let uses: [ValueUse]
  /// The members that keep or return what is read.
  let next: [KeptMember]
}

/// A member as the code that sets or returns its value sees it.
package struct KeptMember: Hashable, Sendable {
  /// Its base name.
  var name: String
  /// The type whose code it is; nil outside of types.
  var type: String?
  /// Whether the value itself is not kept, but decides which one is.
  var isDecision: Bool
}
