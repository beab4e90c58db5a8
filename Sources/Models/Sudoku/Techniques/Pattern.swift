/// The evidence for a deduction: everything that its picture and its explanation need.
///
/// Each kind of pattern is defined beside the search that finds it. Most of what it doesn't say
/// follows from its candidates and chains.
package protocol Pattern: Hashable, Sendable {
  /// The candidates of the pattern in reading order. Some may be eliminated.
  var candidates: [Candidate] { get }
  /// The cells in reading order. By default those of the candidates and sets.
  var cells: [Cell] { get }
  /// The houses to look at, those that form the pattern first. None by default.
  var houses: [House] { get }
  /// The almost locked sets of the pattern in reading order. By default those of the chains.
  var sets: [AlmostLockedSet] { get }
  /// The chains of implications for patterns that are explained step by step. None by default.
  var chains: [Chain] { get }
  /// The chains of four places that are explained as a pattern: skyscrapers, kites and turbot fish.
  /// None by default.
  var fourPlaceChains: [Chain] { get }
  /// Candidates in two colours each: those of one colour are all true, those of the other false.
  /// None by default.
  var colors: [(first: [Candidate], second: [Candidate])] { get }

  /// The cells that the picture tints as A, B, C and so on. By default those of each set.
  var groups: [CellSet] { get }
  /// The houses that the picture outlines. By default all.
  var paintedHouses: [House] { get }
  /// Returns `true` if the pattern reaches into `house` and doesn't start there. `false` by
  /// default.
  func isCover(_ house: House) -> Bool
  /// Returns the candidates that spoil the pattern or decide between its cases if it eliminates
  /// `lost`. None by default.
  func fins(eliminating lost: DigitSet) -> [Candidate]
  /// Returns the links to draw. By default those of the chains.
  func links(in position: CandidateGrid) -> [Link]
  /// The names of the fins and the houses in the picture. By default those of fish.
  var terms: HintPicture.Terms { get }
  /// The pattern with only the ends of its chains, for a picture with folded chains. `nil` by
  /// default.
  var summary: (any Pattern)? { get }

  /// `true` if the place of its explanation is the same in any position. `false` by default.
  var hasFixedPlace: Bool { get }
  /// Returns the reasons for a deduction that rests on the pattern.
  func reasoning(for step: ExplainedStep) -> Reasoning
}

extension Pattern {
  package var cells: [Cell] { (candidates.map(\.cell) + sets.flatMap(\.cells)).unique }
  package var houses: [House] { [] }
  package var sets: [AlmostLockedSet] { chains.flatMap(\.statements).compactMap(\.set).unique }
  package var chains: [Chain] { [] }
  package var fourPlaceChains: [Chain] { [] }
  package var colors: [(first: [Candidate], second: [Candidate])] { [] }
  package var groups: [CellSet] { sets.map(\.cells) }
  package var paintedHouses: [House] { houses }
  package func isCover(_ house: House) -> Bool { false }
  package func fins(eliminating lost: DigitSet) -> [Candidate] { [] }
  package func links(in position: CandidateGrid) -> [Link] { chains.flatMap(\.links).unique }
  package var terms: HintPicture.Terms { .fish }
  package var summary: (any Pattern)? { nil }
  package var hasFixedPlace: Bool { false }

  /// Returns `true` if `other` is the same pattern.
  package func isEqual(to other: any Pattern) -> Bool { (other as? Self) == self }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
