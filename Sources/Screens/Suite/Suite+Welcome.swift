import Games
import Store
import Widgets

extension Suite: WelcomeHost, StartUpHost {
  /// Begins as a program does that nobody has told where to: with the start-up screen, unless nothing
  /// is to move, and before the first run with a welcome.
  public func begin() {
    if !outside.preferences.values.isWelcomed { openWelcome() }
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
    if case .welcome = router.path.last { endWelcome() } else { endStartUp() }
  }

  /// The welcome, while it is shown.
  var welcome: WelcomeModel? {
    router.path.lazy.compactMap { if case .welcome(let welcome) = $0 { welcome } else { nil } }.last
  }

  /// Shows the first steps, without a word before them.
  func openFirstSteps() {
    let welcome = WelcomeModel(outside: outside)
    if welcome.beginSteps() { router.push(.welcome(welcome)) }
  }

  private func openWelcome() { router.push(.welcome(WelcomeModel(outside: outside))) }

  /// Goes Home from the welcome, which does not come again by itself.
  func endWelcome() {
    outside.preferences.values.isWelcomed = true
    guard case .welcome = router.path.last else { return }
    router.pop()
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
    openWelcome()
    outside.sound(.passageBack)
  }
}
