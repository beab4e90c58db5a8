import Foundation
import Games
import Generating
import Hints
import Logging
import Screens
import Scutes
import Store
import Sudoku

@MainActor
struct Player {
  let locations: DataLocations
  /// The puzzle to start with. `nil` to start at Home, or in the trainer if the origin says so.
  let start: Puzzle?
  let seed: UInt64
  let moment: Moment
  var options = SessionOptions()
  /// Plays sounds, or `nil` for silence.
  var sounds: SoundPlayer?
  /// The programs that take and convert pictures, or `nil` for none.
  var pictures: PicturePrograms?
  var log: Logger?
  /// `true` to open a pack's puzzle even if it is locked, since it wasn't when recorded.
  var opensLocked = false
  var inspects = false
  /// `true` if games are saved in the background. A replay waits for each, so that it shows what
  /// was recorded.
  var savesInBackground = true
  var usesPseudoLanguage = false
  /// Called before the first frame, when nothing else can fail any more.
  var onStart: () throws -> Void = {}
  /// Called when the user has left and the terminal is as it was found.
  var onRestoredTerminal: () -> Void = {}

  /// Plays in the process's terminal until the user leaves. `record` receives the lines of a
  /// recording.
  func play(record: ((String) -> Void)? = nil) throws {
    let terminal = try Self.openTerminal(words)
    // Until the first frame nobody reads keys, and what is done meanwhile may take a while.
    terminal.keysAreSignals = true
    terminal.learnAmbiguousWidth()
    UnfinishedRescue.watch { UnfinishedFiles.note($0) }
    let departure = try play(on: terminal, record)
    // One that is under way in the background ends with the program.
    UnfinishedFiles.delete()
    onRestoredTerminal()
    departure.say(in: words, gamesFile: locations.gamesFile)
    if let signal = departure.signal { Ending.end(by: signal) }
  }

  /// Plays until the user leaves.
  private func play(
    on terminal: NCursesTerminal, _ record: ((String) -> Void)?
  ) throws -> Departure {
    defer { terminal.restore() }
    let least = SuiteView.minSize
    guard terminal.size.width >= least.width, terminal.size.height >= least.height else {
      throw UsageError(
        words.text(
          of: StartError.smallTerminal(
            width: terminal.size.width, height: terminal.size.height, minWidth: least.width,
            minHeight: least.height)))
    }
    let onFirstFrame = { terminal.keysAreSignals = false }
    guard let record else {
      return try run(on: terminal, now: MonotonicClock.now, onFirstFrame: onFirstFrame)
    }
    let start = try SessionStart(
      seed: seed, moment: moment, options: options, puzzle: start, locations: locations,
      words: words)
    let recording = RecordingTerminal(
      terminal, now: MonotonicClock.now, notes: start.notes, write: record)
    return try run(on: recording, now: { recording.now }, onFirstFrame: onFirstFrame)
  }

  /// Opens the process's terminal. Keys come from the one behind standard output if standard input
  /// was data. Errors are in `words`.
  static func openTerminal(_ words: Words) throws(UsageError) -> NCursesTerminal {
    StandardInput.closeIfTaken()
    do throws(TerminalError) {
      return try NCursesTerminal(input: StandardInput.isTaken ? STDOUT_FILENO : STDIN_FILENO)
    } catch .inputIsNoTerminal {
      throw UsageError(words.text(of: StartError.inputIsNoTerminal))
    } catch {
      throw UsageError(words.text(of: error))
    }
  }

