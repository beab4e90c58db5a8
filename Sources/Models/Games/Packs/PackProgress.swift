/// How far a player has come in a pack, and what is open to them.
///
/// The first ``openAtFirst`` puzzles are open from the start. Each one that is solved opens the next
/// ``openedByEach``, so that whoever is stuck at one always has others to go on with.
///
/// ```
/// solved  0   1   2  ...  20  21
/// open    6   8  10  ...  46  48 of 48
/// ```
public struct PackProgress: Identifiable, Sendable {
  /// How many puzzles are open before any is solved.
  public static let openAtFirst = 6
  /// How many more each solved one opens.
  public static let openedByEach = 2

  /// What stands in the way of playing a puzzle, or what came of it.
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

  /// The progress in `pack` of a player who has solved `completed` and begun `begun`; those of other
  /// packs make no difference.
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

  /// How many puzzles are solved.
  public var completed: Int { completedNumbers.count }

  /// How many puzzles are open, the solved ones among them.
  public var unlocked: Int {
    min(pack.count, Self.openAtFirst + Self.openedByEach * completed)
  }

  /// Whether there are more puzzles than are open.
  public var hasLocked: Bool { unlocked < pack.count }

  /// How many more have to be solved to open puzzle `number`; 0 where it is open.
  public func needed(for number: Int) -> Int {
    max(0, (number - unlocked + Self.openedByEach - 1) / Self.openedByEach)
  }

  /// The state of puzzle `number`. What was once begun or solved stays open.
  public func state(of number: Int) -> State {
    if completedNumbers.contains(number) { return .completed }
    if begunNumbers.contains(number) { return .begun }
    return number <= unlocked ? .open : .locked
  }

  /// The first puzzle from `number` on that is open and not solved, then from 1 on; nil where all
  /// are solved.
  public func next(from number: Int = 1) -> PuzzleID? {
    let order = (1...pack.count).filter { $0 >= number } + (1...pack.count).filter { $0 < number }
    let next = order.first { [.open, .begun].contains(state(of: $0)) }
    return next.flatMap { PuzzleID(pack: pack.id, number: $0) }
  }

  /// What comes after `id` in `packs`: `id` itself while it is open and not solved, else the next
  /// puzzle of its pack that is, else the first of a later or any other pack; `id` once all are
  /// solved.
  public static func next(from id: PuzzleID, in packs: [PackProgress]) -> PuzzleID {
    let own = packs.filter { $0.pack.id == id.pack }
    let others = packs.filter { $0.pack.id > id.pack } + packs.filter { $0.pack.id < id.pack }
    return own.lazy.compactMap { $0.next(from: id.number) }.first
      ?? others.lazy.compactMap { $0.next() }.first ?? id
  }
}
