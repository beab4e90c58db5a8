/// Whether two values of one type are the same to the byte.
///
/// Then they are the same value: their numbers are equal and their references lead to the same
/// objects, which the older of the two keeps alive.
func haveSameBytes<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
  }
}

extension View {
  /// Whether the two are the same to the byte.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool {
    haveSameBytes(lhs, rhs)
  }
}

extension View where Self: Equatable {
  /// Whether the two are the same to the byte, or equal.
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool {
    haveSameBytes(lhs, rhs) || lhs == rhs
  }
}
