import Generating
public import Sudoku

/// The source puzzles of practice positions.
public enum DrillBook {
  /// The techniques that can be practised, easiest first.
  public static let techniques: [TechniqueFacts] = graded.filter { puzzles[$0.id] != nil }

  /// The grading techniques that can't be practised, because no puzzle is known that needs them
  /// before anything harder. A guess isn't a technique.
  public static let missing: [TechniqueFacts] =
    graded
    .filter { puzzles[$0.id] == nil && $0.id != .bruteForce }

  private static let graded = TechniqueID.allCases.map(\.facts).filter(\.isInGrading)

  /// Returns puzzles that need `technique` before anything harder. Empty if it can't be practised.
  static func puzzles(for technique: TechniqueID) -> [Grid] { puzzles[technique] ?? [] }

  private static let puzzles = Dictionary(
    uniqueKeysWithValues: PuzzleList.drills.compactMap { list in
      TechniqueID(rawValue: String(list.heading)).map { technique in
        (technique, list.lines.compactMap { try? Grid(text: $0) })
      }
    })
}
