import Screens
import Store

/// The end of a session, and the messages that the user needs afterwards.
struct Departure {
  /// The signal that ended it, or `nil` if the user did.
  let signal: Int32?
  /// The games or lists that couldn't be saved, if the user doesn't know yet.
  let unsaved: Unsaved?
  /// The settings and lessons that couldn't be saved.
  let unsavedPreferences: UnsavedPreferences?
  /// Why the solver's board couldn't be saved, or `nil` if it was.
  let unsavedBoard: SolverFileError?
  /// Another file that has taken the place of the games file. It is reported again, because the
  /// next key on a board closes the notice.
  let replacement: FileReplacement?

  /// A change that the file of games lacks.
  enum Unsaved {
    case moves(StoreError)
    /// A change of a list, such as another name for a collection.
    case change
  }

  /// Says on standard error what couldn't be saved, and what the user doesn't know yet.
  func say(in words: Words, gamesFile: String) {
    if let replacement { Ending.say(words.text(of: replacement)) }
    switch unsaved {
    case .moves(let error): Ending.say(words.textOfLastMoves(unsavedIn: gamesFile, because: error))
    case .change: Ending.say(words.textOfLastChange(unsavedIn: gamesFile))
    case nil: break
    }
    if let unsavedPreferences {
      Ending.say(words.textAfterLeaving(without: unsavedPreferences))
    }
    if let unsavedBoard { Ending.say(words.textAfterLeaving(without: unsavedBoard)) }
  }
}
