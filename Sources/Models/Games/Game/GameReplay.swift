public import Sudoku

extension Game {
  /// Replays a journal from the start, up to the first turn that the rules don't allow.
  ///
  /// - Complexity: O(turns).
  public init(
    id: Int64, puzzle: Puzzle, origin: GameOrigin = .level, replayingStartOf journal: [TimedTurn]
  ) {
    self.init(id: id, puzzle: puzzle, origin: origin)
    for (place, timed) in journal.enumerated() where !take(timed) {
      // A refused turn may have left traces.
      self.init(id: id, puzzle: puzzle, origin: origin)
      for timed in journal[..<place] { _ = take(timed) }
      return
    }
  }

  /// Takes a recorded turn. Returns `false` if it has no effect.
  mutating func take(_ timed: TimedTurn) -> Bool {
    let elapsed = Duration.milliseconds(timed.elapsed)
    let count = journal.count
    switch timed.turn {
    case .move(let move): return repeatMove(move, at: elapsed) && journal.last == timed
    case .undo: return undo(at: elapsed) != nil
    case .redo: return redo(at: elapsed) != nil
    case .checkpoint: setCheckpoint(at: elapsed)
    case .name(let checkpoint, let name): nameCheckpoint(checkpoint, name, at: elapsed)
    case .go(let node): go(to: node, at: elapsed)
    case .help(let help, let subject): self.count(help, about: subject, at: elapsed)
    case .checking(let checking): check(checking, at: elapsed)
    case .practice: startPractice(at: elapsed)
    case .opening: return markOpening(at: elapsed)
    case .pending(let move): keep(pending: move, at: elapsed)
    }
    return journal.count > count && journal.last == timed
  }
}

extension Game: Hashable {
  /// Returns `true` if both are the same puzzle with the same journal, from which everything else
  /// follows.
  public static func == (lhs: Game, rhs: Game) -> Bool {
    lhs.id == rhs.id && lhs.journal == rhs.journal && lhs.puzzle == rhs.puzzle
      && lhs.origin == rhs.origin
  }

  /// Hashes what ``==(_:_:)`` compares, except the puzzle.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(journal)
  }
}
