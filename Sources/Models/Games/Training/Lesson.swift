import Formats
public import Sudoku

/// A lesson of the course: one idea, first shown on a board, then found by the player. The cases
/// are in the order of the course, easiest first. The raw values are stored, so they must not
/// change.
public enum Lesson: String, CaseIterable, Codable, Sendable {
  case fullHouse, hiddenSingleInBox, hiddenSingleInLine, nakedSingle
  case pointing, claiming, nakedPair, hiddenPair, nakedTriple, hiddenTriple, quadruples
  case xWing, skyscraper, twoStringKite, emptyRectangle, xyWing, xyzWing, wWing, swordfish
  case simpleColors, uniqueRectangle, bugPlusOne, finnedXWing
  case xChain, xyChain, alternatingInferenceChain, almostLockedSets

  /// A chapter of the course.
  public enum Chapter: CaseIterable, Sendable {
    /// Digits that can be placed at once.
    case singles
    /// Candidates that a house rules out.
    case candidates
    /// Fish and wings.
    case patterns
    /// Colours and rectangles.
    case colors
    /// Chains and almost locked sets.
    case chains

    /// The lessons of the chapter, in order.
    public var lessons: [Lesson] { Lesson.allCases.filter { $0.chapter == self } }
  }

  /// The chapter of the lesson.
  public var chapter: Chapter {
    switch self {
    case .fullHouse, .hiddenSingleInBox, .hiddenSingleInLine, .nakedSingle: .singles
    case .pointing, .claiming, .nakedPair, .hiddenPair, .nakedTriple, .hiddenTriple, .quadruples:
      .candidates
    case .xWing, .skyscraper, .twoStringKite, .emptyRectangle, .xyWing, .xyzWing, .wWing,
      .swordfish:
      .patterns
    case .simpleColors, .uniqueRectangle, .bugPlusOne, .finnedXWing: .colors
    case .xChain, .xyChain, .alternatingInferenceChain, .almostLockedSets: .chains
    }
  }

  /// The techniques that the lesson teaches, the main one first.
  public var techniques: [TechniqueID] {
    switch self {
    case .fullHouse: [.fullHouse]
    case .hiddenSingleInBox, .hiddenSingleInLine: [.hiddenSingle]
    case .nakedSingle: [.nakedSingle]
    case .pointing: [.pointing]
    case .claiming: [.claiming]
    case .nakedPair: [.nakedPair, .lockedPair]
    case .hiddenPair: [.hiddenPair]
    case .nakedTriple: [.nakedTriple, .lockedTriple]
    case .hiddenTriple: [.hiddenTriple]
    case .quadruples: [.nakedQuadruple, .hiddenQuadruple]
    case .xWing: [.xWing]
    case .skyscraper: [.skyscraper]
    case .twoStringKite: [.twoStringKite]
    case .emptyRectangle: [.emptyRectangle]
    case .xyWing: [.xyWing]
    case .xyzWing: [.xyzWing]
    case .wWing: [.wWing]
    case .swordfish: [.swordfish, .jellyfish]
    case .simpleColors: [.simpleColorTrap, .simpleColorWrap, .multiColors1, .multiColors2]
    case .uniqueRectangle:
      [
        .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5, .uniqueness6,
        .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2,
      ]
    case .bugPlusOne: [.bugPlusOne]
    case .finnedXWing: [.finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish]
    case .xChain: [.xChain, .turbotFish]
    case .xyChain: [.xyChain, .remotePair]
    case .alternatingInferenceChain:
      [
        .alternatingInferenceChain, .discontinuousNiceLoop, .continuousNiceLoop,
        .groupedAlternatingInferenceChain, .groupedDiscontinuousNiceLoop,
        .groupedContinuousNiceLoop,
      ]
    case .almostLockedSets: [.alsXZ, .alsXYWing, .alsChain]
    }
  }

  /// The techniques that its positions ask for.
  var practised: [TechniqueID] {
    switch self {
    case .quadruples, .simpleColors, .finnedXWing: Array(techniques.prefix(2))
    default: Array(techniques.prefix(1))
    }
  }

  /// `true` if its positions begin with all candidates noted. Singles are found by looking: notes
  /// would be in the way, or give them away.
  public var showsCandidates: Bool { chapter != .singles }

  /// The position in the course, from 0.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Returns the first lesson that teaches `technique`, or `nil` if the course has none.
  public static func teaching(_ technique: TechniqueID) -> Lesson? {
    allCases.first { $0.techniques.contains(technique) }
  }

  /// Returns the lesson that teaches `deduction`, or `nil` if the course has none.
  public static func teaching(_ deduction: Deduction) -> Lesson? {
    allCases.first { $0.teaches(deduction) }
  }

