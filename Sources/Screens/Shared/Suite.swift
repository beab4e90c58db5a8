public import Games
public import Observation
public import Store
public import Sudoku
public import Widgets

/// What all screens share: where the user is, the game that is being played, the words, the store.
@Observable
public final class Suite {
  /// The way to the screen that is shown.
  @ObservationIgnored public let router: Router<Route>
  @ObservationIgnored let outside: Outside
  /// The game on the board.
  private(set) var board: GameBoardModel?
  /// The game that is shown again.
  private(set) var replay: ReplayModel?
  /// Done when the replay is left.
  @ObservationIgnored private var afterReplay: () -> Void = {}
  /// Practice; kept from one visit to the next.
  private(set) var trainer: TrainerModel?
  /// The lesson that is taken, or was last.
  var lesson: LessonModel?
  /// The lesson that is selected in the course.
  var chosenLesson: Lesson?
  /// The first steps on a board, while somebody takes them.
  var firstSteps: FirstSteps?
  /// Memory; kept from one visit to the next, its themes not read before the first.
  @ObservationIgnored private(set) lazy var memory = makeMemory()
  /// The board of the solver; kept from one visit to the next.
  let solution: SolutionModel
  /// The way from a picture to a puzzle; its latest reading is kept from one visit to the next.
  let camera: CameraModel
  /// The folder in which files were looked for last.
  var folder: String
  /// The game that could be resumed, as it was left.
  private(set) var resumable: SavedGame?
  /// What the player has done so far.
  let records = PlayerRecords()
  /// Overrides the setting for practice in this session. `nil` follows the setting.
  private(set) var practisesThisTime: Bool?
  /// Whether the settings are open, over whatever screen.
  var areSettingsShown = false
  /// What is open over Home.
  var homeSheet: HomeSheet?
  /// Whether the ways to get more puzzles are offered.
  var isOfferingMore = false
  /// Something that the user ought to know.
  var notice: String?

  /// A suite that begins at Home. `notice` is shown there first.
  public init(outside: Outside, notice: String? = nil) {
    router = Router()
    self.outside = outside
    solution = SolutionModel(outside: outside)
    camera = CameraModel(outside: outside)
    folder = outside.files.startFolder
    self.notice = notice
    lookForResumable()
  }

  /// The words of the user's language.
  public var words: Words { outside.words }

  /// A hint on how to use the program, another one each time it starts; nil where the user wants
  /// none.
  var tip: String? {
    guard outside.preferences.values.showsTips else { return nil }
    let tips = words.home.tips
    return tips[outside.tipNumber % tips.count]
  }

  /// Begins a game of `puzzle` and shows its board. A puzzle of a pack or of a day that was left
  /// unfinished goes on where it was left. The digits of `placed` are placed as the first move, unless
  /// the board would be full.
  public func play(
    _ puzzle: Puzzle, from origin: GameOrigin = .level, placing placed: Grid = Grid()
  ) {
    if origin.isOneOfAKind, let saved = unfinished(origin) { return resume(saved) }
    var game = Game(id: outside.makeGameID(), puzzle: puzzle, origin: origin)
    if practises, game.isScored { game.practise(at: .zero) }
    open(game, elapsed: .zero)
    let moves = puzzle.givens.emptyCells.compactMap { cell in
      placed[cell].map { Move.place($0, at: cell) }
    }
    guard puzzle.givens.count + moves.count < 81, let move = Move.together(moves), let board else {
      return
    }
    board.take { $0.apply(move, at: $1) }
    board.cursor = board.game.board.grid.emptyCells.first ?? board.cursor
  }

  /// Whether new games are for practice.
  public var practises: Bool {
    get { practisesThisTime ?? outside.preferences.values.practises }
    set { (practisesThisTime, outside.preferences.values.practises) = (nil, newValue) }
  }

  /// Shows everything in `theme` until the user chooses another, whatever the settings say.
  public func showThisTime(in theme: ThemeChoice) { outside.preferences.askedTheme = theme }

  /// Shows everything in `theme`, the user's own, until the user chooses another.
  public func showThisTime(in theme: Theme) { outside.preferences.ownTheme = theme }

  /// Suits a screen reader until the user changes the setting.
  public func suitScreenReaderThisTime() { outside.preferences.asksForScreenReader = true }

  /// Has the actions that `keys` names answer to other keys in this session.
  public func useThisTime(_ keys: KeyMap) { outside.preferences.ownKeys = keys }

  /// What is wrong with `keys` for this program, a sentence each: names that nothing has, keys that mean
  /// two things in one place, actions that would be left without any.
  public static func objections(to keys: KeyMap) -> [String] {
    let tables = KeyTables.all(.english, keyMap: KeyMap()) + KeyTable.ofKit(KitWords())
    let unknown = keys.unknownNames(in: tables).map {
      "\($0) is the name of no action: docs/keys.md lists those that there are."
    }
    return unknown + keys.conflicts(in: tables)
  }

