import Foundation
import Sudoku

/// Generates the built-in packs of puzzles: writes their Swift sources into the given folder. An
/// unchanged generator makes the same packs again.
@main
struct PackMaker {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: PackMaker FOLDER")
      exit(2)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    for recipe in PackRecipe.all {
      let source = PackSource(recipe: recipe, puzzles: try recipe.puzzles())
      try Data(source.text.utf8).write(
        to: folder.appendingPathComponent(source.fileName), options: .atomic)
      let scores = source.puzzles.map(\.rating)
      print(
        "\(source.fileName): \(scores.count) puzzles, scores \(scores.first ?? 0) to"
          + " \(scores.last ?? 0)")
    }
  }
}
