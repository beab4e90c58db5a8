public import Formats
public import Sudoku

/// The progress that an imported puzzle brings along: the position beyond its givens, and the play
/// time so far.
public struct Opening: Hashable, Sendable {
  /// The move from the givens to the position, or `nil` if there are only givens.
  public let move: Move?
  /// The play time.
  public let elapsed: Duration

  /// The most play time that is taken over.
  private static let longest = Duration.seconds(100 * 3600)

  /// Creates an opening, by default without any progress.
  public init(move: Move? = nil, elapsed: Duration = .zero) {
    self.move = move
    self.elapsed = max(.zero, min(elapsed, Self.longest))
  }

  /// Creates the opening of `entry`: its digits, notes, colours and play time. Candidates become
  /// notes if it has no notes. A solved board leaves nothing to do, so only its givens count. The
  /// `givens` are those of the game if it has more than the entry.
  public init(_ entry: PuzzleEntry, givens: Grid? = nil) {
    guard !entry.grid.isSolved else {
      self.init()
      return
    }
    let open = (givens ?? entry.givens).emptyCells
    func notes(_ notes: CellNotes?, _ kind: NoteKind) -> [Move] {
      guard let notes else { return [] }
      return open.filter { entry.placed[$0] == nil && !notes[$0].isEmpty }
        .map { .setNotes(notes[$0], at: $0, kind: kind) }
    }
    let digits = open.compactMap { cell in
      entry.placed[cell].map { Move.place($0, at: cell, removesNotes: false) }
    }
    let colors = Cell.all.compactMap { cell -> Move? in
      let colors = CellColors(numbers: entry.colors[cell])
      return colors.isEmpty ? nil : .color(colors, at: cell)
    }
    self.init(
      move: .combined(
        digits + notes(entry.cornerNotes, .corner) + notes(entry.centreNotes, .centre) + colors),
      elapsed: entry.elapsed ?? .zero)
  }
}

extension PuzzleEntry {
  /// Creates an entry from a game after `elapsed` of play: the givens, the placed digits, both
  /// kinds of notes and the colours.
  public init(_ game: Game, elapsed: Duration) {
    self.init(givens: game.puzzle.givens)
    for cell in Cell.all where !game.isGiven(cell) { placed[cell] = game.digit(at: cell) }
    let notes = { (kind: NoteKind) in
      let all = CellNotes { game.notes(at: $0, kind: kind) }
      return all.isEmpty ? nil : all
    }
    self.notes = notes(.corner)
    centreNotes = notes(.centre)
    for cell in Cell.all {
      let numbers = game.board.colors(of: cell).map(\.rawValue)
      colors[cell] = numbers.isEmpty ? nil : numbers
    }
    self.elapsed = elapsed
  }
}
