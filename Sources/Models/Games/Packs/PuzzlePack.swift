import Formats
import Generating
public import Sudoku

/// The numbered puzzles that come with the program. They are the same for everybody, each is harder
/// than the one before by HoDoKu's score, and no two are equivalent by symmetry or by renaming
/// digits.
public struct PuzzlePack: Identifiable, Sendable {
  /// The number of the pack, from 1: the first part of the ``PuzzleID`` of its puzzles.
  public let id: Int
  /// The level of all its puzzles.
  public let level: Level
  /// A line for each puzzle: its ``ClassicCode`` and its score.
  private let lines: [Substring]

  /// Creates the pack of a list with a heading such as "1 easy". `nil` if it has another one.
  private init?(_ list: PuzzleList) {
    let words = list.heading.split(separator: " ").map(String.init)
    guard words.count == 2, let id = Int(words[0]), let level = Level(rawValue: words[1]) else {
      return nil
    }
    (self.id, self.level, lines) = (id, level, list.lines)
  }

  /// All packs, easiest first.
  public static let all = PuzzleList.packs.compactMap(PuzzlePack.init)

  /// Returns the pack with a number, or `nil` if there is none.
  public static func pack(_ id: Int) -> PuzzlePack? { all.first { $0.id == id } }

  /// The number of puzzles. They are numbered from 1.
  public var count: Int { lines.count }

  /// Returns the puzzle with a number, or `nil` if there is none. Takes a fraction of a
  /// millisecond.
  public func puzzle(_ number: Int) -> Puzzle? {
    guard (1...count).contains(number) else { return nil }
    let fields = lines[number - 1].split(separator: " ")
    guard fields.count == 2, let givens = ClassicCode.grid(of: fields[0]),
      let solution = Solver.uniqueSolution(of: givens), let rating = Int(fields[1])
    else { return nil }
    return Puzzle(givens: givens, solution: solution, level: level, rating: rating)
  }

  /// Returns the score of the puzzle with a number, or `nil` if there is none.
  public func rating(_ number: Int) -> Int? {
    guard (1...count).contains(number) else { return nil }
    return lines[number - 1].split(separator: " ").last.flatMap { Int($0) }
  }

  /// Returns the puzzle with that name, or `nil` if no pack has it.
  public static func puzzle(_ id: PuzzleID) -> Puzzle? { pack(id.pack)?.puzzle(id.number) }
}
