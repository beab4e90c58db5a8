/// Positions one after the other in raw memory.
struct PositionList {
  /// The bytes of a position.
  @inline(__always) static var stride: Int { 288 }

  /// Where the first one begins, on a boundary of 32.
  let bytes: UnsafeMutableRawPointer

  @inline(__always) subscript(index: Int) -> Position {
    get { bytes.load(fromByteOffset: index &* Self.stride, as: Position.self) }
    nonmutating set {
      bytes.storeBytes(of: newValue, toByteOffset: index &* Self.stride, as: Position.self)
    }
  }

  /// The register `register`, 0 to 8, of the position at `index`.
  @inline(__always) subscript(index: Int, register register: Int) -> Lanes {
    get { bytes.load(fromByteOffset: Self.offset(index, register), as: Lanes.self) }
    nonmutating set {
      bytes.storeBytes(of: newValue, toByteOffset: Self.offset(index, register), as: Lanes.self)
    }
  }

  /// The word `number`, 0 to 143, of the position at `index`.
  @inline(__always) func word(_ number: Int, of index: Int) -> UInt16 {
    bytes.load(fromByteOffset: index &* Self.stride &+ number &* 2, as: UInt16.self)
  }

  @inline(__always) private static func offset(_ index: Int, _ register: Int) -> Int {
    index &* stride &+ register &* 32
  }
}
