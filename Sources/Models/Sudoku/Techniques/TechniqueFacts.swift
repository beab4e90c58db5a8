/// The facts about a technique: a row of ``table``. Score and level are those of HoDoKu 2.3, as far
/// as it knows it.
public struct TechniqueFacts: Sendable {
  /// The technique.
  public let id: TechniqueID
  /// The usual name in each language.
  private let wording: Wording
  /// Other English names by which people call it.
  private let otherNames: [String]
  /// Its code in HoDoKu's library format, or `nil` if it has none there.
  public let code: String?
  /// The points that one step adds to the score of a puzzle.
  public let score: Int
  /// The minimum level of a puzzle that needs it.
  public let level: Level
  /// The techniques that it is like.
  public let group: TechniqueGroup
  /// The page with the rule that this program follows.
  public let source: String
  /// The difficulty in Sudoku Explainer 1.2.1, or `nil` if Explainer doesn't know it as a technique
  /// of its own.
  ///
  /// Hidden singles are easier in a box than in a line. Locked candidates and hidden pairs and
  /// triples are easier if they place a digit directly. Unique rectangles of type 3 depend on a
  /// naked set of two to four cells. Explainer takes a locked pair for a naked one.
  public let explainerRating: ExplainerRange?
  /// The use of the technique.
  package let use: Use
  /// The most visible feature at the place of the technique, as a sentence or the second half of
  /// one, without technique or digit.
  package let clue: Wording
  /// The search for it, or `nil` if that of an earlier technique finds it too.
  let search: (any Technique)?

  /// A use of a technique.
  package enum Use: Sendable {
    /// Grades, hints and lists of all steps.
    case grades
    /// As ``grades``, but no grade needs it: what it finds, those before it find that look at one
    /// digit. `ImpliedTechniqueTests` tries that on random places of a digit.
    ///
    /// - A Franken X-Wing is one or two steps of locked candidates.
    /// - In one with fins, an eliminated digit would leave both bases only the other cover. That is
    ///   a chain of four nodes, an empty rectangle or a finned fish of lines.
    /// - Most Franken Swordfish are locked candidates or smaller fish. Two rows in different bands
    ///   and a box with three columns, or three rows with a box and two columns, are more: grouped
    ///   loops of six nodes, through the column or the boxes that the fish leaves out.
    ///
    /// ```
    /// x x . | . . x      All places of row 1, row 4 and box 7 are in columns 1, 2 and 6,
    ///                    so those of column 3 are in boxes 1 and 4.
    /// x x . | . . x
    ///
    /// x x . | . . .      r1c6=r1c12-r23c3=r56c3-r4c12=r4c6-r1c6
    /// ```
    case needlessGrades
    /// Hints, where those of the grades find nothing, and lists of all steps. HoDoKu doesn't know
    /// these, or skips them by default because several chains come together.
    case hints
    /// Lists of all steps: another way to draw a smaller pattern, or one that is too large for
    /// people to see. HoDoKu skips these by default.
    case lists
    /// Nothing but what asks for it: it takes minutes to find all, or they give no reason.
    case requests
    /// Grades, where no technique finds a step.
    case guess
  }

  init(
    _ id: TechniqueID, _ english: String, _ korean: String, also otherNames: [String] = [],
    _ code: String?, _ score: Int, _ level: Level, _ group: TechniqueGroup, _ source: String,
    _ explainerRating: ExplainerRange? = nil, for use: Use = .grades, clue: Wording,
    by search: (any Technique)? = nil
  ) {
    self.id = id
    wording = .say(english, korean)
    self.otherNames = otherNames
    self.code = code
    self.score = score
    self.level = level
    self.group = group
    self.source = source
    self.explainerRating = explainerRating
    self.use = use
    self.clue = clue
    self.search = search
  }

  /// The usual English name.
  public var name: String { name(in: .english) }

  /// Returns the usual name.
  public func name(in language: Language) -> String { wording.text(in: language) }

  /// The English names by which people call the technique, the raw value of its ``id`` first.
  public var names: [String] { [id.rawValue, name] + otherNames }

  /// `true` if puzzles are graded with it.
  public var isInGrading: Bool {
    switch use {
    case .grades, .needlessGrades, .guess: true
    case .hints, .lists, .requests: false
    }
  }
}

extension TechniqueFacts: Hashable, Comparable {
  /// Two are the same if they are about the same technique.
  public static func == (lhs: TechniqueFacts, rhs: TechniqueFacts) -> Bool { lhs.id == rhs.id }

  /// Hashes the technique.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Compares by level, then by score, then by the order in which techniques are tried.
  public static func < (lhs: TechniqueFacts, rhs: TechniqueFacts) -> Bool {
    (lhs.level, lhs.score, lhs.id.place) < (rhs.level, rhs.score, rhs.id.place)
  }
}

extension TechniqueID {
  /// The position in ``allCases``. An enum without associated values is stored as just that, in one
  /// byte if it has up to 256 cases; a search by raw value would compare strings.
  package var place: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The facts about the technique.
  public var facts: TechniqueFacts { TechniqueFacts.table[place] }

  /// Returns the usual name of the technique.
  public func name(in language: Language) -> String { facts.name(in: language) }
}

/// Techniques that are alike.
public enum TechniqueGroup: String, CaseIterable, Sendable {
  case singles, intersections, subsets, fish, singleDigit, uniqueness, wings, coloring, chains
  case almostLockedSets, lastResorts
}

/// The difficulty of a technique in Sudoku Explainer 1.2.1.
public struct ExplainerRange: Hashable, Sendable {
  /// The rating of the easiest case, in tenths: 26 for 2.6.
  public let lowest: Int
  /// The rating of the hardest case, in tenths. `nil` if it grows with the length of a chain.
  public let highest: Int?

  /// The same rating in all cases.
  static func fixed(_ tenths: Int) -> ExplainerRange {
    ExplainerRange(lowest: tenths, highest: tenths)
  }

  /// Ratings from `lowest` to `highest` tenths.
  static func between(_ lowest: Int, _ highest: Int) -> ExplainerRange {
    ExplainerRange(lowest: lowest, highest: highest)
  }

  /// At least this rating, more for long chains.
  static func from(_ tenths: Int) -> ExplainerRange {
    ExplainerRange(lowest: tenths, highest: nil)
  }
}

extension ExplainerRange: CustomStringConvertible {
  /// "2.6", "1.2–1.5", "6.6+".
  public var description: String {
    func text(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
    guard let highest else { return text(lowest) + "+" }
    return highest == lowest ? text(lowest) : "\(text(lowest))–\(text(highest))"
  }
}

extension StringProtocol {
  /// The letters and digits in lower case. Two spellings of a name, such as "X-Wing" and "xwing",
  /// have the same.
  package var foldedName: String {
    String(filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
