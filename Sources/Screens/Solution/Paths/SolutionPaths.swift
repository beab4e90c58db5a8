import Formats
import Games
import Grading
import Hints
import Observation
import Store
import Sudoku

/// The paths to the solution of a board, and the place on the current one.
@Observable
final class SolutionPaths: Player {
  /// The paths, as far as they are known, or `nil` if the board has no single solution.
  private(set) var tree: SolvingTree? {
    didSet { if tree != nil || oldValue != nil { onChange() } }
  }
  /// The position among the steps, or `nil` while the board is being filled in.
  private(set) var walk: PathWalk?
  /// The paths that were removed from those of this board, the latest last, each with those that
  /// left it, and the one of them that was shown.
  private(set) var removed: [(branches: [SolvingTree.Branch], shown: Int?)] = []
  /// Counts the choices of steps and paths: after each, there may be steps to look for.
  private(set) var choices = 0
  /// The path whose steps are being chosen from the list of all steps, one after the other.
  @ObservationIgnored private var handmade: Int?
  /// The board that the paths belong to.
  @ObservationIgnored private var board: PuzzleEntry?
  /// The profile at the time when the paths were last looked at.
  @ObservationIgnored private var profile: TechniqueProfile?
  /// The paths of earlier boards, latest last. Those of earlier sessions have no tree.
  @ObservationIgnored private var kept: [(saved: SavedPaths, tree: SolvingTree?)]
  /// Called when the paths have changed.
  @ObservationIgnored var onChange: () -> Void = {}
  @ObservationIgnored private let dependencies: Dependencies

  /// Creates an empty tree, with the paths that were `saved` for earlier boards.
  init(saved: [SavedPaths] = [], dependencies: Dependencies) {
    kept = saved.map { ($0, nil) }
    self.dependencies = dependencies
  }

  var path: SolvingPath? { tree?.current.path }

  /// The number of the current path, or `nil` if there is none.
  var currentID: Int? { tree?.current.id }

  /// `true` if there is more than one path.
  var hasBranches: Bool { (tree?.branches.count ?? 0) > 1 }

  /// The player's profile, if one is chosen.
  var chosenProfile: TechniqueProfile? { dependencies.preferences.values.profiles.current }

  private var words: Words { dependencies.words }

  private func now() -> Duration { dependencies.now() }
}

// Finding the steps
extension SolutionPaths {
  /// How long to look for steps before showing those found.
  private static var timeUnseen: Duration { .milliseconds(50) }

  /// Starts with the path of `findings`, or goes back to the paths that its board had before.
  /// Leaves the steps. `nil` for a board that isn't known yet.
  func start(_ findings: BoardFindings?) {
    kept = allKept
    (walk, removed) = (nil, [])
    board = findings?.entry
    profile = chosenProfile
    guard let findings, let path = findings.path else {
      tree = nil
      return
    }
    let known = kept.last { $0.saved.board.start == path.positions[0] }
    var tree = known?.tree ?? known?.saved.tree(from: path) ?? SolvingTree(path, by: profile)
    if tree.current.profile != profile { tree.start(by: profile) }
    self.tree = tree
  }

  /// The paths of all boards that are worth keeping, those of the present one last.
  private var allKept: [(saved: SavedPaths, tree: SolvingTree?)] {
    guard let board, let tree else { return kept }
    let start = board.start
    let others = kept.filter { $0.saved.board.start != start }
    guard tree.isWorthSaving else { return others }
    return Array(
      (others + [(SavedPaths(tree, of: board), tree)]).suffix(SolverRecord.pathsLimit))
  }

  var saved: [SavedPaths] { allKept.map(\.saved) }

  /// Turns to the path that goes by the player's profile, if that has changed.
  func followProfile() {
    guard profile != chosenProfile else { return }
    profile = chosenProfile
    walk = nil
    tree?.start(by: profile)
  }

  /// Looks for the next steps of the current path, then of those that were saved, and appends them.
  /// Returns `false` at the end, or if the task was cancelled or the path was changed meanwhile.
  func findNextSteps() async -> Bool {
    guard let branch = tree?.unfinished else { return false }
    let found = try? await branch.findNextSteps(for: Self.timeUnseen)
    guard let steps = found, !steps.isEmpty, !Task.isCancelled,
      let known = tree?.branch(branch.id), known.path.steps.count == branch.path.steps.count,
      known.path.positions.last == branch.path.positions.last
    else { return false }
    tree?.walk(steps, on: branch.id)
    return true
  }

  /// The path of the usual techniques from the start, as far as it is known: HoDoKu's grade follows
  /// from it. `nil` if nobody has looked for it.
  var usualPath: SolvingPath? {
    tree?.branches.first { $0.parent == nil && $0.profile == nil }?.path
  }
}

// The steps
extension SolutionPaths {
  /// The step shown, or `nil` if that is the solution or the step is still being searched for.
  var shownStep: Deduction? {
    guard let path, let place = walk?.place, path.steps.indices.contains(place) else { return nil }
    return path.steps[place]
  }

  var shownExplanation: Explanation? {
    guard let step = shownStep, let path, let place = walk?.place else { return nil }
    return words.explanation(of: step, in: path.positions[place])
  }

  /// Shows a step by its index, or the solution for `nil`.
  func show(_ place: Int?) {
    guard path != nil else { return }
    walk = PathWalk()
    if let place { go(to: place) }
  }

  /// Returns to filling in the board.
  func leave() { walk = nil }

  private func follow(_ change: (inout PathWalk, SolvingPath, Duration) -> Void) {
    guard var walk, let path else { return }
    change(&walk, path, now())
    self.walk = walk
  }

