public import Games
import Hints
import Scutes
import Store
import Sudoku

// Puzzles that are made, numbered, or of a day
extension Suite: MakingHost {
  /// The puzzle that is being made; `nil` while none is.
  var wanted: WantedPuzzle? {
    if case .making(let wanted) = router.path.last { wanted } else { nil }
  }

  /// Goes to where a puzzle is made and then played.
  func want(_ wanted: WantedPuzzle) {
    if self.wanted == nil {
      router.push(.making(wanted))
    } else {
      router.replace(with: .making(wanted))
    }
  }

  func make(
    _ wanted: WantedPuzzle, by profile: TechniqueProfile?, progress: @Sendable (Int) -> Void
  ) async {
    let puzzle = try? await wanted.make(
      seed: dependencies.makeSeed(), by: profile, progress: progress)
    guard let puzzle, !Task.isCancelled, self.wanted == wanted else { return }
    play(puzzle, from: wanted.origin)
  }

  /// Shows the name and the number of a puzzle, then its board. A puzzle that is locked stays shut.
  func choose(_ id: PuzzleID) {
    guard let pack = PuzzlePack.pack(id.pack),
      records.progress(in: pack).state(of: id.number) != .locked
    else { return }
    show(id)
  }

  /// Shows the name and the number of a puzzle, locked or not, then its board.
  public func show(_ id: PuzzleID) {
    dependencies.preferences.values.nextPuzzle = id
    router.push(.levelSplash(id))
  }

  /// Puts the board of the puzzle whose name and number are shown in their place.
  func openShownPuzzle() {
    guard case .levelSplash(let id) = router.path.last else { return }
    guard let puzzle = PuzzlePack.puzzle(id) else { return router.pop() }
    play(puzzle, from: .pack(id))
  }

  /// Goes to today's puzzle; to the calendar once it is solved.
  func playToday() {
    if case .solved = records.progress(of: records.today) {
      if router.path.last != .calendar { router.push(.calendar) }
    } else {
      play(day: records.today)
    }
  }

  /// Begins the puzzle of a day, or goes on with it where it was left. One of a day to come stays
  /// shut.
  func play(day: Day) {
    guard day <= records.today else { return }
    let daily = DailyPuzzle(day)
    if let saved = records.unfinished(daily.origin) {
      open(saved)
    } else {
      want(.daily(daily))
    }
  }
}
