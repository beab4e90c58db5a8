public import Games
import Hints
public import Scutes
public import Store
public import Sudoku

/// The screens' dependencies. Tests replace them.
public struct Dependencies {
  /// The store of games.
  public let store: GameStore
  /// Saves games to the store.
  public var saver: GameSaver
  /// The store of Memory themes.
  public var themes = MemoryThemeStore.inMemory()
  /// The store of the solver's board.
  public var solver = SolverStore.inMemory()
  /// The emoji to choose from, with their names.
  public var emoji: () -> EmojiTable = { EmojiTable() }
  /// The user's preferences.
  let preferences: PreferenceChoices
  /// A monotonic clock: the time since some fixed moment.
  public var now: () -> Duration
  /// The wall clock.
  public var wallClock: () -> Moment
  /// Converts a moment to local date and time.
  public var localTime: (Moment) -> LocalTime
  /// Generates a unique identifier for a new game.
  public var makeGameID: () -> Int64
  /// Generates a seed for a new puzzle.
  public var makeSeed: () -> UInt64
  /// The files of the machine.
  public var files = FileAccess.none
  /// The installed programs that take and convert pictures.
  public var pictures = PictureAccess.none
  /// Draws boards into files.
  public var drawer = BoardDrawer.none
  /// Reads puzzles from pictures.
  public var reader = PictureReader.standard
  /// The number of the tip to show, from 0. Wraps around after the last tip.
  public var tipNumber = 0
  /// Facts about the running program.
  public var program = ProgramFacts(
    version: "", build: nil, gamesFile: "", preferencesFile: "", themesFolder: "")
  /// Plays a sound if possible, without waiting for its end.
  public var play: (SoundEffect) -> Void = { _ in }
  /// Quits the program.
  public var exit: () -> Void
  /// Stops the process until the user resumes it.
  public var suspend: () -> Void
  /// Repaints the whole screen.
  public var repaint: () -> Void = {}
  /// The facts about the terminal, for About.
  public var terminalFacts: () -> TerminalFacts? = { nil }

  /// The text in the user's language.
  public var words: Words { preferences.words }

  /// The current preferences.
  public var preferred: Preferences {
    get { preferences.values }
    nonmutating set { preferences.values = newValue }
  }

  /// `true` to use the pseudo-language, which isn't offered to users: English with longer, accented
  /// words, to test layouts.
  public var usesPseudoLanguage: Bool {
    get { preferences.usesPseudoLanguage }
    nonmutating set { preferences.usesPseudoLanguage = newValue }
  }

  /// Saves preferences with `saver` from now on. The last save may take up to `limit`.
  public func savePreferences(with saver: PreferencesSaver, waitingAtEnd limit: Duration) {
    preferences.save(with: saver, waitingAtEnd: limit)
  }

  /// Plays a sound if the user has sounds on.
  func sound(_ effect: SoundEffect) {
    if preferences.values.playsSound { play(effect) }
  }

  /// Creates dependencies. `askedLanguage` overrides the preferred language until the user changes
  /// it. `savePreferences` saves the changes between two preferences, and returns the second with
  /// the changes of other programs.
  public init(
    store: GameStore, preferences: Preferences, systemLanguage: Language = .english,
    askedLanguage: Language? = nil,
    savePreferences:
      @escaping (
        _ old: Preferences, _ new: Preferences
      ) -> Result<Preferences, PreferencesError> = { .success($1) },
    now: @escaping () -> Duration,
    wallClock: @escaping () -> Moment, localTime: @escaping (Moment) -> LocalTime,
    makeGameID: @escaping () -> Int64, makeSeed: @escaping () -> UInt64,
    exit: @escaping () -> Void = {}, suspend: @escaping () -> Void = {}
  ) {
    self.store = store
    saver = GameSaver(store)
    self.preferences = PreferenceChoices(
      preferences, systemLanguage: systemLanguage, askedLanguage: askedLanguage,
      save: savePreferences)
    self.now = now
    self.wallClock = wallClock
    self.localTime = localTime
    self.makeGameID = makeGameID
    self.makeSeed = makeSeed
    self.exit = exit
    self.suspend = suspend
  }
}

/// Facts about the running program, for bug reports and backups of games.
public struct ProgramFacts: Hashable, Sendable {
  /// The version, as in the change log.
  public let version: String
  /// The build, or `nil` if unknown.
  public let build: String?
  /// The path of the games file.
  public let gamesFile: String
  /// The path of the preferences file.
  public let preferencesFile: String
  /// The folder of the Memory themes.
  public let themesFolder: String

  /// Creates facts from these values.
  public init(
    version: String, build: String?, gamesFile: String, preferencesFile: String,
    themesFolder: String
  ) {
    self.version = version
    self.build = build
    self.gamesFile = gamesFile
    self.preferencesFile = preferencesFile
    self.themesFolder = themesFolder
  }
}
