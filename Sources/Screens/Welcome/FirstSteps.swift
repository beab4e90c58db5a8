import Games
import Hints
import Observation
import Scutes
import Sudoku

/// The first steps on a board. Each is completed by doing it.
@Observable
final class FirstSteps {
  /// The current step, or `nil` once all are done.
  private(set) var step: FirstStep? = .box
  let board: GameBoardModel
  @ObservationIgnored private let now: () -> Duration
  /// An arrow before this time counts as a repeat of a key held down since the previous page. `nil`
  /// once it is released.
  @ObservationIgnored private var heldUntil: Duration?

  /// The longest pause between repeats of a held key. Terminals repeat ten times a second or more.
  private static let repeatTime = Duration.milliseconds(300)

  /// Creates the steps on a board of their own. Fails if there is none.
  init?(dependencies: Dependencies) {
    // A box and a column with one empty cell each, at the side of the callout.
    let puzzle = Puzzle(
      example: "530000078600000195098060000800003761400001850700006924060280007000005419000079086")
    guard let board = GameBoardModel.example(dependencies, puzzle) else { return nil }
    self.board = board
    board.enterCellsFirst()
    now = dependencies.now
    heldUntil = now() + Self.repeatTime
    if let target = FirstStep.box.target { board.go(to: target) }
  }

  /// `true` if a move is a repeat of the arrow that slid the welcome's switch. A move in another
  /// direction means that it was released.
  private func isHeld(_ move: String) -> Bool {
    guard move == "move.right", let end = heldUntil, now() < end else {
      heldUntil = nil
      return false
    }
    heldUntil = now() + Self.repeatTime
    return true
  }

  /// The state of the board that shows whether a step was done.
  struct Signs: Equatable {
    let cursor: Cell
    let board: Board
    let isHintTold: Bool
  }

  /// The current state.
  var signs: Signs {
    Signs(cursor: board.cursor, board: board.game.board, isHintTold: board.hints.ladder != nil)
  }

  /// Advances to the first step that isn't done. Except in the step about moving, the cursor stays
  /// on the step's cell.
  func look() {
    while let step, isTaken(step) {
      self.step = FirstStep(rawValue: step.rawValue + 1)
      answers = 0
      if step == .notes, board.entry.mode == .notes { board.choose(.notes) }
      if step == .focus { board.enterCellsFirst() }
    }
    if let step, step != .move, let target = step.target, board.cursor != target {
      board.go(to: target)
    }
  }

  /// A digit that was placed and is wrong.
  var slip: Digit? {
    guard let step, let target = step.target, let digit = board.game.digit(at: target) else {
      return nil
    }
    return digit == board.game.puzzle.solution[target] ? nil : digit
  }

  /// How often the player asked for the missing digit.
  private var answers = 0

  /// A note that can't be right, in the step about notes.
  var extraNote: Digit? {
    guard step == .notes, let target = step?.target else { return nil }
    return board.game.notes(at: target).first { !FirstStep.noted.contains($0) }
  }

  /// The digits still to note, in the step about notes.
  var missingNotes: [Digit] {
    guard step == .notes, let target = step?.target else { return [] }
    return FirstStep.noted.filter { !board.game.notes(at: target).contains($0) }
  }

  /// `true` once the key was pressed that gives the digits their meaning.
  var isReady: Bool {
    step == .notes ? board.entry.mode == .notes : step == .focus && board.isDigitFirst
  }

  /// The missing digit, once the player has asked for it.
  var answer: Digit? {
    answers > 0 ? step?.target.flatMap { board.game.puzzle.solution[$0] } : nil
  }

  /// `true` if the player has asked again, for the reason.
  var isExplained: Bool { answers > 1 }

  /// The cells that aren't dimmed: those of the step, and where it is about moving, the cursor's.
  /// In the end, those of the hint.
  var bright: CellSet {
    switch step {
    case .move?: step?.bright.union([board.cursor]) ?? .none
    case .focus? where isInFocus: CellSet(Cell.all.filter { board.picture.cells[$0.index].isOpen })
    case let step?: step.bright
    case nil:
      board.hints.ladder.map { ladder in
        CellSet(ladder.picture.houses.flatMap(\.house.cells) + ladder.picture.cells.map(\.cell))
      } ?? .none
    }
  }

  /// The board as drawn where it is bright.
  var picture: BoardPicture {
    var picture = board.picture
    picture.highlightsCursor = false
    picture.lit = step?.bright ?? .none
    picture.asked = step?.target.flatMap { board.game.digit(at: $0) == nil ? $0 : nil }
    return picture
  }

  /// `true` if the player has focused on the digit of the step about that.
  var isInFocus: Bool {
    step == .focus && board.isDigitFirst && board.entry.armed == FirstStep.focused
  }

  /// `true` if a digit was pressed before the key that gives it its meaning.
  private(set) var isHasty = false

  /// `true` if the command called `id` belongs to the step.
  func allows(_ id: String) -> Bool {
    let isDigit = id.hasPrefix("digit.")
    return switch step {
    case .move: id.hasPrefix("move.")
    case .box, .column: isDigit || id == "hint"
    case .notes: id == "memo" || isDigit && board.entry.mode == .notes
    case .focus:
      id == "digitFirst" || id == "placeArmed"
        || board.isDigitFirst && id == "digit.\(FirstStep.focused)"
    case .hint, nil: id == "hint"
    }
  }

  /// The board, whose commands do nothing unless they belong to the step.
  var stage: GameBoard {
    GameBoard(
      model: board,
      intercept: { [self] id, perform in
        if id.hasPrefix("move."), isHeld(id) { return }
        guard allows(id) else {
          if step == .notes || step == .focus && !board.isDigitFirst, id.hasPrefix("digit.") {
            isHasty = true
          }
          return
        }
        isHasty = false
        if id.hasPrefix("digit.") { answers = 0 }
        if id == "hint", step == .box || step == .column {
          answers += 1
          return
        }
        perform()
        look()
      })
  }

  /// Moves to a clicked cell in the step about moving. No step uses any other mouse event.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    guard case .press(.left) = event.kind, let cell else { return false }
    if step == .move { board.go(to: cell) }
    return true
  }

  private func isTaken(_ step: FirstStep) -> Bool {
    let game = board.game
    return switch step {
    case .box, .column, .focus:
      step.target.map { game.digit(at: $0) == game.puzzle.solution[$0] } ?? true
    case .move: board.cursor == step.target
    case .notes:
      step.target.map { game.notes(at: $0) == DigitSet(FirstStep.noted) } ?? true
    case .hint: board.hints.ladder != nil
    }
  }
}
