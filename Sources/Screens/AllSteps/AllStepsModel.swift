import Formats
import Grading
import Hints
import Observation
import Sudoku

/// The steps at a position, the ones to show of them, and the one to preview.
@Observable
final class AllStepsModel {
  @ObservationIgnored let board: any StepsBoard
  /// The steps found so far. `nil` before the position is known, or if it has a problem.
  private(set) var list: AllSteps?
  /// The reason why there are no steps.
  private(set) var problem: NextStep?
  /// `true` until all steps are found, and what each leads to.
  private(set) var isSearching = true
  /// The steps to show.
  private(set) var groups: [StepGroup] = []
  /// The reason why a range that is searched for finds nothing.
  private(set) var refusal: String?
  /// The row with the cursor.
  private(set) var place: StepPlace?
  /// The step to preview: that of the row, or the first of a folded group.
  private(set) var selected: StepItem?
  /// The conditions that the shown steps meet.
  private(set) var filter = StepFilter()
  /// `true` if the steps that lead furthest come first, `false` to list them by technique.
  private(set) var isByReach = false
  /// The techniques whose steps are folded.
  private var folded: Set<StepKind> = []
  /// The number of cells that singles alone settle.
  private(set) var settledBySingles = 0
  /// The position within the explanation.
  var reading = Reading()
  /// `true` if the cursor stays on the first row as the list changes, until the user moves it.
  @ObservationIgnored private var followsFirst = true
  /// All steps that would change the board.
  @ObservationIgnored private var rows: [StepItem] = []
  /// The state of the board that the steps are about.
  @ObservationIgnored private var state: StepsState?
  /// The eliminations made here. Notes on the board may be too few to show them.
  @ObservationIgnored private var taken: [Deduction] = []

  /// Creates a list of the steps of `board`, empty before ``search()``.
  init(_ board: any StepsBoard) {
    self.board = board
  }

  var words: Words { board.dependencies.words }

  /// The number of steps to show, and of all.
  var counts: (shown: Int, all: Int) {
    (groups.reduce(0) { $0 + $1.rows.count }, rows.count)
  }
}

// Searching
extension AllStepsModel {
  /// How long to search before showing the steps found.
  private static var timeUnseen: Duration { .milliseconds(40) }
  /// The number of steps to try at a time for what they lead to.
  private static var triedAtOnce: Int { 128 }

  /// Finds the steps of the board as it is now, then what each leads to. The steps found before
  /// stay until there are new ones. Ends early if the task is cancelled.
  func search() async {
    let state = board.stepsState
    isSearching = true
    let start = await board.findStart()
    guard let start, !Task.isCancelled else { return }
    switch start {
    case .problem(let step):
      rows = []
      (self.state, list, problem) = (state, nil, step)
      board.noteShown(step)
      refresh()
    case .position(var position):
      for step in taken where step.placements.isEmpty { position.apply(step) }
      while let shown = await find(in: position, of: state), !shown.isEmpty {
        for step in shown { position.apply(step) }
      }
      guard !Task.isCancelled else { return }
      await measureReach(in: position)
    }
    if !Task.isCancelled { isSearching = false }
  }

  /// Lists the steps in `position`. Ends early to return those that the board already shows,
  /// because the position after them has more.
  private func find(in position: CandidateGrid, of state: StepsState) async -> [Deduction]? {
    var list = AllSteps(in: position, thenChains: true)
    var found: [StepItem] = []
    while !list.isComplete {
      guard let next = try? await list.continued(for: Self.timeUnseen), !Task.isCancelled else {
        return nil
      }
      let steps = next.steps[list.steps.count...]
      let shown = steps.map(\.deduction).filter { !board.isNew($0, from: position) }
      guard shown.isEmpty else { return shown }
      found += steps.map { StepItem($0, words) }
      (list, rows) = (next, found)
      (self.state, self.list, problem) = (state, list, nil)
      if !found.isEmpty { board.noteShown() }
      refresh()
    }
    return []
  }

