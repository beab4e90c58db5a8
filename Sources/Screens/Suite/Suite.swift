public import Games
public import Observation
import Scutes
public import Store
public import Sudoku

/// The whole program behind its screens: the current screen, the shared state, and the navigation
/// between screens.
@Observable
public final class Suite {
  /// The path to the current screen.
  @ObservationIgnored let router: Router<Route>
  @ObservationIgnored let dependencies: Dependencies
  /// The games that can't be saved.
  let unsaved: UnsavedGames
  let records: PlayerRecords
  /// The solver's board, kept between visits and for the next start. Reads it on the first one.
  @ObservationIgnored private(set) lazy var solution = makeSolution()
  /// The picture reader. Keeps its latest reading between visits.
  let camera: CameraModel
  /// Practice, kept between visits. `nil` before the first one.
  private(set) var trainer: TrainerModel?
  /// Memory, kept between visits. Reads its themes on the first one.
  @ObservationIgnored private(set) lazy var memory = makeMemory()
  /// The selected lesson of the course.
  var chosenLesson: Lesson?
  /// The folder last browsed for files.
  var folder: String
  /// Counts the times that collections may have changed.
  var collectionChanges = 0
  var deletedCollections: [ImportedCollection] = []
  private(set) var replacementCount = 0
  /// The collection of the game that was resumed elsewhere, if any, with its puzzle selected.
  @ObservationIgnored var resumedCollection: CollectionModel?
  /// Called when the replay is left.
  @ObservationIgnored private var afterReplay: () -> Void = {}
  /// The sheet over the current screen: settings, or ``Destination/morePuzzles``.
  var presented: Destination?
  var homeSheet: HomeSheet?
  /// Shows what a page of the help was opened from.
  @ObservationIgnored private var afterHelp: (() -> Void)?
  var leaveQuestion = LeaveQuestion()
  private(set) var homeVisits = 0
  @ObservationIgnored private var openedBoards = 0
  /// The cells where the cursor was when games were left.
  @ObservationIgnored private var cursors: [Game.ID: Cell] = [:]
  /// A message that the user should see.
  var notice: String?
  /// Creates a suite that starts at Home and shows `notice` there.
  public init(dependencies: Dependencies, notice: String? = nil) {
    router = Router()
    self.dependencies = dependencies
    unsaved = UnsavedGames(of: dependencies.saver, exit: dependencies.exit)
    records = PlayerRecords(dependencies: dependencies)
    camera = CameraModel(dependencies: dependencies)
    folder = dependencies.files.startFolder
    self.notice = notice
    records.report = { [weak self] in self?.notice = $0 }
    unsaved.board = { [weak self] in self?.board }
    unsaved.report = { [weak self] in self?.notice = self?.words.text(of: $0) }
    var unsavedNotice: String?
    dependencies.preferences.onFailure = { [weak self] error in
      unsavedNotice = self?.words.text(of: error)
      self?.notice = unsavedNotice
    }
    dependencies.preferences.onRecovery = { [weak self] in
      if self?.notice == unsavedNotice { self?.notice = nil }
    }
    dependencies.saver.onLateOutcome { [weak self] in self?.note($0) }
    dependencies.saver.onMoveApart { [weak self] in
      self?.notice = self?.words.board.movedApart
    }
    records.refresh()
  }

  /// The text in the user's language.
  public var words: Words { dependencies.words }

  /// Saves everything and quits, or asks if that can't be done.
  public func leave() {
    unsaved.leave()
    records.followSaver()
  }

  func quit() {
    if leaveQuestion.press(at: dependencies.now()) { leave() }
  }

  func comeHome() {
    leaveQuestion.comeHome(at: dependencies.now())
    homeVisits += 1
  }

  /// The number of the tip that a board starts with, another on each board. The very first is the
  /// first of all.
  var boardTip: Int { (records.hasSolved ? dependencies.tipNumber : 0) + openedBoards - 1 }

  /// `true` if nothing is above Home.
  var isHome: Bool { router.path.isEmpty && homeSheet == nil && presented == nil }

  /// Shows a message about another file that has taken the place of the games file, and what is in
  /// that.
  public func note(_ replacement: FileReplacement) {
    notice = words.text(of: replacement)
    // A file that is found later makes a note of its own.
    dependencies.store.noteListed()
    replacementCount += 1
    records.forgetDeletions()
    deletedCollections = []
    records.refresh()
    // It would hide the message.
    if case .leaderboard = homeSheet { homeSheet = nil }
    // Its number may mean another by now.
    if case .collection = router.path.last { router.pop() }
    refreshLists()
  }

