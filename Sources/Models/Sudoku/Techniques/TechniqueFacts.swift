/// The facts about a technique. Score and level are those of HoDoKu 2.3, as far as it knows it.
public struct TechniqueFacts: Hashable, Sendable {
  /// The technique.
  public let id: TechniqueID
  /// Its usual English name.
  public let name: String
  /// Its code in HoDoKu's library format, or `nil` if it has none there.
  public let code: String?
  /// The points that one step adds to the score of a puzzle.
  public let score: Int
  /// The minimum level of a puzzle that needs it.
  public let level: Level
  /// The page with the rule that this program follows.
  public let source: String
  /// The difficulty in Sudoku Explainer 1.2.1, or `nil` if Explainer doesn't know it as a technique
  /// of its own.
  ///
  /// Hidden singles are easier in a box than in a line. Locked candidates and hidden pairs and
  /// triples are easier if they place a digit directly. Unique rectangles of type 3 depend on a
  /// naked set of two to four cells. Explainer takes a locked pair for a naked one.
  public let explainerRating: ExplainerRange?
  /// `true` if puzzles are graded with it. HoDoKu skips the others by default, because they are too
  /// large for people to see or just another way to draw a smaller one, or because several chains
  /// come together. It doesn't know those without a code, from exocets to fireworks.
  public let isInGrading: Bool
}

extension TechniqueFacts: Comparable {
  /// Compares by level, then by score, then by the order in which techniques are tried.
  public static func < (lhs: TechniqueFacts, rhs: TechniqueFacts) -> Bool {
    (lhs.level, lhs.score, lhs.place) < (rhs.level, rhs.score, rhs.place)
  }

  private var place: Int { id.place }

  /// The facts about each technique, by ``TechniqueID/place``.
  fileprivate static let all = TechniqueID.allCases.map(\.row)
}

extension TechniqueID {
  /// The facts about the technique.
  public var facts: TechniqueFacts { TechniqueFacts.all[place] }

