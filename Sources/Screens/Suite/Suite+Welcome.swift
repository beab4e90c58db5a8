import Games
import Store
import Widgets

extension Suite: WelcomeHost, StartUpHost {
  /// Begins as a program does that nobody has told where to: with the start-up screen, unless nothing
  /// is to move, and before the first run with a welcome.
  public func begin() {
    if !outside.preferences.values.isWelcomed { router.push(.welcome) }
    if outside.preferences.effects != .none { router.push(.startUp) }
  }

  /// Whether the start-up screen is shown.
  var isStartingUp: Bool { router.path.last == .startUp }

  /// Goes from the start-up screen to what is below it.
  func endStartUp() {
    if isStartingUp { router.pop() }
  }

  /// Goes from the start-up screen to what is below it; Home, where Escape is pressed once more before
  /// the welcome that is below it was shown.
  func escapeStartUp() {
    if router.path.last == .welcome { endWelcome() } else { endStartUp() }
  }

  /// Goes from the word of welcome to the first steps, which never come again by themselves; Home where
  /// there is no board for them.
  func beginFirstSteps() {
    outside.preferences.values.isWelcomed = true
    firstSteps = FirstSteps(outside: outside)
    if firstSteps == nil { endWelcome() }
  }

  /// Goes Home from the welcome, which does not come again by itself.
  func endWelcome() {
    outside.preferences.values.isWelcomed = true
    guard router.path.last == .welcome else { return }
    router.pop()
    firstSteps = nil
    outside.sound(.passageForth)
  }

  /// Goes from the last of the first steps to the puzzle that Home would offer.
  func playFirstPuzzle() {
    endWelcome()
    show(records.nextPuzzle)
  }

  /// Begins as on the first run: a game that is played is saved, and what else is shown is left.
  func restart() {
    leaveForHome()
    outside.preferences.values.isWelcomed = false
    router.push(.welcome)
    outside.sound(.passageBack)
  }
}
