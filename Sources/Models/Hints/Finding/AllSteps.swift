import Grading
public import Sudoku

/// Every step that the techniques find in one position. What goes by several names is listed once.
///
/// The easiest techniques come first. Among the steps of one technique, placed digits come before
/// eliminations, in reading order. If a technique draws the same conclusion in several ways, the
/// smallest pattern stands for all of them, as in HoDoKu.
///
/// HoDoKu lists such a step under each of its names. Here a chain of one digit is a Skyscraper, a
/// 2-String Kite, a Turbot Fish or an X-Chain, the first of these that it is. A longer name, AIC or
/// loop, or an ALS-XZ whose sets have a cell in common, is only listed for what the techniques
/// before it leave.
///
/// Where no technique of the grading finds anything, Sudoku Explainer's chains can be listed too:
/// of the easiest kind that there is, the easiest one for each candidate that they eliminate.
///
/// Finding all chains takes a while, so the list is filled a few techniques at a time. The caller
/// can show the steps so far, and stop.
public struct AllSteps: Sendable {
  /// The position.
  public let position: CandidateGrid
  /// The steps found so far.
  public private(set) var steps: [ListedStep] = []
  private var techniques: ArraySlice<any Technique>
  /// The chains to try after the techniques. `nil` if they aren't wanted, aren't needed, or are
  /// done.
  private var chains: ExplainerChains?
  private var findings = Findings(wantsAll: true, stop: .cancelled)
  /// `true` if techniques of one digit can find anything.
  private let hasImpossiblePlaces: Bool
  /// The links of one digit that the steps so far have: see ``Deduction/links``.
  private var known: Set<[Candidate]> = []
  /// The placements and eliminations of the steps so far.
  private var (placed, eliminated): (Set<Candidate>, Set<Candidate>) = ([], [])

  /// Creates an empty list for `position`, which has a solution. `techniques` are easiest first.
  /// With `chains`, Sudoku Explainer's follow if none of the grading finds a step.
  public init(
    in position: CandidateGrid, by techniques: [any Technique] = TechniqueCatalog.listed,
    thenChains chains: Bool = false
  ) {
    self.position = position
    self.techniques = techniques[...]
    self.chains = chains ? ExplainerChains(in: position) : nil
    hasImpossiblePlaces = position.hasImpossiblePlaces
  }

  /// `true` if every technique was tried.
  public var isComplete: Bool { techniques.isEmpty && chains == nil }

  /// Tries the remaining techniques.
  public mutating func complete() {
    while !isComplete { tryNext() }
  }

  /// Returns the list after trying at least one more technique, and as many as `duration` allows,
  /// off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func continued(for duration: Duration) async throws(CancellationError) -> AllSteps {
    let time = Stop.after(duration)
    var list = self
    repeat {
      list.tryNext()
      // The steps of the technique may not be all there.
      try Stop.cancelled.check()
    } while !list.isComplete && !time.isDue
    return list
  }

  private mutating func tryNext() {
    guard let technique = techniques.popFirst() else { return addChain() }
    defer { if techniques.isEmpty, hasGradedStep { chains = nil } }
    guard hasImpossiblePlaces || !technique.isOfOneDigit else { return }
    let found = findings.all(by: technique, in: position).filter { step in
      if let links = step.links { return !known.contains(links) && !step.eliminatesItsOwn }
      return !step.isOftenPlainer || !placed.isSuperset(of: step.placements)
        || !eliminated.isSuperset(of: step.eliminations)
    }
    known.formUnion(found.compactMap(\.links))
    for step in found {
      placed.formUnion(step.placements)
      eliminated.formUnion(step.eliminations)
    }
    steps += ListedStep.merged(found)
  }

  private var hasGradedStep: Bool { steps.contains { $0.deduction.technique.facts.isInGrading } }

  private mutating func addChain() {
    guard let chain = chains?.next(stop: .cancelled) else {
      chains = nil
      return
    }
    let new = ListedStep.merged([chain])
    if !steps.contains(where: { $0.id == new[0].id }) { steps += new }
  }
}

extension Deduction {
  /// The places along strong links of one digit, and what they eliminate. `nil` for techniques
  /// whose pattern is something else.
  fileprivate var links: [Candidate]? {
    switch technique {
    case .skyscraper, .twoStringKite, .turbotFish, .xChain:
      pattern.candidates.sorted() + eliminations.sorted()
    default: nil
    }
  }

