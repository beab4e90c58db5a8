import Observation

/// What is on the board and where the cursor is.
@Observable
final class BoardModel {
  /// Row by row; nil where nobody has placed a digit.
  let digits: [Int?]
  /// Bit n for a note of the digit n, row by row.
  let notes: [UInt16]
  /// Whether the row, the column and the box of the cursor are tinted, and the same digits.
  let isTinted: Bool
  private(set) var cursor = BoardPlace(row: 0, column: 0)

  init(isTinted: Bool) {
    let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    let digits = text.map { $0.wholeNumberValue.flatMap { $0 == 0 ? nil : $0 } }
    self.digits = digits
    self.isTinted = isTinted
    notes = BoardPlace.all.map { place in
      guard digits[place.index] == nil else { return 0 }
      return BoardPlace.all.reduce(0x3FE) { left, other in
        guard let digit = digits[other.index], other.isPeer(of: place) else { return left }
        return left & ~(1 << UInt16(digit))
      }
    }
  }

  /// Moves the cursor, around the edges.
  func move(_ direction: BoardDirection) {
    switch direction {
    case .up: cursor.row = (cursor.row + 8) % 9
    case .down: cursor.row = (cursor.row + 1) % 9
    case .left: cursor.column = (cursor.column + 8) % 9
    case .right: cursor.column = (cursor.column + 1) % 9
    }
  }
}

/// Where an arrow points.
nonisolated enum BoardDirection {
  case up
  case down
  case left
  case right
}

/// A cell of the board, rows and columns from 0.
nonisolated struct BoardPlace: Equatable {
  var row: Int
  var column: Int

  static let all = (0..<81).map { BoardPlace(row: $0 / 9, column: $0 % 9) }

  var index: Int { row * 9 + column }

  /// Whether both are in one row, column or box.
  func isPeer(of other: BoardPlace) -> Bool {
    row == other.row || column == other.column
      || (row / 3 == other.row / 3 && column / 3 == other.column / 3)
  }
}
