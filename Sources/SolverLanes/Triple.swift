/// Three registers: the cells of the three columns of a row of every box, or what is known of the
/// three rows, or of the three columns, of every box.
struct Triple {
  var first: Lanes
  var second: Lanes
  var third: Lanes

  @inline(__always) init(_ first: Lanes, _ second: Lanes, _ third: Lanes) {
    self.first = first
    self.second = second
    self.third = third
  }

  @inline(__always) func map(_ change: (Lanes) -> Lanes) -> Triple {
    Triple(change(first), change(second), change(third))
  }

  @inline(__always) func zip(_ other: Triple, _ join: (Lanes, Lanes) -> Lanes) -> Triple {
    Triple(join(first, other.first), join(second, other.second), join(third, other.third))
  }

  @inline(__always) static func & (a: Triple, b: Triple) -> Triple { a.zip(b) { $0 & $1 } }
  @inline(__always) static func | (a: Triple, b: Triple) -> Triple { a.zip(b) { $0 | $1 } }
  @inline(__always) static func &+ (a: Triple, b: Triple) -> Triple { a.zip(b) { $0 &+ $1 } }
  @inline(__always) static func & (a: Triple, b: Lanes) -> Triple { a.map { $0 & b } }

  /// What is in one of the three at least.
  @inline(__always) var union: Lanes { first | second | third }
  /// What is in two of the three at least.
  @inline(__always) var repeated: Lanes { (first & second) | (third & (first | second)) }
  @inline(__always) var sum: Lanes { first &+ second &+ third }
  /// What the other two have, for each of the three.
  @inline(__always) var ofOthers: Triple {
    Triple(second | third, first | third, first | second)
  }

  /// The second, the third, the first.
  @inline(__always) var next: Triple { Triple(second, third, first) }
  /// The third, the first, the second.
  @inline(__always) var previous: Triple { Triple(third, first, second) }
}
