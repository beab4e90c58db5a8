import Sudoku

/// The text beside a board: the cell under the cursor, the remaining digits, the moves.
nonisolated struct PanelWords: Vocabulary {
  let speaker: Speaker

  /// A box, numbered from 1.
  func box(_ box: Int) -> String { say("box \(box)", "\(box)번 블록") }
  func given(_ digit: Int) -> String { say("\(digit) given", "\(digit) 처음 숫자") }
  func entered(_ digit: Int) -> String { "\(digit)" }
  var empty: String { say("empty", "빈칸") }
  func notes(_ digits: String) -> String { say("notes \(digits)", "메모 \(digits)") }
  func centreNotes(_ digits: String) -> String { say("centre \(digits)", "가운데 메모 \(digits)") }
  func color(_ sign: String) -> String { say("colour \(sign)", "색 \(sign)") }
  var wrong: String { say("wrong", "틀림") }
  /// The note on a digit that may be wrong.
  func unchecked(_ checkKey: String) -> String {
    say("press \(checkKey) to check", "\(checkKey): 검사")
  }
  func conflict(_ cells: String) -> String { say("also in \(cells)", "같은 숫자: \(cells)") }
  var centreMode: String { say("Centre notes", "가운데 메모") }
  var colorMode: String { say("Colours", "색") }
  var digitFirst: String { say("digit first", "숫자 먼저") }
  /// All places of a digit, in a narrow column.
  func all(_ digit: Digit) -> String { say("\(digit)s", "\(digit)") }
  var underCursor: String { say("Under the cursor", "커서가 있는 칸") }
  var digits: String { say("Digits", "숫자") }
  /// The meanings of the board's grounds and inks.
  var marks: String { say("Marks", "표시") }
  var givenDigit: String { say("given", "처음 숫자") }
  var enteredDigit: String { say("entered", "넣은 숫자") }
  var mistake: String { say("mistake", "틀린 숫자") }
  var sameDigit: String { say("same digit", "같은 숫자") }
  var seenByCursor: String { say("seen from there", "거기서 보이는 칸") }
  var followedNote: String { say("followed note", "따라가는 메모") }
  var removedByHint: String { say("removed by hint", "힌트가 지움") }
  var left: String { say("left", "남음") }
  var moves: String { say("Moves", "기록") }
  var noMoves: String { say("No moves yet.", "아직 없어요.") }
  func noteOf(_ digit: Int) -> String { say("note \(digit)", "메모 \(digit)") }
  var cleared: String { say("cleared", "지움") }
  var uncolored: String { say("no colour", "색 없음") }
  func cellsChanged(_ count: Int) -> String { say("\(count) cells changed", "\(count)칸 바꿈") }
  var restarted: String { say("restarted", "다시 시작") }
  /// A checkpoint without a name.
  func checkpoint(_ number: Int) -> String { say("checkpoint \(number)", "저장 지점 \(number)") }
  func restored(_ checkpoint: Int) -> String {
    say("back to checkpoint \(checkpoint)", "저장 지점 \(checkpoint) 복원")
  }
  var revealed: String { say("solution shown", "정답 보기") }
  /// A cell by row and column, numbered from 1.
  func cell(row: Int, column: Int) -> String { say("r\(row)c\(column)", "\(row)행 \(column)열") }
  /// The spoken form.
  func spokenCell(row: Int, column: Int) -> String {
    say("row \(row) column \(column)", "\(row)행 \(column)열")
  }
  func candidates(digits: String, count: Int) -> String {
    say("fits \(digits)", "후보 \(digits) (\(count)개)")
  }
  /// The number of selected cells, and the key that clears the selection.
  func selected(count: Int, key: String) -> String {
    say(
      "\(count == 1 ? "1 cell" : "\(count) cells") selected · \(key) ends",
      "\(count)칸 선택함 · \(key) 끝내기")
  }
}

nonisolated extension PanelWords {
  /// The name of a cell.
  func name(of cell: Cell) -> String { self.cell(row: cell.row + 1, column: cell.column + 1) }

  /// The number of a checkpoint, and the name that the player gave it.
  func name(ofCheckpoint number: Int, _ name: String?) -> String {
    self.checkpoint(number) + (name.map { ": \($0)" } ?? "")
  }
}
