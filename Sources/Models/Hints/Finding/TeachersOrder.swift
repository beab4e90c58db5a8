import Grading
import Sudoku

/// The order in which hints try the techniques.
public enum HintOrder: String, CaseIterable, Codable, Sendable {
  /// Easiest for a person first: see ``TeachersOrder``.
  case teachers
  /// The order that HoDoKu solves and grades by.
  case hodoku
}

/// The next deduction, as a teacher would point it out.
///
/// ```
/// a house with one empty cell
/// a digit with one place left in a box
/// a digit with one place left in a row or column
/// a cell with one candidate left
/// locked candidates, pairs, triples, X-Wing, …
/// everything else up to expert as HoDoKu orders it
/// Death Blossom, 3D Medusa, fireworks
/// what is extreme
/// ```
///
/// Of several singles of the same kind, the one in the fullest house comes first, then the one
/// nearest to where the player is. Grades don't follow this order.
struct TeachersOrder: Sendable {
  /// The player's cell.
  let cell: Cell?
  private let beyondSingles = Grader(techniques: TechniqueCatalog.teaching)

  /// Returns the next step from `position`, or `nil` if no technique finds one or `stop` is due.
  func step(from position: CandidateGrid, stop: Stop = .never) -> Deduction? {
    single(in: position) ?? beyondSingles.step(from: position, stop: stop)
  }

  private func single(in position: CandidateGrid) -> Deduction? {
    fullHouse(in: position) ?? hiddenSingle(in: House.boxes, of: position)
      ?? hiddenSingle(in: House.rows + House.columns, of: position) ?? nakedSingle(in: position)
  }

  /// Returns the single that `technique` finds first, or `nil` for any other technique.
  func single(by technique: TechniqueID, in position: CandidateGrid) -> Deduction? {
    switch technique {
    case .fullHouse: fullHouse(in: position)
    case .hiddenSingle: hiddenSingle(in: House.all, of: position)
    case .nakedSingle: nakedSingle(in: position)
    default: nil
    }
  }

  private func fullHouse(in position: CandidateGrid) -> Deduction? {
    let found: [(Candidate, House)] = House.all.compactMap { house in
      let open = house.cellSet.intersection(position.open)
      guard open.count == 1, let cell = open.first, position[cell].count == 1,
        let digit = position[cell].first
      else { return nil }
      return (Candidate(cell, digit), house)
    }
    guard let (candidate, house) = easiest(found, in: position) else { return nil }
    return Deduction(.fullHouse, placements: [candidate], FullHousePattern(candidate, house))
  }

  private func hiddenSingle(in houses: [House], of position: CandidateGrid) -> Deduction? {
    let found: [(Candidate, House)] = houses.flatMap { house in
      Digit.all.compactMap { digit in
        guard position.count(of: digit, in: house) == 1 else { return nil }
        return house.cells.map { Candidate($0, digit) }.first(where: position.contains)
          .map { ($0, house) }
      }
    }
    guard let (candidate, house) = easiest(found, in: position) else { return nil }
    let others = candidate.cell.houses.filter {
      $0 != house && position.count(of: candidate.digit, in: $0) == 1
    }
    return Deduction(
      .hiddenSingle, placements: [candidate], HiddenSinglePattern(candidate, [house] + others))
  }

  private func nakedSingle(in position: CandidateGrid) -> Deduction? {
    let found: [(Candidate, House)] = position.open.flatMap { cell -> [(Candidate, House)] in
      guard position[cell].count == 1, let digit = position[cell].first else { return [] }
      return cell.houses.map { (Candidate(cell, digit), $0) }
    }
    return easiest(found, in: position).map { candidate, _ in
      Deduction(.nakedSingle, placements: [candidate], NakedSinglePattern(candidate))
    }
  }

  /// Returns the candidate in the fullest house. Of several, the nearest one, then the first.
  private func easiest(
    _ found: [(Candidate, House)], in position: CandidateGrid
  ) -> (Candidate, House)? {
    found.min { ease($0, in: position) < ease($1, in: position) }
  }

  private func ease(
    _ found: (candidate: Candidate, house: House), in position: CandidateGrid
  ) -> (openCells: Int, distance: Int) {
    let open = found.house.cellSet.intersection(position.open).count
    return (open, cell.map { Self.distance($0, found.candidate.cell) } ?? 0)
  }

  private static func distance(_ first: Cell, _ second: Cell) -> Int {
    abs(first.row - second.row) + abs(first.column - second.column)
  }
}