  /// Plays on `terminal` with the clock `now`, until the user leaves.
  func run(
    on terminal: any Terminal, now: @escaping () -> Duration, onFirstFrame: () -> Void = {}
  ) throws -> Departure {
    let clock = SessionClock(from: moment, by: now)
    let time = { clock.now }
    let replacements = Monitor<[FileReplacement]>([])
    let suites = WeakSuite()
    let rescue = RescueScreen(terminal: terminal, words: words)
    let store = try openStore(
      clock,
      onDamage: { progress in
        if Thread.isMainThread {
          // Once the program is shown, a frame in the middle of its work would disturb it.
          MainActor.assumeIsolated { rescue.show(progress) }
        } else if progress.total == nil {
          Task { @MainActor in suites.suite?.note(progress) }
        }
      },
      onReplacement: { reason in
        replacements.change { $0.append(reason) }
        Task { @MainActor in suites.suite?.note(reason) }
      })
    if case .pack(let id) = options.origin, !opensLocked { try refuse(id, ifLockedIn: store) }
    let loaded = loadPreferences()
    if let width = loaded.preferences.characterWidth.ambiguousWidth { AmbiguousWidth.use(width) }
    let controls = RuntimeControls()
    let solver = SolverFile(path: locations.solverFile)
    // Korean would be nothing but question marks.
    let readable = terminal.capabilities.glyphs == .ascii ? .english : options.askedLanguage
    let dependencies = dependencies(
      store, loaded.preferences, solver, clock, language: readable, controls: controls)
    let notices =
      [store.setAside, loaded.setAside].compactMap { $0.map { dependencies.words.text(of: $0) } }
      + [store.dropped].compactMap { $0.map { dependencies.words.text(of: $0) } }
      + [loaded.fault].compactMap { $0.map { dependencies.words.text(of: $0) } }
    let suite = Suite(
      dependencies: dependencies,
      notice: notices.isEmpty ? nil : notices.joined(separator: "\n"))
    suites.suite = suite
    if options.practises { suite.practiseForSession() }
    if let theme = options.askedTheme { suite.overrideTheme(with: theme) }
    if options.isForScreenReader { suite.suitScreenReaderThisTime() }
    options.customization.apply(to: suite, on: terminal.capabilities)
    try onStart()
    begin(suite)
    let runtime = Runtime(
      terminal: terminal, theme: SuiteTheme.suited(to: terminal.capabilities).theme,
      words: suite.words.kit, now: time,
      inspectorKey: inspects ? KeyPress(.function(12)) : nil
    ) {
      SuiteView(suite: suite)
    }
    controls.runtime = runtime
    suite.configure(runtime)
    var ending: Int32?
    runtime.onTermination = { signal in
      suite.save()
      // A terminal that is gone has hung up, even if its signal is lost.
      ending = signal ?? SIGHUP
    }
    runtime.aroundSuspension = { suite.pauseWhile($0) }
    if let log { runtime.tell(log, of: terminal) }
    defer {
      sounds?.stop()
      pictures?.stop()
    }
    rescue.end()
    runtime.showFrame()
    onFirstFrame()
    StartUpMemory.giveBack()
    runtime.run()
    let saver = dependencies.saver
    let unsaved: Departure.Unsaved? = saver.finish(within: Self.endDelay).map {
      saver.isOnlyChanging ? .change : .moves($0)
    }
    let unsavedBoard = solver.finish(within: Self.endDelay)
    // A save may still be waiting for a lock on the database, and closing would wait for the save.
    if unsaved == nil { store.close() }
    return Departure(
      signal: ending, unsaved: unsaved, unsavedPreferences: suite.finishPreferences(),
      unsavedBoard: unsavedBoard, replacement: replacements.value.last)
  }

  /// The longest wait for games to be saved at the end of the program, such as after a signal.
  private static let endDelay = Duration.seconds(3)
  /// The same for preferences. Longer than the wait for a lock, so that the lock can be named.
  private static let preferencesEndDelay = Duration.seconds(3)
  /// The longest wait of the screen for preferences to be saved.
  private static let preferencesDelay = Duration.milliseconds(150)
  /// The longest that the screen waits for a turn to be saved. After that, it is shown as not saved
  /// yet.
  private static let turnDelay = Duration.milliseconds(250)

  private func begin(_ suite: Suite) {
    if case .training(let name) = options.origin, let technique = TechniqueID(rawValue: name) {
      return suite.go(to: .drill(technique))
    }
    if let learning = options.learning {
      suite.go(to: .course)
      if case .lesson(let lesson) = learning { suite.go(to: .lesson(lesson)) }
      return
    }
    if let picture = options.picture {
      return suite.openPicture(picture.bytes, named: picture.name)
    }
    guard let start else { return suite.begin() }
    if case .pack(let id) = options.origin { return suite.show(id) }
    if options.origin == .own {
      return suite.playOwn(start, opening: options.opening, saying: options.remark)
    }
    suite.play(start, from: options.origin, opening: options.opening, saying: options.remark)
  }

