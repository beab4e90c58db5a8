import Formats
import Foundation
import Logging
import Screens
import Scutes
import Store

/// Replays a recording with its own games. Today's files aren't touched.
@MainActor
struct Replay {
  private let recording: Recording
  private let start: SessionStart
  /// A sentence about the line before which the recording ends, because it can't be read.
  private let shortened: String?
  var log: Logger?
  var inspects = false
  /// Called when nothing can fail any more.
  var onStart: () throws -> Void = {}

  /// The size limit of a recording, in bytes.
  private static let maxBytes = 1 << 26
  /// The longest wait for a puzzle to be made.
  private static let longestWork = Duration.seconds(20)

  init(path: String, words: Words) throws(UsageError) {
    let contents: [UInt8]?
    do throws(FileFault) {
      contents = try InputFile.contents(ofRegular: path, upTo: Self.maxBytes, in: words.language)
    } catch {
      throw UsageError(words.text(of: StartError.unreadable(path: path, reason: error)))
    }
    guard let contents else {
      throw UsageError(words.text(of: StartError.noRecording(path: path)))
    }
    let text = String(decoding: contents, as: UTF8.self)
    // If a name is repeated, the last one counts.
    var noteLines: [String: Int] = [:]
    var damage: RecordingError?
    do throws(RecordingError) {
      recording = try Recording(parsingStartOf: text, damage: &damage) { noteLines[$0] = $1 }
      shortened = damage.map {
        words.text(of: StartError.shortenedRecording(path: path, $0))
      }
    } catch {
      throw UsageError(words.text(of: StartError.damagedRecording(path: path, error)))
    }
    if let note = SessionStart.wrongNote(among: recording.notes) {
      let line = noteLines[note.rawValue] ?? 1
      throw UsageError(words.text(of: StartError.wrongNote(path: path, line: line, note)))
    }
    guard let start = SessionStart(notes: recording.notes) else {
      throw UsageError(words.text(of: StartError.foreignRecording(path: path)))
    }
    self.start = start
  }

  /// Shows the replay in the process's terminal. Without one, prints the last screen.
  func show() throws {
    defer { if let shortened { Ending.say(shortened) } }
    let language = start.options.askedLanguage ?? start.options.systemLanguage
    let words = Words.in(language)
    let folders = PrivateFolders()
    guard let folder = folders.make() else {
      let error = StoreError.temporaryFolder(
        path: PrivateFolders.temporaryFolder, reason: .notAllowed)
      throw UsageError(words.text(of: error))
    }
    defer { folders.close() }
    let locations = DataLocations(dataDirectory: folder, environment: [:], home: "")
    try start.lay(out: locations)
    let puzzle = try start.puzzle.map { try GivenPuzzle.read($0, in: language) }
    var player = Player(locations: locations, start: puzzle, seed: start.seed, moment: start.moment)
    player.options = start.options
    player.opensLocked = true
    player.savesInBackground = false
    player.log = log
    player.inspects = inspects
    player.onStart = onStart
    guard StandardInput.isTaken || isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      let terminal = ReplayTerminal(recording, longestWork: Self.longestWork, keepsFrames: false)
      _ = try Interruption.cleaningUp(folders.close) {
        try player.run(on: terminal, now: { terminal.now })
      }
      let rows = (terminal.frames.last?.canvas.text ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      StandardOutput.print(rows.map { String($0).printable }.joined(separator: "\n"))
      return
    }
    let screen = try Player.openTerminal(words)
    defer { screen.restore() }
    let terminal = ReplayTerminal(recording, on: screen, longestWork: Self.longestWork)
    _ = try player.run(on: terminal, now: { terminal.now })
    terminal.restore()
  }
}
