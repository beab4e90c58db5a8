import Games
import Scutes
import Store

/// The suite as every screen sees it. A screen that needs more declares a protocol of its own next
/// to its view.
protocol ScreenHost: AnyObject {
  var dependencies: Dependencies { get }
  /// The player's records.
  var records: PlayerRecords { get }
  /// The folder last browsed for files.
  var folder: String { get set }
  /// `true` if the settings, or the technique profiles among them, are open over any screen.
  var areSettingsShown: Bool { get }
  /// `true` while a page of the help is open.
  var isHelpPageShown: Bool { get }
  /// The Memory theme whose symbols are on the boards, or `nil` for none.
  var tileTheme: MemoryTheme? { get }
  /// The Memory themes with enough symbols for a board.
  var tileThemes: [MemoryTheme] { get }
  /// The symbols that stand for digits on a terminal with these capabilities.
  func tiles(on capabilities: TerminalCapabilities) -> Tiles
  /// Puts the symbols of `theme` on the boards if it has nine. Returns the message to show.
  func useOnBoard(_ theme: MemoryTheme) -> Toast
  /// Shows `destination`.
  func go(to destination: Destination)
  /// The content of the sheet that `destination` is.
  func sheet(of destination: Destination) -> AnyView
  /// Puts pasted text on the solver's board, or says why it can't.
  func solve(pasted text: String)
  /// Returns to the screen below.
  func goBack()
  /// Shows `sentence` over the current screen.
  func notify(_ sentence: String)
}

extension ScreenHost {
  /// The text in the user's language.
  var words: Words { dependencies.words }

  /// The progress of a game, when it was left, and first of all if that isn't saved yet.
  func progress(of saved: SavedGame) -> String {
    let progress = words.progress(of: saved, dependencies)
    return records.unsavedGames.contains(saved.game.id)
      ? "\(words.board.notSavedYet) · \(progress)" : progress
  }
}
