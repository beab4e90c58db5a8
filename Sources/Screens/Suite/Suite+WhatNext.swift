import Games
import Scutes
import Store
import Sudoku

extension Suite {
  /// The next actions, most popular first. During a game, only sharing it.
  func choices(after model: GameBoardModel) -> [ScoreAction] {
    guard model.game.isComplete else { return [.share] }
    var choices: [ScoreAction] = []
    if let next = model.finished?.next { choices.append(.next(next)) }
    if let number = nextCollected(after: model) { choices.append(.nextCollected(number)) }
    choices.append(.another(model.game.puzzle.level))
    if let lesson = lessonToOffer(after: model) { choices.append(.lesson(lesson)) }
    if model.result != nil { choices.append(.replay) }
    if offersToday(after: model) { choices.append(.today) }
    if model.techniques != nil { choices.append(.techniques) }
    choices.append(.share)
    if case .pack(let id) = model.game.origin {
      choices.append(.pack(id.pack))
    } else {
      choices.append(.levels)
    }
    return choices + [.home]
  }

  /// `true` if today's puzzle is still unsolved. The records are those from before the game.
  private func offersToday(after model: GameBoardModel) -> Bool {
    if case .daily(records.today, _) = model.game.origin { return false }
    if case .solved = records.progress(of: records.today) { return false }
    return true
  }

  /// Leaves the board of a finished game for the first of its choices.
  func goToNext(after model: GameBoardModel) {
    if let choice = choices(after: model).first { perform(choice, after: model) }
  }

  /// Leaves the board of a finished game for `action`, or shows more about that game.
  func perform(_ action: ScoreAction, after model: GameBoardModel) {
    switch action {
    case .share: model.shared = .text
    case .why: model.isScoreShown = true
    case .techniques: model.areTechniquesShown = true
    case .board: model.isWinShown = false
    case .replay:
      showReplay(of: model.result?.id ?? model.game.id) { model.showResult() }
      replay?.togglePlaying()
    case .lesson(let lesson):
      end()
      open(lesson)
    case .next(let id):
      end()
      choose(id)
    case .nextCollected: playNextCollected()
    case .another(let level):
      end()
      want(.level(level))
    case .today:
      end()
      playToday()
    case .levels:
      end()
      go(to: .levels)
    case .pack(let id):
      end()
      router.popToRoot()
      for route in [Route.levels, .packs, .pack(id)] { router.push(route) }
    case .home:
      end()
      router.popToRoot()
    }
  }
}
