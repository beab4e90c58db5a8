public import Formats
import Observation
public import PictureReading
import Sudoku

/// The review of a reading: what was read, what is still doubtful, and the corrections.
@Observable
final class PictureReview {
  /// The reading.
  let scan: PuzzleScan
  /// The picture, and a version for few colours.
  let picture: ReviewPicture
  @ObservationIgnored private(set) lazy var inkedPicture = ReviewPicture(
    scan.rectified, inFewColors: true)
  /// The name of the file, or `nil` for a picture taken here.
  let name: String?
  /// The corrected board. Printed digits are givens, handwritten ones are placed.
  let board: SolutionModel
  /// The doubtful cells confirmed as read.
  private(set) var confirmed = CellSet.none
  /// The handwritten digits while they are left behind.
  private var shelf = Grid()
  /// The doubtful cells pointed out when the user wanted to continue.
  @ObservationIgnored private var told: CellSet?

  /// Creates a review of `scan`, and reports `others` ignored files.
  init(of scan: PuzzleScan, named name: String?, others: Int, dependencies: Dependencies) {
    self.scan = scan
    picture = ReviewPicture(scan.rectified)
    self.name = name
    board = SolutionModel(PuzzleEntry(scan), dependencies: dependencies)
    board.edit { $0.go(to: scan.doubts.first ?? scan.givens.emptyCells.first ?? Cell(0)) }
    if others > 0 { board.say(dependencies.words.camera.onlyFirst(others + 1)) }
  }

  /// The digits on the board.
  var entry: PuzzleEntry { board.entry }
  var cursor: Cell { board.editor.cursor }
}

// MARK: What is known of the cells

extension PictureReview {
  /// The doubtful cells neither confirmed nor corrected.
  var doubts: CellSet { CellSet(scan.doubtful.filter { !isSettled($0) }) }

  /// The cells that differ from their best match, to obey the rules.
  var changed: CellSet { CellSet(scan.changed.filter { !isMended($0) }) }

  /// `true` if the cell was corrected to something other than what was read.
  func isMended(_ cell: Cell) -> Bool {
    guard entry.grid[cell] != read(cell) else { return false }
    // Digits left behind with all handwriting count as they were read.
    let isLeftBehind = !entry.hasPlaced && entry.grid[cell] == nil
    return !isLeftBehind || shelf[cell] != read(cell)
  }

  func read(_ cell: Cell) -> Digit? { scan.givens[cell] ?? scan.handwritten[cell] }

  /// The likely contents of a cell, at most three, likeliest first. `nil` is an empty cell.
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
  /// `true` if the board may be used: nothing is doubtful, or the user has been warned.
  func isCleared() -> Bool {
    guard !doubts.isEmpty, told != doubts else { return true }
    told = doubts
    goToDoubt(isForward: true)
    board.say(board.words.camera.stillDoubtful(doubts.count))
    return false
  }

  /// Moves to the next or previous doubtful cell, from the most doubtful on, or if none is left, to
  /// the next cell that was doubtful or changed.
  func goToDoubt(isForward: Bool) {
    let open = scan.doubts.filter(doubts.contains)
    let order = open.isEmpty ? scan.doubts + scan.changed.subtracting(scan.doubtful) : open
    guard let first = order.first, let last = order.last else { return }
    var next = isForward ? first : last
    if let place = order.firstIndex(of: cursor) {
      next = order[(place + (isForward ? 1 : order.count - 1)) % order.count]
    }
    board.edit { $0.go(to: next) }
  }

  /// Confirms a doubtful cell as read, and moves to the next one.
  func keep() {
    if doubts.contains(cursor) { confirmed.insert(cursor) }
    if !doubts.isEmpty { goToDoubt(isForward: true) }
  }

  /// Enters a digit in the cell under the cursor, or empties it. Handwritten digits stay
  /// handwritten.
  func correct(_ digit: Digit?) {
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

  /// Turns a handwritten digit into a given, or the reverse.
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

  /// `true` if the handwritten digits are included as placed ones.
  var takesHandwriting: Bool { entry.hasPlaced }

  /// Leaves out the handwritten digits, or includes them again.
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

extension PuzzleEntry {
  /// Creates the puzzle of a reading: printed digits are givens, handwritten ones are placed.
  public nonisolated init(_ scan: PuzzleScan) {
    self.init(givens: scan.givens)
    for cell in Cell.all where givens[cell] == nil { placed[cell] = scan.handwritten[cell] }
  }
}
