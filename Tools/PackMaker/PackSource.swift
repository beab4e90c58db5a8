import Formats
import Generating
import Sudoku

/// The Swift source of a pack.
struct PackSource {
  let recipe: PackRecipe
  let puzzles: [Puzzle]

  /// The name of the file.
  var fileName: String {
    "PuzzlePack+\(recipe.constant.prefix(1).uppercased())\(recipe.constant.dropFirst()).swift"
  }

  var text: String {
    let level = recipe.request.level?.rawValue ?? ""
    let lines = puzzles.map { "      \(ClassicCode.text(of: $0.givens)) \($0.rating)" }
    return """
      extension PuzzlePack {
        /// Made once by `make packs`; see docs/packs.md.
        static let \(recipe.constant) = PuzzlePack(
          id: \(recipe.number), level: .\(level),
          table: \"\"\"
      \(lines.joined(separator: "\n"))
            \"\"\")
      }

      """
  }
}