  private func measureReach(in position: CandidateGrid) async {
    settledBySingles = position.cellsSettledBySingles
    var start = 0
    while start < rows.count {
      let some = start..<min(start + Self.triedAtOnce, rows.count)
      guard
        let counts = try? await position.findCellsSettled(by: rows[some].map(\.step.deduction)),
        !Task.isCancelled, some.upperBound <= rows.count
      else { return }
      for (place, count) in zip(some, counts) { rows[place].settles = count - settledBySingles }
      start = some.upperBound
      refresh()
    }
  }
}

// What is shown
extension AllStepsModel {
  /// Changes the conditions that the shown steps meet.
  func changeFilter(_ change: (inout StepFilter) -> Void) {
    change(&filter)
    refresh()
  }

  /// Switches between the two orders. In that of reach, the best step is selected.
  func toggleOrder() {
    isByReach.toggle()
    followsFirst = isByReach
    refresh()
  }

  /// Previews the step of a row.
  func select(_ place: StepPlace?) {
    guard place != self.place else { return }
    followsFirst = false
    show(place)
  }

  /// Returns `true` if only the name of `group` is shown.
  func isFolded(_ group: StepGroup) -> Bool { group.id.map(folded.contains) ?? false }

  /// Folds the group of the selected step, or unfolds it. `nil` toggles.
  func fold(_ isFolded: Bool? = nil) {
    guard !isByReach, let kind = selected?.kind else { return }
    if isFolded ?? !folded.contains(kind) { folded.insert(kind) } else { folded.remove(kind) }
    followsFirst = false
    refresh()
  }

  /// Folds all groups, or unfolds all if all are folded.
  func foldAll() {
    folded = groups.allSatisfy(isFolded) ? [] : Set(groups.compactMap(\.id))
    followsFirst = false
    refresh()
  }

  private func refresh() {
    let sought = StepSearch(filter.text, words)
    let shown = rows.filter { filter.admits($0) && sought.admits($0) }
    refusal = sought.refusal(among: rows, words)
    groups = isByReach ? furthestFirst(shown) : byTechnique(shown)
    show(followsFirst ? nil : place)
  }

  /// Moves the cursor to the row of `wanted`, or to the first one.
  private func show(_ wanted: StepPlace?) {
    let before = selected?.place
    let found = groups.first { group in
      group.place == wanted || group.rows.contains { $0.place == wanted }
    }
    let group = found ?? groups.first
    selected = group?.rows.first { $0.place == wanted } ?? group?.rows.first
    place = group.flatMap { isFolded($0) ? $0.place : selected?.place }
    if selected?.place != before { reading.restart() }
  }

  private func byTechnique(_ rows: [StepItem]) -> [StepGroup] {
    rows.reduce(into: []) { groups, row in
      // Chains of several kinds come in the order of their ratings.
      if let place = groups.firstIndex(where: { $0.id == row.kind }) {
        groups[place].rows.append(row)
      } else {
        groups.append(StepGroup(id: row.kind, title: row.name, rows: [row]))
      }
    }
  }

  private func furthestFirst(_ rows: [StepItem]) -> [StepGroup] {
    guard !rows.isEmpty else { return [] }
    let sorted = rows.sorted { $0.settles ?? 0 > $1.settles ?? 0 }
    return [StepGroup(id: nil, title: words.allSteps.furthest, rows: sorted)]
  }
}

// The selected step
extension AllStepsModel {
  /// Takes the selected step on the board, unless the board has changed since. The first step of
  /// the new list is selected then. Unfolds a folded group instead.
  func take() {
    if case .group = place { return fold(false) }
    guard let selected, let position = list?.position, state == board.stepsState else { return }
    followsFirst = true
    taken.append(selected.step.deduction)
    board.take(selected.step.deduction, from: position)
  }

  /// The board with the candidates of the position and the selected step.
  var picture: BoardPicture {
    guard let position = list?.position else {
      var picture = BoardPicture(grid: board.shownGrid, givens: board.startingDigits)
      picture.hint = problem?.picture
      return picture
    }
    var picture = BoardPicture(grid: position.grid, givens: board.startingDigits)
    picture.notes = Cell.all.map { position[$0] }
    // Of several chains only what the sentences beside it name: all their links would hide the
    // board.
    picture.hint = selected?.step.deduction.picture(of: position, unfolding: 0)
    return picture
  }

