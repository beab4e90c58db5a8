/// The memory of a search, laid out alike for every kernel.
///
/// A position takes 144 words: the candidates of a cell, bit `d - 1` for digit `d`, at its
/// ``place(of:)``. Words that belong to no cell hold all digits.
package struct LaneMemory: ~Copyable {
  /// How the search stands, at the start of the memory.
  package struct Progress {
    /// The position on the stack to go on with; -1 where nothing is left.
    package var top = -1
    /// How many rounds of the rules were made so far.
    package var rounds = 0
    /// How many guesses were made so far.
    package var guesses = 0
  }

  package let base: UnsafeMutableRawPointer

  /// Each guess settles a cell, so no more positions than cells wait on the stack.
  private static var positions: Int { 2 + 82 }
  private static var positionBytes: Int { 288 }
  private static var start: Int { 64 }

  private static var meaningsStart: Int { start + positions * positionBytes }

  /// The bytes that stand for an empty cell in a text.
  package static var emptyCells: [UInt8] { Array(".0*_-xX".utf8) }
  /// What ``meanings(_:)`` has for a byte that is no cell.
  static var noCell: UInt16 { 0x8000 }

  package init() {
    base = .allocate(byteCount: Self.meaningsStart + 512, alignment: 64)
    base.initializeMemory(as: Progress.self, to: Progress())
    (base + Self.start).initializeMemory(
      as: UInt16.self, repeating: 0x1FF, count: Self.positions * Self.positionBytes / 2)
    (base + Self.meaningsStart).initializeMemory(
      as: UInt16.self, repeating: Self.noCell, count: 256)
    for byte in Self.emptyCells { Self.meanings(base)[Int(byte)] = 0x1FF }
    for digit in 1...9 { Self.meanings(base)[48 + digit] = 1 << UInt16(digit - 1) }
  }

  deinit { base.deallocate() }

  /// How the search stands.
  package var progress: UnsafeMutablePointer<Progress> {
    base.assumingMemoryBound(to: Progress.self)
  }

  /// What is asked: the words of the position from which a search starts.
  package var question: UnsafeMutablePointer<UInt16> { Self.words(base, 0) }
  /// What was found last: the words of a solution, or of a settled position.
  package var answer: UnsafeMutablePointer<UInt16> { Self.words(base, 1) }

  /// By a byte of text the candidates of the cell that it stands for.
  @inline(__always)
  static func meanings(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt16> {
    (base + meaningsStart).assumingMemoryBound(to: UInt16.self)
  }

  /// The words of a position: 0 is the question, 1 the answer.
  @inline(__always)
  static func words(
    _ base: UnsafeMutableRawPointer, _ index: Int
  ) -> UnsafeMutablePointer<UInt16> {
    (base + start + index * positionBytes).assumingMemoryBound(to: UInt16.self)
  }

  @inline(__always)
  static func positions(_ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Position> {
    (base + start).assumingMemoryBound(to: Position.self)
  }

  /// The word of a cell, 0 to 80 row by row: 16 times its place in its box, and the lane of the box.
  package static func place(of cell: Int) -> Int {
    let (row, column) = (cell / 9, cell % 9)
    return (row % 3 * 3 + column % 3) * 16 + row / 3 * 4 + column / 3
  }
}
