public import Games
import Store
import Widgets

extension Suite {
  /// How far the player has come in each pack, in order.
  var packs: [PackProgress] {
    PuzzlePack.all.map {
      PackProgress($0, completed: records.completed.keys, begun: records.begunPuzzles)
    }
  }

  /// The puzzle of a pack that comes next: the one chosen last, or what follows it once it is solved.
  var nextPuzzle: PuzzleID {
    PackProgress.next(from: outside.preferences.values.nextPuzzle, in: packs)
  }

  /// Shows the name and the number of a puzzle, then its board. A puzzle that is locked stays shut.
  func choose(_ id: PuzzleID) {
    guard let progress = packs.first(where: { $0.pack.id == id.pack }),
      progress.state(of: id.number) != .locked
    else { return }
    show(id)
  }

  /// Shows the name and the number of a puzzle, locked or not, then its board.
  public func show(_ id: PuzzleID) {
    outside.preferences.values.nextPuzzle = id
    if router.path.isEmpty { router.push(.levels) }
    router.push(.levelSplash(id))
  }

  /// Puts the board of the puzzle whose name and number are shown in their place.
  func openShownPuzzle() {
    guard case .levelSplash(let id) = router.path.last else { return }
    guard let puzzle = PuzzlePack.puzzle(id) else { return router.pop() }
    play(puzzle, from: .pack(id))
  }
}

nonisolated extension Words {
  /// How many of a pack's open puzzles are solved, with an asterisk while others are locked.
  func figures(of progress: PackProgress) -> String {
    packs.solvedOfOpen(progress.completed, progress.unlocked) + (progress.hasLocked ? "*" : "")
  }
}
