/// Puzzles as text in, answers as text out, without anything in between.
package enum LaneLines {
  /// The bytes that the answer to one line takes at most: twice 81 cells, two commas, a count and a
  /// line feed.
  package static var longestAnswer: Int { 166 }

  /// Answers lines that begin with 81 cells which nothing but the end of the cells follows, and
  /// stops before the first that does not, or at the end of the text. The lines may go on after
  /// something that is no cell. It stops as well before a line that may be the border of a grid.
  ///
  /// Returns how many bytes of text and how many lines are done with, and how many bytes of answers
  /// were written. `output` has room for ``longestAnswer`` bytes for each line.
  package static func answer(
    _ text: UnsafePointer<UInt8>, count: Int, into output: UnsafeMutablePointer<UInt8>,
    memory: UnsafeMutableRawPointer
  ) -> (read: Int, written: Int, lines: Int) {
    var progress = (read: 0, written: 0, lines: 0)
    while progress.read &+ 81 <= count {
      let line = text + progress.read
      guard !mayBeBorder(line), read(line, into: memory) else { return progress }
      var end = progress.read &+ 81
      if end < count {
        guard LaneMemory.meanings(memory)[Int(text[end])] == LaneMemory.noCell else {
          return progress
        }
        while end < count, text[end] != UInt8(ascii: "\n") { end &+= 1 }
      }
      progress.written &+= write(line, to: output + progress.written, memory: memory)
      progress.read = min(end &+ 1, count)
      progress.lines &+= 1
    }
    return progress
  }

  /// Whether 81 bytes are without a digit and begin with a corner and a dash, as in
  /// `.-----.-----.` and `*-----------*`.
  @inline(__always)
  private static func mayBeBorder(_ line: UnsafePointer<UInt8>) -> Bool {
    guard line[1] == UInt8(ascii: "-") else { return false }
    for index in 0..<81 where line[index] >= UInt8(ascii: "1") && line[index] <= UInt8(ascii: "9") {
      return false
    }
    return true
  }

  /// Makes a question of 81 bytes; false where one of them is no cell.
  @inline(__always)
  private static func read(
    _ line: UnsafePointer<UInt8>, into memory: UnsafeMutableRawPointer
  ) -> Bool {
    let meanings = LaneMemory.meanings(memory)
    let question = LaneMemory.question(memory)
    var seen: UInt16 = 0
    for band in 0..<3 {
      for row in 0..<3 {
        let cells = line + (band &* 27 &+ row &* 9)
        let words = question + (row &* 48 &+ band &* 4)
        for box in 0..<3 {
          for column in 0..<3 {
            let meaning = meanings[Int(cells[box &* 3 &+ column])]
            words[column &* 16 &+ box] = meaning
            seen |= meaning
          }
        }
      }
    }
    return seen & LaneMemory.noCell == 0
  }

  /// Solves the question, which `line` says, and writes the answer; how many bytes it takes.
  @inline(__always)
  private static func write(
    _ line: UnsafePointer<UInt8>, to output: UnsafeMutablePointer<UInt8>,
    memory: UnsafeMutableRawPointer
  ) -> Int {
    LaneSearch.begin(memory)
    let count: UInt8 = LaneSearch.next(memory) ? LaneSearch.next(memory) ? 2 : 1 : 0
    UnsafeMutableRawPointer(output).copyMemory(from: line, byteCount: 81)
    output[81] = UInt8(ascii: ",")
    output[82] = UInt8(ascii: "0") &+ count
    output[83] = UInt8(ascii: ",")
    let end = count == 1 ? 165 : 84
    if count == 1 { writeSolution(to: output + 84, memory) }
    output[end] = UInt8(ascii: "\n")
    return end &+ 1
  }

  @inline(__always)
  private static func writeSolution(
    to output: UnsafeMutablePointer<UInt8>, _ memory: UnsafeMutableRawPointer
  ) {
    let answer = LaneMemory.answer(memory)
    for band in 0..<3 {
      for row in 0..<3 {
        let cells = output + (band &* 27 &+ row &* 9)
        let words = answer + (row &* 48 &+ band &* 4)
        for box in 0..<3 {
          for column in 0..<3 {
            let index = words[column &* 16 &+ box].trailingZeroBitCount
            cells[box &* 3 &+ column] = UInt8(ascii: "1") &+ UInt8(truncatingIfNeeded: index)
          }
        }
      }
    }
  }
}
