import Formats
import Games
import Grading
import Hints
import Store
import Sudoku
import Widgets

/// The solver's board. While it is being filled in, a click moves the cursor, the wheel cycles
/// through the digits, and the second button empties a cell.
struct SolutionBoard: View {
  @Environment(\.isLinear) private var isLinear
  let model: SolutionModel
  let metrics: BoardMetrics

  var body: some View {
    board
      .onMouse { event, point in SolutionInput(model).handle(event, over: metrics.cell(at: point)) }
      .focusable()
      .defaultFocus()
  }

  @ViewBuilder private var board: some View {
    if isLinear, model.walk == nil {
      let cell = model.editor.cursor
      let words = model.dependencies.words.panel
      let digit = model.entry.grid[cell]
      BoardDrawing(picture: model.picture, metrics: metrics)
        .accessibilityLabel(words.spokenCell(row: cell.row + 1, column: cell.column + 1))
        .accessibilityValue(digit.map { words.entered($0.rawValue) } ?? candidates ?? words.empty)
    } else {
      BoardDrawing(picture: model.picture, metrics: metrics)
    }
  }

  /// The candidates of the cell under the cursor: those of solutions in the setter's view, or all
  /// while they are edited.
  private var candidates: String? {
    let cell = model.editor.cursor
    let digits =
      model.showsDraft
      ? model.draft?.candidates[cell]
      : model.editsCandidates ? model.entry.remainingCandidates[cell] : nil
    return digits?.map(\.description).joined(separator: " ")
  }
}

extension SolutionModel {
  /// The picture of the board.
  var picture: BoardPicture {
    guard let walk, let path else { return pictureOfEntry }
    return picture(at: walk.place, of: path, unfolding: walk.unfolded)
  }

  /// The content of the board: as filled in, or at the current step.
  var shownEntry: PuzzleEntry {
    guard let walk, let path else { return entry }
    return entry(at: walk.place, of: path)
  }

  /// What ``picture`` shows, to draw into a file.
  var drawn: DrawnBoard {
    guard let walk, let path else {
      return DrawnBoard(picture, title: entry.details[.title])
    }
    return drawn(at: walk.place, of: path, unfolding: walk.unfolded)
  }

  /// The board at a step of a path, or its solution for `nil`.
  func entry(at place: Int?, of path: SolvingPath) -> PuzzleEntry {
    var shown = PuzzleEntry(givens: entry.givens, origin: entry.origin)
    shown.details = entry.details
    let grid = place.map { path.positions[$0].grid } ?? path.solution
    for cell in Cell.all where entry.givens[cell] == nil { shown.placed[cell] = grid[cell] }
    if let place {
      let position = path.positions[place]
      shown.candidates = CellNotes { position[$0] }
    }
    return shown
  }

  /// The board at a step of a path with the marks and the reason of the step, to draw into a file.
  /// The marks are those of the uppermost `levels` of the reason.
  func drawn(at place: Int?, of path: SolvingPath, unfolding levels: Int) -> DrawnBoard {
    let explanation = place.flatMap { place in
      path.steps.indices.contains(place)
        ? dependencies.words.printedExplanation(
          of: .deduction(path.steps[place], of: path.positions[place])) : nil
    }
    return DrawnBoard(
      picture(at: place, of: path, unfolding: levels), explanation: explanation,
      title: entry.details[.title])
  }

  private func picture(
    at place: Int?, of path: SolvingPath, unfolding levels: Int
  ) -> BoardPicture {
    let shown = entry(at: place, of: path)
    var picture = BoardPicture(grid: shown.grid, givens: entry.givens)
    if let notes = shown.candidates { picture.notes = Cell.all.map { notes[$0] } }
    if let place, path.steps.indices.contains(place) {
      picture.hint = path.steps[place].picture(of: path.positions[place], unfolding: levels)
    }
    return picture
  }

  private var pictureOfEntry: BoardPicture {
    var picture = BoardPicture(grid: entry.grid, givens: entry.givens)
    if showsDraft, let draft {
      let candidates = entry.remainingCandidates
      picture.notes = Cell.all.map { candidates[$0] }
      picture.faint = faint(draft)
    } else if editsCandidates || entry.candidates != nil {
      let candidates = entry.remainingCandidates
      picture.notes = Cell.all.map { candidates[$0] }
    } else if let notes = entry.notes {
      picture.notes = Cell.all.map { entry.grid[$0] == nil ? notes[$0] : .none }
    }
    if let notes = entry.centreNotes {
      picture.centreNotes = Cell.all.map { entry.grid[$0] == nil ? notes[$0] : .none }
    }
    if !entry.colors.isEmpty {
      picture.colors = Cell.all.map { CellColors(numbers: entry.colors[$0]) }
    }
    picture.conflicting = CellSet(entry.grid.conflicts)
    picture.cursor = editor.cursor
    if editsCandidates { picture.mode = .notes }
    picture.selection = desk.outlined
    picture.highlightsPeers = dependencies.preferences.values.highlightsPeers
    picture.highlightsSameDigit = dependencies.preferences.values.highlightsSameDigit
    if !isStale { picture.hint = findings?.picture }
    return picture
  }

  /// The candidates in no solution, and the givens that aren't needed.
  private func faint(_ draft: DraftFindings) -> [Cell: DigitSet] {
    var faint: [Cell: DigitSet] = [:]
    for cell in entry.grid.emptyCells { faint[cell] = draft.candidates[cell].complement }
    for cell in draft.redundant ?? [] { faint[cell] = .all }
    return faint
  }
}
