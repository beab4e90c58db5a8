import Formats
import Observation
import PictureReading
import Sudoku

/// A reading of a picture while a person looks it over: what was read, what is still doubtful, what
/// was mended.
@Observable
final class PictureReview {
  /// What was read.
  let scan: PuzzleScan
  /// The picture of it, and the same for few colours.
  let picture: ReviewPicture
  @ObservationIgnored private(set) lazy var inkedPicture = ReviewPicture(
    scan.rectified, inFewColors: true)
  /// The name of the file; `nil` for a picture that was taken here.
  let name: String?
  /// The board with all that was mended: printed digits are its givens, handwritten ones are placed.
  let board: SolutionModel
  /// The doubtful cells that were kept as they were read.
  private(set) var confirmed = CellSet.none
  /// The handwritten digits while they don't come along.
  private var shelf = Grid()
  /// The doubtful cells that were pointed out to someone who wanted to go on.
  @ObservationIgnored private var told: CellSet?

  /// The reading in `scan`, with `others` files that were left out, which is said.
  init(of scan: PuzzleScan, named name: String?, others: Int, outside: Outside) {
    self.scan = scan
    picture = ReviewPicture(scan.rectified)
    self.name = name
    var entry = PuzzleEntry(givens: scan.givens)
    for cell in Cell.all where scan.givens[cell] == nil {
      entry.placed[cell] = scan.handwritten[cell]
    }
    board = SolutionModel(entry, outside: outside)
    board.edit { $0.go(to: scan.doubtful.first ?? scan.givens.emptyCells.first ?? Cell(0)) }
    if others > 0 { board.say(outside.words.camera.onlyFirst(others + 1)) }
  }

  /// The digits on the board.
  var entry: PuzzleEntry { board.entry }
  /// The cell that is looked at.
  var cursor: Cell { board.editor.cursor }
}

// MARK: What is known of the cells

extension PictureReview {
  /// The doubtful cells that nobody has confirmed or mended.
  var doubts: CellSet { CellSet(scan.doubtful.filter { !isSettled($0) }) }

  /// The cells that differ from what they look most like, for the sake of the rules.
  var changed: CellSet { CellSet(scan.changed.filter { !isMended($0) }) }

  /// The cells whose digit is handwritten.
  var handwritten: CellSet { CellSet(Cell.all.filter { entry.placed[$0] != nil }) }

  /// `true` if somebody has written something else into the cell than was read.
  func isMended(_ cell: Cell) -> Bool {
    guard entry.grid[cell] != read(cell) else { return false }
    // What was left behind with all handwriting is still as it was read.
    let isLeftBehind = !entry.hasPlaced && entry.grid[cell] == nil
    return !isLeftBehind || shelf[cell] != read(cell)
  }

  /// The digit that was read.
  func read(_ cell: Cell) -> Digit? { scan.givens[cell] ?? scan.handwritten[cell] }

  /// The likely contents of a cell, at most three, the likeliest first: `nil` for an empty cell.
  func likely(at cell: Cell) -> [(digit: Digit?, share: Double)] {
    let shares = scan.cells[cell.index].probabilities
    let order = shares.indices.sorted { (shares[$0], $1) > (shares[$1], $0) }
    let least = scan.doubtful.contains(cell) ? 0.005 : 0.02
    let count = max(1, order.prefix(3).count { shares[$0] >= least })
    return order.prefix(count).map { (Digit($0), shares[$0]) }
  }

  private func isSettled(_ cell: Cell) -> Bool { confirmed.contains(cell) || isMended(cell) }
}

// MARK: Looking it over

extension PictureReview {
  /// `true` if the board may be used: nothing is doubtful, or whoever asks has been told.
  func isCleared() -> Bool {
    guard !doubts.isEmpty, told != doubts else { return true }
    told = doubts
    goToDoubt(isForward: true)
    board.say(board.words.camera.stillDoubtful(doubts.count))
    return false
  }

  /// Goes to the next or the previous doubtful cell; if there is none left, to the next cell that
  /// was doubtful or changed.
  func goToDoubt(isForward: Bool) {
    let all = doubts.isEmpty ? scan.doubtful.union(scan.changed) : doubts
    let order = isForward ? Array(all) : Array(all).reversed()
    let next = order.first { isForward ? $0 > cursor : $0 < cursor } ?? order.first
    if let next { board.edit { $0.go(to: next) } }
  }

  /// Keeps a doubtful cell as it was read, and goes to the next doubtful one.
  func keep() {
    if doubts.contains(cursor) { confirmed.insert(cursor) }
    if !doubts.isEmpty { goToDoubt(isForward: true) }
  }

  /// Writes a digit into the cell under the cursor, or empties it. A handwritten digit stays one.
  func mend(_ digit: Digit?) {
    let cell = cursor
    if digit == read(cell), scan.doubtful.contains(cell) { confirmed.insert(cell) }
    board.edit { board in
      board.revise { entry in
        if entry.placed[cell] != nil, digit != nil {
          entry.placed[cell] = digit
        } else {
          (entry.givens[cell], entry.placed[cell]) = (digit, nil)
        }
      }
    }
  }

  /// Makes a handwritten digit a given, and a given a handwritten digit.
  func toggleHandwritten() {
    let cell = cursor
    guard let digit = entry.grid[cell] else { return board.say(board.words.camera.noDigitHere) }
    let isGiven = entry.givens[cell] != nil
    if scan.doubtful.contains(cell) { confirmed.insert(cell) }
    board.edit { board in
      board.revise { entry in
        entry.givens[cell] = isGiven ? nil : digit
        entry.placed[cell] = isGiven ? digit : nil
      }
    }
  }

  /// `true` if there are handwritten digits, on the board or left behind.
  var hasHandwriting: Bool { entry.hasPlaced || shelf.count > 0 }

  /// `true` if the handwritten digits come along as placed ones.
  var takesHandwriting: Bool { entry.hasPlaced }

  /// Leaves the handwritten digits behind, or takes them along again.
  func toggleHandwriting() {
    guard hasHandwriting else { return board.say(board.words.camera.noHandwriting) }
    if entry.hasPlaced {
      shelf = entry.placed
      board.edit { $0.revise { $0.placed = Grid() } }
    } else {
      let kept = shelf
      board.edit { board in
        board.revise { entry in
          for cell in Cell.all where entry.givens[cell] == nil { entry.placed[cell] = kept[cell] }
        }
      }
    }
  }
}
