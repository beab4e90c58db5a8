// SPDX-License-Identifier: Apache-2.0

/// `true` if two values of one type are identical byte for byte.
///
/// They are then the same value: their numbers are equal and their references lead to the same
/// objects, which the older one keeps alive.
@inlinable
nonisolated func haveSameBytes<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { left in
    withUnsafeBytes(of: rhs) { right in
      guard let left = left.baseAddress, let right = right.baseAddress else { return true }
      return areSame(left, right, in: 0..<MemoryLayout<Value>.size)
    }
  }
}

/// `true` if two views are identical byte for byte, apart from their dynamic properties, which
/// belong to the node.
@usableFromInline
func haveSamePlainBytes<V: View>(_ lhs: V, _ rhs: V) -> Bool {
  guard V.Body.self != Never.self else { return false }
  let fields = ViewFields.of(V.self)
  guard !fields.dynamic.isEmpty else { return false }
  return withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in
      fields.plainBytes.allSatisfy { bytes in
        areSame(UnsafeRawPointer(left), UnsafeRawPointer(right), in: bytes)
      }
    }
  }
}

@inlinable
nonisolated func areSame(
  _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, in bytes: Range<Int>
) -> Bool {
  let words = bytes.lowerBound + (bytes.count & ~7)
  for offset in stride(from: bytes.lowerBound, to: words, by: 8) {
    let left = lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let right = rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    if left != right { return false }
  }
  for offset in words..<bytes.upperBound {
    let left = lhs.load(fromByteOffset: offset, as: UInt8.self)
    let right = rhs.load(fromByteOffset: offset, as: UInt8.self)
    if left != right { return false }
  }
  return true
}

extension View {
  /// `true` if both are identical byte for byte, apart from their state and what they read from the
  /// environment.
  @inlinable
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool {
    haveSameBytes(lhs, rhs) || haveSamePlainBytes(lhs, rhs)
  }
}

extension View where Self: Equatable {
  /// `true` if both are identical byte for byte, or equal.
  @inlinable
  public static func areSame(_ lhs: Self, _ rhs: Self) -> Bool {
    haveSameBytes(lhs, rhs) || lhs == rhs
  }
}
