/// Tells whether two descriptions are the same.
///
/// Two values of one type whose bytes are the same are the same value: their numbers are equal and
/// their references lead to the same objects, which the older of the two keeps alive. Where the
/// bytes differ, the types that have an opinion of their own are asked.
enum ViewComparison {
  static func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    if haveSameBytes(lhs, rhs) { return true }
    guard let lhs = lhs as? any Equatable else { return false }
    return areEqual(lhs, rhs)
  }

  private static func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
    rhs as? Value == lhs
  }

  private static func haveSameBytes<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
      withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
    }
  }
}
