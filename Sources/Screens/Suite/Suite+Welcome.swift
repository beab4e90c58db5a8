import Games
import Scutes
import Store

extension Suite: WelcomeHost {
  /// Starts without a requested screen: with the start-up screen, unless animation is off, and with
  /// the welcome on the first run. Whoever has begun a game, as with `--puzzle`, is let on to it.
  public func begin() {
    if !dependencies.preferences.values.isWelcomed, !records.hasPlayed { openWelcome() }
    if dependencies.preferences.effects != .none { router.push(.startUp) }
  }

  var isStartingUp: Bool { router.path.last == .startUp }

  /// Goes from the start-up screen to the one below it.
  func endStartUp() {
    if isStartingUp { router.pop() }
  }

  /// Leaves the start-up screen. A second Escape, before the welcome below it is drawn, goes Home.
  func escapeStartUp() {
    if case .welcome = router.path.last { endWelcome() } else { endStartUp() }
  }

  /// The welcome, while it is on the screen.
  var welcome: WelcomeModel? {
    shown { if case .welcome(let model) = $0 { model } else { nil } }
  }

  /// Shows the first steps without an introduction.
  func openFirstSteps() {
    let welcome = WelcomeModel(dependencies: dependencies)
    if welcome.beginSteps() { router.push(.welcome(welcome)) }
  }

  private func openWelcome() { router.push(.welcome(WelcomeModel(dependencies: dependencies))) }

  func endWelcome() {
    dependencies.preferences.values.isWelcomed = true
    guard case .welcome = router.path.last else { return }
    router.pop()
    dependencies.sound(.passageForth)
  }

  func playFirstPuzzle() {
    endWelcome()
    show(records.nextPuzzle)
  }

  /// Starts over as on the first run. Saves the current game and leaves all other screens.
  func restart() {
    leaveForHome()
    dependencies.preferences.values.isWelcomed = false
    openWelcome()
    dependencies.sound(.passageBack)
  }
}
