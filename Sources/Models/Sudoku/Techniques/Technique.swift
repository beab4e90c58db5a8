/// A way to draw conclusions from the candidates of a position, as people do.
///
/// To add one, write a type that conforms, with its ``Pattern``, and a case of ``TechniqueID`` with
/// its row in ``TechniqueFacts/table``.
public protocol Technique: Sendable {
  /// The identifier. The first of several if the deductions have several names.
  var id: TechniqueID { get }

  /// The names of the deductions, all of one score and level. Usually just ``id``.
  ///
  /// Some techniques are found in one search, so that the first deduction is HoDoKu's: simple
  /// colours (trap and wrap), nice loops.
  var kinds: [TechniqueID] { get }

  /// `true` if the conclusions about a digit follow from the places for that digit alone.
  var isOfOneDigit: Bool { get }

  /// Adds the deductions to `findings`, in HoDoKu's order.
  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached)
}

extension Technique {
  /// The facts about the technique.
  public var facts: TechniqueFacts { id.facts }

  /// Just ``id``.
  public var kinds: [TechniqueID] { [id] }

  /// `false` by default.
  public var isOfOneDigit: Bool { false }

  /// Returns the first deduction in `grid`, or `nil` if there is none.
  public func first(in grid: CandidateGrid) -> Deduction? {
    var findings = Findings()
    do { try search(grid, &findings) } catch {}
    return findings.deductions.first
  }

  /// Returns all deductions in `grid`.
  public func all(in grid: CandidateGrid) -> [Deduction] {
    var findings = Findings(wantsAll: true)
    return findings.all(by: self, in: grid)
  }
}

/// The deductions found so far.
public struct Findings: Sendable {
  /// Signals that no more are wanted.
  public struct LimitReached: Error {}

  fileprivate private(set) var deductions: [Deduction] = []
  private var seen: Set<[Candidate]> = []
  private let limit: Int
  private let stop: Stop
  /// Shared facts about the position.
  var cache = PositionCache()

  /// `true` if all deductions are wanted, including those that HoDoKu only shows in its list of all
  /// steps. Otherwise only the one that it takes for solving counts.
  public var wantsAll: Bool { limit == .max }

  /// Adds `deduction` unless it repeats the cells and conclusions of another.
  ///
  /// - Throws: ``LimitReached`` once there are as many as wanted. Pass it on.
  public mutating func add(_ deduction: Deduction) throws(LimitReached) {
    if stop.isDue { throw LimitReached() }
    if limit > 1 {
      let key = deduction.placements + deduction.candidates + deduction.eliminations
      guard seen.insert(key).inserted else { return }
    }
    deductions.append(deduction)
    if deductions.count >= limit { throw LimitReached() }
  }

  /// Adds the deduction that eliminates `candidates`, if there are any.
  mutating func add(
    _ technique: TechniqueID, eliminations candidates: [Candidate],
    _ pattern: @autoclosure () -> any Pattern
  ) throws(LimitReached) {
    if candidates.isEmpty { return }
    try add(Deduction(technique, eliminations: candidates, pattern()))
  }

  /// Adds the deduction that eliminates `digit` from `cells`, if there are any.
  mutating func add(
    _ technique: TechniqueID, eliminating digit: Digit, from cells: CellSet,
    _ pattern: @autoclosure () -> any Pattern
  ) throws(LimitReached) {
    try add(technique, eliminations: cells.map { Candidate($0, digit) }, pattern())
  }

  /// Creates room for one deduction, or for all that are found before `stop` is due.
  package init(wantsAll: Bool = false, stop: Stop = .never) {
    limit = wantsAll ? .max : 1
    self.stop = stop
  }

  /// Returns the first deduction of `technique` in `grid`, or `nil` if there is none. What it
  /// computes about the position is kept for the next technique, which must be asked about the same
  /// one.
  package mutating func first(by technique: any Technique, in grid: CandidateGrid) -> Deduction? {
    if technique.isOfOneDigit, cache.unfinishedDigits(in: grid).isEmpty { return nil }
    do { try technique.search(grid, &self) } catch {}
    return deductions.first
  }

  /// Returns all deductions of `technique` in `grid`, and keeps what it computes as
  /// ``first(by:in:)`` does.
  package mutating func all(by technique: any Technique, in grid: CandidateGrid) -> [Deduction] {
    do { try technique.search(grid, &self) } catch {}
    defer { (deductions, seen) = ([], []) }
    return deductions
  }
}
