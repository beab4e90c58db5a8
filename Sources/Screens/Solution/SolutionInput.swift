import Formats
import Games
import Generating
import Sudoku
import Widgets

/// The keys and clicks of a board that is being filled in. The screen handles all others.
struct SolutionInput {
  private let model: SolutionModel

  init(_ model: SolutionModel) { self.model = model }

  /// Performs an action that changes the board, moves on it, or asks for its solution.
  func perform(_ action: SolutionAction) {
    switch action {
    case .type, .backspace, .delete:
      if model.desk.marksPattern { markPattern(action) } else { change(action) }
    case .move(let direction): model.edit { $0.go(to: $0.cursor.neighbour(direction)) }
    case .moveByBox(let direction): model.edit { $0.go(to: $0.cursor.placeInNextBox(direction)) }
    case .rowStart: model.edit { $0.go(to: Cell(row: $0.cursor.row, column: 0)) }
    case .rowEnd: model.edit { $0.go(to: Cell(row: $0.cursor.row, column: 8)) }
    case .draft: toggleDraft()
    case .candidates:
      model.forgetMessage()
      model.editsCandidates.toggle()
    case .newLine: model.edit { $0.newLine() }
    case .undo: model.edit { $0.undo() }
    case .redo: model.edit { $0.redo() }
    case .keepGivens: model.edit { $0.keepGivens() }
    case .clear: model.clear()
    case .turn(let puzzles): model.turn(by: puzzles)
    case .page(let pages): model.verdict.turn(by: pages)
    case .rate: model.examination.toggleRating()
    case .solve: model.reach(.solve)
    case .step: model.reach(.step)
    case .play: model.reach(.play)
    default: break
    }
  }

  /// Handles a mouse event on the board. Returns `true` if it was used.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    guard let cell, model.walk == nil else { return false }
    let marksPattern = model.desk.marksPattern
    switch event.kind {
    case .press(.left):
      model.edit { $0.go(to: cell) }
      if marksPattern { model.desk.mark(!model.desk.pattern.contains(cell)) }
    case _ where marksPattern: return false
    case .press(.right):
      model.edit { board in
        board.go(to: cell)
        board.put(nil)
      }
    case .scrollUp: turnWheel(over: cell, by: 1)
    case .scrollDown: turnWheel(over: cell, by: 9)
    default: return false
    }
    return true
  }

  private func change(_ action: SolutionAction) {
    switch action {
    case .type(let digit?) where model.editsCandidates: toggleCandidate(digit)
    case .type where model.editsCandidates: goOn()
    case .type(let digit): model.edit { $0.type(digit) }
    case .backspace: model.edit { $0.backspace() }
    case .delete where model.editsCandidates && model.entry.grid[model.editor.cursor] == nil:
      model.edit { $0.putBackCandidates() }
    case .delete: model.edit { $0.put(nil) }
    default: break
    }
  }

  /// Marks cells of the setter's pattern in place of typing.
  private func markPattern(_ action: SolutionAction) {
    model.desk.stopFilling()
    switch action {
    case .type(let digit):
      model.desk.mark(digit != nil)
      goOn()
    case .backspace:
      model.edit { $0.go(to: Cell(max(0, $0.cursor.index - 1))) }
      model.desk.mark(false)
    default: model.desk.mark(false)
    }
  }

  private func goOn() { model.edit { $0.go(to: Cell(min(80, $0.cursor.index + 1))) } }

  /// Shows or hides the setter's view. Hidden, it leaves nothing on that changes what keys do.
  private func toggleDraft() {
    model.forgetMessage()
    model.showsDraft.toggle()
    if !model.showsDraft { model.desk.clear() }
  }

  private func toggleCandidate(_ digit: Digit) {
    var isCandidate = false
    model.edit { isCandidate = $0.toggle(digit) }
    if !isCandidate { model.say(model.words.solution.noCandidate) }
  }

  /// Moves the cell's digit by `step` places, cycling through blank and all digits.
  private func turnWheel(over cell: Cell, by step: Int) {
    model.edit { board in
      board.go(to: cell)
      board.put(Digit(((board.entry.grid[cell]?.rawValue ?? 0) + step) % 10))
    }
  }
}
