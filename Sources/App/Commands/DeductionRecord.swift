import Grading
import Hints
import Sudoku

/// A technique in JSON: identifiers for programs, a name for people.
struct TechniqueRecord: Hashable, Encodable {
  /// The identifier that `--technique` takes.
  let id: TechniqueID
  /// The code in HoDoKu's library.
  let code: String
  /// The usual name.
  let name: String

  init(_ facts: TechniqueFacts) {
    id = facts.id
    code = facts.code
    name = facts.name
  }
}

/// A technique of Sudoku Explainer in JSON.
struct ExplainerRecord: Encodable {
  let code: String
  let name: String

  init(_ technique: ExplainerTechnique) {
    code = technique.code
    name = technique.name
  }
}

/// A deduction in JSON.
struct DeductionRecord: Encodable {
  let technique: TechniqueRecord
  /// The digits to place, such as "r1c2=5".
  let places: [String]
  /// The candidates to remove, such as "r3c4<>7".
  let removes: [String]
  /// The cells of the pattern.
  let cells: [String]
  /// The houses of the pattern, such as "r3", "c7" and "b5".
  let houses: [String]
  /// The chains behind it, if any.
  let chains: [ChainRecord]?

  init(_ deduction: Deduction) {
    technique = TechniqueRecord(deduction.technique.facts)
    places = deduction.placements.map(\.description)
    removes = deduction.eliminations.sorted().map { "\($0.cell)<>\($0.digit)" }
    cells = deduction.pattern.cells.map(\.description)
    houses = deduction.pattern.houses.map(\.name)
    let chains = deduction.pattern.chains.map(ChainRecord.init)
    self.chains = chains.isEmpty ? nil : chains
  }
}

/// A chain in JSON: the statements in order, each with the link that leads to it.
struct ChainRecord: Encodable {
  /// `true` if the last statement leads back to the first.
  let isLoop: Bool
  let statements: [StatementRecord]
  /// The chain in Eureka notation, unless it is a net.
  let eureka: String?

  init(_ chain: Chain) {
    isLoop = chain.isLoop
    eureka = chain.eureka
    statements = chain.statements.enumerated().map { place, statement in
      StatementRecord(statement, isAssumed: place == 0)
    }
  }
}

/// A statement of a chain in JSON.
struct StatementRecord: Encodable {
  let digit: Int
  let cells: [String]
  /// `true` if the digit is in one of the cells, `false` if it is in none of them.
  let isTrue: Bool
  /// The kind of link from the statements before: "strong" if one of the two ends must be true,
  /// "weak" if they can't both be true. `nil` for the assumption.
  let link: String?
  /// The cells of the almost locked set through which it follows, if any.
  let through: [String]?
  /// The positions in the chain of the statements from which it follows, from 0. `nil` if that is
  /// just the previous one.
  let reasons: [Int]?

  init(_ statement: Statement, isAssumed: Bool) {
    digit = statement.digit.rawValue
    cells = statement.cells.map(\.description)
    isTrue = statement.isTrue
    link = isAssumed ? nil : statement.isTrue ? "strong" : "weak"
    through = statement.set.map { $0.cells.map(\.description) }
    reasons = statement.reasons.isEmpty ? nil : statement.reasons
  }
}

extension House {
  /// Its letter and number: "r3", "c7", "b5".
  var name: String {
    switch self {
    case .row(let row): "r\(row + 1)"
    case .column(let column): "c\(column + 1)"
    case .box(let box): "b\(box + 1)"
    }
  }
}
