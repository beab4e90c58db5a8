import Sudoku

/// A line of exactly 81 cells, at least one of them a digit, as in long lists. Without a digit it
/// could be the border of a grid.
enum PlainLine {
  /// Returns the end of such a line at the beginning of `bytes`, perhaps with ASCII text after a
  /// number sign that has no tags of forums. `nil` if there is none or it is incomplete.
  static func end(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { line in
      guard line.count > 81 else { return nil }
      let values = CellText.values
      var all: UInt8 = 0
      for offset in 0..<81 { all |= values[Int(line[offset])] }
      guard all & CellText.none == 0, all != 0, !OneLinePuzzle.areCandidates(bytes.prefix(81)),
        let start = line[81...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 })
      else { return nil }
      for offset in start..<line.count {
        switch line[offset] {
        case 0x0A, 0x0D: return bytes.startIndex + offset
        case 0, "[", 0x80...: return nil
        default: if line[start] != "#" { return nil }
        }
      }
      return nil
    }
  }

  /// Returns the line feed of such a line at the beginning of `bytes`, or of one with a text after
  /// the cells and a comma, a semicolon, a number sign, a blank or a tab. `nil` if there is none or
  /// it is incomplete.
  static func endWithRemark(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { line in
      guard line.count > 81, let start = line.baseAddress, areCells(start),
        !JigsawRegions.mayBegin(line[...])
      else { return nil }
      if line[81] == "\n" {
        return JigsawRegions.mayBegin(line[82...]) ? nil : bytes.startIndex + 81
      }
      guard line[81].isOne(of: ",;# \t\r"), !JigsawRegions.mayBegin(line[82...]),
        line.count < 163 || !areCells(start + 82)
      else { return nil }
      let rest = line[81...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      if let back = rest[..<end].firstIndex(of: UInt8(ascii: "\r")), back != end - 1 { return nil }
      guard !JigsawRegions.mayBegin(line[(end + 1)...]) else { return nil }
      return bytes.startIndex + end
    }
  }

  /// Returns the line feed of the line at the beginning of `bytes` if that is a number sign, a
  /// blank and any text. `nil` if it isn't, if it is incomplete, or if it may be binary data.
  static func endOfRemark(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { line in
      guard line.count > 2, line[0] == "#", line[1] == " " else {
        return nil
      }
      for offset in 2..<line.count {
        switch line[offset] {
        case "\n": return bytes.startIndex + offset
        case "\r":
          guard offset + 1 < line.count, line[offset + 1] == "\n" else { return nil }
        case 0: return nil
        default: break
        }
      }
      return nil
    }
  }

  /// Returns `true` if the 81 bytes at `start` are digits and dots, at least one of them from 1 to
  /// 9, and that they aren't candidates in their places. Without branches, so that the compiler
  /// takes many bytes at a time: this is done for every line of a long list, on one core.
  private static func areCells(_ start: UnsafePointer<UInt8>) -> Bool {
    var (others, givens): (UInt8, UInt8) = (0, 0)
    for offset in 0..<81 {
      let byte = start[offset]
      let digit = byte &- UInt8(ascii: "0")
      let isDigit: UInt8 = digit <= 9 ? 1 : 0
      let isDot: UInt8 = byte == UInt8(ascii: ".") ? 1 : 0
      others |= 1 ^ (isDigit | isDot)
      givens |= isDigit & (digit == 0 ? 0 : 1)
    }
    return others == 0 && givens != 0 && !areInOrder(start)
  }

  /// Returns `true` if each digit is in its place among nine. The first or second rarely does.
  private static func areInOrder(_ start: UnsafePointer<UInt8>) -> Bool {
    var place: UInt8 = 0
    for offset in 0..<81 {
      place = place == 9 ? 1 : place + 1
      let digit = start[offset] &- UInt8(ascii: "0")
      if (1...9).contains(digit), digit != place { return false }
    }
    return true
  }
}

extension PuzzleEntry {
  /// Creates the puzzle of 81 bytes, each of them a cell.
  public init(plainLine bytes: ArraySlice<UInt8>, line: Int) {
    let values = CellText.values
    let cells = bytes.map { values[Int($0)] }
    self.init(givens: Grid(cells: cells[...]), origin: PuzzleOrigin(format: .line, line: line))
  }
}
