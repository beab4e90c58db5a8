public import Games
public import Hints
public import Store

/// What the screens need of the world around them; a test puts its own in place.
public struct Outside {
  /// Where games are kept.
  public var store: GameStore
  /// Where the themes of Memory are kept.
  public var themes = MemoryThemeStore.inMemory()
  /// The emoji to choose from, with their names.
  public var emoji: () -> EmojiTable = { EmojiTable() }
  /// What the user prefers.
  let preferences: PreferenceChoices
  /// The time since any fixed moment, of a clock that only goes forward.
  public var now: () -> Duration
  /// The wall clock.
  public var wallClock: () -> Moment
  /// Date and time of day where the user is.
  public var localTime: (Moment) -> LocalTime
  /// A number for a new game, different from those of all others.
  public var makeGameID: () -> Int64
  /// A number to make a new puzzle from.
  public var makeSeed: () -> UInt64
  /// The files of the machine.
  public var files = FileAccess.none
  /// The programs of the machine that take and convert pictures.
  public var pictures = PictureAccess.none
  /// Reads puzzles from pictures.
  public var reader = PictureReader.standard
  /// Which tip to show, from 0; beyond the last one it begins again.
  public var tipNumber = 0
  /// What the program knows of itself.
  public var program = ProgramFacts(
    version: "", build: nil, gamesFile: "", preferencesFile: "", themesFolder: "")
  /// Has something heard, if it can be, and returns at once.
  public var play: (SoundEffect) -> Void = { _ in }
  /// Ends the program.
  public var exit: () -> Void
  /// Stops the process until the user brings it back.
  public var suspend: () -> Void

  /// The words of the user's language.
  public var words: Words { preferences.words }

  /// What the user prefers at present.
  public var preferred: Preferences {
    get { preferences.values }
    nonmutating set { preferences.values = newValue }
  }

  /// Whether the words are those of the pseudo-language, which no user is offered: English made
  /// longer and accented, for looking at what the screens make of it.
  public var usesPseudoLanguage: Bool {
    get { preferences.usesPseudoLanguage }
    nonmutating set { preferences.usesPseudoLanguage = newValue }
  }

  /// Has something heard, where the user wants to hear it.
  func sound(_ effect: SoundEffect) {
    if preferences.values.playsSound { play(effect) }
  }

  /// The given world. `askedLanguage` comes before what the preferences say, until these change.
  public init(
    store: GameStore, preferences: Preferences, systemLanguage: Language = .english,
    askedLanguage: Language? = nil,
    savePreferences: @escaping (Preferences) -> PreferencesError? = { _ in nil },
    now: @escaping () -> Duration,
    wallClock: @escaping () -> Moment, localTime: @escaping (Moment) -> LocalTime,
    makeGameID: @escaping () -> Int64, makeSeed: @escaping () -> UInt64,
    exit: @escaping () -> Void = {}, suspend: @escaping () -> Void = {}
  ) {
    self.store = store
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

/// What the program knows of itself, for those who want to report something or to copy their games.
public struct ProgramFacts: Hashable, Sendable {
  /// The version, as the change log counts.
  public let version: String
  /// Which build of it runs; nil where that can't be told.
  public let build: String?
  /// Where games are kept.
  public let gamesFile: String
  /// Where preferences are kept.
  public let preferencesFile: String
  /// The folder of the themes of Memory.
  public let themesFolder: String

  /// These facts.
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
