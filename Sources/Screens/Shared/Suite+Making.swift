import Widgets

extension Suite {
  /// The puzzle that is being made; nil while none is.
  var wanted: WantedPuzzle? {
    if case .making(let wanted) = router.path.last { wanted } else { nil }
  }

  /// Goes to where a puzzle is made and then played.
  func want(_ wanted: WantedPuzzle) {
    if router.path.isEmpty { router.push(.levels) }
    if self.wanted == nil {
      router.push(.making(wanted))
    } else {
      router.replace(with: .making(wanted))
    }
  }

  /// Makes a puzzle and begins a game of it, unless the user has gone on to something else by then.
  /// `progress` is told how many grids were tried in vain.
  func make(_ wanted: WantedPuzzle, progress: @Sendable (Int) -> Void) async {
    let puzzle = try? await wanted.make(seed: outside.makeSeed(), progress: progress)
    guard let puzzle, !Task.isCancelled, self.wanted == wanted else { return }
    play(puzzle, from: wanted.origin)
  }
}
