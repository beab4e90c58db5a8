import Formats
import Foundation
import Generating
import Sudoku

/// Generates the built-in packs of puzzles into the given file. An unchanged generator makes the same
/// packs again.
@main
struct PackMaker {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: PackMaker FILE")
      exit(2)
    }
    var lists: [String] = []
    for recipe in PackRecipe.all {
      let puzzles = try recipe.puzzles()
      let heading = "\(recipe.number) \(recipe.request.level?.rawValue ?? "")"
      let lines = puzzles.map { "\(ClassicCode.text(of: $0.givens)) \($0.rating)" }
      lists.append(([heading] + lines).map { $0 + "\n" }.joined())
      let scores = puzzles.map(\.rating)
      print(
        "\(heading): \(scores.count) puzzles, scores \(scores.first ?? 0) to \(scores.last ?? 0)")
    }
    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    try Data(lists.joined(separator: "\n").utf8).write(to: file, options: .atomic)
  }
}