  /// Shows that games are being read from a damaged file, or that this has failed. What else comes
  /// of it is noted afterwards.
  public func note(_ progress: RescueProgress) {
    notice = progress.failure.map { words.text(of: $0) } ?? words.text(of: progress)
  }

  /// Reads the lists of games again, unless they are below a board, which does so when it is left.
  private func refreshLists() {
    guard board == nil else { return }
    refreshCollections()
    if case .leaderboard(let model) = homeSheet { model.reload() }
  }

  /// Handles the outcome of a save that took long: the screens show what is saved now.
  private func note(_ outcome: GameSaver.SaveOutcome) {
    unsaved.note(outcome)
    if case .finished = outcome { records.refresh() } else { records.followSaver() }
    refreshLists()
  }

  /// Saves everything.
  public func save() {
    board?.close()
  }

  /// Tries once more to save settings and progress in lessons. Returns those that can't be saved,
  /// or `nil` if all are.
  public func finishPreferences() -> UnsavedPreferences? { dependencies.preferences.finish() }

  /// Pauses the clock during `action`.
  public func pauseWhile(_ action: () -> Void) {
    if let board { board.pauseWhile(action) } else { action() }
    records.followDay()
  }

  /// The model that `model` finds on the way to the current screen, the last one if there are
  /// several, or `nil`.
  ///
  /// Finding it by its type, as in `AnyObject? as? Model`, ends an optimised program: the compiler
  /// (6.3) casts what is `nil`.
  func shown<Model>(_ model: (Route) -> Model?) -> Model? {
    for route in router.path.reversed() {
      if let model = model(route) { return model }
    }
    return nil
  }

  /// Saves the current game, if any, and goes Home.
  func leaveForHome() {
    (presented, homeSheet) = (nil, nil)
    if welcome != nil { dependencies.preferences.values.isWelcomed = true }
    if board != nil { end() }
    afterReplay = {}
    router.popToRoot()
  }
}

// The hosts of the screens
extension Suite: HomeHost, PlayHost, HelpHost {
  func sheet(of destination: Destination) -> AnyView {
    switch destination {
    case .profiles: AnyView(ProfilesSheet(suite: self))
    case .digitKeys: AnyView(DigitKeysSheet(suite: self))
    case .morePuzzles: AnyView(MorePuzzles(suite: self))
    default: AnyView(SettingsView(suite: self))
    }
  }

  /// Shows `destination`: a screen on top of this one, or in its place, or a sheet.
  public func go(to destination: Destination) {
    switch destination {
    case .home: leaveForHome()
    case .latestGame: resume()
    case .game(let saved): open(saved)
    case .levels:
      records.noticeReplacement()
      homeSheet = nil
      router.popToRoot()
      router.push(.levels)
    case .level(let level): want(.level(level))
    case .unfinished: router.push(.unfinished)
    case .today: playToday()
    case .day(let day): play(day: day)
    case .calendar: router.push(.calendar)
    case .packs: router.push(.packs)
    case .pack(let id): router.push(.pack(id))
    case .puzzle(let id): choose(id)
    case .collections: router.push(.collections)
    case .statistics: router.push(.statistics)
    case .leaderboard:
      homeSheet = .leaderboard(
        LeaderboardModel(store: dependencies.store, saver: dependencies.saver))
    case .solver: router.push(.solver)
    case .camera: openCamera()
    case .memory: router.push(.memory)
    case .course: openCourse()
    case .lesson(let lesson): open(lesson)
    case .trainer: train(nil)
    case .drill(let technique): train(technique)
    case .help: showHelp(.rules)
    case .about: homeSheet = .about
    case .firstSteps: openFirstSteps()
    case .welcome: restart()
    case .settings, .profiles, .digitKeys, .morePuzzles: presented = destination
    }
  }

  /// Shows a page of the help over the current screen, and stops the clock of a game there. On the
  /// way back, shows what it was opened from by `returnTo`.
  func showHelp(_ page: HelpPage, returnTo: (() -> Void)? = nil) {
    (presented, homeSheet, afterHelp) = (nil, nil, returnTo)
    board?.coverChanged(isCovered: true)
    router.push(.help(page))
  }

  func goBack() {
    let wasHelp = isHelpPageShown
    if wasHelp, afterHelp == nil { board?.coverChanged(isCovered: false) }
    router.pop()
    refreshLists()
    records.noticeReplacement()
    if wasHelp { afterHelp?() }
  }

  func notify(_ sentence: String) { notice = sentence }

  var areSettingsShown: Bool { presented?.isSettings ?? false }

  var isHelpPageShown: Bool { if case .help = router.path.last { true } else { false } }

  func openAllSteps(of model: GameBoardModel) { router.push(.allSteps(AllStepsModel(model))) }

  var keyTables: [KeyTable] { KeyTables.all(words, keyMap: dependencies.preferences.keyMap) }

