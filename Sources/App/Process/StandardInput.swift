import Foundation
import Hints
import Screens
import Sudoku
import Synchronization

/// Standard input as data: puzzles, a picture, a recording. Once it is taken, the game takes its
/// keys from the terminal behind standard output.
enum StandardInput {
  private static let taken = Mutex(false)

  /// `true` if it was read as data.
  static var isTaken: Bool { taken.withLock { $0 } }

  /// Takes it as data and returns its descriptor. If that is a terminal on which nothing was typed
  /// yet, says so on standard error: otherwise the program would look hung.
  static func take(in language: Language = .english) -> Int32 {
    let wasTaken = taken.withLock { taken in
      defer { taken = true }
      return taken
    }
    if !wasTaken, isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1,
      InputFile.isWaiting(STDIN_FILENO)
    {
      Ending.say(Words.in(language).waitsForInput)
    }
    return STDIN_FILENO
  }

  /// Closes it if it was taken, so that whoever writes into the pipe learns that no more is read.
  static func closeIfTaken() {
    guard isTaken, isatty(STDIN_FILENO) == 0 else { return }
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 else { return }
    dup2(nothing, STDIN_FILENO)
    close(nothing)
  }
}
