import Sudoku

/// An entry of a game's journal: a move, undo or redo, or a remembered event that leaves the board
/// unchanged.
public enum Turn: Hashable, Sendable {
  /// A new move. Moves undone before it can no longer be redone.
  case move(Move)
  /// Undo of the latest move.
  case undo
  /// Redo of the move undone last.
  case redo
  /// A checkpoint of the current board, to be restored by ``Move/restore(checkpoint:)``.
  case checkpoint
  /// A new name of a checkpoint, counted from 1. `nil` removes its name.
  case name(checkpoint: Int, String?)
  /// A jump to a node of the ``MoveTree``, counted from the root, which is 0. The errors on the way
  /// there aren't counted again.
  case go(to: Int)
  /// Help, which lowers the score. `about` is the subject of the hint, which journals of earlier
  /// versions lack.
  case help(ScoreSheet.Help, about: HintSubject? = nil)
  /// A change of error checking. A journal begins with ``ErrorChecking/everything``.
  case checking(ErrorChecking)
  /// The game becomes practice: it has no score, and help is free.
  case practice
  /// The game begins here, with the position that the puzzle brought along: ``Opening``.
  case opening
  /// A move that the player is still choosing, as with a wheel that turns: ``Game/pendingMove``.
  /// `nil` takes it back.
  case pending(Move?)
}

/// A turn with its time, so that a game can be replayed at its own pace.
public struct TimedTurn: Hashable, Sendable {
  /// The turn.
  public let turn: Turn
  /// The play time of the turn in milliseconds, without pauses.
  public let elapsed: Int

  /// Creates a turn after `elapsed` milliseconds of play.
  public init(_ turn: Turn, elapsed: Int) {
    self.turn = turn
    self.elapsed = elapsed
  }
}

/// Turns as short texts, the form in which they are saved. Rows and columns count from 1.
///
/// ```
/// r4c7=5         place a 5, the notes of 5 in the peers go
/// r4c7=5~        place a 5, the notes in the peers stay
/// r4c7=          clear
/// r4c7?5         toggle the note 5
/// r4c7;5         toggle the centre note 5
/// r4c7:1359      have exactly these notes
/// r4c7|59        have exactly these centre notes
/// r4c7#3         give the cell just colour 3
/// r4c7#138       give the cell just colours 1, 3 and 8
/// r4c7#          take its colours away
/// r1c1?5 r1c2?5  both at once, as one move
/// restart
/// restore 2      put the board back to checkpoint 2
/// reveal         show the solution
/// undo
/// redo
/// checkpoint
/// name 2 Before the guess   name checkpoint 2
/// name 2         take its name away
/// go 7           go to the board after the seventh different move: see ``MoveTree``
/// help nudge     help of this kind
/// help nudge xWing r3c4-5   the same with a hint: see ``HintSubject``
/// checking conflicts
/// practice       the game has no score
/// opening        the game begins with the board as it is now
/// pending r4c7=5   a wheel has stopped at 5: see ``Game/pendingMove``
/// pending        it isn't to be entered
/// ```
///
/// Saved games must stay readable: forms may be added, but none may change its meaning.
extension Turn {
  /// The turn as text.
  public var notation: String {
    switch self {
    case .move(let move): move.notation
    case .undo: "undo"
    case .redo: "redo"
    case .checkpoint: "checkpoint"
    case .name(let checkpoint, let name):
      "name \(checkpoint)\(name.map { " \($0)" } ?? "")"
    case .go(let node): "go \(node)"
    case .help(let help, let subject):
      "help \(help.rawValue)\(subject.map { " \($0)" } ?? "")"
    case .checking(let checking): "checking \(checking.rawValue)"
    case .practice: "practice"
    case .opening: "opening"
    case .pending(let move): "pending\(move.map { " \($0.notation)" } ?? "")"
    }
  }

  /// Parses a turn. Returns `nil` for anything else.
  public init?(notation: String) {
    let (word, rest) = notation.atFirstBlank
    switch (word, rest) {
    case ("undo", nil): self = .undo
    case ("redo", nil): self = .redo
    case ("checkpoint", nil): self = .checkpoint
    case ("practice", nil): self = .practice
    case ("opening", nil): self = .opening
    case ("pending", nil): self = .pending(nil)
    case ("pending", let move?):
      guard let move = Move(notation: move) else { return nil }
      self = .pending(move)
    case ("help", let rest?):
      let (help, text) = rest.atFirstBlank
      let subject = text.flatMap(HintSubject.init)
      guard let help = ScoreSheet.Help(rawValue: help), (subject == nil) == (text == nil) else {
        return nil
      }
      self = .help(help, about: subject)
    case ("checking", let checking?):
      guard let checking = ErrorChecking(rawValue: checking) else { return nil }
      self = .checking(checking)
    case ("name", let rest?):
      let (text, name) = rest.atFirstBlank
      guard let number = Int(text), number > 0, String(number) == text,
        name.flatMap(Game.checkpointName) == name
      else { return nil }
      self = .name(checkpoint: number, name)
    case ("go", let text?):
      guard let node = Int(text), node >= 0, String(node) == text else { return nil }
      self = .go(to: node)
    default:
      guard let move = Move(notation: notation) else { return nil }
      self = .move(move)
    }
  }
}

extension String {
  /// The text before the first blank, and the one after it, `nil` if there is no blank.
  fileprivate var atFirstBlank: (String, String?) {
    let parts = split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }
}

/// The digits that are marked as wrong during a game.
public enum ErrorChecking: String, CaseIterable, Codable, Sendable {
  /// None until the player asks for a check.
  case onRequest = "on-request"
  /// Digits that occur twice in a house.
  case conflicts
  /// Every digit that differs from the solution.
  case everything
}