  /// Shows the techniques to practise, or starts with `technique`.
  private func train(_ technique: TechniqueID?) {
    let trainer = trainer ?? TrainerModel(dependencies: dependencies)
    self.trainer = trainer
    if let technique {
      trainer.choose(technique, isFromList: router.path.last == .trainer(trainer))
    }
    if router.path.last != .trainer(trainer) { router.push(.trainer(trainer)) }
  }
}

// Games
extension Suite {
  var board: GameBoardModel? {
    shown { if case .board(let model) = $0 { model } else { nil } }
  }

  /// Begins a game of `puzzle` with `opening` and shows its board, and a message if there is one. A
  /// puzzle of a pack or of a day that was left unfinished goes on where it was left. The game is
  /// practice if the preferences say so, or if `isPractice` is `true`. A solved grid, as
  /// collections of earlier versions may have, is no game.
  public func play(
    _ puzzle: Puzzle, from origin: GameOrigin = .level, opening: Opening = Opening(),
    isPractice: Bool = false, saying message: String? = nil
  ) {
    guard !puzzle.givens.isSolved else {
      notice = words.solution.nothingToPlay
      return
    }
    if origin.isOneOfAKind, let saved = records.unfinished(origin) {
      open(saved)
      return
    }
    var game = Game(id: dependencies.makeGameID(), puzzle: puzzle, origin: origin)
    if isPractice || dependencies.preferences.practises, game.isScored {
      game.startPractice(at: .zero)
    }
    game.begin(with: opening)
    let board = open(game, elapsed: opening.elapsed)
    if game.opening != nil, let empty = game.board.grid.emptyCells.first {
      board.place.cell = empty
    }
    if let message { board.tell(message) }
  }

  /// Goes on with the unfinished game of a puzzle of the player's own and says so. Begins one with
  /// `opening` and `message` if there is none, or if the opening is a position.
  public func playOwn(_ puzzle: Puzzle, opening: Opening, saying message: String?) {
    guard opening.move == nil, let saved = records.unfinished(ownPuzzle: puzzle.givens),
      saved.game.isPractice == dependencies.preferences.practises
    else { return play(puzzle, from: .own, opening: opening, saying: message) }
    open(saved).tell(message ?? words.board.resumed)
  }

  /// Goes on with the game that was left last.
  private func resume() {
    records.refresh()
    guard let resumable = records.resumable else {
      notice = notice ?? words.home.nothingToResume
      return
    }
    open(resumable)
  }

  /// Opens a saved game, and says if that isn't all of it.
  @discardableResult
  func open(_ saved: SavedGame) -> GameBoardModel {
    let board = open(saved.game, elapsed: saved.elapsed)
    if saved.unreadTurns > 0 {
      notice = notice ?? words.levels.unreadTurn(saved.game.journal.count + 1)
    }
    return board
  }

  @discardableResult
  private func open(_ game: Game, elapsed: Duration) -> GameBoardModel {
    let board = GameBoardModel(game: game, elapsed: elapsed, dependencies: dependencies)
    board.openLesson = { [weak self, unowned board] in self?.open($0, over: board) }
    if let cell = cursors[game.id], game.pendingMove == nil { board.go(to: cell) }
    openedBoards += 1
    switch router.path.last {
    case .board, .making, .levelSplash: router.replace(with: .board(board))
    default: router.push(.board(board))
    }
    findCollection(of: game)
    return board
  }

  /// Goes back from the board to where it was opened.
  func end() {
    if let board { cursors[board.game.id] = board.cursor }
    board?.close()
    unsaved.tellOnLeaving(board)
    records.refresh()
    router.pop()
    refreshCollections()
  }

  /// The game that is shown again.
  var replay: ReplayModel? {
    shown { if case .replay(let model) = $0 { model } else { nil } }
  }

  func showReplay(of id: Game.ID, afterwards: @escaping () -> Void = {}) {
    do throws(StoreError) {
      guard let saved = try dependencies.store.game(id) else {
        notice = words.replay.gone
        return
      }
      afterReplay = afterwards
      router.push(.replay(ReplayModel(game: saved.game, now: dependencies.now)))
      if saved.unreadTurns > 0 {
        notice = words.levels.unreadEnd(saved.game.journal.count + 1)
      }
    } catch {
      notice = words.text(of: error)
    }
  }

  func endReplay() {
    router.pop()
    afterReplay()
    afterReplay = {}
  }
}

extension GameOrigin {
  /// `true` if only one unfinished game of it is kept: that of a numbered puzzle or of a day.
  fileprivate var isOneOfAKind: Bool {
    switch self {
    case .pack, .daily: true
    case .level, .own, .training: false
    }
  }
}