  /// Shows the steps that are due.
  func advance() {
    guard var walk, let path else { return }
    while let due = walk.deadline, due <= now() {
      let before = walk.place
      walk.step(by: 1, of: path, at: now())
      if walk.place == before { break }
    }
    self.walk = walk
  }

  func togglePlaying() { follow { $0.toggle($1, at: $2) } }

  func step(by steps: Int) {
    follow {
      $0.clock.stop()
      $0.step(by: steps, of: $1, at: $2)
    }
  }

  func goToStart() { go(to: 0) }
  func goToEnd() { go(to: nil) }

  func changePace(by levels: Int) {
    follow { walk, _, now in walk.clock.changePace(by: levels, at: now) }
  }

  /// Shows each step for `pace`.
  func play(at pace: Duration) { follow { walk, _, now in walk.clock.go(at: pace, from: now) } }

  func turnPage(by pages: Int) { walk?.reading.turn(by: pages) }

  /// Sets the number of pages that the explanation takes where it is shown.
  func setPageCount(_ count: Int) {
    if walk?.reading.count != max(1, count) { walk?.reading.setPageCount(count) }
  }

  /// Unfolds more levels of the explanation, or fewer.
  func unfold(by levels: Int) {
    let count = shownExplanation?.foldedLevels ?? 0
    walk?.reading.unfold(by: levels, of: count)
  }

  /// Moves to a step by its index, or to the solution for `nil`.
  func go(to place: Int?) {
    follow { walk, path, now in
      if let place { walk.go(to: place, of: path, at: now) } else { walk.goToSolution() }
    }
  }

  /// Moves to the next step by `technique`, or to the first one if the solution is shown. Returns
  /// the reason if there is none.
  func go(to technique: TechniqueID, isForward: Bool = true) -> String? {
    goToStep(isForward, words.solution.usedOnce) { $0.technique == technique }
  }

  /// Moves to the next or previous step by the same technique. Returns the reason if there is none.
  func goToSame(isForward: Bool) -> String? {
    guard walk?.place != nil || !isForward else {
      go(to: 0)
      return nil
    }
    let technique = shownStep?.technique ?? path?.tally.hardest?.id
    return technique.flatMap { go(to: $0, isForward: isForward) }
  }

  /// Moves to the next or previous step that isn't a single. Returns the reason if there is none.
  func goBeyondSingles(isForward: Bool) -> String? {
    goToStep(isForward, words.solution.singlesAreEnough) { !$0.technique.isSingle }
  }

  private func goToStep(
    _ isForward: Bool, _ refusal: String, where isWanted: (Deduction) -> Bool
  ) -> String? {
    guard let walk, let path else { return nil }
    guard let place = path.step(from: walk.place, forward: isForward, where: isWanted) else {
      if walk.place == nil, isForward { go(to: 0) }
      return refusal
    }
    go(to: place)
    return nil
  }
}

// The branches
extension SolutionPaths {
  /// Begins to choose steps: the first one that differs begins another path.
  func beginChoosing() { handmade = nil }

  /// Takes `step` in place of the step shown, on a path of its own or on the one begun by the
  /// choice before, and shows the step after it. Returns `false` if that isn't possible.
  func choose(_ step: Deduction) -> Bool {
    guard let place = walk?.place, var changed = tree,
      changed.choose(
        step, at: place, by: chosenProfile, goingOn: changed.current.id == handmade)
    else { return false }
    if changed.branches.count > tree?.branches.count ?? 0 { handmade = changed.current.id }
    tree = changed
    choices += 1
    follow { $0.go(toPositionAt: place + 1, of: $1, at: $2) }
    return true
  }

  /// Shows another path: at the same place if it has the same steps until there, or else where the
  /// two part.
  func select(_ id: Int) {
    guard let before = path else { return }
    change { $0.select(id) }
    if let path { stay(from: before, on: path) }
  }

  /// Names a path. An empty text takes its name away.
  func rename(_ id: Int, to text: String) {
    change { $0.rename(id, to: Game.checkpointName(text)) }
  }

  /// Removes a path with all that leave it. Returns `false` for the first one, which stays.
  func remove(_ id: Int) -> Bool {
    guard let before = path else { return false }
    let shown = currentID
    var gone: [SolvingTree.Branch] = []
    change { gone = $0.remove(id) }
    guard !gone.isEmpty, let path else { return false }
    removed.append((gone, gone.contains { $0.id == shown } ? shown : nil))
    stay(from: before, on: path)
    return true
  }

  /// Brings back the paths that were removed last, and returns the first of them. The one that was
  /// shown is again.
  func undoRemoval() -> Int? {
    guard let latest = removed.popLast(), let before = path else { return nil }
    change { tree in
      tree.restore(latest.branches)
      if let shown = latest.shown { tree.select(shown) }
    }
    if let path { stay(from: before, on: path) }
    return latest.branches.first?.id
  }

  /// The places of the current path at which another one takes another step.
  var forks: Set<Int> {
    guard let tree, hasBranches else { return [] }
    let path = tree.current.path
    return Set(tree.branches.compactMap { PathComparison(path, $0.path).parting })
  }

  private func change(_ change: (inout SolvingTree) -> Void) {
    guard var changed = tree else { return }
    change(&changed)
    tree = changed
    choices += 1
  }

  private func stay(from before: SolvingPath, on path: SolvingPath) {
    guard let place = walk?.place else { return }
    let parting = PathComparison(before, path).parting ?? path.steps.count
    if place > parting { go(to: parting) }
  }
}
