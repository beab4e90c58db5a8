import ArgumentParser
import Sudoku

/// A technique that puzzles are graded by, as the command line names it: `xWing`, `x-wing`, by its
/// usual name, `"X-Wing"`, or by its code in HoDoKu's library, `0300`.
struct TechniqueName: ExpressibleByArgument {
  let id: TechniqueID

  init?(argument: String) {
    guard let id = Self.id(of: argument, among: Self.all) else { return nil }
    self.id = id
  }

  /// Returns the one of `techniques` that `argument` names.
  fileprivate static func id(
    of argument: String, among techniques: [TechniqueFacts]
  ) -> TechniqueID? {
    let wanted = letters(argument)
    return techniques.first {
      wanted == letters($0.id.rawValue) || wanted == letters($0.name) || argument == $0.code
    }?.id
  }

  static var allValueStrings: [String] { all.map(\.id.rawValue) }

  /// Prints all techniques, the easiest first: name, code, level, and usual name.
  static func printAll() {
    let width = (all.map(\.id.rawValue.count).max() ?? 0) + 2
    let levelWidth = (Level.allCases.map(\.rawValue.count).max() ?? 0) + 2
    for facts in all.sorted() {
      let columns = [
        (facts.id.rawValue, width), (facts.code, 6), (facts.level.rawValue, levelWidth),
      ]
      let cells = columns.map { text, width in
        text + String(repeating: " ", count: max(1, width - text.count))
      }
      StandardOutput.print(cells.joined() + facts.name)
    }
  }

  /// A guess is no technique.
  private static let all = TechniqueID.allCases.map(\.facts).filter {
    $0.isInGrading && $0.id != .bruteForce
  }

  /// `text` without case, blanks and dashes.
  static func letters(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}

/// A technique that a position can be searched for, named as a ``TechniqueName`` is: any but a
/// guess.
struct SearchedTechniqueName: ExpressibleByArgument {
  let id: TechniqueID

  init?(argument: String) {
    guard let id = TechniqueName.id(of: argument, among: Self.all) else { return nil }
    self.id = id
  }

  static var allValueStrings: [String] { all.map(\.id.rawValue) }

  private static let all = TechniqueID.allCases.filter { $0 != .bruteForce }.map(\.facts)
}