  /// What ``picture`` shows, to draw into a file.
  var drawn: DrawnBoard {
    DrawnBoard(picture, explanation: shownStep.map { words.printedExplanation(of: $0) })
  }

  /// The board with the candidates of the position, to write into a file.
  var shownEntry: PuzzleEntry {
    var entry = PuzzleEntry(givens: board.startingDigits)
    entry.fill(with: list?.position.grid ?? board.shownGrid, candidatesOf: list?.position)
    return entry
  }

  /// The explanation of the selected step, or of the problem.
  var explanation: Explanation? { shownStep.map { words.explanation(of: $0) } }

  /// The selected step, or the problem.
  private var shownStep: NextStep? {
    if let problem { return problem }
    guard let selected, let position = list?.position else { return nil }
    return .deduction(selected.step.deduction, of: position)
  }

  /// The score of the selected step if it is one of HoDoKu's, and its rating if it is one of Sudoku
  /// Explainer's.
  var worth: String? {
    guard let step = selected?.step.deduction else { return nil }
    let parts = [
      step.score.map { "\(words.allSteps.score) \($0)" },
      step.explainerRatings.map {
        "\(words.collections.rating) \(NumberFormat.range($0, of: .rating))"
      },
    ].compactMap(\.self)
    return parts.joined(separator: " · ")
  }
}

/// A row of the list.
nonisolated enum StepPlace: Hashable {
  case step(ListedStep.ID)
  /// A folded group. `nil` for the steps in the order of reach, which aren't folded.
  case group(StepKind?)
  /// The only row of a list without steps. It keeps the focus in the list.
  case nothing
}

/// What steps under one title have in common.
nonisolated struct StepKind: Hashable {
  let technique: TechniqueID
  /// Sudoku Explainer's name for several chains, of which it has more than HoDoKu.
  var explainer: ExplainerTechnique?
}

nonisolated extension Deduction {
  /// HoDoKu's score, which Sudoku Explainer's chains don't have.
  var score: Int? { explainer == nil ? technique.facts.score : nil }
}

/// A step as a row.
nonisolated struct StepItem {
  let step: ListedStep
  /// The name of the technique.
  let name: String
  /// The changes: "r1c2≠3 r1c5≠3".
  let changes: String
  /// The number of cells settled by the step and the singles after it that singles alone don't
  /// settle, once known.
  var settles: Int?

  init(_ step: ListedStep, _ words: Words) {
    let deduction = step.deduction
    self.step = step
    name = words.name(of: deduction)
    changes = words.changes(of: step.id).joined(separator: " ")
  }

  var place: StepPlace { .step(step.id) }

  var kind: StepKind {
    StepKind(
      technique: step.deduction.technique, explainer: step.deduction.explainer?.technique)
  }
}

/// Steps under a title.
nonisolated struct StepGroup: Identifiable {
  /// What they share, or `nil` if there is only one group.
  let id: StepKind?
  let title: String
  var rows: [StepItem]

  /// The row of the folded group.
  var place: StepPlace { .group(id) }
  /// The most cells that one of the steps settles, once known.
  var settles: Int? { rows.compactMap(\.settles).max() }
}

/// The conditions that steps meet to be shown.
nonisolated struct StepFilter: Hashable {
  var technique: TechniqueID?
  /// A digit that the step places or eliminates.
  var digit: Digit?
  /// A cell that the step changes.
  var cell: Cell?
  /// The text of a ``StepSearch``.
  var text = ""

  /// `true` if there are no conditions.
  var isEmpty: Bool { self == StepFilter() }

  /// Returns `true` if `row` meets all conditions but those of the text.
  func admits(_ row: StepItem) -> Bool {
    let deduction = row.step.deduction
    let changed = deduction.placements + deduction.eliminations
    return technique.map { $0 == deduction.technique } ?? true
      && digit.map { digit in changed.contains { $0.digit == digit } } ?? true
      && cell.map { cell in changed.contains { $0.cell == cell } } ?? true
  }
}