  /// `true` if all that the links eliminate is among them. Locked candidates or a shorter chain
  /// eliminate the same.
  fileprivate var eliminatesItsOwn: Bool {
    let own = Set(pattern.candidates)
    return eliminations.allSatisfy(own.contains)
  }

  /// `true` for a chain of one digit that has the name of chains of several, and for two almost
  /// locked sets that overlap, which in one house are a naked subset.
  fileprivate var isOftenPlainer: Bool {
    switch (technique, pattern) {
    case (.alternatingInferenceChain, let chain as Chain): chain.isXChain
    // That its only true candidate excludes the others in the cell doesn't count as a conclusion of
    // an X-Chain.
    case (.discontinuousNiceLoop, let chain as Chain):
      chain.isXChain && eliminations.allSatisfy { $0.digit == chain.statements[0].digit }
    case (.alsXZ, let linked as LinkedSetsPattern):
      !linked.sets[0].cells.isDisjoint(with: linked.sets[1].cells)
    default: false
    }
  }
}

/// A step of a list.
public struct ListedStep: Hashable, Sendable, Identifiable {
  /// The step, in the smallest of the ways in which its technique finds it.
  public let deduction: Deduction
  /// The number of these ways.
  public let ways: Int
  /// Identifies the step.
  public let id: ID

  /// The technique and its conclusion, which no other step of the list shares.
  public struct ID: Hashable, Codable, Sendable {
    /// The technique.
    public let technique: TechniqueID
    /// The digits that it places, sorted.
    public let placements: [Candidate]
    /// The candidates that it removes, sorted.
    public let eliminations: [Candidate]

    /// Identifies the step that `deduction` belongs to.
    public init(_ deduction: Deduction) {
      technique = deduction.technique
      placements = deduction.placements.sorted()
      eliminations = deduction.eliminations.sorted()
    }
  }

  /// Returns the `deductions` of one technique, those with the same conclusion as one, in order.
  static func merged(_ deductions: [Deduction]) -> [ListedStep] {
    var found: [ID: (size: Int, ways: Int, deduction: Deduction)] = [:]
    for deduction in deductions {
      let (id, size) = (ID(deduction), deduction.pattern.candidates.count)
      guard let before = found[id] else {
        found[id] = (size, 1, deduction)
        continue
      }
      let isSmaller = size < before.size
      found[id] = (
        min(size, before.size), before.ways + 1, isSmaller ? deduction : before.deduction
      )
    }
    return found.sorted { $0.key < $1.key }
      .map { ListedStep(deduction: $1.deduction, ways: $1.ways, id: $0) }
  }
}

extension ListedStep.ID: Comparable {
  /// Compares by technique, then by the placed digits, then by the eliminations.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard lhs.technique == rhs.technique else {
      return lhs.technique.place < rhs.technique.place
    }
    guard lhs.placements == rhs.placements else {
      guard let first = lhs.placements.first else { return false }
      guard let other = rhs.placements.first else { return true }
      return first == other
        ? lhs.placements.lexicographicallyPrecedes(rhs.placements) : first < other
    }
    return lhs.eliminations.lexicographicallyPrecedes(rhs.eliminations)
  }
}

// Consequences of a step
extension CandidateGrid {
  /// The number of cells that are settled by singles.
  public var cellsSettledBySingles: Int { cellsSettled(afterwards: self) }

  /// Returns the number of cells that are settled by `deduction` and the singles that follow it.
  public func cellsSettled(by deduction: Deduction) -> Int {
    var position = self
    position.apply(deduction)
    return cellsSettled(afterwards: position)
  }

  private func cellsSettled(afterwards position: CandidateGrid) -> Int {
    var position = position
    while true {
      let singles = position.nakedSingles + position.hiddenSingles
      guard !singles.isEmpty else { return open.count - position.open.count }
      for single in singles where position.contains(single) { position.place(single) }
    }
  }

  /// Returns ``cellsSettled(by:)`` for each of `deductions`, off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func findCellsSettled(
    by deductions: [Deduction]
  ) async throws(CancellationError) -> [Int] {
    var counts: [Int] = []
    for deduction in deductions {
      try Stop.cancelled.check()
      counts.append(cellsSettled(by: deduction))
    }
    return counts
  }
}
