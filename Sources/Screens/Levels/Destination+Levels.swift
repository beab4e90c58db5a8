import Games
import Store
import Sudoku
import Widgets

// The choices on the screen of the levels
extension Destination {
  static let levelChoices = Level.allCases.map(Destination.level)
  static let otherChoices: [Destination] = [.latestGame, .today, .calendar, .packs, .trainer]

  /// The label of its button.
  func choiceLabel(_ suite: any ScreenHost) -> ChoiceLabel {
    let words = suite.words
    switch self {
    case .level(let level):
      return ChoiceLabel(
        title: words.name(of: level),
        note: suite.records.unsavedEnds.levels.contains(level)
          ? words.board.notSavedYet : suite.records.note(of: level, words.levels),
        detail: words.levels.needs(level))
    case .latestGame:
      guard let saved = suite.records.resumable else {
        return ChoiceLabel(
          title: words.levels.resume, detail: words.levels.nothingToResume, isEnabled: false)
      }
      return ChoiceLabel(
        title: words.levels.resume, note: words.title(of: saved.game),
        detail: suite.progress(of: saved))
    case .unfinished:
      let count = suite.records.unfinishedCount
      return ChoiceLabel(
        title: words.levels.unfinished, note: "\(count)",
        detail: count > 0 ? words.levels.unfinishedDetail : words.levels.nothingToResume,
        isEnabled: count > 0)
    case .today:
      let daily = DailyPuzzle(suite.records.today)
      return ChoiceLabel(
        title: words.daily.title, note: words.name(of: daily.level),
        detail: suite.records.unsavedEnds.days.contains(daily.day)
          ? words.board.notSavedYet : words.text(of: suite.records.progress(of: daily.day)))
    case .calendar:
      return ChoiceLabel(
        title: words.daily.calendar, detail: words.daily.streak(suite.records.streak.current))
    case .packs:
      let packs = suite.records.packs
      let (solved, all) = packs.reduce((0, 0)) { ($0.0 + $1.completed, $0.1 + $1.pack.count) }
      return ChoiceLabel(
        title: words.packs.title, note: words.packs.next("\(suite.records.nextPuzzle)"),
        detail: words.packs.solvedOfAll(solved: solved, all: all))
    default:
      return ChoiceLabel(title: words.title(of: self), detail: words.levels.trainerDetail)
    }
  }
}

extension PlayerRecords {
  /// The best time of a level, or a note that there is none, or none any more.
  fileprivate func note(of level: Level, _ words: LevelWords) -> String {
    if let time = bestTimes[level] { return words.best(NumberFormat.time(time)) }
    if rankedLevels.contains(level) { return words.helped }
    return solvedLevels.contains(level) ? words.solved : words.unsolved
  }
}
