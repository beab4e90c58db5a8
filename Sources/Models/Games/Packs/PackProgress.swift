/// A player's progress in a pack, and the puzzles open to them.
///
/// The first ``openAtFirst`` puzzles are open from the start. Each solved puzzle opens the next
/// ``openedByEach``, so that a player who is stuck always has others to play.
///
/// ```
/// solved  0   1   2  ...  20  21
/// open    6   8  10  ...  46  48 of 48
/// ```
public struct PackProgress: Identifiable, Sendable {
  /// The number of puzzles open at the start.
  public static let openAtFirst = 6
  /// The number of puzzles that each solved one opens.
  public static let openedByEach = 2

  /// The state of a puzzle.
  public enum State: Hashable, Sendable {
    case completed
    case begun
    case open
    case locked
  }

  /// The pack.
  public let pack: PuzzlePack
  private let completedNumbers: Set<Int>
  private let begunNumbers: Set<Int>

  /// Creates the progress in `pack` of a player who has solved `completed` and begun `begun`.
  /// Puzzles of other packs are ignored.
  public init(
    _ pack: PuzzlePack, completed: some Sequence<PuzzleID>, begun: some Sequence<PuzzleID> = []
  ) {
    self.pack = pack
    let numbers = { (ids: [PuzzleID]) in
      Set(ids.filter { $0.pack == pack.id && $0.number <= pack.count }.map(\.number))
    }
    completedNumbers = numbers(Array(completed))
    begunNumbers = numbers(Array(begun))
  }

  /// The number of the pack.
  public var id: Int { pack.id }

  /// The number of solved puzzles.
  public var completed: Int { completedNumbers.count }

  /// The number of open puzzles, including the solved ones.
  public var unlocked: Int {
    min(pack.count, Self.openAtFirst + Self.openedByEach * completed)
  }

  /// The number of puzzles that are open and not solved.
  public var open: Int { (1...pack.count).count { [.open, .begun].contains(state(of: $0)) } }

  /// `true` if some puzzles are still locked.
  public var hasLocked: Bool { unlocked < pack.count }

  /// The puzzles that the next solved one opens, or `nil` if all are open.
  public var openingNext: ClosedRange<Int>? {
    hasLocked ? unlocked + 1...min(pack.count, unlocked + Self.openedByEach) : nil
  }

  /// Returns how many more puzzles must be solved to open puzzle `number`. 0 if it is open.
  public func needed(for number: Int) -> Int {
    max(0, (number - unlocked + Self.openedByEach - 1) / Self.openedByEach)
  }

  /// Returns the state of puzzle `number`. Puzzles that were begun or solved stay open.
  public func state(of number: Int) -> State {
    if completedNumbers.contains(number) { return .completed }
    if begunNumbers.contains(number) { return .begun }
    return number <= unlocked ? .open : .locked
  }

  /// Returns the first puzzle, starting at `number`, that is open and not solved, wrapping around
  /// to 1, or `nil` if there is none.
  public func next(from number: Int = 1) -> PuzzleID? {
    let order = (1...pack.count).filter { $0 >= number } + (1...pack.count).filter { $0 < number }
    let next = order.first { [.open, .begun].contains(state(of: $0)) }
    return next.flatMap { PuzzleID(pack: pack.id, number: $0) }
  }

  /// Returns the puzzle to continue with: `id` itself if it is open and not solved, otherwise the
  /// next such puzzle of its pack, then the first of a later or any other pack. Returns `id` once
  /// all are solved.
  public static func next(from id: PuzzleID, in packs: [PackProgress]) -> PuzzleID {
    let own = packs.filter { $0.pack.id == id.pack }
    let others = packs.filter { $0.pack.id > id.pack } + packs.filter { $0.pack.id < id.pack }
    return own.lazy.compactMap { $0.next(from: id.number) }.first
      ?? others.lazy.compactMap { $0.next() }.first ?? id
  }
}
