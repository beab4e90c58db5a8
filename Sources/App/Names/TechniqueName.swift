import ArgumentParser
import Sudoku

/// A technique as the command line names it: `xWing`, `x-wing`, by its usual name, `"X-Wing"`, or by
/// its code in HoDoKu's library, `0300`. A guess is none.
struct TechniqueName: ExpressibleByArgument {
  let id: TechniqueID

  init?(argument: String) {
    let wanted = Self.letters(argument)
    let named = Self.all.first {
      wanted == Self.letters($0.id.rawValue) || wanted == Self.letters($0.name)
        || argument == $0.code
    }
    guard let named else { return nil }
    id = named.id
  }

  static var allValueStrings: [String] { all.map(\.id.rawValue) }

  /// Prints the techniques that puzzles are graded by, the easiest first: name, code, level, and
  /// usual name.
  static func printGraded() {
    let width = (graded.map(\.id.rawValue.count).max() ?? 0) + 2
    let levelWidth = (Level.allCases.map(\.rawValue.count).max() ?? 0) + 2
    for facts in graded.sorted() {
      let columns = [
        (facts.id.rawValue, width), (facts.code ?? "", 6), (facts.level.rawValue, levelWidth),
      ]
      let cells = columns.map { text, width in
        text + String(repeating: " ", count: max(1, width - text.count))
      }
      StandardOutput.print(cells.joined() + facts.name)
    }
  }

  private static let all = TechniqueID.allCases.filter { $0 != .bruteForce }.map(\.facts)

  /// The techniques that puzzles are graded by.
  static let graded = all.filter(\.isInGrading)

  /// `text` without case, blanks and dashes.
  static func letters(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
