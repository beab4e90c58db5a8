/// The search: rounds of the rules until nothing changes, then a guess, and back where it fails.
///
/// It keeps to the memory it is given, and all there is to know is there: so it stops at each
/// solution and goes on when it is asked again.
package enum LaneSearch {
  /// Puts the question on the stack; `next` then finds its first solution.
  ///
  /// Not if two cells of a box have the same digit only: the rules would notice no earlier than
  /// when the box is full, so a grid with few digits would take hours.
  package static func begin(_ memory: UnsafeMutableRawPointer) {
    let positions = LaneMemory.positions(memory)
    let question = positions[0]
    positions[2] = question
    LaneMemory.top(memory).pointee = question.repeatedSingles.isZero ? 0 : -1
  }

  /// Finds the next solution and leaves it as the answer; false where there is none.
  package static func next(_ memory: UnsafeMutableRawPointer) -> Bool {
    let positions = LaneMemory.positions(memory)
    var top = LaneMemory.top(memory).pointee
    var guesses = 0
    var rounds = 0
    defer {
      LaneMemory.top(memory).pointee = top
      LaneMemory.guesses(memory).pointee &+= guesses
      LaneMemory.rounds(memory).pointee &+= rounds
    }
    while top >= 0 {
      var position = positions[top &+ 2]
      guard settle(&position, &rounds) else {
        top &-= 1
        continue
      }
      let surplus = position.surplus
      guard !(surplus.union & .boxes).isZero else {
        positions[1] = position
        top &-= 1
        return true
      }
      guesses &+= 1
      positions[top &+ 2] = position
      positions[top &+ 3] = position
      split(positions, top &+ 2, at: Position.busiestCell(surplus) ?? fewest(positions, top &+ 2))
      top &+= 1
    }
    return false
  }

  /// Applies the rules to the question and leaves what comes out as the answer: -1 where it
  /// contradicts itself, 1 where it is solved, 0 where cells are open.
  package static func deduce(_ memory: UnsafeMutableRawPointer) -> Int {
    let positions = LaneMemory.positions(memory)
    var position = positions[0]
    var rounds = 0
    let isSound = position.repeatedSingles.isZero && settle(&position, &rounds)
    positions[1] = position
    LaneMemory.rounds(memory).pointee &+= rounds
    guard isSound else { return -1 }
    return (position.surplus.union & .boxes).isZero ? 1 : 0
  }

  /// Applies the rules until nothing changes; false where the position contradicts itself.
  @inline(__always)
  private static func settle(_ position: inout Position, _ rounds: inout Int) -> Bool {
    var weight = Lanes.none
    while true {
      rounds &+= 1
      guard position.applyRules().isZero else { return false }
      var lighter = position.weight
      if (lighter ^ weight).isZero {
        position.takeLockedTriples()
        lighter = position.weight
        if (lighter ^ weight).isZero { return true }
      }
      weight = lighter
    }
  }

  /// Of the equal positions at `lower` and above it, leaves the cell `number` of the upper one with
  /// its lowest candidate, and takes that from the lower.
  @inline(__always)
  private static func split(_ positions: PositionList, _ lower: Int, at number: Int) {
    let numbers = Lanes(Lanes.Words(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    let cell = (numbers ^ Lanes(repeating: UInt16(truncatingIfNeeded: number & 15))).zeroLanes
    let candidates = positions[lower, register: number &>> 4]
    let guess = candidates.lowest & cell
    positions[lower &+ 1, register: number &>> 4] = (candidates & ~cell) | guess
    positions[lower, register: number &>> 4] = candidates & ~guess
  }

  /// The number of an open cell with the fewest candidates in the position at `index`.
  @inline(never)
  private static func fewest(_ positions: PositionList, _ index: Int) -> Int {
    var best = (count: 10, number: 0)
    for number in 0..<144 where number & 3 != 3 && number & 15 < 12 {
      let count = positions.word(number, of: index).nonzeroBitCount
      if count > 1, count < best.count { best = (count, number) }
    }
    return best.number
  }
}
