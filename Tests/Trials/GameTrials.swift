import Foundation
import Generating
import TerminalTesting

extension Trial {
  /// Kills at random moments of random play.
  static let kills = Trial(
    "kills", "A move that was shown is kept, whenever the program is killed.", unit: "kills",
    short: 2, long: 200
  ) { attempt in
    let game = try KilledGame(attempt)
    let rounds = attempt.scale == .long ? 5 : 3
    for _ in 0..<rounds {
      try game.play()
      try game.killAmidst(game.nextAction())
      try game.check()
    }
    attempt.tried = rounds
  }

  /// Kills at exact system calls.
  static let systemCalls = Trial(
    "system-calls", "A move that was shown is kept, whichever system call is the last.",
    unit: "kills", short: 2, long: 150
  ) { attempt in
    guard Strace.isUsable else { return attempt.omit("strace is not usable here") }
    // The calls, and how many of them come in most games.
    let calls = [
      ("fdatasync", 16), ("pwrite64", 90), ("write", 260), ("unlink", 1), ("ftruncate", 2),
    ]
    // The first ones come in every game.
    let call = attempt.scale == .short ? ("fdatasync", 2) : attempt.one(of: calls)
    let killer = Strace.killing(at: call.0, number: 1 + attempt.random.below(call.1))
    let game = try KilledGame(attempt, under: killer)
    if game.isRunning { try game.play(upTo: 10) }
    if game.isRunning { try game.leave() }
    // The call may not come that often.
    attempt.tried = game.isKilled ? 1 : 0
    try game.check()
  }
}
