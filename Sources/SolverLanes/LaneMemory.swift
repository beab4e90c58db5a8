/// The memory of a search, laid out alike for every kernel.
///
/// ```
/// bytes   0   what to go on with, and what was counted
///        64   the question, the answer, and the stack: positions of 288 bytes
/// …           what each byte of text means, 256 words
/// ```
///
/// A position is 144 words: the candidates of a cell, bit `d - 1` for digit `d`, at its
/// ``place(of:)``. Words that belong to no cell hold all digits. The memory is bound to words, and
/// at its start to `Int`; a position is loaded and stored as raw bytes, which any binding allows.
///
/// The kernels share nothing else with those who call them, and declare no type that these would
/// see: code for a type is shared between modules, and must not be that of the wrong processor.
package enum LaneMemory {
  /// Each guess settles a cell, so no more positions than cells wait on the stack.
  private static var positionCount: Int { 2 + 82 }
  private static var positionBytes: Int { PositionList.stride }
  private static var start: Int { 64 }
  private static var meaningsStart: Int { start + positionCount * positionBytes }

  /// How many bytes a memory takes, on a boundary of 64.
  package static var byteCount: Int { meaningsStart + 512 }

  /// Readies fresh memory: an empty grid as the question, and no answer.
  package static func prepare(_ memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: Int.self, repeating: 0, count: start / MemoryLayout<Int>.stride)
    // The stack is written before it is read.
    (memory + start).initializeMemory(as: UInt16.self, repeating: 0x1FF, count: positionBytes)
    (memory + meaningsStart).initializeMemory(as: UInt16.self, repeating: noCell, count: 256)
    let meanings = meanings(memory)
    for byte in 0..<256 {
      switch UInt8(byte) {
      case UInt8(ascii: "1")...UInt8(ascii: "9"): meanings[byte] = 1 << UInt16(byte - 49)
      case UInt8(ascii: "."), UInt8(ascii: "0"), UInt8(ascii: "*"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "x"), UInt8(ascii: "X"):
        meanings[byte] = 0x1FF
      default: break
      }
    }
    top(memory).pointee = -1
  }

  /// The position on the stack to go on with; -1 where nothing is left.
  @inline(__always)
  static func top(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Int> {
    memory.assumingMemoryBound(to: Int.self)
  }

  /// How many rounds of the rules were made so far.
  @inline(__always)
  package static func rounds(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Int> {
    top(memory) + 1
  }

  /// How many guesses were made so far.
  @inline(__always)
  package static func guesses(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Int> {
    top(memory) + 2
  }

  /// What is asked: the words of the position from which a search starts.
  @inline(__always)
  package static func question(
    _ memory: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UInt16> {
    (memory + start).assumingMemoryBound(to: UInt16.self)
  }

  /// What was found last: the words of a solution, or of a settled position.
  @inline(__always)
  package static func answer(_ memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt16> {
    question(memory) + positionBytes / 2
  }

  /// The question, the answer, and the stack.
  @inline(__always)
  static func positions(_ memory: UnsafeMutableRawPointer) -> PositionList {
    PositionList(bytes: memory + start)
  }

  /// By a byte of text the candidates of the cell that it stands for, ``noCell`` for none.
  @inline(__always)
  package static func meanings(
    _ memory: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<UInt16> {
    (memory + meaningsStart).assumingMemoryBound(to: UInt16.self)
  }

  /// What ``meanings(_:)`` has for a byte that is no cell.
  @inline(__always)
  package static var noCell: UInt16 { 0x8000 }

  /// The word of a cell, 0 to 80 row by row: 16 times its place in its box, and the lane of the
  /// box.
  package static func place(of cell: Int) -> Int {
    let (row, column) = (cell / 9, cell % 9)
    return (row % 3 * 3 + column % 3) * 16 + row / 3 * 4 + column / 3
  }
}