  /// Returns `true` if the lesson teaches `deduction`. A hidden single is classified by its first
  /// house, because that's where a hint points.
  func teaches(_ deduction: Deduction) -> Bool {
    guard techniques.contains(deduction.technique) else { return false }
    let isInBox = deduction.pattern.houses.first.map(House.boxes.contains) ?? false
    return switch self {
    case .hiddenSingleInBox: isInBox
    case .hiddenSingleInLine: !isInBox
    default: true
    }
  }
}

/// The stars that a player has earned in the course.
public struct LessonProgress: Hashable, Sendable {
  /// The maximum number of stars for a lesson.
  public static let maxStars = 3
  /// The stars by the name of the lesson. Unknown names are kept, and so are values that aren't
  /// numbers, until the lesson has stars.
  private var stars: [String: JSONValue] = [:]

  /// Creates progress without any lessons done.
  public init() {}

  /// Returns the stars of a lesson: 1 to ``maxStars`` once it is done, 0 before.
  public func stars(of lesson: Lesson) -> Int {
    guard case .integer(let count) = stars[lesson.rawValue] else { return 0 }
    return Int(min(max(0, count), Int64(Self.maxStars)))
  }

  /// Returns `true` if a lesson is done.
  public func isDone(_ lesson: Lesson) -> Bool { stars(of: lesson) > 0 }

  /// The first lesson that isn't done, or `nil` if all are.
  public var next: Lesson? { Lesson.allCases.first { !isDone($0) } }

  /// Returns the first lesson after `lesson` that isn't done, wrapping around at the end, or `nil`
  /// if no other is left.
  public func next(after lesson: Lesson) -> Lesson? {
    let place = lesson.place
    return (Lesson.allCases[(place + 1)...] + Lesson.allCases[..<place]).first { !isDone($0) }
  }

  /// The number of lessons done.
  public var doneCount: Int { Lesson.allCases.count(where: isDone) }

  /// The stars of all lessons.
  public var starCount: Int { Lesson.allCases.map(stars).reduce(0, +) }

  /// Marks a lesson as done, with at least one star. Repeating it never loses stars.
  public mutating func finish(_ lesson: Lesson, stars earned: Int) {
    let count = max(stars(of: lesson), min(max(1, earned), Self.maxStars))
    stars[lesson.rawValue] = .integer(Int64(count))
  }
}

extension LessonProgress: Codable {
  /// Decodes the stars by the names of the lessons.
  public init(from decoder: any Decoder) throws {
    stars = try decoder.singleValueContainer().decode([String: JSONValue].self)
  }

  /// Encodes the stars by the names of the lessons.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stars)
  }
}

/// A lesson in progress. Unknown names are kept.
public struct LessonInProgress: Hashable, Sendable {
  /// The name of the lesson. This version may not know it. No lesson has the name of what can't be
  /// read.
  public let name: String
  /// The seed of its positions.
  public let seed: UInt64
  private let results: [String]
  /// `true` if the current position was fully explained.
  public let isTold: Bool
  /// The value in the file, if it isn't a lesson in progress. It is kept.
  private let unread: JSONValue?

  /// The result of a position. The raw values are stored, so they must not change.
  public enum Outcome: String, Sendable {
    case foundAlone, foundWithHints, skipped
  }

  /// Creates the state of `lesson` after positions with `outcomes`.
  public init(_ lesson: Lesson, seed: UInt64, outcomes: [Outcome], isTold: Bool) {
    (name, results) = (lesson.rawValue, outcomes.map(\.rawValue))
    (self.seed, self.isTold, unread) = (seed, isTold, nil)
  }

  /// Returns `true` if this is the state of `lesson`.
  public func isOf(_ lesson: Lesson) -> Bool { name == lesson.rawValue }

  /// The results of the positions so far.
  public var outcomes: [Outcome] { results.compactMap(Outcome.init) }
}

extension LessonInProgress: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, seed, results, isTold
  }

  /// Reads a lesson in progress, with its results up to the first that can't be read. Anything else
  /// is kept as it is.
  public init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: CodingKeys.self),
      let name = try? values.decode(String.self, forKey: .name),
      let seed = try? values.decode(UInt64.self, forKey: .seed),
      let results = try? values.decode(ReadableElements<String>.self, forKey: .results),
      let isTold = try? values.decode(Bool.self, forKey: .isTold)
    {
      (self.name, self.seed, self.results) = (name, seed, results.start)
      (self.isTold, unread) = (isTold, nil)
    } else {
      let value = try JSONValue(from: decoder)
      (name, seed, results, isTold, unread) = ("unread \(value)", 0, [], false, value)
    }
  }

  /// Writes it, or what couldn't be read.
  public func encode(to encoder: any Encoder) throws {
    if let unread { return try unread.encode(to: encoder) }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(seed, forKey: .seed)
    try values.encode(results, forKey: .results)
    try values.encode(isTold, forKey: .isTold)
  }
}
