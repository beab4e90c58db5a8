import Foundation
import Hints
import Sudoku

/// The page about the techniques.
enum TechniquePage {
  static var text: String {
    TechniqueID.allCases.map(\.facts).reduce(beginning) { $0 + section($1) } + ChainsSection.text
  }

  /// The techniques that HoDoKu doesn't have.
  private static var own: String {
    let names = TechniqueID.allCases.filter { $0.facts.code == nil && $0 != .bruteForce }
      .map { $0.name(in: .english) }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private static let beginning = """
    # Techniques

    What the program knows of the ways in which people solve Sudoku, easiest first, in the order in which grades look for them. Level, score and code are HoDoKu's. It doesn't have \(own): their level and score are this program's own. Grades use neither these nor exocets, tridagons, Multi-Sector Locked Sets, Kraken Fish and Death Blossoms. Hints do: Death Blossom, 3D Medusa and fireworks come before anything extreme, the others where no other technique finds a step. Almost Locked Pairs and Triples are in lists of all steps, and in hints with a profile that has them. SE is the rating of Sudoku Explainer 1.2.1 where it has one. The examples are the ones of the tests, the words those of the hints. This page is made from them: `make record` writes it anew.

    r4c7 is the cell in row 4 and column 7. A *candidate* of a cell is a digit that may still go there. A *house* is a row, a column or a box. Two cells *see* each other when they share a house; they never hold the same digit. In the pictures a dot stands for other candidates, or for none; a minus is a candidate that goes, a star a digit that is placed.


    """

  private static func section(_ facts: TechniqueFacts) -> String {
    let english = facts.id.name(in: .english)
    let korean = facts.id.name(in: .korean)
    var section = "## \(english) · \(korean)\n\n"
    section += "\(facts.level.rawValue.capitalized), score \(facts.score)"
    if let rating = facts.explainerRating { section += ", SE \(rating)" }
    if let code = facts.code { section += ", code \(code)" }
    section += ". [Source of the rule](\(facts.source))\n\n"
    guard let example = DrawnPositions.example(of: facts.id) else { return section }
    section += "```\n\(example.picture)\n```\n\n"
    for language in Language.allCases {
      let words = example.deduction.explanation(in: language, of: example.position)
      section += "**\(words.title).** \(words.lookAt)\n\n\(words.text)\n\n"
    }
    return section
  }
}

/// A drawn position with its deduction.
struct DrawnExample {
  let position: CandidateGrid
  let deduction: Deduction
  /// `true` if it is all about one digit, so that the others don't have to be shown.
  let isOneDigit: Bool

  /// The candidates of the position. Eliminated ones follow a minus, placed ones a star. Digits
  /// that only fill cells are dots.
  var picture: String {
    let shown = CellSet(
      deduction.pattern.cells + (deduction.eliminations + deduction.placements).map(\.cell))
    let columns = (0..<9).map { column in
      (0..<9).map { text(Cell(row: $0, column: column), shown) }
    }
    let widths = columns.map { $0.map(\.count).max() ?? 1 }
    return (0..<9).map { row in
      let cells = (0..<9).map { column in
        let text = columns[column][row]
        return text + String(repeating: " ", count: widths[column] - text.count)
      }
      let line = [0, 3, 6].map { cells[$0..<$0 + 3].joined(separator: " ") }
        .joined(separator: " | ")
      let trimmed = String(line.reversed().drop { $0 == " " }.reversed())
      guard row % 3 == 2, row < 8 else { return trimmed }
      let rule = [0, 3, 6].map { String(repeating: "-", count: widths[$0..<$0 + 3].reduce(2, +)) }
        .joined(separator: "-+-")
      return trimmed + "\n" + rule
    }.joined(separator: "\n")
  }

  private func text(_ cell: Cell, _ shown: CellSet) -> String {
    if let digit = position.grid[cell] {
      // A settled digit that breaks the rules only fills its cell.
      return cell.peers.contains { position.grid[$0] == digit } ? "." : "\(digit)"
    }
    guard shown.contains(cell) else { return "." }
    let digits = DigitSet(deduction.candidates.map(\.digit))
    let marks = position[cell].filter { !isOneDigit || digits.contains($0) }.map { digit in
      let candidate = Candidate(cell, digit)
      if deduction.eliminations.contains(candidate) { return "-\(digit)" }
      return deduction.placements.contains(candidate) ? "*\(digit)" : "\(digit)"
    }
    return marks.joined()
  }
}

extension DrawnPositions {
  /// Every drawn position with its deduction, in drawing order.
  static let examples: [DrawnExample] =
    ofCells.compactMap { example(Drawing($0.drawing), $0.technique) }
    + ofOneDigit.compactMap { example(.ofOneDigit($0.drawing), $0.technique, isOneDigit: true) }

  /// Returns the first position drawn for `technique`.
  static func example(of technique: TechniqueID) -> DrawnExample? {
    examples.first { $0.deduction.technique == technique }
  }

  private static func example(
    _ drawing: Drawing, _ id: TechniqueID, isOneDigit: Bool = false
  ) -> DrawnExample? {
    let found = technique(id)?.all(in: drawing.position).first {
      Set($0.eliminations) == drawing.eliminations && Set($0.placements) == drawing.placements
    }
    return found.map {
      DrawnExample(position: drawing.position, deduction: $0, isOneDigit: isOneDigit)
    }
  }
}