  /// Makes all new games of this session practice, whatever the settings say.
  public func practiseThisTime() { practisesThisTime = true }

  /// Goes on with the game that was left last.
  public func resume() {
    lookForResumable()
    guard let resumable else {
      notice = notice ?? words.home.nothingToResume
      return
    }
    resume(resumable)
  }

  /// Goes on with a game.
  func resume(_ saved: SavedGame) {
    open(saved.game, elapsed: saved.elapsed)
  }

  /// The latest unfinished game of an origin; nil where there is none.
  func unfinished(_ origin: GameOrigin) -> SavedGame? {
    do throws(StoreError) {
      return try outside.store.unfinished(origin)
    } catch {
      notice = error.description
      return nil
    }
  }

  /// How many games there are to go on with.
  var unfinishedCount: Int { records.unfinished + (isOnlyOpened ? 1 : 0) }

  /// Whether the game to resume was looked at and no more: then the store does not count it.
  private var isOnlyOpened: Bool {
    resumable.map { $0.game.journal.allSatisfy { $0.turn == .practice } } ?? false
  }

  /// The games that were played and are not finished, the one left last first; before them one that
  /// was only opened, where that is what there is to resume.
  func unfinishedGames(limit: Int) -> [SavedGame] {
    do throws(StoreError) {
      let games = try outside.store.unfinishedGames(limit)
      return isOnlyOpened ? Array(([resumable].compactMap(\.self) + games).prefix(limit)) : games
    } catch {
      notice = error.description
      return []
    }
  }

  /// Goes back from the board to where it was opened.
  func end() {
    board?.close()
    if let failure = board?.failure { notice = failure.description }
    board = nil
    lookForResumable()
    router.pop()
  }

  /// Shows the techniques to practise.
  public func train(_ technique: TechniqueID? = nil) {
    let trainer = trainer ?? TrainerModel(outside: outside)
    self.trainer = trainer
    if let technique { trainer.choose(technique) }
    if router.path.last != .trainer { router.push(.trainer) }
  }

  /// Goes back from the trainer.
  func leaveTrainer() {
    router.pop()
  }

  /// Shows what was played of each level.
  func showStatistics() {
    router.push(.statistics)
  }

  /// Shows the best games over Home.
  func showLeaderboard() {
    homeSheet = .leaderboard(LeaderboardModel(store: outside.store))
  }

  /// Shows a game again, turn by turn; `afterwards` is done when the user comes back.
  func showReplay(of id: Game.ID, afterwards: @escaping () -> Void = {}) {
    do throws(StoreError) {
      guard let saved = try outside.store.game(id) else {
        notice = words.replay.gone
        return
      }
      replay = ReplayModel(game: saved.game, now: outside.now)
      afterReplay = afterwards
      router.push(.replay)
    } catch {
      notice = error.description
    }
  }

  /// Goes back to where the replay was asked for.
  func endReplay() {
    router.pop()
    replay = nil
    afterReplay()
    afterReplay = {}
  }

  /// Begins as on the first run: a game that is played is saved, and what else is shown is left.
  func restart() {
    leaveForHome()
    outside.preferences.values.isWelcomed = false
    router.push(.welcome)
    outside.sound(.passageBack)
  }

  /// Goes Home from wherever the player is. A game that is played is saved.
  func leaveForHome() {
    areSettingsShown = false
    (isOfferingMore, homeSheet) = (false, nil)
    if router.path.contains(.welcome) { outside.preferences.values.isWelcomed = true }
    if board != nil { end() }
    (replay, afterReplay, firstSteps) = (nil, {}, nil)
    router.popToRoot()
  }

  /// Brings everything to the disk and leaves the program.
  public func leave() {
    save()
    outside.exit()
  }

  /// Brings everything to the disk.
  public func save() {
    board?.close()
  }

  /// Has the clock stand still while `action` goes on.
  public func pauseWhile(_ action: () -> Void) {
    guard let board else { return action() }
    board.pauseWhile(action)
  }

  private func open(_ game: Game, elapsed: Duration) {
    board = GameBoardModel(game: game, elapsed: elapsed, outside: outside)
    switch router.path.last {
    case .board: break
    case .making, .levelSplash: router.replace(with: .board)
    case nil:
      router.push(.levels)
      router.push(.board)
    default: router.push(.board)
    }
  }

  /// Reads again what the store knows of games.
  func lookForResumable() {
    do throws(StoreError) {
      resumable = try outside.store.latestUnfinished()
    } catch {
      resumable = nil
      notice = error.description
    }
    do throws(StoreError) {
      try records.refresh(from: outside.store)
    } catch {
      notice = error.description
    }
  }
}

extension GameOrigin {
  /// Whether only one unfinished game of it is kept: that of a numbered puzzle or of a day.
  fileprivate var isOneOfAKind: Bool {
    switch self {
    case .pack, .daily: true
    case .level, .own, .training: false
    }
  }
}
