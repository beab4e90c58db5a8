import Models
import Widgets

extension Suite {
  /// What there is to do next, what most people want first: while a game is played only to hand it
  /// on.
  func choices(after model: GameBoardModel) -> [ScoreAction] {
    guard model.game.isComplete else { return [.share] }
    var choices: [ScoreAction] = []
    if case .pack(let id) = model.game.origin, let next = puzzle(after: id) {
      choices.append(.next(next))
    }
    choices.append(.another(model.game.puzzle.level))
    if model.result != nil { choices.append(.replay) }
    return choices + [.share, .levels, .home]
  }

  /// The next puzzle of the pack of `id` that is open and not solved; nil where there is none.
  private func puzzle(after id: PuzzleID) -> PuzzleID? {
    guard let pack = PuzzlePack.pack(id.pack),
      let completed = try? outside.store.progress.completedPuzzles()
    else { return nil }
    let next = PackProgress(pack, completed: completed.keys).next(from: id.number + 1)
    return next == id ? nil : next
  }

  /// Leaves the board of a game that is over, and does `action`.
  func goOn(with action: ScoreAction, after model: GameBoardModel) {
    switch action {
    case .share: break
    case .replay: showReplay(of: model.game.id) { model.isScoreShown = true }
    case .next(let id):
      end()
      choose(id)
    case .another(let level):
      end()
      want(.level(level))
    case .levels:
      end()
      router.popToRoot()
      router.push(.levels)
    case .home:
      end()
      router.popToRoot()
    }
  }
}