  fileprivate var row: TechniqueFacts {
    switch self {
    case .fullHouse: row("Full House", "0000", 4, .easy, "singles", .fixed(10))
    case .nakedSingle: row("Naked Single", "0003", 4, .easy, "singles", .fixed(23))
    case .hiddenSingle: row("Hidden Single", "0002", 14, .easy, "singles", ExplainerRange(12, 15))
    case .lockedPair: row("Locked Pair", "0110", 40, .medium, "naked", .fixed(30))
    case .lockedTriple: row("Locked Triple", "0111", 60, .medium, "naked", .fixed(36))
    case .pointing:
      row(
        "Locked Candidates Type 1 (Pointing)", "0100", 50, .medium, "intersections",
        ExplainerRange(17, 26))
    case .claiming:
      row(
        "Locked Candidates Type 2 (Claiming)", "0101", 50, .medium, "intersections",
        ExplainerRange(19, 28))
    case .nakedPair: row("Naked Pair", "0200", 60, .medium, "naked", .fixed(30))
    case .nakedTriple: row("Naked Triple", "0201", 80, .medium, "naked", .fixed(36))
    case .hiddenPair: row("Hidden Pair", "0210", 70, .medium, "hidden", ExplainerRange(20, 34))
    case .hiddenTriple: row("Hidden Triple", "0211", 100, .medium, "hidden", ExplainerRange(25, 40))
    case .nakedQuadruple: row("Naked Quadruple", "0202", 120, .hard, "naked", .fixed(50))
    case .hiddenQuadruple: row("Hidden Quadruple", "0212", 150, .hard, "hidden", .fixed(54))
    case .xWing: row("X-Wing", "0300", 140, .hard, "fishb", .fixed(32))
    case .swordfish: row("Swordfish", "0301", 150, .hard, "fishb", .fixed(38))
    case .jellyfish: row("Jellyfish", "0302", 160, .hard, "fishb", .fixed(52))
    case .remotePair: row("Remote Pair", "0703", 110, .hard, "chains")
    case .bugPlusOne: row("Bivalue Universal Grave + 1", "0610", 100, .hard, "ur", .fixed(56))
    case .skyscraper: row("Skyscraper", "0400", 130, .hard, "sdp")
    case .twoStringKite: row("2-String Kite", "0401", 150, .hard, "sdp")
    case .dualTwoStringKite:
      row("Dual 2-String Kite", "0404", 150, .hard, "sdp", isInGrading: false)
    case .turbotFish: row("Turbot Fish", "0403", 120, .hard, "sdp", .from(66))
    case .emptyRectangle: row("Empty Rectangle", "0402", 120, .hard, "sdp")
    case .dualEmptyRectangle:
      row("Dual Empty Rectangle", "0405", 120, .hard, "sdp", isInGrading: false)
    case .wWing: row("W-Wing", "0803", 150, .hard, "wings")
    case .xyWing: row("XY-Wing", "0800", 160, .hard, "wings", .fixed(42))
    case .xyzWing: row("XYZ-Wing", "0801", 180, .hard, "wings", .fixed(44))
    case .uniqueness1: row("Uniqueness Test 1", "0600", 100, .hard, "ur", .fixed(45))
    case .uniqueness2: row("Uniqueness Test 2", "0601", 100, .hard, "ur", .fixed(45))
    case .uniqueness3: row("Uniqueness Test 3", "0602", 100, .hard, "ur", ExplainerRange(46, 48))
    case .uniqueness4: row("Uniqueness Test 4", "0603", 100, .hard, "ur", .fixed(45))
    case .uniqueness5: row("Uniqueness Test 5", "0604", 100, .hard, "ur")
    case .uniqueness6: row("Uniqueness Test 6", "0605", 100, .hard, "ur")
    case .hiddenRectangle: row("Hidden Rectangle", "0606", 100, .hard, "ur")
    case .avoidableRectangle1: row("Avoidable Rectangle Type 1", "0607", 100, .hard, "ur")
    case .avoidableRectangle2: row("Avoidable Rectangle Type 2", "0608", 100, .hard, "ur")
    case .finnedXWing: row("Finned X-Wing", "0310", 130, .hard, "fishfs")
    case .sashimiXWing: row("Sashimi X-Wing", "0320", 150, .hard, "fishfs")
    case .finnedSwordfish: row("Finned Swordfish", "0311", 200, .expert, "fishfs")
    case .sashimiSwordfish: row("Sashimi Swordfish", "0321", 240, .expert, "fishfs")
    case .finnedJellyfish: row("Finned Jellyfish", "0312", 250, .expert, "fishfs")
    case .sashimiJellyfish: row("Sashimi Jellyfish", "0322", 260, .expert, "fishfs")
    case .sueDeCoq: row("Sue de Coq", "1101", 250, .expert, "misc")
    case .simpleColorTrap: row("Simple Colors Trap", "0500", 150, .hard, "col")
    case .simpleColorWrap: row("Simple Colors Wrap", "0501", 150, .hard, "col")
    case .multiColors1: row("Multi Colors 1", "0502", 200, .hard, "col")
    case .multiColors2: row("Multi Colors 2", "0503", 200, .hard, "col")
    case .xChain: row("X-Chain", "0701", 260, .expert, "chains", .from(66))
    case .xyChain: row("XY-Chain", "0702", 260, .expert, "chains", .from(66))
    case .alternatingInferenceChain: row("AIC", "0708", 280, .expert, "chains", .from(70))
    case .discontinuousNiceLoop:
      row("Discontinuous Nice Loop", "0707", 280, .expert, "chains", .from(70))
    case .continuousNiceLoop: row("Continuous Nice Loop", "0706", 280, .expert, "chains", .from(65))
    case .groupedAlternatingInferenceChain: row("Grouped AIC", "0711", 300, .expert, "chains")
    case .groupedDiscontinuousNiceLoop:
      row("Grouped Discontinuous Nice Loop", "0710", 300, .expert, "chains")
    case .groupedContinuousNiceLoop:
      row("Grouped Continuous Nice Loop", "0709", 300, .expert, "chains")
    case .alsXZ: row("Almost Locked Set XZ-Rule", "0901", 300, .expert, "als")
    case .alsXYWing: row("Almost Locked Set XY-Wing", "0902", 320, .expert, "als")
    case .alsChain: row("Almost Locked Set Chain", "0903", 340, .expert, "als")
    case .deathBlossom: row("Death Blossom", "0904", 360, .expert, "als", isInGrading: false)
    case .frankenXWing: row("Franken X-Wing", "0330", 300, .expert, "fishc")
    case .frankenSwordfish: row("Franken Swordfish", "0331", 350, .expert, "fishc")
    case .frankenJellyfish:
      row("Franken Jellyfish", "0332", 370, .expert, "fishc", isInGrading: false)
    case .finnedFrankenXWing: row("Finned Franken X-Wing", "0340", 390, .expert, "fishc")
    case .finnedFrankenSwordfish: row("Finned Franken Swordfish", "0341", 410, .expert, "fishc")
    case .finnedFrankenJellyfish:
      row("Finned Franken Jellyfish", "0342", 430, .expert, "fishc", isInGrading: false)
    case .mutantXWing: row("Mutant X-Wing", "0350", 450, .extreme, "fishc", isInGrading: false)
    case .mutantSwordfish:
      row("Mutant Swordfish", "0351", 450, .extreme, "fishc", isInGrading: false)
    case .mutantJellyfish:
      row("Mutant Jellyfish", "0352", 450, .extreme, "fishc", isInGrading: false)
    case .finnedMutantXWing:
      row("Finned Mutant X-Wing", "0360", 470, .extreme, "fishc", isInGrading: false)
    case .finnedMutantSwordfish:
      row("Finned Mutant Swordfish", "0361", 470, .extreme, "fishc", isInGrading: false)
    case .finnedMutantJellyfish:
      row("Finned Mutant Jellyfish", "0362", 470, .extreme, "fishc", isInGrading: false)
    case .finnedMutantSquirmbag:
      row("Finned Mutant Squirmbag", "0363", 470, .extreme, "fishc", isInGrading: false)
    case .finnedMutantWhale:
      row("Finned Mutant Whale", "0364", 470, .extreme, "fishc", isInGrading: false)
    case .forcingChainContradiction:
      row("Forcing Chain Contradiction", "1301", 500, .extreme, "last", .from(75))
    case .forcingChainVerity: row("Forcing Chain Verity", "1302", 500, .extreme, "last", .from(80))
    case .forcingNetContradiction:
      row("Forcing Net Contradiction", "1303", 700, .extreme, "last", .from(85))
    case .forcingNetVerity: row("Forcing Net Verity", "1304", 700, .extreme, "last", .from(85))
    case .juniorExocet:
      own("Junior Exocet", "https://www.sudokuwiki.org/Exocet")
    case .tridagon:
      own("Tridagon", "https://www.sudokuwiki.org/Tridagons")
    case .multiSectorLockedSets:
      own(
        "Multi-Sector Locked Sets",
        "http://forum.enjoysudoku.com/using-multi-sector-locked-sets-t31222.html")
    case .seniorExocet:
      own(
        "Senior Exocet", "http://forum.enjoysudoku.com/jexocet-pattern-definition-t31133.html")
    case .skLoop:
      own("SK Loop", "https://www.sudokuwiki.org/SK_Loops")
    case .medusa:
      own("3D Medusa", "https://www.sudokuwiki.org/3D_Medusa", score: 280, level: .expert)
    case .tripleFirework:
      own("Triple Firework", "https://www.sudokuwiki.org/Fireworks", score: 300, level: .expert)
    case .quadrupleFirework:
      own("Quadruple Firework", "https://www.sudokuwiki.org/Fireworks", score: 350, level: .expert)
    case .krakenFish1:
      row("Kraken Fish Type 1", "0371", 500, .extreme, "last", isInGrading: false)
    case .krakenFish2:
      row("Kraken Fish Type 2", "0372", 500, .extreme, "last", isInGrading: false)
    case .templateSet: row("Template Set", "1201", 10_000, .extreme, "last", isInGrading: false)
    case .templateDelete:
      row("Template Delete", "1202", 10_000, .extreme, "last", isInGrading: false)
    case .bruteForce: row("Brute Force", nil, 10_000, .extreme, "last")
    }
  }

  /// Returns the facts of a technique that HoDoKu doesn't have.
  private func own(
    _ name: String, _ source: String, score: Int = 1000, level: Level = .extreme
  ) -> TechniqueFacts {
    TechniqueFacts(
      id: self, name: name, code: nil, score: score, level: level, source: source,
      explainerRating: nil, isInGrading: false)
  }

  private func row(
    _ name: String, _ code: String?, _ score: Int, _ level: Level, _ page: String,
    _ explainerRating: ExplainerRange? = nil, isInGrading: Bool = true
  ) -> TechniqueFacts {
    TechniqueFacts(
      id: self, name: name, code: code, score: score, level: level,
      source: "https://hodoku.sourceforge.net/en/tech_\(page).php",
      explainerRating: explainerRating, isInGrading: isInGrading)
  }
}
