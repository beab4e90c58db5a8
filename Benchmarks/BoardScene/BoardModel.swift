import Observation

/// The content of the board and the position of the cursor.
@Observable
final class BoardModel {
  /// The digits row by row, `nil` for an empty cell.
  let digits: [Int?]
  /// The notes row by row, with bit n for the digit n.
  let notes: [UInt16]
  /// `true` to tint the cursor's row, column and box, and equal digits.
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

  /// Moves the cursor, wrapping around at the edges.
  func move(_ direction: BoardDirection) {
    switch direction {
    case .up: cursor.row = (cursor.row + 8) % 9
    case .down: cursor.row = (cursor.row + 1) % 9
    case .left: cursor.column = (cursor.column + 8) % 9
    case .right: cursor.column = (cursor.column + 1) % 9
    }
  }
}

/// A direction of the arrow keys.
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

  /// `true` if both are in one row, column or box.
  func isPeer(of other: BoardPlace) -> Bool {
    row == other.row || column == other.column
      || (row / 3 == other.row / 3 && column / 3 == other.column / 3)
  }
}
