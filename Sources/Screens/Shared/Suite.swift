public import Models
public import Observation
public import Widgets

/// What all screens share: where the user is, the game that is being played, the words, the store.
@Observable
public final class Suite {
  /// The way to the screen that is shown.
  @ObservationIgnored public let router: Router<Route>
  @ObservationIgnored let outside: Outside
  /// The game on the board.
  private(set) var board: GameBoardModel?
  /// The game that could be resumed, as it was left.
  private(set) var resumable: SavedGame?
  /// The level of which a puzzle is being made; nil while none is.
  var wantedLevel: Level?
  /// Whether the settings are open, over whatever screen.
  var areSettingsShown = false
  /// Something that the user ought to know.
  var notice: String?

  /// A suite that begins at Home. `notice` is shown there first.
  public init(outside: Outside, notice: String? = nil) {
    router = Router()
    self.outside = outside
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

  /// Begins a game of `puzzle` and shows its board.
  public func play(_ puzzle: Puzzle) {
    open(Game(id: outside.makeGameID(), puzzle: puzzle), elapsed: .zero)
  }

  /// Makes a puzzle and begins a game of it, unless the user has gone on to something else by then.
  func makePuzzle(_ level: Level) async {
    guard let puzzle = try? await Generator.generate(level: level, seed: outside.makeSeed()),
      !Task.isCancelled, wantedLevel == level
    else { return }
    play(puzzle)
  }

  /// Goes on with the game that was left last.
  public func resume() {
    lookForResumable()
    guard let resumable else {
      notice = notice ?? words.home.nothingToResume
      return
    }
    open(resumable.game, elapsed: resumable.elapsed)
  }

  /// Goes back from the board to the levels.
  func end() {
    board?.close()
    if let failure = board?.failure { notice = failure.description }
    board = nil
    lookForResumable()
    router.pop()
  }

  /// Goes back from the levels to Home; a puzzle that is being made is made no further.
  func leaveLevels() {
    wantedLevel = nil
    router.pop()
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
    wantedLevel = nil
    board = GameBoardModel(game: game, elapsed: elapsed, outside: outside)
    if router.path.last != .board {
      if router.path.last != .levels { router.push(.levels) }
      router.push(.board)
    }
  }

  private func lookForResumable() {
    do throws(StoreError) {
      resumable = try outside.store.latestUnfinished()
    } catch {
      resumable = nil
      notice = error.description
    }
  }
}
