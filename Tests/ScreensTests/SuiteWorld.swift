import Games
import Hints
import Scenes
import Screens
import Store
import Sudoku
import Synchronization
import TestSupport

/// What lasts from one launch of the suite to the next: the games, the time, the numbers given out.
final class SuiteWorld {
  let clock = TestClock()
  /// The defaults, but that nothing moves: pictures are of what has come to rest.
  var preferences = {
    var preferences = Preferences()
    preferences.effects = .none
    return preferences
  }()
  var systemLanguage = Language.english
  /// The language of the command line.
  var askedLanguage: Language?
  /// Why preferences cannot be saved; nil while all is well.
  var preferencesFault: PreferencesError?
  /// The number of the first tip.
  var tipNumber = 0
  private(set) var exits = 0
  /// The files of the machine.
  var files = FileTree()
  /// Draws boards.
  var drawer = BoardDrawer.none
  /// The programs that take and convert pictures.
  var pictures = PictureAccess.none
  /// The themes of Memory.
  var themes = MemoryThemeStore.inMemory()
  /// The solver's board.
  var solver = SolverStore.inMemory()
  /// What was asked to be played.
  private(set) var played: [SoundEffect] = []
  /// Saves games in place of a saver that waits for each.
  var saver: GameSaver?
  /// Called while a process is stopped.
  var whileSuspended: () -> Void = {}
  private let calendar = SavingCalendar()
  /// The games, on a disk that can be made to fail.
  let store: GameStore
  private let disk = Disk()
  private var lastID: Int64 = 0
  private var seed: UInt64 = 0

  /// The world of a player who wants to see the score.
  static func showingTheScore() throws -> SuiteWorld {
    let world = try SuiteWorld()
    world.preferences.showsScore = true
    return world
  }

  init() throws {
    preferences.effects = .none
    store = try GameStore.inMemory(
      now: { [calendar] in calendar.next() }, fault: { [disk] in disk.fault(in: $0) })
  }

  /// Lets days pass on the wall clock, which begins at noon of 2026-11-21.
  func sleep(days: Int) {
    calendar.pass(days: days)
  }

  /// Makes every use of the store fail, or that of the method `call`, such as `save(_:elapsed:)`. With
  /// nil, all is well again.
  func fail(with error: StoreError?, in call: String? = nil) {
    disk.failure.withLock { $0 = (error, call) }
  }

  /// The world as one launch of the suite sees it.
  func dependencies() -> Dependencies {
    var dependencies = Dependencies(
      store: store, preferences: preferences, systemLanguage: systemLanguage,
      askedLanguage: askedLanguage,
      savePreferences: { [self] in
        if let preferencesFault { return .failure(preferencesFault) }
        preferences = (try? preferences.merging(changesFrom: $0, to: $1)) ?? $1
        return .success(preferences)
      },
      now: { [clock] in clock.now }, wallClock: { [calendar] in calendar.now },
      localTime: { LocalTime($0, secondsFromUTC: 0) },
      makeGameID: { [self] in
        lastID += 1
        return lastID
      },
      makeSeed: { [self] in
        seed += 1
        return seed
      })
    if let saver { dependencies.saver = saver }
    dependencies.program = ProgramFacts(
      version: "1.2.3", build: "20261121.1205", gamesFile: "/home/me/games.sqlite",
      preferencesFile: "/home/me/preferences.json", themesFolder: "/home/me/themes")
    dependencies.tipNumber = tipNumber
    dependencies.exit = { [self] in exits += 1 }
    dependencies.files = files.access
    dependencies.drawer = drawer
    dependencies.pictures = pictures
    dependencies.reader = ScenePictures.reader
    dependencies.themes = themes
    dependencies.solver = solver
    dependencies.play = { [self] in played.append($0) }
    return dependencies
  }
}

private nonisolated final class Disk: Sendable {
  let failure = Mutex<(error: StoreError?, call: String?)>((nil, nil))

  func fault(in call: String) -> StoreError? {
    failure.withLock { $0.call == nil || $0.call == call ? $0.error : nil }
  }
}
