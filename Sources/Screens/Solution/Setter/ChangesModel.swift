import Generating
import Grading
import Observation
import Sudoku

/// The puzzles with one given more or less: all of them, as they are tried, or those that meet a
/// target.
@Observable
final class ChangesModel {
  /// The changes to show, in order.
  private(set) var rows: [ChangeRow] = []
  /// The number of changes tried, and of all.
  private(set) var tried = 0
  private(set) var total = 0
  /// `true` if the highest ratings come first.
  private(set) var isHardestFirst = true
  /// The conditions on the puzzles.
  private(set) var target: ChangeTarget
  /// `true` if no puzzle meets the target, so the rows are all puzzles, the nearest first.
  private(set) var showsNearest = false
  /// The selected row: the first, until the user selects another.
  private(set) var selected: ChangePlace?
  /// The techniques that puzzles need, hardest first.
  private(set) var techniques: [TechniqueID] = []
  @ObservationIgnored private var all: [ChangeRow] = []
  @ObservationIgnored private var hasChosen = false
  @ObservationIgnored private let givens: Grid

  /// Creates a list of the changes of `givens`, empty before ``search()``.
  init(_ givens: Grid, target: ChangeTarget = ChangeTarget()) {
    self.givens = givens
    self.target = target
  }

  /// The technique that the puzzles need, or `nil` for any.
  var technique: TechniqueID? { target.technique }

  /// How long to grade and rate a puzzle.
  private static var timeLimit: Duration { .seconds(2) }

  /// Tries every change on all cores. Ends early if the task is cancelled.
  func search() async {
    let givens = givens
    guard let candidates = try? await TrueCandidates.find(in: CandidateGrid(givens: givens)) else {
      return
    }
    let changes = GivenChange.all(of: givens, adding: candidates)
    total = changes.count
    let limit = Self.timeLimit
    await withTaskGroup(of: ChangeRow?.self) { group in
      for change in changes {
        group.addTask {
          let outcome = try? await change.findOutcome(on: givens, within: limit)
          return outcome.map { ChangeRow(change: change, outcome: $0) }
        }
      }
      for await row in group {
        guard !Task.isCancelled else { return }
        tried += 1
        if let row { add(row) }
      }
    }
  }

  private func add(_ row: ChangeRow) {
    all.append(row)
    let known = Set(techniques)
    let new = row.outcome.techniques.filter { !known.contains($0) }
    if !new.isEmpty { techniques = (techniques + new).sorted { $0.facts > $1.facts } }
    refresh()
  }

  /// Switches between hardest and easiest first.
  func toggleOrder() {
    isHardestFirst.toggle()
    hasChosen = false
    refresh()
  }

  /// Shows only puzzles that need the next technique of the list, and in the end all again.
  func turnTechnique() {
    let place = technique.flatMap { techniques.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    change { $0.technique = techniques.indices.contains(place) ? techniques[place] : nil }
  }

  /// Wants puzzles of the next level, and in the end of any.
  func turnLevel() {
    let levels: [Level?] = [nil] + Level.allCases
    let place = levels.firstIndex(of: target.level) ?? 0
    change { $0.level = levels[(place + 1) % levels.count] }
  }

  /// Changes what the puzzles are to become. The first row is selected then.
  func change(_ change: (inout ChangeTarget) -> Void) {
    change(&target)
    hasChosen = false
    refresh()
  }

  /// Selects a row, which stays selected as others come in.
  func select(_ place: ChangePlace?) {
    guard case .change = place, place != selected else { return }
    selected = place
    hasChosen = true
  }

  private func refresh() {
    let (isHardestFirst, target) = (isHardestFirst, target)
    let sorted = all.sorted { $0.comes(before: $1, isHardestFirst: isHardestFirst) }
    rows = sorted.filter { target.isMet(by: $0.outcome) }
    showsNearest = rows.isEmpty
    if showsNearest { rows = Self.nearest(of: sorted, to: target) }
    if !hasChosen { selected = rows.first?.id }
  }
}

extension ChangesModel {
  /// The puzzles with one solution, the nearest to `target` first, those at the same distance in
  /// the order in which they are.
  private static func nearest(of rows: [ChangeRow], to target: ChangeTarget) -> [ChangeRow] {
    rows.enumerated().compactMap { place, row in
      target.distance(to: row.outcome).map { (distance: $0, place: place, row: row) }
    }
    .sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.row)
  }
}

/// A row of the list.
nonisolated enum ChangePlace: Hashable {
  case change(GivenChange)
  /// The only row of a list without changes. It keeps the focus in the list.
  case nothing
}

/// A change and what becomes of the puzzle.
nonisolated struct ChangeRow: Hashable, Identifiable {
  let change: GivenChange
  let outcome: GivenChange.Outcome

  var id: ChangePlace { .change(change) }

  /// The place in the list: puzzles by rating and score, then those with several solutions, fewest
  /// first, and in the end in the order of the cells.
  fileprivate func comes(before other: ChangeRow, isHardestFirst: Bool) -> Bool {
    let (one, two) = (outcome, other.outcome)
    if one.count != two.count { return one.count < two.count }
    if one.difficulty != two.difficulty {
      return (one.difficulty > two.difficulty) == isHardestFirst
    }
    if change.isAddition != other.change.isAddition { return !change.isAddition }
    return (change.cell.index, change.digit.rawValue)
      < (other.change.cell.index, other.change.digit.rawValue)
  }
}

nonisolated extension GivenChange.Outcome {
  fileprivate var count: Int {
    switch solutions {
    case .exactly(let count): count
    case .moreThan(let count): count + 1
    }
  }

  /// Rating and score as one number. A puzzle that couldn't be rated in time is the hardest.
  fileprivate var difficulty: Int {
    guard count == 1 else { return 0 }
    return (rating ?? 200) * 1_000_000 + (tally?.score ?? 0)
  }

  /// The techniques beyond singles that the puzzle needs.
  var techniques: [TechniqueID] {
    (tally?.uses.keys).map { $0.filter { !$0.isSingle } } ?? []
  }
}