  private func dependencies(
    _ store: GameStore, _ preferences: Preferences, _ solver: SolverFile, _ clock: SessionClock,
    language: Language?, controls: RuntimeControls
  ) -> Dependencies {
    let random = RandomNumbers(seed: seed)
    var dependencies = Dependencies(
      store: store, preferences: preferences, systemLanguage: options.systemLanguage,
      askedLanguage: language,
      savePreferences: { [locations] old, new in
        let file = PreferencesFile(path: locations.preferencesFile)
        return Result { () throws(PreferencesError) in try file.save(changesFrom: old, to: new) }
      },
      now: { clock.now }, wallClock: { clock.wallClock },
      localTime: { LocalTime($0, in: options.timeZone) },
      makeGameID: { random.gameID }, makeSeed: { random.seed },
      exit: { controls.runtime?.exit() }, suspend: { controls.runtime?.suspend() })
    if savesInBackground {
      dependencies.saver = GameSaver(store, patience: Self.turnDelay)
      dependencies.savePreferences(
        with: PreferencesSaver(
          PreferencesFile(path: locations.preferencesFile), patience: Self.preferencesDelay),
        waitingAtEnd: Self.preferencesEndDelay)
    }
    dependencies.repaint = { controls.runtime?.repaint() }
    dependencies.terminalFacts = { controls.runtime?.terminalFacts }
    dependencies.files = .disk(sparing: locations)
    dependencies.drawer = .cairo
    dependencies.pictures = pictures?.access ?? .none
    dependencies.themes = MemoryThemeFolder(path: locations.themesFolder).store
    dependencies.solver = SolverStore(solver)
    dependencies.tipNumber = random.tip
    dependencies.usesPseudoLanguage = usesPseudoLanguage
    dependencies.program = ProgramFacts(
      version: Version.number, build: Version.build, gamesFile: locations.gamesFile,
      preferencesFile: locations.preferencesFile, themesFolder: locations.themesFolder)
    dependencies.play = { [sounds] effect in
      guard let sounds, !sounds.play(effect), effect.isWorthABell else { return }
      controls.runtime?.bell()
    }
    return dependencies
  }
}

extension Player {
  /// The text in the requested or system language, for messages before the first screen.
  private var words: Words { .in(options.askedLanguage ?? options.systemLanguage) }

  /// Rejects a locked puzzle of a pack, and says what unlocks it.
  private func refuse(_ id: PuzzleID, ifLockedIn store: GameStore) throws(UsageError) {
    guard let pack = PuzzlePack.pack(id.pack),
      let completed = try? store.completedPuzzles(),
      let begun = try? store.begun()
    else { return }
    let progress = PackProgress(
      pack, completed: completed.keys,
      begun: begun.compactMap { if case .pack(let id) = $0 { id } else { nil } })
    guard progress.state(of: id.number) == .locked else { return }
    let error = StartError.lockedPuzzle(
      id, needed: progress.needed(for: id.number), next: progress.next())
    throw UsageError(words.text(of: error))
  }

  private func openStore(
    _ clock: SessionClock, onDamage: @escaping @Sendable (RescueProgress) -> Void,
    onReplacement: @escaping @Sendable (FileReplacement) -> Void
  ) throws(UsageError) -> GameStore {
    do throws(StoreError) {
      try locations.secure()
      return try GameStore.open(
        at: locations.gamesFile, now: clock.latestWallClock, onReplacement: onReplacement,
        onDamage: onDamage)
    } catch {
      throw UsageError(atStart: error, words)
    }
  }

  private func loadPreferences() -> (
    preferences: Preferences, setAside: SetAsideFile?, fault: PreferencesError?
  ) {
    do throws(PreferencesError) {
      let loaded = try PreferencesFile(path: locations.preferencesFile).load()
      return (loaded.preferences, loaded.setAside, nil)
    } catch {
      return (Preferences(), nil, error)
    }
  }
}

/// A reference to the suite for objects created before it.
@MainActor
private final class WeakSuite {
  weak var suite: Suite?
}

/// A reference to the runtime for objects created before it.
@MainActor
private final class RuntimeControls {
  var runtime: Runtime?
}

extension CharacterWidth {
  /// The kit's value, or `nil` if the environment decides.
  fileprivate var ambiguousWidth: AmbiguousWidth? {
    switch self {
    case .automatic: nil
    case .narrow: .narrow
    case .wide: .wide
    }
  }
}

/// The random numbers of a session, all from one seed.
@MainActor
final class RandomNumbers {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  var gameID: Int64 { max(1, Int64(random.next() >> 1)) }
  var seed: UInt64 { random.next() }
  var tip: Int { random.below(100) }
}
