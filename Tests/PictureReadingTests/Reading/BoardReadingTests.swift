import Sudoku
import TestSupport
import Testing

@testable import PictureReading

@Suite struct BoardReadingTests {
  /// A board as seen by the network and the camera.
  private struct Board {
    var digits = Grid()
    var handwriting = [Double](repeating: 0.01, count: 81)
    var inks = [[UInt8]](repeating: [30, 30, 30], count: 81)

    /// Adds a handwritten digit.
    mutating func write(_ digit: Digit?, in cell: Cell, handwriting: Double, ink: [UInt8]) {
      digits[cell] = digit
      self.handwriting[cell.index] = handwriting
      inks[cell.index] = ink
    }

    var reading: BoardReading {
      BoardReading(Cell.all.map(verdict), colors: colors)
    }

    private func verdict(_ cell: Cell) -> DigitNetwork.Verdict {
      var values = [Float](repeating: 1e-5, count: 20)
      if let digit = digits[cell]?.rawValue {
        values[digit] = Float(1 - handwriting[cell.index])
        values[9 + digit] = Float(handwriting[cell.index])
      } else {
        values[0] = 1
      }
      return DigitNetwork.Verdict(values)
    }

    /// The colours of squares in the middle of the cells of a white sheet.
    private var colors: [InkColor?] {
      let (cell, side) = (20, 180)
      var pixels = [UInt8](repeating: 240, count: 3 * side * side)
      for place in 0..<side * side {
        let (x, y) = (place % side, place / side)
        let index = y / cell * 9 + x / cell
        guard digits[Cell(index)] != nil, (7..<13).contains(x % cell), (7..<13).contains(y % cell)
        else { continue }
        pixels.replaceSubrange(3 * place..<3 * place + 3, with: inks[index])
      }
      let sheet = Picture(width: side, height: side, pixels: pixels)
      let lattice = Lattice(
        nodes: (0..<100).map {
          PicturePoint(x: Double($0 % 10 * cell), y: Double($0 / 10 * cell))
        })
      return Cell.all.map {
        digits[$0] == nil
          ? nil : InkColor(of: lattice, row: $0.row, column: $0.column, in: sheet)
      }
    }
  }

  private static let blue: [UInt8] = [40, 60, 200]

  /// Every third cell without a given.
  private func entryCells(_ puzzle: Puzzle) -> [Cell] {
    Cell.all.filter { puzzle.givens[$0] == nil }.enumerated().filter { $0.offset % 3 == 0 }
      .map(\.element)
  }

  @Test("digits in a hand and a colour of their own are entries")
  func entriesInBlue() throws {
    let puzzle = try Puzzle.wellKnown()
    var board = Board(digits: puzzle.givens)
    for cell in entryCells(puzzle) {
      board.write(puzzle.solution[cell], in: cell, handwriting: 0.95, ink: Self.blue)
    }
    let reading = board.reading
    #expect(reading.givens == puzzle.givens)
    #expect(reading.hasOneSolution && reading.doubtful.isEmpty)
    for cell in Cell.all {
      let entry = entryCells(puzzle).contains(cell) ? puzzle.solution[cell] : nil
      #expect(reading.handwritten[cell] == entry)
    }
  }

  @Test("the colour decides about a digit in the hand's ink that looks printed")
  func neatEntry() throws {
    let puzzle = try Puzzle.wellKnown()
    var board = Board(digits: puzzle.givens)
    let cells = entryCells(puzzle)
    for (place, cell) in cells.enumerated() {
      board.write(
        puzzle.solution[cell], in: cell, handwriting: place == 4 ? 0.3 : 0.95, ink: Self.blue)
    }
    let reading = board.reading
    #expect(reading.givens == puzzle.givens)
    #expect(reading.handwritten[cells[4]] == puzzle.solution[cells[4]])
  }

  @Test("where nothing looks handwritten, the more colourful digits are entries")
  func entriesOnAScreen() throws {
    let puzzle = try Puzzle.wellKnown()
    var board = Board(digits: puzzle.givens)
    for cell in entryCells(puzzle) {
      board.write(puzzle.solution[cell], in: cell, handwriting: 0.01, ink: Self.blue)
    }
    let reading = board.reading
    #expect(reading.givens == puzzle.givens)
    #expect(reading.handwritten.count == entryCells(puzzle).count)
  }

  @Test("a puzzle that is all in one hand is all givens")
  func allByHand() throws {
    let givens = try Puzzle.wellKnown().givens
    var board = Board()
    for cell in Cell.all where givens[cell] != nil {
      board.write(givens[cell], in: cell, handwriting: 0.95, ink: Self.blue)
    }
    let reading = board.reading
    #expect(reading.givens == givens)
    #expect(reading.hasOneSolution && reading.handwritten.count == 0)
  }

  @Test("two digits that look handwritten among print of their colour are givens in doubt")
  func superfluousDigits() throws {
    let puzzle = try Puzzle.wellKnown()
    var board = Board(digits: puzzle.givens)
    let cells = entryCells(puzzle).prefix(2)
    for cell in cells {
      board.write(puzzle.solution[cell], in: cell, handwriting: 0.9, ink: [30, 30, 30])
    }
    let reading = board.reading
    for cell in cells {
      #expect(reading.givens[cell] == puzzle.solution[cell])
      #expect(reading.doubtful.contains(cell))
    }
  }

  @Test("entries of two hands beside givens without a solution of their own are in doubt")
  func noPuzzleInPrint() throws {
    let puzzle = try Puzzle.wellKnown()
    var board = Board()
    let shown = Cell.all.filter { puzzle.givens[$0] != nil }
    for (place, cell) in shown.enumerated() {
      let isByHand = place % 2 == 0
      board.write(
        puzzle.givens[cell], in: cell, handwriting: isByHand ? 0.95 : 0.01,
        ink: isByHand ? Self.blue : [30, 30, 30])
    }
    let reading = board.reading
    #expect(reading.givens == puzzle.givens)
    #expect(reading.handwritten.count == 0)
    for (place, cell) in shown.enumerated() where place % 2 == 0 {
      #expect(reading.doubtful.contains(cell))
    }
  }
}
