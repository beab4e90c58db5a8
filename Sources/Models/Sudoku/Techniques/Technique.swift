/// A way to conclude something from the candidates of a position, as people do.
///
/// A new one is a type that conforms, a case of ``TechniqueID`` and a line in ``TechniqueCatalog``.
public protocol Technique: Sendable {
  /// Which it is; where its deductions have several names, the first of these.
  var id: TechniqueID { get }

  /// Each name that its deductions may have, all of one score and level.
  ///
  /// Some are looked for in one search, so that the first one found is HoDoKu's first one: simple
  /// colours (trap and wrap), nice loops. As a rule there is just ``id``.
  var kinds: [TechniqueID] { get }

  /// Whether what it concludes of a digit follows from the places of that digit alone.
  var isOfOneDigit: Bool { get }

  /// Adds each deduction to `findings`, in the order in which HoDoKu looks for them.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.Enough)
}

extension Technique {
  /// What is known of it.
  public var facts: TechniqueFacts { id.facts }

  /// Just ``id``.
  public var kinds: [TechniqueID] { [id] }

  /// It does not, as a rule.
  public var isOfOneDigit: Bool { false }

  /// The first deduction in `grid`; nil where the technique finds none.
  public func first(in grid: CandidateGrid) -> Deduction? {
    Findings.collect(limit: 1) { (findings) throws(Findings.Enough) in
      try search(grid, &findings)
    }.first
  }

  /// All deductions in `grid`.
  public func all(in grid: CandidateGrid) -> [Deduction] {
    Findings.collect(limit: .max) { (findings) throws(Findings.Enough) in
      try search(grid, &findings)
    }
  }
}

/// The deductions found so far.
public struct Findings {
  /// Says that no more are wanted.
  public struct Enough: Error {}

  private var deductions: [Deduction] = []
  private var seen: Set<[Candidate]> = []
  private let limit: Int
  /// What is known of the position.
  var groundwork = Groundwork()

  /// Whether all are wanted, with those that HoDoKu shows only where it lists all steps. Otherwise
  /// what counts is the one that it takes when it solves.
  public var wantsAll: Bool { limit == .max }

  /// Adds `deduction`, unless one of the same cells and conclusions is there.
  ///
  /// - Throws: ``Enough`` once there are as many as wanted: pass it on.
  public mutating func add(_ deduction: Deduction) throws(Enough) {
    if limit > 1 {
      let key = deduction.placements + deduction.candidates + deduction.eliminations
      guard seen.insert(key).inserted else { return }
    }
    deductions.append(deduction)
    if deductions.count >= limit { throw Enough() }
  }

  /// Room for one deduction of one position.
  package init() { self.init(limit: 1) }

  /// The first deduction in `grid` by `technique`; nil where it finds none. What it finds out about
  /// the position is there for the next technique, which is asked about the same one.
  package mutating func first(by technique: any Technique, in grid: CandidateGrid) -> Deduction? {
    do { try technique.search(grid, &self) } catch {}
    return deductions.first
  }

  /// What `search` finds, at most `limit`.
  static func collect(
    limit: Int, _ search: (inout Findings) throws(Enough) -> Void
  ) -> [Deduction] {
    var findings = Findings(limit: limit)
    do { try search(&findings) } catch {}
    return findings.deductions
  }

  private init(limit: Int) {
    self.limit = limit
  }
}
