import Sudoku
import TestSupport
import Testing

@testable import Games

extension Game {
  /// Returns a new game of the well-known puzzle.
  static func wellKnown(id: Int64 = 1, origin: GameOrigin = .level) throws -> Game {
    Game(id: id, puzzle: try .wellKnown(), origin: origin)
  }

  /// Replays a journal whose turns are all allowed, as it is read from where it was saved.
  init(
    id: Int64, puzzle: Puzzle, origin: GameOrigin = .level,
    replaying journal: some Sequence<TimedTurn>
  ) throws {
    let saved = journal.compactMap { timed in
      Turn(notation: timed.turn.notation).map { TimedTurn($0, elapsed: timed.elapsed) }
    }
    self.init(id: id, puzzle: puzzle, origin: origin, replayingStartOf: saved)
    let taken = self.journal
    try #require(taken == Array(journal))
  }

  /// Replays the journal of a game.
  init(replaying game: Game) throws {
    try self.init(
      id: game.id, puzzle: game.puzzle, origin: game.origin, replaying: game.journal)
  }

  /// Takes turns in ``Turn/notation``, a second apart, including `undo` and `redo`.
  mutating func play(_ notations: String...) throws {
    for notation in notations {
      let turn = try #require(Turn(notation: notation))
      let elapsed = lastElapsed + .seconds(1)
      switch turn {
      case .move(let move): apply(move, at: elapsed)
      case .undo: undo(at: elapsed)
      case .redo: redo(at: elapsed)
      case .checkpoint: setCheckpoint(at: elapsed)
      case .name(let number, let name): nameCheckpoint(number, name, at: elapsed)
      case .go(let node): go(to: node, at: elapsed)
      case .help(let help, let subject): count(help, about: subject, at: elapsed)
      case .checking(let checking): check(checking, at: elapsed)
      case .practice: startPractice(at: elapsed)
      case .opening: markOpening(at: elapsed)
      case .pending(let move): keep(pending: move, at: elapsed)
      }
    }
  }

  /// Places the digit of the solution in every cell that isn't a given.
  mutating func solve(sparing spared: Cell? = nil) throws {
    for cell in Cell.all where !isGiven(cell) && cell != spared {
      let digit = try #require(puzzle.solution[cell])
      if self.digit(at: cell) != digit {
        apply(.place(digit, at: cell), at: lastElapsed + .seconds(1))
      }
    }
  }
}
