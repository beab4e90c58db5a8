import ArgumentParser
import Sudoku

/// A technique that puzzles are graded by, as the command line names it: `xWing`, `x-wing`, or by
/// its usual name, `"X-Wing"`.
struct TechniqueName: ExpressibleByArgument {
  let id: TechniqueID

  init?(argument: String) {
    let wanted = Self.letters(argument)
    let match = Self.all.first {
      wanted == Self.letters($0.id.rawValue) || wanted == Self.letters($0.name)
    }
    guard let match else { return nil }
    id = match.id
  }

  static var allValueStrings: [String] { all.map(\.id.rawValue) }

  /// A guess is no technique.
  private static let all = TechniqueID.allCases.map(\.facts).filter {
    $0.isInGrading && $0.id != .bruteForce
  }

  /// `text` without case, blanks and dashes.
  static func letters(_ text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
