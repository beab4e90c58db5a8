import Grading
import Hints
import Sudoku

/// A technique in JSON: identifiers for programs, a name for people.
struct TechniqueRecord: Hashable, Encodable {
  /// The identifier that `--technique` takes.
  let id: TechniqueID
  /// The code in HoDoKu's library, if it has one there.
  let code: String?
  let name: String

  init(_ facts: TechniqueFacts) {
    id = facts.id
    code = facts.code
    name = facts.name
  }
}

struct ExplainerRecord: Encodable {
  let code: String
  let name: String

  init(_ technique: ExplainerTechnique) {
    code = technique.code
    name = technique.name
  }
}

struct DeductionRecord: Encodable, Sendable {
  let technique: TechniqueRecord
  /// The digits to place, such as "r1c2=5".
  let places: [String]
  /// The candidates to remove, such as "r3c4<>7".
  let removes: [String]
  /// The cells of the pattern.
  let cells: [String]
  /// The houses of the pattern, as "r3", "c7" and "b5".
  let houses: [House]
  /// The chains behind it, if any.
  let chains: [ChainRecord]?
  /// The candidates in two colours each, for colouring.
  let colors: [ColorsRecord]?

  /// Creates the record. Without proofs, statements that take more than one link have none.
  init(_ deduction: Deduction, withProofs: Bool = true) {
    technique = TechniqueRecord(deduction.technique.facts)
    places = deduction.placements.map(\.description)
    removes = deduction.eliminations.sorted().map { "\($0.cell)<>\($0.digit)" }
    let pattern = deduction.pattern
    cells = pattern.cells.map(\.description)
    houses = pattern.houses
    let chains = (pattern.chains + pattern.fourPlaceChains).map {
      ChainRecord($0, withProofs: withProofs)
    }
    self.chains = chains.isEmpty ? nil : chains
    colors = pattern.colors.isEmpty ? nil : pattern.colors.map(ColorsRecord.init)
  }

  /// The outcome in a line of text: "r1c2=5", or "r3c4<>7 r3c5<>7".
  var conclusion: String { (places + removes).joined(separator: " ") }
}

/// A step in JSON: its deduction, with further facts about it.
struct StepRecord: Encodable, Sendable {
  let deduction: DeductionRecord
  /// The technique and its place: "Hidden Pair in row 3".
  let title: String
  let score: Int
  /// Sudoku Explainer's rating of its chains, such as 11.3. They have no score of their own.
  let rating: Double?
  /// The technique's level. Only a list of all steps has it and what follows.
  private let level: Level?
  /// The number of ways in which the technique finds it.
  private let ways: Int?
  /// The number of cells that singles settle after it, its own included, if that was asked for.
  let settles: Int?

  init(
    _ step: Deduction, in position: CandidateGrid, level: Level? = nil, ways: Int? = nil,
    settles: Int? = nil
  ) {
    deduction = DeductionRecord(step)
    title = step.explanation(in: .english, of: position).title
    score = step.technique.facts.score
    rating = step.explainer.map { Double($0.rating) / 10 }
    (self.level, self.ways, self.settles) = (level, ways, settles)
  }

  /// The step in a line of text: "Full House in row 1 (4): r1c2=5". Chains have their rating
  /// instead of a score: "(SE 8.9)".
  var line: String {
    "\(title) (\(rating.map { "SE \($0)" } ?? "\(score)")): \(deduction.conclusion)"
  }

  private enum CodingKeys: CodingKey { case title, score, rating, level, ways, settles }

  /// Writes the keys of the deduction next to the others.
  func encode(to encoder: any Encoder) throws {
    try deduction.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(score, forKey: .score)
    try container.encodeIfPresent(rating, forKey: .rating)
    try container.encodeIfPresent(level, forKey: .level)
    try container.encodeIfPresent(ways, forKey: .ways)
    try container.encodeIfPresent(settles, forKey: .settles)
  }
}

/// Candidates in two colours in JSON: those of one of them are all true, those of the other false.
struct ColorsRecord: Encodable {
  let first: [String]
  let second: [String]

  init(_ colors: (first: [Candidate], second: [Candidate])) {
    first = colors.first.map(\.description)
    second = colors.second.map(\.description)
  }
}

/// A chain in JSON: the statements in order, each with the link that leads to it.
struct ChainRecord: Encodable {
  /// `true` if the last statement leads back to the first.
  let isLoop: Bool
  let statements: [StatementRecord]
  /// The chain in Eureka notation, unless it is a net.
  let eureka: String?

  init(_ chain: Chain, withProofs: Bool) {
    isLoop = chain.isLoop
    eureka = chain.eureka
    statements = chain.statements.enumerated().map { place, statement in
      StatementRecord(statement, isAssumed: place == 0, withProof: withProofs)
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
  /// "weak" if they can't both be true. `nil` for the assumption, and where it takes more than one
  /// link.
  let link: String?
  /// The cells of the almost locked set through which it follows, if any.
  let through: [String]?
  /// The positions in the chain of the statements from which it follows, from 0. `nil` if that is
  /// just the previous one.
  let reasons: [Int]?
  /// The deduction that leads to it, if that takes more than one link and proofs are wanted.
  let proof: DeductionRecord?

  init(_ statement: Statement, isAssumed: Bool, withProof: Bool) {
    digit = statement.digit.rawValue
    cells = statement.cells.map(\.description)
    isTrue = statement.isTrue
    proof = withProof ? statement.proof.map { DeductionRecord($0) } : nil
    link = isAssumed || statement.proof != nil ? nil : statement.isTrue ? "strong" : "weak"
    through = statement.set.map { $0.cells.map(\.description) }
    reasons = statement.reasons.isEmpty ? nil : statement.reasons
  }
}
