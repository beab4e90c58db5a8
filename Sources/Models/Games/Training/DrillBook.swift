public import Sudoku

/// The puzzles that positions to practise on are taken from.
public enum DrillBook {
  /// The techniques that can be practised, easiest first.
  public static let techniques: [TechniqueFacts] = graded.filter { puzzles[$0.id] != nil }

  /// The techniques of the grading that can not be practised: no puzzle is known whose solution comes
  /// to them before anything harder. A guess is no technique.
  public static let missing: [TechniqueFacts] =
    graded
    .filter { puzzles[$0.id] == nil && $0.id != .bruteForce }

  private static let graded = TechniqueID.allCases.map(\.facts).filter(\.isInGrading)

  /// Puzzles whose solution comes to `technique` before anything harder; empty where it can not be
  /// practised.
  static func puzzles(for technique: TechniqueID) -> [Grid] { puzzles[technique] ?? [] }

  private static let puzzles: [TechniqueID: [Grid]] = {
    var puzzles: [TechniqueID: [Grid]] = [:]
    var technique: TechniqueID?
    for line in table.split(separator: "\n") {
      if let name = TechniqueID(rawValue: String(line)) {
        technique = name
      } else if let technique, let grid = try? Grid(text: String(line.drop { $0 == " " })) {
        puzzles[technique, default: []].append(grid)
      }
    }
    return puzzles
  }()
}
