import Games
import Screens
import Scutes
import ScutesTesting
import Store

/// The world around the suite in a scene: games in memory, a clock that stands still.
final class SceneWorld {
  let clock = TestClock()
  private let store: GameStore
  private let calendar = SavingCalendar()
  private var lastID: Int64 = 0
  private var seed: UInt64 = 0

  /// Creates a world with `past`.
  init(_ past: ScenePast) throws {
    store = try GameStore.inMemory { [calendar] in calendar.next() }
    try past.write(to: store) { makeID() }
  }

  private func makeID() -> Int64 {
    lastID += 1
    return lastID
  }

  /// The world as the suite sees it.
  func dependencies(effects: Effects) -> Dependencies {
    var preferences = Preferences()
    preferences.effects = effects
    var dependencies = Dependencies(
      store: store, preferences: preferences,
      now: { [clock] in clock.now }, wallClock: { [calendar] in calendar.now },
      localTime: { LocalTime($0, secondsFromUTC: 0) },
      makeGameID: { [self] in makeID() },
      makeSeed: { [self] in
        seed += 1
        return seed
      })
    dependencies.program = ProgramFacts(
      version: "1.2.3", build: "20261121.1205",
      gamesFile: "~/.local/share/ultimate-sudoku/games.sqlite",
      preferencesFile: "~/.config/ultimate-sudoku/preferences.json",
      themesFolder: "~/.local/share/ultimate-sudoku/themes")
    dependencies.files = Self.files
    dependencies.reader = ScenePictures.reader
    return dependencies
  }

  private static let files = FileAccess(
    startFolder: "/home", homeFolder: "/home",
    list: { _ throws(FileError) in
      [
        FileItem(name: "archive", isFolder: true, size: nil),
        FileItem(name: "doubtful.jpg", isFolder: false, size: 180_000),
        FileItem(name: "hard.sdk", isFolder: false, size: 81),
      ]
    },
    read: { path, _ throws(FileError) in
      let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      guard let picture = name.flatMap(ScenePictures.init) else { throw .notFound(path) }
      return picture.bytes
    },
    write: { _, path, _ throws(FileError) in throw .notAllowed(path) })
}
